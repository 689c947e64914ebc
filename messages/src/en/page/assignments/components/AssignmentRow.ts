export const ofFinished = (finishedCount: number, studentCount: number) =>
  `${finishedCount} of ${studentCount} ${studentCount === 1 ? 'student has' : 'students have'} finished`
export const results = 'Results'
export const edit = 'Edit'
export const deleteIt = 'Delete'
export const solvedOf = (title: string) => `Solved of ${title}`
export const openAgain = 'Open again'
export const end = 'End'
export const ended = 'Ended'
export const wasDueLateWork = (shownDay: string) => `Was due ${shownDay}; late work is welcome`
export const due = (shownDay: string) => `Due ${shownDay}`
export const puzzles = (count: number) => `${count} ${count === 1 ? 'puzzle' : 'puzzles'}`
