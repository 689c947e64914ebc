export const yourClassrooms = 'Your classrooms'
export const ofStudentLoginsUsed = (seatsUsed: number, seatLimit: number) => `${seatsUsed} of ${seatLimit} student logins used.`
export const newClassroom = 'New classroom'
export const makeAClassroomAdd = 'Make a classroom, add your students, hand out their cards: ten minutes, and everybody plays.'
export const makeClassroom = (count: number) => `Make ${count === 0 ? 'your first' : 'a'} classroom`
export const classesPutAway = 'Put away'
export const putAway = 'Put away'
export const studentsWhoHaveNot = (idleMonths: number, removedKeptDays: number) =>
  `Students who have not been here for ${idleMonths} months are removed by themselves, and deleted ${removedKeptDays} days later.`
export const open = 'Open'
export const rename = 'Rename'
export const remove = 'Remove'
export const onlyYouSeeIt = 'Only you and your students in it see the name. It can be changed later.'
export const isTaughtAgain = (name: string) => `${name} is taught again.`
export const isPutAwayIts = (name: string) => `${name} is put away. Its students can still play.`
export const studentLoginsUsed = 'Student logins used'
export const classrooms = 'Classrooms'
export const welcomeToYourPortal = 'Welcome to your portal'
export const noClassroomIsOpen = 'No classroom is open'
export const removedClassrooms = 'Removed classrooms'
export const anotherName = 'Another name'
export const save = 'Save'
export const askToRemove = (name: string) => `Remove ${name}?`
export const theClassroomGoesWith = (studentCount: string, removedKeptDays: number) =>
  `The classroom goes with its ${studentCount}: their logins and cards stop working at once. You can bring all of it back for ${removedKeptDays} days; then it is deleted for good.`
export const removeTheClassroom = 'Remove the classroom'
export const removed = (name: string, deleted: string) => `${name} removed.${deleted}`
export const openClass = (name: string) => `Open ${name}`
export const teachAgain = 'Teach again'
export const makeTheClassroom = 'Make the classroom'
