export const playAgain = 'Play again'
export const moreLikeThis = 'More like this'
export const twoWaysToLook = 'Two ways to look'
export const thePuzzleAndItsAnswer = 'The puzzle and its answer'
