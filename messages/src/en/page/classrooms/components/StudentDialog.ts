export const othersSeeTheNickname = (nickname: string) => `Others see the nickname ${nickname}.`
export const giveAnotherOne = 'Give another one'
export const showTheQrCard = 'Show the QR card'
export const newPassword = 'New password'
export const remove = 'Remove'
export const makeANewPassword = 'Make a new password'
export const leaveItAsItIs = 'Leave it as it is'
export const done = 'Done'
export const movedTo = (name: string, there: string) => `${name} moved to ${there}.`
export const save = 'Save'
export const nameOnlyYouSeeIt = 'Name (only you see it)'
export const loginName = 'Login name'
export const classroom = 'Classroom'
export const aNewPasswordFor = (name: string) => `A new password for ${name}?`
export const theOldPasswordEnds = (name: string) =>
  `The old password ends at once, and ${name} is logged out everywhere. A QR card still works.`
export const logsInWithThis = (userName: string) => `${userName} logs in with this password. It is shown this once.`
export const removedTheLoginNo = (name: string, deleted: string) => `${name} removed. The login no longer works.${deleted}`
export const askToRemove = (name: string) => `Remove ${name}?`
export const thisStudentIs = 'This student is'
export const theCardPointsAnd = 'the card, points and solved puzzles'
export const theyAre = 'They are'
export const cardsPointsAndSolvedPuzzles = 'cards, points and solved puzzles'
export const loggedOutAtOnce = (who: string, removedKeptDays: number, their: string) =>
  `${who} logged out at once and cannot log in. You can bring them back for ${removedKeptDays} days; after that ${their} are deleted for good.`
