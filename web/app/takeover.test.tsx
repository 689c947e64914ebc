// @vitest-environment jsdom
import type { PageSource, SiteSettings } from '@emojigma/contract/pages.ts'
import { dayAt } from '@emojigma/engine/day.ts'
import { act, cleanup } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, createStaticHandler, createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { App } from './app.tsx'
import * as home from './puzzles/pages/HomePage.tsx'
import * as list from './puzzles/pages/PuzzleListPage.tsx'
import * as today from './puzzles/pages/TodayPage.tsx'
import type { PageModule } from './page.ts'
import { loadParts } from './part.tsx'
import { Root as Frame } from './root.tsx'
import * as notFound from './site/pages/NotFoundPage.tsx'
import { makeStore } from './store.ts'
import { completeBrowser, mediaMatch, serverWith, setOf, SITE } from './test-site.tsx'

/** A page that was made at another time of day than the one it is opened at. */
const SERVED: SiteSettings = { ...SITE, nowMs: Date.now() - 14_000 }
const puzzles = setOf(dayAt(SERVED.nowMs))
const source: PageSource = {
  todaysPuzzles: async () => puzzles,
  puzzle: async (id) => puzzles.find((puzzle) => puzzle.id === id),
  newPuzzles: async ({ typeId }) => puzzles.filter((puzzle) => !typeId || puzzle.typeId === typeId),
  popularPuzzles: async () => puzzles,
}

let takenOver: Root | undefined
afterEach(() => {
  act(() => takenOver?.unmount())
  cleanup()
  vi.unstubAllGlobals()
})

const PAGES: readonly (readonly [address: string, page: PageModule, shows: string])[] = [
  ['/', home, 'What is the fox worth?'],
  ['/today', today, 'Classic puzzle, Level 1, 50 points'],
  ['/puzzle?t=1&l=3', list, 'Latest Puzzles'],
  ['/emojiMathPuzzles', list, 'Emoji Math Puzzles'],
  ['/nowhere', notFound, 'There is no page here'],
]

test.each(PAGES)('the browser takes over %s as the server drew it', async (address, page, shows) => {
  completeBrowser()
  mediaMatch(true)
  serverWith()
  vi.stubGlobal('scrollTo', () => {})
  const routes = [{ Component: Frame, children: [{ path: '*', Component: page.Component }] }]
  const { pathname, searchParams } = new URL(address, SERVED.origin)

  const served = makeStore()
  await page.preload?.({ source, dispatch: served.dispatch, pathname, params: {}, search: searchParams })
  await loadParts()
  const handler = createStaticHandler(routes)
  const context = (await handler.query(new Request(new URL(address, SERVED.origin)))) as StaticHandlerContext
  const html = renderToString(
    <App store={served} site={SERVED}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </App>,
  )
  expect(html).toContain(shows)

  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html.replace(/^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/, '')
  const differences: unknown[] = []
  await act(async () => {
    takenOver = hydrateRoot(
      container,
      <App store={makeStore(structuredClone(served.getState()))} site={SERVED}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
      </App>,
      { onRecoverableError: (error) => differences.push(error) },
    )
  })
  expect(differences).toEqual([])
  expect(container.textContent).toContain(shows)
})
