import type * as English from '../../../../en/page/play/offline/LostGuesses.ts'

export const allRight = 'De acuerdo'
export const yourAnswerToPuzzle: typeof English.yourAnswerToPuzzle = (puzzleId) => `Tu respuesta al puzle ${puzzleId}`
