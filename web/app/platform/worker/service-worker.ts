import '../browser/older-browsers.ts'
import type { MiniPuzzle } from '@emojigma/contract/wire/puzzle-view.ts'
import { dayAt } from '@emojigma/engine/day.ts'
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { inLanguage } from '../browser/language-address.ts'
import type { WorkerMessage } from '../browser/worker-messages.ts'
import { cacheToday, cachedPicture, cachedSet, jsonReply } from './todays-cache.ts'
import { isOwnFile } from './own-file.ts'
import { canBePlayed, firstAnswer, handlingOf, isRandomPage, type Handling } from './requests.ts'

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

/** Takes over unless other tabs may need the previous build's files. Retries, since a page that was just reloaded counts for a moment. */
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
    return firstAnswer(fetch(request), patienceMs, async () => cached && jsonReply(cached.puzzles))
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
      return puzzle && jsonReply(puzzle)
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
