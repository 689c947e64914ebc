export const full = (most: number) => `There is room for ${most} puzzles. Please delete one that you no longer need.`
export const manyDeleted = (most: number) =>
  `You have deleted ${most} puzzles in thirty days. There is room for new ones when those are gone for good.`
export const friendlierTitle = 'Please choose a friendlier title.'
export const assigned = 'This puzzle stands in an assignment. Take it out there first, or make another one.'
export const changed = 'This puzzle has changed since. Look at it again.'
