/** The commit before the one that is checked out; undefined where it is not to be had.
 *  @param root where the project is */
export function earlierCommit(root: string): string | undefined
