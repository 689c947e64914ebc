export const playAgain = 'Play again'
