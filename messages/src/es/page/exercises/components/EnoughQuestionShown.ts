export const thePuzzle = 'El puzle'
