export const no = (id: number) => `No. ${id}`
export const play = 'Play'
export const approve = 'Approve'
export const giveBack = 'Give back'
export const print = 'Print'
export const edit = 'Edit'
export const deleteIt = 'Delete'
export const by = (nickname: string) => `by ${nickname}`
export const waitsForTheTeacher = 'waits for the teacher'
export const givenBackToBe = 'given back to be made better'
export const approved = 'approved'
export const assigned = 'assigned'
export const solved = 'solved'
