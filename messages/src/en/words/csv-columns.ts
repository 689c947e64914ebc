/** Column headings of a file to correct, each one of `csv-headings.ts`. */
export const columns: readonly string[] = ['Name', 'Login', 'Nickname', 'Password']
