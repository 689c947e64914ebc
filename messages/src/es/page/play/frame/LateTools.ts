export const playAgain = 'Jugar otra vez'
