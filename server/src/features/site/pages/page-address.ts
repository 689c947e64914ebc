import { CARD_TOKEN } from '@emojigma/contract/rules/cards.ts'
import { categoryCode, RIDDLE_CATEGORIES } from '@emojigma/content/riddle.ts'
import { isLevelId } from '@emojigma/engine/levels.ts'
import { isPuzzleTypeId } from '@emojigma/engine/types.ts'

/** Stands for a code that only its owner's browser has to know. */
const GIVEN = 'given'
/** The same for the token of a student's card, which leads to another first frame. */
const GIVEN_CARD = 'card'

interface Reading {
  /** The pages whose first frame depends on it, in lower case; absent = a code, which has to be known wherever it is brought. */
  readonly at?: RegExp
  /** What the page may know of it; undefined = as much as if it were not there. */
  readonly read: (value: string) => string | undefined
}

const LISTS = /^\/(?:puzzle(?:\/(?:index|new|mostpopular))?|new|popular|emojimathpuzzles|emojilogic(?:games|puzzles))\/?$/
const BOOKS = /^\/books\/?$/
const LOGIN = /^(?:\/account)?\/login\/?$/
const RIDDLES = /^\/emojiriddles\/?$/
const MAGIC = /^\/magic\/?$/
const PRINT = /^\/printtoday\/?$/

/** By parameter. Each takes few values at few pages, so that nobody can have pages kept under addresses that they invent. */
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

/** The address under which a page is rendered for everybody who asks for it, however they write it: its path, and those of its parameters
 *  that its first frame depends on. Of a code it says only that there is one, so that no kept page holds a code.
 *  @param url path and query, beginning with one '/' */
export function pageAddress(url: string): string {
  const start = url.indexOf('?')
  if (start === -1) return url
  const asked = new URLSearchParams(url.slice(start))
  const read = new URLSearchParams()
  const path = url.slice(0, start)
  const folded = path.toLowerCase()
  for (const [name, { at, read: reading }] of Object.entries(READINGS)) {
    const value = at && !at.test(folded) ? undefined : asked.get(name)
    const known = value ? reading(value) : undefined
    if (known !== undefined) read.set(name, known)
  }
  return read.size === 0 ? path : `${path}?${read}`
}

/** Whether somebody could sign in by a page's address. No browser is to keep such a page, nor to tell its address to anybody.
 *  @param address as {@link pageAddress} returns it */
export function holdsCode(address: string): boolean {
  return /[?&](?:code|magic)=/.test(address)
}
