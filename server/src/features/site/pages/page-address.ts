import { CARD_TOKEN } from '@emojigma/contract/rules/cards.ts'
import { categoryCode, RIDDLE_CATEGORIES } from '@emojigma/content/riddle.ts'
import { isLevelId } from '@emojigma/engine/levels.ts'
import { isPuzzleTypeId } from '@emojigma/engine/types.ts'

/** Placeholder for a code that only its owner's browser has to know. */
const GIVEN = 'given'
/** The same for the token of a student's card, which has another first frame. */
const GIVEN_CARD = 'card'

interface Reading {
  /** The pages whose first frame depends on it, in lower case; absent = a code, handled on every page. */
  readonly at?: RegExp
  /** The value that the page gets; undefined = as if it were absent. */
  readonly read: (value: string) => string | undefined
}

const LISTS = /^\/(?:puzzle(?:\/(?:index|new|mostpopular))?|new|popular|emojimathpuzzles|emojilogic(?:games|puzzles))\/?$/
const BOOKS = /^\/books\/?$/
const LOGIN = /^(?:\/account)?\/login\/?$/
const RIDDLES = /^\/emojiriddles\/?$/
const MAGIC = /^\/magic\/?$/
const PRINT = /^\/printtoday\/?$/

/** By parameter. Each takes few values on few pages, so that invented addresses cannot fill the cache. */
const READINGS: Readonly<Record<string, Reading>> = {
  t: { at: LISTS, read: (value) => (isPuzzleTypeId(Number(value)) ? String(Number(value)) : undefined) },
  l: { at: LISTS, read: (value) => (isLevelId(Number(value)) ? String(Number(value)) : undefined) },
  levelId: { at: BOOKS, read: (value) => (isLevelId(Number(value)) ? String(Number(value)) : undefined) },
  error: { at: LOGIN, read: (value) => (value === 'external' ? value : undefined) },
  code: { read: () => GIVEN },
  magic: { read: (value) => (CARD_TOKEN.test(value) ? GIVEN_CARD : GIVEN) },
  category: { at: RIDDLES, read: (value) => RIDDLE_CATEGORIES.map(categoryCode).find((code) => code === value.toLowerCase()) },
  band: { at: PRINT, read: (value) => (value === 'junior' ? value : undefined) },
  endsPassword: { at: MAGIC, read: (value) => (value === 'true' ? value : undefined) },
}

/** The canonical address of a page: its path and the parameters that its first frame depends on. A code is replaced by a placeholder, so
 *  that no cached page holds one.
 *  @param url path and query, beginning with one '/' */
export function pageAddress(url: string): string {
  const start = url.indexOf('?')
  if (start === -1) return url
  const parameters = new URLSearchParams(url.slice(start))
  const read = new URLSearchParams()
  const path = url.slice(0, start)
  const folded = path.toLowerCase()
  for (const [name, { at, read: reading }] of Object.entries(READINGS)) {
    const value = at && !at.test(folded) ? undefined : parameters.get(name)
    const known = value ? reading(value) : undefined
    if (known !== undefined) read.set(name, known)
  }
  return read.size === 0 ? path : `${path}?${read}`
}

/** Whether the address could sign someone in, or show what only those with its link may see. Such a page must not be cached by
 *  browsers, nor its address passed on.
 *  @param address as returned by {@link pageAddress} */
export function holdsCode(address: string): boolean {
  return /[?&](?:code|magic)=/.test(address)
}
