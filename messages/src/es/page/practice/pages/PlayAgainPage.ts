import type * as English from '../../../../en/page/practice/pages/PlayAgainPage.ts'

export const aPuzzleCanBe = 'Un puzle se puede volver a jugar cuando está resuelto o se ha mirado su respuesta.'
export const openThePuzzle = 'Abrir el puzle'
export const playPuzzleAgain: typeof English.playPuzzleAgain = (id) => `Jugar otra vez el puzle ${id}`
export const moreLikeThis = 'Más como este'
export const onceMore = 'Otra vez'
export const practise = 'Practicar'
export const solveItFirst = 'Resuélvelo primero'
export const anEmojiPuzzleOnce = 'Un puzle otra vez, sin puntos.'
export const solvedAgain = 'Resuelto otra vez'
