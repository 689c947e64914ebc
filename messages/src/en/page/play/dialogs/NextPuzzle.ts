export const nextPuzzle = 'Next puzzle'
