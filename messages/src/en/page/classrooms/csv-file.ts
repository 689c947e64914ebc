export const nameLoginPasswordOr = 'Name, Login, Password; or Email, Nickname, Password, ConfirmPassword'
/** Above the columns of a file that is to be put right, each one of `csv-headings.ts`. */
export const columns: readonly string[] = ['Name', 'Login', 'Nickname', 'Password']
export const theFirstRowMust = (columnNames: string) => `The first row must name the columns: ${columnNames}.`
export const theFileHasHeadings = 'The file has headings, but no students below them.'
export const theFileHasStudents = (count: number, studentsAtOnce: number) =>
  `The file has ${count} students; ${studentsAtOnce} is the most at once.`
export const noNameYet = 'Please paste a name first.'
export const tooManyNames = (count: number, studentsAtOnce: number) => `These are ${count} names; ${studentsAtOnce} is the most at once.`
export const thisUserNameStands = 'This user name stands in the file twice.'
export const standsUnderNoHeading = (cells: string) =>
  `There is no heading above “${cells}”. Put quotes around a name with a comma in it, and upload the file again.`
export const whatIsWrong = 'What is wrong'
