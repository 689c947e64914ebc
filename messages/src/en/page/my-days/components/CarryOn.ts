export const nothingIsWaitingWhat = 'Nothing is waiting. What you leave half done can be found here.'
export const carryOn = 'Carry on'
export const puzzlesThatYouLeft = 'Puzzles that you left half done'
export const puzzlesToCarryOnWith = 'Puzzles to carry on with'
