export const nothingIsWaitingWhat = 'No hay nada esperando. Lo que dejes a medias aparece aquí.'
export const carryOn = 'Seguir'
export const puzzlesThatYouLeft = 'Puzles que dejaste a medias'
export const puzzlesToCarryOnWith = 'Puzles para seguir'
