/** Whether an answer is the script, style or picture that was asked for. The filter of a school, or a network where one has to log in,
 *  answers with a page of its own as if all were well. Kept in the file's place, it would stay there until the next release. */
export function isOwnFile({ ok, headers }: Response): boolean {
  return ok && !headers.get('content-type')?.startsWith('text/html')
}
