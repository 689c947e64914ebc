import type { PageSource } from '@emojigma/contract/pages.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { NOON_MS, TODAY } from '../testing/noon.ts'
import { setOf } from '../testing/test-site.tsx'
import { renderPage } from './entry-server.tsx'

vi.mock('virtual:built-assets', () => ({
  build: 'build-a',
  manifest: { 'app/shell/entry-client.tsx': { file: 'assets/entry.js' } },
  styles: {},
}))

const PUZZLES = setOf(TODAY)
const source: PageSource = {
  todaysPuzzles: async () => PUZZLES,
  puzzle: async (id) => PUZZLES.find((puzzle) => puzzle.id === id),
  newPuzzles: async () => PUZZLES,
  popularPuzzles: async () => PUZZLES,
  leaderboard: async () => [],
}

/** Of another version of the pictures each time nothing is known that was drawn before. */
async function pageAt(url: string, artVersion: string): Promise<string> {
  const site = { origin: 'https://emojigma.example', supportEmail: 'help@emojigma.example', artVersion, nowMs: NOON_MS }
  const reply = await renderPage({ url, site, source })
  if (reply.kind !== 'page') throw new Error(`${url} leads to ${reply.location}`)
  const markup = /<div id="root">[^]*<script type="application\/json"/.exec(reply.html)?.[0] ?? ''
  return markup.replaceAll(`v=${artVersion}`, 'v=')
}

const ofEach: readonly PuzzleView[] = [1, 2, 3, 4, 5].flatMap((typeId) => PUZZLES.filter((puzzle) => puzzle.typeId === typeId).slice(0, 4))

const ADDRESSES = [...ofEach.map(({ id }) => `/puzzle/${id}`), '/', '/today', '/puzzle', '/faq']

beforeAll(async () => {
  for (const url of ADDRESSES) await pageAt(url, 'before')
})

test.each(ADDRESSES)('the page at %s is the same whether its parts were drawn before on other pages or not', async (url) => {
  const drawnNow = await pageAt(url, `never before at ${url}`)
  expect(drawnNow).toContain('<footer')
  expect(await pageAt(url, 'before')).toBe(drawnNow)
  expect(await pageAt(url, 'before')).toBe(drawnNow)
})
