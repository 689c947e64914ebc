import type * as English from '../../../../en/page/sharing/pages/EmbedPage.ts'

export const itsNumberMayBe = 'Puede que el número esté mal escrito, o que el puzle aún no haya llegado.'
export const morePuzzlesAtEmojigma = 'Más puzles en Emojigma'
export const puzzle: typeof English.puzzle = (id) => `Puzle ${id}`
export const anEmojiPuzzleToSolve = 'Un puzle de emojis para resolver.'
export const noPuzzleHere = 'Aquí no hay puzle'
export const thereIsNoPuzzle = 'No hay ningún puzle con ese número.'
export const thereIsNoPuzzleHere = 'Aquí no hay ningún puzle'
