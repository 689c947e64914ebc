import { expect, test, vi } from 'vitest'
import type { PageSource } from '@emojigma/contract/site/pages.ts'
import { NOON_MS, TODAY } from '../../testing/noon.ts'
import { setOf } from '../../testing/test-site.tsx'
import { publicPages, renderPage } from '../entry-server.tsx'
import { pageRoutes } from '../routes.tsx'
import * as modules from './page-modules.ts'

vi.mock('virtual:built-assets', () => ({
  manifest: { 'app/platform/shell/entry-client.tsx': { file: 'assets/entry.js' } },
  styles: {},
  build: 'b1',
}))

const SITE = { origin: 'https://emojigma.example', supportEmail: 'help@emojigma.example', artVersion: 'a1', nowMs: NOON_MS }
const PUZZLES = setOf(TODAY)
const SOURCE: PageSource = {
  todaysPuzzles: async () => PUZZLES,
  puzzle: async () => undefined,
  newPuzzles: async () => PUZZLES,
  popularPuzzles: async () => PUZZLES,
  leaderboard: async () => [],
}

test('the pages of the sitemap are those that say they may be found, each by its own one address', async () => {
  const addresses = new Set(pageRoutes.map(({ path }) => path).filter((path) => !/[:*]/.test(path)))
  const found: string[] = []
  for (const url of addresses) {
    const reply = await renderPage({ url, site: SITE, source: SOURCE })
    if (reply.kind !== 'page') continue
    const isHidden = reply.html.includes('<meta name="robots" content="noindex"')
    if (!isHidden && reply.html.includes(`rel="canonical" href="${SITE.origin}${url}"`)) found.push(url)
  }
  const pages = await publicPages(NOON_MS)
  expect(pages.map(({ path }) => path).toSorted()).toEqual(found.toSorted())
  expect(found).toContain('/leaderboardRanks')
})

test('pages that show something new every day are of today', async () => {
  const pages = new Map((await publicPages(NOON_MS)).map(({ path, lastModified }) => [path, lastModified]))
  for (const path of ['/', '/today', '/puzzle', '/emojiLogicGames', '/leaderboardDaily']) expect(pages.get(path)).toBe('2026-11-21')
  expect(pages.get('/leaderboardRanks')).toBeUndefined()
})

test('every page that others are told more about has a route', async () => {
  const routed = new Set(pageRoutes.map(({ handle }) => handle.module))
  const named = Object.values(modules).filter((value) => typeof value === 'string')
  expect(named.filter((module) => !routed.has(module))).toEqual([])
})
