import { CARD_TOKEN } from '@emojigma/contract/rules/cards.ts'
import { categoryCode, RIDDLE_CATEGORIES } from '@emojigma/content/riddle.ts'
import { isLevelId } from '@emojigma/engine/levels.ts'
import { isPuzzleTypeId } from '@emojigma/engine/types.ts'

/** Stands for a code that only its owner's browser has to know. */
const GIVEN = 'given'
/** The same for the token of a student's card, which leads to another first frame. */
const GIVEN_CARD = 'card'

/** What the first frame of some page depends on, and what it may know of it; undefined = as much as if it were not there. */
const READINGS: Readonly<Record<string, (value: string) => string | undefined>> = {
  t: (value) => (isPuzzleTypeId(Number(value)) ? String(Number(value)) : undefined),
  l: (value) => (isLevelId(Number(value)) ? String(Number(value)) : undefined),
  levelId: (value) => (isLevelId(Number(value)) ? String(Number(value)) : undefined),
  redirectUrl: (value) => value,
  error: (value) => (value === 'external' ? value : undefined),
  code: () => GIVEN,
  magic: (value) => (CARD_TOKEN.test(value) ? GIVEN_CARD : GIVEN),
  category: (value) => RIDDLE_CATEGORIES.map(categoryCode).find((code) => code === value.toLowerCase()),
  endsPassword: (value) => (value === 'true' ? value : undefined),
}

/** The address under which a page is rendered for everybody who asks for it, however they write it: its path, and those of its parameters
 *  that its first frame depends on. Of a code it says only that there is one, so that no kept page holds a code.
 *  @param url path and query, beginning with one '/' */
export function pageAddress(url: string): string {
  const start = url.indexOf('?')
  if (start === -1) return url
  const asked = new URLSearchParams(url.slice(start))
  const read = new URLSearchParams()
  for (const [name, reading] of Object.entries(READINGS)) {
    const value = asked.get(name)
    const known = value ? reading(value) : undefined
    if (known !== undefined) read.set(name, known)
  }
  return read.size === 0 ? url.slice(0, start) : `${url.slice(0, start)}?${read}`
}

/** Whether somebody could sign in by a page's address. No browser is to keep such a page, nor to tell its address to anybody.
 *  @param address as {@link pageAddress} returns it */
export function holdsCode(address: string): boolean {
  return /[?&](?:code|magic)=/.test(address)
}
