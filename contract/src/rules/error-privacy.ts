/** Longest parts of a report about a broken page, in characters. */
/** Kinds of page that an error report tells of. */
export const MOST_REPLAYED_PAGES = 10
export const CLIENT_ERROR_LENGTH = { message: 300, stack: 2000, path: 100, release: 60 } as const

/** The kind of page at an address: without query, fragment, numbers and codes. */
export function pathKind(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  return path
    .split('/')
    .map((part) => (/^\d+$|[^A-Za-z-]|^.{25}/.test(part) ? '<id>' : part))
    .join('/')
}
