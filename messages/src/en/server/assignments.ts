export const noCheckCode = 'This is not the check code of a worksheet.'
export const hadAll = 'No more of these puzzles are new to your class. Please pick others.'
export const tooMany = (most: number) => `A class has at most ${most} assignments. Please delete old ones first.`
export const manyDeleted = (most: number) =>
  `${most} assignments of this class were deleted in thirty days. There is room for new ones when those are gone for good.`
export const dayOver = 'This day is over. Please choose a later one.'
export const dayWithinYear = 'Please choose a day within a year.'
