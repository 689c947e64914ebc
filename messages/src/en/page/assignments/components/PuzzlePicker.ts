export const byKind = 'By kind'
export const byNumber = 'By number'
export const fromAWorksheet = 'From a worksheet'
export const anAssignmentHasAt = (maxAssignedPuzzles: number) => `An assignment has at most ${maxAssignedPuzzles} puzzles.`
export const onlySoManyFit = (room: number, found: number, most: number) =>
  `${room} of ${found} picked: an assignment has at most ${most} puzzles.`
export const onlySoManyAreNew = (found: number, asked: number) =>
  `${found} of ${asked} picked: for the rest, nothing new to your class is left.`
export const howToFindPuzzles = 'How to find puzzles'
export const pickThese = 'Pick these'
export const kindsOfPuzzles = 'Kinds of puzzles'
export const noneChosenMeansAll = 'None chosen means all.'
export const levels = 'Levels'
export const howManyPuzzles = 'How many puzzles'
export const puzzleNumbers = 'Puzzle numbers'
export const asTheyStandOn = 'As they stand on the puzzles, with spaces or commas between them. Puzzles that you made have numbers too.'
export const checkAddressOfTheWorksheet = 'Check address of the worksheet'
export const theAddressThatThe = 'The address that the code on the sheet opens, or the letters at its end.'
export const isNoPuzzleNumber = (odd: string) => `“${odd}” is no puzzle number.`
export const atMostPuzzlesFit = (maxAssignedPuzzles: number) => `At most ${maxAssignedPuzzles} puzzles fit.`
