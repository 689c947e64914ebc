/** Above the columns of a file that is to be put right, each one of `csv-headings.ts`. */
export const columns: readonly string[] = ['Name', 'Login', 'Nickname', 'Password']
