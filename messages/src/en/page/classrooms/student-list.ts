export const never = 'Never'
export const today = 'Today'
export const yesterday = 'Yesterday'
export const daysAgo = (days: number) => `${days} days ago`
export const theLastCanBe = (removedStudentsKept: number, studentCount: string, count: number) =>
  ` The last ${removedStudentsKept} can be brought back; ${studentCount} removed long before ${count === 1 ? 'is' : 'are'} deleted for good.`

/** `1 student`, `12 students` */
/** Follows who was moved where. */
export const anotherClassCode = ' Their cards’ QR codes still work; for the pictures they need the code of this class.'
export const students = (count: number) => `${count} ${count === 1 ? 'student' : 'students'}`
