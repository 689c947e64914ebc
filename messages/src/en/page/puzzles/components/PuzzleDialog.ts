export const puzzle = (kind: string, level: string) => `${kind} puzzle, ${level}`
export const makeThePuzzleSmaller = 'Make the puzzle smaller'
export const makeThePuzzleLarger = 'Make the puzzle larger'
export const close = 'Close'
