export const noMoreClasses = (limit: number) => `A plan has ${limit} classes, archived ones too. Removing one makes room.`
export const manyRemoved = (most: number) =>
  `You have removed ${most} classes in thirty days. There is room for new ones when those are gone for good.`
export const noSeats = (limit: number) =>
  `A plan has ${limit} students, and there are not enough places left. Removing students makes room.`
export const allSeatsTaken = (limit: number) => `All ${limit} students of the plan are there.`
export const otherUpload = 'This key belongs to another upload. Please send the list anew.'
export const sameRow = 'Two rows have the same number.'
export const userNameTaken = 'This user name is taken. Another one, or a number behind it, may be free.'
export const userNameInRow = (row: number) => `The row with the number ${row} has this user name too.`
