/** An address of the site, in its parts: `/today`, `?l=3`, `#rules`. */
export interface Path {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** Where the browser is, or was. */
export interface Location extends Path {
  /** What was kept with the address; null where nothing was. */
  readonly state: unknown
  /** Another one for each entry of the browser's history. */
  readonly key: string
}

/** An address as it is written. */
export function written({ pathname, search, hash }: Path): string {
  return pathname + search + hash
}

/** An address in its parts.
 *  @param to what is left out of its beginning stays as it is: `?l=3` is the same page with another query
 *  @param from the page that it is gone to from */
export function pathOf(to: string, from: string): Path {
  const [, pathname, search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? []
  return { pathname: pathname || from, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash }
}
