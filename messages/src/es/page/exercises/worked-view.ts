import type * as English from '../../../en/page/exercises/worked-view.ts'

export const thePuzzleIsA: typeof English.thePuzzleIsA = (side) => `El puzle es un tablero de ${side} por ${side}.`
export const thePuzzleHowMuchIs: typeof English.thePuzzleHowMuchIs = (equations, asked) => `El puzle: ${equations} ¿Cuánto es ${asked}?`
