export const playAgain = 'Jugar otra vez'
export const moreLikeThis = 'Más como este'
export const twoWaysToLook = 'Dos formas de mirar'
export const thePuzzleAndItsAnswer = 'El puzle y su respuesta'
