import type { MiniPuzzle } from '@emojigma/contract/wire/puzzle-view.ts'
import { dayAt } from '@emojigma/engine/day.ts'
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { inLanguage } from '../browser/language-address.ts'
import type { WorkerMessage } from '../browser/worker-messages.ts'
import { firstAnswer } from './first-answer.ts'
import { keepToday, keptPicture, keptSet } from './kept-today.ts'
import { BUILD, OFFLINE_PAGE, PRECACHED, SHELL } from './built.ts'
import { isOwnFile } from './own-file.ts'
import { canBePlayed, handlingOf, isRandomPage, type Handling } from './requests.ts'
import { worker } from './scope.ts'

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
      return event.waitUntil(keepToday(message.day, message.artVersion))
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

interface Asked {
  readonly request: Request
  readonly url: URL
}

function answer(handling: Handling, handler: (asked: Asked) => Promise<Response>, method: 'GET' | 'POST' = 'GET'): void {
  registerRoute(
    ({ sameOrigin, request, url }) => sameOrigin && handlingOf({ method: request.method, mode: request.mode, url }) === handling,
    async ({ request, url }) => handler({ request, url }),
    method,
  )
}

answer('playable', async ({ request, url }) => {
  const page = firstAnswer(fetch(request), PATIENCE_MS, async () => {
    const puzzles = (await keptSet())?.puzzles
    if (!puzzles || !canBePlayed(url, puzzles)) return undefined
    return isRandomPage(url) ? Response.redirect(inLanguage(`/puzzle/${oneOf(puzzles).i}`)) : matchPrecache(SHELL)
  })
  return page.catch(offlinePage)
})

answer('page', async ({ request }) => fetch(request).catch(offlinePage))

answer(
  'todays',
  async ({ request }) => {
    const kept = await keptSet()
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
      const puzzle = (await keptSet())?.puzzles.find(({ i }) => i === (asked as { PuzzleId?: number } | undefined)?.PuzzleId)
      return puzzle && Response.json(puzzle)
    })
  },
  'POST',
)

answer('picture', async ({ request }) => (await keptPicture(request.url)) ?? fetch(request))

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
