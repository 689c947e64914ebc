import type { MiniPuzzle } from '@emojigma/contract/wire/puzzle-view.ts'
import type { Day } from '@emojigma/engine/day.ts'
import { inLanguage } from '../browser/language-address.ts'
import { isOwnFile } from './own-file.ts'
import { dayOfSet, picturesOf } from './todays-set.ts'

/** Today's puzzles and their pictures lie in a cache of their own, which is named after their language and day, and goes with the day. */
const CACHE_PREFIX = `emojigma-day${inLanguage('')}-`
const SET = '/kept/todays-set'
const TODAYS_CALL = '/api/Puzzle/GetTodaysLatestPuzzlesMini'
/** So many pictures are fetched at once: a school's line is shared. */
const AT_ONCE = 4

export interface DaySet {
  readonly day: Day
  readonly puzzles: readonly MiniPuzzle[]
}

/** The newest set that is kept, whatever day it is of. */
export async function cachedSet(): Promise<DaySet | undefined> {
  const newestFirst = (await cachedDays()).toSorted((a, b) => b - a)
  for (const day of newestFirst) {
    const kept = await (await caches.open(cacheOf(day))).match(SET)
    if (kept) return { day, puzzles: (await kept.json()) as readonly MiniPuzzle[] }
  }
  return undefined
}

/** A picture of a kept set. */
export async function cachedPicture(url: string): Promise<Response | undefined> {
  for (const day of await cachedDays()) {
    const kept = await (await caches.open(cacheOf(day))).match(url)
    if (kept) return kept
  }
  return undefined
}

/** Keeps today's puzzles with their pictures as any visitor may see them, and lets go of other days. What is there already is not fetched
 *  again; what could not be fetched is fetched by the next call. Nothing about a person is asked for or kept.
 *  @param today by the site's clock */
export async function cacheToday(today: Day, artVersion: string): Promise<void> {
  const kept = await cachedSet()
  const set = kept?.day === today ? kept : await fetchedSet()
  if (!set) return
  const cache = await caches.open(cacheOf(set.day))
  if (set !== kept) await cache.put(SET, Response.json(set.puzzles))
  for (const day of await cachedDays()) if (day !== set.day) await caches.delete(cacheOf(day))
  await fetchMissing(cache, picturesOf(set.puzzles, artVersion))
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
  const there = new Set((await cache.keys()).map(({ url }) => url))
  const missing = addresses.filter((address) => !there.has(new URL(address, location.origin).href))
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
