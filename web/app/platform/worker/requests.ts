import type { MiniPuzzle } from '@emojigma/contract/wire/puzzle-view.ts'
import { withoutLanguage } from '../browser/language-address.ts'
import { randomPuzzle } from '../navigation/path.ts'
import { isPuzzleInSet } from './todays-set.ts'

/** How the worker answers a request; `network` = as if there were no worker.
 *  `playable` and `page`: documents; `todays` and `puzzle`: the calls that read today's puzzles; `picture`: one that may be cached. */
export type Handling = 'playable' | 'page' | 'todays' | 'puzzle' | 'picture' | 'network'

interface RoutedRequest {
  readonly method: string
  readonly mode: string
  readonly url: URL
}

const TODAYS_CALL = '/api/puzzle/gettodayslatestpuzzlesmini'
const PUZZLE_CALL = '/api/puzzle/getpuzzlemini'
/** Questions, emoji and the mascot; never an answer. */
const PICTURE = /^\/(?:emojigma\/(?:production|emoji)|mascot)\//
const PUZZLE_PAGE = /^\/puzzle\/(?:puzzle\/)?(\d+)$/
const PLAYABLE_PAGES: ReadonlySet<string> = new Set(['/', '/today', '/puzzle/today', randomPuzzle])

/** Source: docs/product.md, Offline */
export function handlingOf({ method, mode, url }: RoutedRequest): Handling {
  const path = plainPath(url)
  if (method === 'POST') return path === TODAYS_CALL ? 'todays' : path === PUZZLE_CALL ? 'puzzle' : 'network'
  if (method !== 'GET') return 'network'
  if (PICTURE.test(path)) return 'picture'
  // These addresses are not pages, even when opened in a tab of their own.
  if (mode !== 'navigate' || /^\/(?:api|emojigma)(?:\/|$)/.test(path)) return 'network'
  return PLAYABLE_PAGES.has(path) || PUZZLE_PAGE.test(path) ? 'playable' : 'page'
}

/** Whether a page can be played with a set of puzzles alone. */
export function canBePlayed(url: URL, set: readonly MiniPuzzle[]): boolean {
  const path = plainPath(url)
  const id = PUZZLE_PAGE.exec(path)?.[1]
  return id === undefined ? PLAYABLE_PAGES.has(path) : isPuzzleInSet(Number(id), set)
}

export function isRandomPage(url: URL): boolean {
  return plainPath(url) === randomPuzzle
}

/** Ignores case and a final slash. */
function plainPath({ pathname }: URL): string {
  return withoutLanguage(pathname)
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '')
}

/** Network first, with a fallback to the cache on a network failure, a 5xx or a timeout. Without a cached reply it waits for the network.
 *  @param network the pending reply; may reject
 *  @param patienceMs after which the cache is preferred; Infinity = no timeout
 *  @param cached looks up the cache; called at most once
 *  @throws what the network threw, if nothing is cached */
export async function firstAnswer(
  network: Promise<Response>,
  patienceMs: number,
  cached: () => Promise<Response | undefined>,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<'too long'>((resolve) => {
    if (patienceMs < Infinity) timer = setTimeout(() => resolve('too long'), patienceMs)
  })
  try {
    const first = await Promise.race([network, patience])
    if (first !== 'too long' && first.status < 500) return first
    return (await cached()) ?? (await network)
  } catch (error) {
    const fallback = await cached()
    if (fallback) return fallback
    throw error
  } finally {
    clearTimeout(timer)
  }
}
