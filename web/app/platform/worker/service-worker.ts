import type { MiniPuzzle } from '@emojigma/contract/wire/puzzle-view.ts'
import { dayAt } from '@emojigma/engine/day.ts'
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { inLanguage, withoutLanguage } from '../browser/language-address.ts'
import type { WorkerMessage } from '../browser/worker-messages.ts'
import { cacheToday, cachedPicture, cachedSet } from './todays-cache.ts'
import { isOwnFile } from './own-file.ts'
import { isPuzzleInSet } from './todays-set.ts'

/** How the worker answers a request; `network` = as if there were no worker.
 *  `playable` and `page`: documents; `todays` and `puzzle`: the calls that read today's puzzles; `picture`: one that may be cached. */
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
  return plainPath(url) === RANDOM_PAGE
}

/** Ignores case and a final slash. */
function plainPath({ pathname }: URL): string {
  return withoutLanguage(pathname)
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '')
}

/** The parts of ServiceWorkerGlobalScope that are used here; the compiler only has the types of pages. */
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

/** Inserted by the build; see `web/vite.worker.config.ts`. */
declare const __BUILD__: string
declare const __PRECACHED__: readonly { readonly url: string; readonly revision: string | null }[]

/** As in the pages' `data-build`. */
const BUILD = __BUILD__

const PRECACHED = __PRECACHED__

/** An empty page, which the scripts fill. */
const SHELL = inLanguage('/shell')

/** Replaces a page that needs the network. */
const OFFLINE_PAGE = inLanguage('/offline.html')

/** Source: docs/product.md, Offline */
const PATIENCE_MS = 3000

const MOST_TRIES = 20
const TRY_AGAIN_MS = 1000

// The server renders the shell. During a rollout it may be from another build, with other scripts.
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
// A retried script has a query.
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

/** Takes over unless other tabs may still need the previous build's files. Retries, since a page that was just reloaded counts for a moment. */
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

function answer(handling: Handling, handler: (input: RouteInput) => Promise<Response>, method: 'GET' | 'POST' = 'GET'): void {
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
    const cached = await cachedSet()
    // After midnight the new set is worth waiting for. If it fails, the page shows the day of the old one.
    const patienceMs = cached?.day === dayAt(Date.now()) ? PATIENCE_MS : Infinity
    return firstAnswer(fetch(request), patienceMs, async () => cached && Response.json(cached.puzzles))
  },
  'POST',
)

answer(
  'puzzle',
  async ({ request }) => {
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => undefined)
    return firstAnswer(fetch(request), Infinity, async () => {
      const puzzle = (await cachedSet())?.puzzles.find(({ i }) => i === (body as { PuzzleId?: number } | undefined)?.PuzzleId)
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
