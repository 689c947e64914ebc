export const newAssignment = 'New assignment'
export const isDeletedWhatYour = (title: string) => `“${title}” is deleted. What your students solved stays theirs.`
export const pickAFewPuzzles = 'Pick a few puzzles and a day, and your class sees them first on Today.'
export const deletedAssignments = 'Deleted assignments'
export const assignments = 'Assignments'
export const noAssignmentsYet = 'No assignments yet'
