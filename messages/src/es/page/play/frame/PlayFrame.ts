export const playThisPuzzleWith = 'Juega este puzle con un plan'
