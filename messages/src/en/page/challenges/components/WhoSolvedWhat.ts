export const thePuzzles = 'The puzzles'
export const theFreeOnesArePlayed = (count: number) =>
  `You have begun ${count} puzzles today, as many as are free. The others open when new ones come.`
export const thoseOfAnotherDay = 'Puzzles of another day are closed unless you have begun them.'
export const locked = 'Locked for you'
export const waitsForItsFirstSolve = 'Waits for its first solve'
export const solvedBy = (names: string) => `Solved by ${names}`
export const whoTakesPart = 'Who takes part'
export const you = 'You'
export const thePuzzlesOfThisChallenge = 'The puzzles of this challenge'
export const isYou = ' (you)'
export const madeTheChallenge = ' made the challenge'
