import { several } from '../../../grammar.ts'

export const lookAgain = 'Look again'
export const columnsThatWeLeaveOut = (unknownColumns: string) => `Columns that we leave out: ${unknownColumns}.`
export const dropACsvFileHere = 'Drop a CSV file here'
export const orChooseOneUp = (seatsLeft: number) => `or choose one. Up to ${several(seatsLeft, 'more login', 'more logins')}.`
export const chooseFile = 'Choose file'
export const downloadTheSampleFile = 'Download the sample file'
export const orPasteTheNames = 'Or paste the names, one a line'
export const onlyYouSeeThem = 'Only you see them. We make the rest.'
export const takeTheseNames = 'Take these names'
export const names = 'Names'
export const add = (studentCount: string) => `Add ${studentCount}`
export const printQrCards = 'Print QR cards'
export const downloadTheToFix = (count: number) => `Download the ${count === 1 ? 'row' : `${count} rows`} to fix`
export const csvUpload = 'CSV upload'
export const oneStudentARow = 'One student a row: Email, Nickname, Password, ConfirmPassword; or only Name. What is missing, we make.'
export const lookingAtEveryRow = 'looking at every row...'
export const allPasswordsAreReady = 'All passwords are ready: everybody can log in.'
export const makingPasswordsSafeOf = (done: number, total: number) =>
  `Making passwords safe: ${done} of ${total}. You may leave this page meanwhile.`
export const passwordsThatAreReady = 'Passwords that are ready'
export const added = (added: number) => `${added} added`
export const readyToAdd = (ready: number) => `${ready} ready to add`
export const toPutRight = (refused: number) => `${refused} to put right`
export const skipped = (skipped: number) => `${skipped} skipped`
