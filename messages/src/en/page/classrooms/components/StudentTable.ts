export const studentsOfThisClassroom = 'Students of this classroom'
export const actions = 'Actions'
export const thePasswordIsBeing = 'The password is being made ready.'
export const student = 'Student'
export const loginName = 'Login name'
export const lastPlayed = 'Last played'
export const correctAttempted = 'Correct/attempted'
export const score = 'Score'
export const selectAllStudents = 'Select all students'
export const select = (name: string) => `Select ${name}`
export const edit = (name: string) => `Edit ${name}`
