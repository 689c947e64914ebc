export const thePuzzle = 'The puzzle'
