export const playThisPuzzleWith = 'Play this puzzle with a plan'
