import type { MiniPuzzle } from '@emojigma/contract/wire/puzzle-view.ts'
import { dayAt } from '@emojigma/engine/day.ts'
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { inLanguage, withoutLanguage } from '../browser/language-address.ts'
import type { WorkerMessage } from '../browser/worker-messages.ts'
import { cacheToday, cachedPicture, cachedSet } from './todays-cache.ts'
import { isOwnFile } from './own-file.ts'
import { isPuzzleInSet } from './todays-set.ts'

/** How the worker answers a request. Whatever is not named here goes to the network as if there were no worker.
 *  `playable` and `page`: documents; `todays` and `puzzle`: the calls that read today's puzzles; `picture`: one that may be kept. */
type Handling = 'playable' | 'page' | 'todays' | 'puzzle' | 'picture' | 'network'

interface RoutedRequest {
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
export function handlingOf({ method, mode, url }: RoutedRequest): Handling {
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

/** What a service worker has around it, as far as ours uses it: the compiler knows pages alone. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly unknown[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'message', listener: (event: Extendable & MessageEvent) => void): void
}

const worker = globalThis as unknown as WorkerScope

/** What the build writes into the worker; see `web/vite.worker.config.ts`. */
declare const __BUILD__: string
declare const __PRECACHED__: readonly { readonly url: string; readonly revision: string | null }[]

/** Names the build, as the pages do by `data-build`. */
const BUILD = __BUILD__

/** Every file that is fetched when the worker is installed. */
const PRECACHED = __PRECACHED__

/** A page without anything in it, which the scripts fill. */
const SHELL = inLanguage('/shell')

/** What is shown in place of a page that needs the network. */
const OFFLINE_PAGE = inLanguage('/offline.html')

/** Source: docs/product.md, Offline */
const PATIENCE_MS = 3000

const MOST_TRIES = 20
const TRY_AGAIN_MS = 1000

// The shell is drawn by the server. While a release is being rolled out it may be that of another build, with which our scripts do not go.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) => {
      if (!response.ok) return null
      switch (new URL(request.url).pathname) {
        case OFFLINE_PAGE:
          return response
        case SHELL:
          return (await response.clone().text()).includes(`data-build="${BUILD}"`) ? response : null
        default:
          return isOwnFile(response) ? response : null
      }
    },
  },
])
// A script that is asked for once more comes with a query.
precacheAndRoute([...PRECACHED], { ignoreURLParametersMatching: [/./], directoryIndex: '', cleanURLs: false })

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim())
})

worker.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  switch (message.kind) {
    case 'keep today':
      return event.waitUntil(cacheToday(message.day, message.artVersion))
    case 'which build':
      return event.ports[0]?.postMessage(BUILD)
    case 'take over':
      return event.waitUntil(takeOverAlone())
  }
})

/** Other tabs may still need the files of the build before; but the page that a reload has just replaced counts for a moment longer. */
async function takeOverAlone(): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (pages.length <= 1) {
      void worker.skipWaiting()
      return
    }
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
  }
}

interface RouteInput {
  readonly request: Request
  readonly url: URL
}

function answer(handling: Handling, handler: (asked: RouteInput) => Promise<Response>, method: 'GET' | 'POST' = 'GET'): void {
  registerRoute(
    ({ sameOrigin, request, url }) => sameOrigin && handlingOf({ method: request.method, mode: request.mode, url }) === handling,
    async ({ request, url }) => handler({ request, url }),
    method,
  )
}

answer('playable', async ({ request, url }) => {
  const page = firstAnswer(fetch(request), PATIENCE_MS, async () => {
    const puzzles = (await cachedSet())?.puzzles
    if (!puzzles || !canBePlayed(url, puzzles)) return undefined
    return isRandomPage(url) ? Response.redirect(inLanguage(`/puzzle/${oneOf(puzzles).i}`)) : matchPrecache(SHELL)
  })
  return page.catch(offlinePage)
})

answer('page', async ({ request }) => fetch(request).catch(offlinePage))

answer(
  'todays',
  async ({ request }) => {
    const kept = await cachedSet()
    // After midnight the new set is worth waiting for. Where it cannot be had, the page says of which day the old one is.
    const patienceMs = kept?.day === dayAt(Date.now()) ? PATIENCE_MS : Infinity
    return firstAnswer(fetch(request), patienceMs, async () => kept && Response.json(kept.puzzles))
  },
  'POST',
)

answer(
  'puzzle',
  async ({ request }) => {
    const asked: unknown = await request
      .clone()
      .json()
      .catch(() => undefined)
    return firstAnswer(fetch(request), Infinity, async () => {
      const puzzle = (await cachedSet())?.puzzles.find(({ i }) => i === (asked as { PuzzleId?: number } | undefined)?.PuzzleId)
      return puzzle && Response.json(puzzle)
    })
  },
  'POST',
)

answer('picture', async ({ request }) => (await cachedPicture(request.url)) ?? fetch(request))

async function offlinePage(error: unknown): Promise<Response> {
  const page = await matchPrecache(OFFLINE_PAGE)
  if (!page) throw error
  return page
}

function oneOf(puzzles: readonly MiniPuzzle[]): MiniPuzzle {
  const puzzle = puzzles[Math.floor(Math.random() * puzzles.length)]
  if (!puzzle) throw new RangeError('a set without puzzles')
  return puzzle
}

/** Asks the network first, and falls back on what is kept if the network fails, if the site itself does, or if it takes too long.
 *  Nothing kept means that the network is waited for, and that its failure is the answer.
 *  @param network the answer under way; it may reject
 *  @param patienceMs after which what is kept is preferred; Infinity = as long as it takes
 *  @param kept looks for what is kept; asked at most once
 *  @throws what the network threw, if there is nothing else */
export async function firstAnswer(
  network: Promise<Response>,
  patienceMs: number,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<'too long'>((resolve) => {
    if (patienceMs < Infinity) timer = setTimeout(() => resolve('too long'), patienceMs)
  })
  try {
    const first = await Promise.race([network, patience])
    if (first !== 'too long' && first.status < 500) return first
    return (await kept()) ?? (await network)
  } catch (error) {
    const fallback = await kept()
    if (fallback) return fallback
    throw error
  } finally {
    clearTimeout(timer)
  }
}
