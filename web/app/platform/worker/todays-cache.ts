import type { MiniPuzzle } from '@emojigma/contract/wire/puzzle-view.ts'
import type { Day } from '@emojigma/engine/day.ts'
import { inLanguage } from '../browser/language-address.ts'
import { isOwnFile } from './own-file.ts'
import { dayOfSet, picturesOf } from './todays-set.ts'

/** One cache for each language and day, with the puzzles and their pictures; deleted after the day. */
const CACHE_PREFIX = `emojigma-day${inLanguage('')}-`
const SET = '/kept/todays-set'
const TODAYS_CALL = '/api/Puzzle/GetTodaysLatestPuzzlesMini'
/** Pictures fetched at once: a school's connection is shared. */
const AT_ONCE = 4

export interface DaySet {
  readonly day: Day
  readonly puzzles: readonly MiniPuzzle[]
}

/** The newest cached set, of whatever day. */
export async function cachedSet(): Promise<DaySet | undefined> {
  const newestFirst = (await cachedDays()).toSorted((a, b) => b - a)
  for (const day of newestFirst) {
    const cached = await (await caches.open(cacheOf(day))).match(SET)
    if (cached) return { day, puzzles: (await cached.json()) as readonly MiniPuzzle[] }
  }
  return undefined
}

export async function cachedPicture(url: string): Promise<Response | undefined> {
  for (const day of await cachedDays()) {
    const cached = await (await caches.open(cacheOf(day))).match(url)
    if (cached) return cached
  }
  return undefined
}

/** Caches today's puzzles and pictures as any visitor sees them, and deletes other days. Fetches only what is missing, so a later call
 *  completes a failed one. Nothing personal is requested or cached.
 *  @param today by the site's clock */
export async function cacheToday(today: Day, artVersion: string): Promise<void> {
  const cached = await cachedSet()
  const set = cached?.day === today ? cached : await fetchedSet()
  if (!set) return
  const cache = await caches.open(cacheOf(set.day))
  if (set !== cached) await cache.put(SET, jsonReply(set.puzzles))
  for (const day of await cachedDays()) if (day !== set.day) await caches.delete(cacheOf(day))
  await fetchMissing(cache, picturesOf(set.puzzles, artVersion))
}

/** As `Response.json()` would make it, which Safari has from version 17 on. */
export function jsonReply(value: unknown): Response {
  return new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } })
}

async function fetchedSet(): Promise<DaySet | undefined> {
  const reply = await fetch(inLanguage(TODAYS_CALL), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    credentials: 'omit',
  }).catch(() => undefined)
  const puzzles: unknown = reply?.ok ? await reply.json().catch(() => undefined) : undefined
  const day = dayOfSet(puzzles)
  return day === undefined ? undefined : { day, puzzles: puzzles as readonly MiniPuzzle[] }
}

async function fetchMissing(cache: Cache, addresses: readonly string[]): Promise<void> {
  const present = new Set((await cache.keys()).map(({ url }) => url))
  const missing = addresses.filter((address) => !present.has(new URL(address, location.origin).href))
  const fetchNext = async (): Promise<void> => {
    for (let address = missing.pop(); address !== undefined; address = missing.pop()) {
      const picture = await fetch(address, { credentials: 'omit' }).catch(() => undefined)
      if (picture && isOwnFile(picture)) await cache.put(address, picture)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext))
}

async function cachedDays(): Promise<readonly Day[]> {
  const names = await caches.keys()
  return names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => Number(name.slice(CACHE_PREFIX.length)))
}

function cacheOf(day: Day): string {
  return `${CACHE_PREFIX}${day}`
}
