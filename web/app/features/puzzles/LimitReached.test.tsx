// @vitest-environment jsdom
import { getSolvedDevicePuzzleIds } from '@emojigma/contract/play/guesses.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteChild } from '../../platform/session/likely-child.ts'
import { loadPageAt, routes } from '../../platform/shell/routes.tsx'
import { TODAY } from '../../platform/testing/noon.ts'
import { playedIds, renderAt, serverWith, setOf } from '../../platform/testing/test-site.tsx'
import { loadLazyComponents } from '../../ui/loading/lazy-component.tsx'

const IDS = setOf(TODAY).map(({ id }) => id)
const TITLE = 'That’s today’s three!'

beforeEach(async () => {
  await Promise.all(['/', '/today'].map(async (path) => loadPageAt(path)))
  await loadLazyComponents()
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const having = (begun: number, solved: number) =>
  serverWith({
    [getSolvedDevicePuzzleIds.path]: () => playedIds({ SolvedPuzzleIds: IDS.slice(0, solved), AttemptedPuzzleIds: IDS.slice(0, begun) }),
  })

test.each(['/', '/today'])('after three puzzles %s says when there are new ones, and what there is to do until then', async (address) => {
  having(3, 2)
  renderAt(address, routes)
  const panel = await screen.findByRole('region', { name: TITLE })
  expect(panel.textContent).toContain('New ones in 12 h 0 min')
  const links = within(panel)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    `/puzzleSolution/${IDS[0]}`,
    `/puzzleSolution/${IDS[1]}`,
    '/leaderboardRanks',
    '/howTo',
    ...links.filter((href) => href === '/emojiRiddles'),
    '/pricing',
  ])
})

test('who may be a child is told nothing of plans', async () => {
  noteChild()
  having(3, 3)
  renderAt('/today', routes)
  const panel = await screen.findByRole('region', { name: TITLE })
  expect(within(panel).getByRole('link', { name: /See the ranks/ })).toBeDefined()
  expect(
    within(panel)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).not.toContain('/pricing')
})

test('with one puzzle left nobody is told of a limit', async () => {
  having(2, 2)
  renderAt('/today', routes)
  await screen.findByText('1/3')
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull()
})
