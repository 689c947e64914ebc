// @vitest-environment jsdom
import { readRiddles } from '@emojigma/content/riddles.ts'
import type { PageSource, SiteSettings } from '@emojigma/contract/site/pages.ts'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { App } from './app.tsx'
import { NOON_MS, TODAY } from '../testing/noon.ts'
import { rowOf } from '../testing/test-rows.ts'
import { loadLazyComponents } from '../../ui/loading/lazy-component.tsx'
import { loadPageAt, pageAt, routes } from './routes.tsx'
import { makeStore } from '../store.ts'
import { NO_CONTENT, completeBrowser, mediaMatch, serverWith, setOf, SITE } from '../testing/test-site.tsx'

/** A page that was made at another time of day than the one it is opened at. */
const SERVED: SiteSettings = { ...SITE, nowMs: NOON_MS - 14_000 }
const puzzles = setOf(TODAY)
const source: PageSource = {
  todaysPuzzles: async () => puzzles,
  puzzle: async (id) => puzzles.find((puzzle) => puzzle.id === id),
  newPuzzles: async ({ typeId }) => puzzles.filter((puzzle) => !typeId || puzzle.typeId === typeId),
  popularPuzzles: async () => puzzles,
  leaderboard: async () => [rowOf(1)],
}

let takenOver: Root | undefined
afterEach(() => {
  act(() => takenOver?.unmount())
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['/', 'What is each emoji worth?'],
  ['/today', 'Classic puzzle, Level 1, 50 points'],
  ['/puzzle?t=1&l=3', 'Latest Puzzles'],
  ['/emojiMathPuzzles', 'Emoji Math Puzzles'],
  [`/puzzle/${puzzles[0]?.id}`, 'Classic'],
  ['/emojiRiddles', 'Say what you see.'],
  ['/emojiRiddles?category=tv-show', 'Say what you see.'],
  ['/find-the-mistake', 'Something in this solution is wrong.'],
  ['/enough-to-know', 'there is one too many'],
  ['/leaderboardDaily', 'Player 1'],
  ['/leaderboardRanks', 'Unicorn with 5 stars'],
  ['/quote', 'Quote as PDF'],
  ['/nowhere', 'There is no page here'],
])('the browser takes over %s as the server drew it', async (address, shows) => {
  const { html, container, takeOver } = await served(address)
  expect(html).toContain(shows)
  expect(await takeOver()).toEqual([])
  expect(container.textContent).toContain(shows)
})

test.each([
  ['/today', 'Find a puzzle by its number', 'otter'],
  ['/emojiRiddles', 'Your guess at riddle 1', 'otter'],
  ['/pricing', 'Discount code', 'OTTER'],
])('on %s what was typed before into “%s” stays, and is known', async (address, label, text) => {
  const { takeOver } = await served(address)
  const field = screen.getByLabelText<HTMLInputElement>(label)
  field.value = text
  await takeOver()
  // React puts what it knows of into a field that is typed into and refused, or drawn anew.
  fireEvent.submit(field.closest('form') ?? field)
  expect(field.value).toBe(text)
})

/** A page as the server sends it.
 *  @returns how the browser takes it over, and what it finds to be different then */
async function served(address: string) {
  completeBrowser()
  mediaMatch(true)
  serverWith()
  vi.stubGlobal('scrollTo', () => {})
  const { pathname, searchParams } = new URL(address, SERVED.origin)

  const store = makeStore()
  const page = await loadPageAt(pathname)
  await page.preload?.({
    source,
    content: { ...NO_CONTENT, riddles: readRiddles() },
    dispatch: store.dispatch,
    pathname,
    params: pageAt(pathname).params,
    search: searchParams,
    nowMs: SERVED.nowMs,
  })
  await loadLazyComponents()
  const servedState = structuredClone(store.getState())
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(address, SERVED.origin)))
  if (context instanceof Response) throw new Error('there is a page at every address')
  const html = renderToString(
    <App store={store} site={SERVED}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </App>,
  )

  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html.replace(/^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/, '')
  const takeOver = async () => {
    const differences: unknown[] = []
    await act(async () => {
      takenOver = hydrateRoot(
        container,
        <App store={makeStore(servedState)} site={SERVED} servedState={servedState}>
          <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
        </App>,
        { onRecoverableError: (error) => differences.push(error) },
      )
    })
    return differences
  }
  return { html, container, takeOver }
}
