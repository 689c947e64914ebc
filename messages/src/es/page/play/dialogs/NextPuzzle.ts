export const nextPuzzle = 'Siguiente puzle'
