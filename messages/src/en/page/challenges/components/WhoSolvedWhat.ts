export const thePuzzles = 'The puzzles'
export const waitsForItsFirstSolve = 'Waits for its first solve'
export const solvedBy = (names: string) => `Solved by ${names}`
export const whoTakesPart = 'Who takes part'
export const you = 'You'
export const thePuzzlesOfThisChallenge = 'The puzzles of this challenge'
export const isYou = ' (you)'
export const madeTheChallenge = ' made the challenge'
