/** Longest parts of a report about a broken page, in characters. */
export const CLIENT_ERROR_LENGTH = { message: 300, stack: 2000, path: 100, release: 60 } as const

/** Takes out of the words of an error whatever may tell of a person: what is quoted, the query and fragment of addresses, e-mails, ids
 *  and tokens. Names of files with line and column stay. */
export function withoutTraces(text: string): string {
  return text
    .replaceAll(/"[^"\n]*"|“[^”\n]*”/g, '"…"')
    .replaceAll(/(\w+:\/\/[^\s?#)]*)[?#][^\s):]*/g, '$1')
    .replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '<e-mail>')
    .replaceAll(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi, '<id>')
    .replaceAll(/[\w-]{24,}/g, (word) => (/\d/.test(word) ? '<token>' : word))
}

/** Which kind of page an address is of: without query and fragment, and with none of its numbers and codes. */
export function pathKind(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  return path
    .split('/')
    .map((part) => (/^\d+$|[^A-Za-z-]|^.{25}/.test(part) ? '<id>' : part))
    .join('/')
}
