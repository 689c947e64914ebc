export const allAssignments = 'All assignments'
export const ofFinished = (isEnded: boolean, shownDay: string, finishedCount: number, studentCount: number) =>
  `${isEnded ? 'Ended' : `Due ${shownDay}`} · ${finishedCount} of ${studentCount} finished`
export const refresh = 'Refresh'
export const downloadCsv = 'Download CSV'
export const rightAtTheFirstTry = 'Right at the first try'
export const puzzlesBegun = 'Puzzles begun'
export const withHints = 'With hints'
export const students = 'Students'
export const puzzles = 'Puzzles'
export const skills = 'Skills'
export const whatBecameOfTheAssignment = 'What became of the assignment'
export const resultsBy = 'Results by'
