export const makeAPuzzle = 'Make a puzzle'
export const makingPuzzlesIsSwitched = 'Making puzzles is switched off for your class just now. What is here can be played.'
export const isDeleted = (title: string) => `“${title}” is deleted.`
export const deletedPuzzles = 'Deleted puzzles'
export const puzzlesThatYouMake = 'Puzzles that you make stand here, to be played, printed and given to a class.'
export const cancel = 'Cancel'
export const thisPuzzleStandsIn = 'This puzzle stands in an assignment, so its title alone can be changed.'
export const classic = 'Classic'
export const emojidoku = 'Emojidoku'
export const nothingMadeYet = 'Nothing made yet'
export const studentsOfMayMakePuzzles = (name: string) => `Students of ${name} may make puzzles`
export const theirClassSeesThem = 'Their class sees them once you have approved them.'
export const change = (title: string) => `Change “${title}”`
export const kindOfPuzzle = 'Kind of puzzle'
export const makingPuzzlesIsPart = 'Making puzzles is part of the Teacher plan. What is here can be played.'
export const seePlans = 'See plans'
