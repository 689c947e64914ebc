/** Whether a reply is the requested script, style or picture. A school's filter, or a network's sign-in page, replies with HTML and 200;
 *  cached in the file's place, that would last until the next release. */
export function isOwnFile({ ok, headers }: Response): boolean {
  return ok && !headers.get('content-type')?.startsWith('text/html')
}
