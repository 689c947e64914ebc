import { withoutLanguage } from '../browser/language-address.ts'
import { isPuzzleInSet } from './todays-set.ts'
import type { MiniPuzzle } from '@emojigma/contract/wire/puzzle-view.ts'

/** How the worker answers a request. Whatever is not named here goes to the network as if there were no worker.
 *  `playable` and `page`: documents; `todays` and `puzzle`: the calls that read today's puzzles; `picture`: one that may be kept. */
export type Handling = 'playable' | 'page' | 'todays' | 'puzzle' | 'picture' | 'network'

export interface AskedRequest {
  readonly method: string
  readonly mode: string
  readonly url: URL
}

const TODAYS_CALL = '/api/puzzle/gettodayslatestpuzzlesmini'
const PUZZLE_CALL = '/api/puzzle/getpuzzlemini'
/** Questions and emoji; never an answer. */
const PICTURE = /^\/emojigma\/(?:production|emoji)\//
const PUZZLE_PAGE = /^\/puzzle\/(?:puzzle\/)?(\d+)$/
const RANDOM_PAGE = '/puzzle/random'
const PLAYABLE_PAGES: ReadonlySet<string> = new Set(['/', '/today', '/puzzle/today', RANDOM_PAGE])

/** Source: docs/product.md, Offline */
export function handlingOf({ method, mode, url }: AskedRequest): Handling {
  const path = plainPath(url)
  if (method === 'POST') return path === TODAYS_CALL ? 'todays' : path === PUZZLE_CALL ? 'puzzle' : 'network'
  if (method !== 'GET') return 'network'
  if (PICTURE.test(path)) return 'picture'
  // What lies under these addresses is no page, also when somebody opens it in a window of its own.
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
  return plainPath(url) === RANDOM_PAGE
}

/** Upper and lower case, and a slash at the end, make no difference. */
function plainPath({ pathname }: URL): string {
  return withoutLanguage(pathname)
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '')
}
