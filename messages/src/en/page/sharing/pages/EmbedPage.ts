export const itsNumberMayBe = 'Its number may be mistyped, or the puzzle is still to come.'
export const morePuzzlesAtEmojigma = 'More puzzles at Emojigma'
export const puzzle = (id: number) => `Puzzle ${id}`
export const anEmojiPuzzleToSolve = 'An emoji puzzle to solve.'
export const noPuzzleHere = 'No puzzle here'
export const thereIsNoPuzzle = 'There is no puzzle of this number.'
export const thereIsNoPuzzleHere = 'There is no puzzle here'
