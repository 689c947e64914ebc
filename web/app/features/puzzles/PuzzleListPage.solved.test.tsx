// @vitest-environment jsdom
import { getSolvedPuzzleIds } from '@emojigma/contract/play/guesses.ts'
import { getNewPuzzlesMini, getPopularPuzzlesMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { updateSettings } from '@emojigma/contract/accounts/settings.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TODAY } from '../../platform/testing/noon.ts'
import { signInAs } from '../../platform/testing/test-session.ts'
import { playedIds, renderAt, serverWith, setOf, wire } from '../../platform/testing/test-site.tsx'
import { loadLazyComponents } from '../../ui/loading/lazy-component.tsx'
import { Component } from './PuzzleListPage.tsx'

beforeEach(() => loadLazyComponents(['app/features/accounts/']))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const CLASSICS = setOf(TODAY).slice(5, 10)
const [SOLVED, OTHER] = CLASSICS.map(({ id }) => id)
const SETTINGS = { HideSolved: true, Theme: 'system', Sound: true, ReducedMotion: false, ReadableFont: false, HideFromBoards: false }

/** Five puzzles, of which some are solved by who is signed in.
 *  @param leavesOut whether the server itself leaves out what is solved when it is asked to */
function serverOf(solved: readonly number[], leavesOut = true) {
  return serverWith({
    [getSolvedPuzzleIds.path]: () => playedIds({ SolvedPuzzleIds: [...solved], AttemptedPuzzleIds: [...solved] }),
    [getNewPuzzlesMini.path]: ({ body }) =>
      wire(CLASSICS.filter(({ id }) => !leavesOut || body['showSolved'] !== false || !solved.includes(id))),
    [getPopularPuzzlesMini.path]: () => Response.json({ Message: 'no' }, { status: 503 }),
    [updateSettings.path]: ({ body }) => ({ ...SETTINGS, ...body }),
  })
}

const cards = () => screen.queryAllByRole('link', { name: / puzzle, / })
const hrefs = () => cards().map((card) => card.getAttribute('href'))

describe('hiding what is solved', () => {
  test('is not offered to guests, even where a browser remembers it', async () => {
    localStorage.setItem('emojigma.hideSolved', 'true')
    const calls = serverOf([])
    renderAt('/puzzle', <Component />)
    await waitFor(() => expect(cards()).toHaveLength(5))
    expect(screen.queryByRole('switch')).toBeNull()
    expect(calls.filter(({ path }) => path === getNewPuzzlesMini.path).map(({ body }) => 'showSolved' in body)).toEqual([false])
  })

  test('takes the solved cards away, tells the account, and brings them back', async () => {
    signInAs()
    const calls = serverOf([SOLVED ?? 0])
    renderAt('/puzzle', <Component />)
    expect(await screen.findByRole('link', { name: /, solved$/ })).toBeDefined()
    expect(cards()).toHaveLength(5)
    await userEvent.click(screen.getByRole('switch', { name: 'Hide Solved', checked: false }))
    await waitFor(() => expect(cards()).toHaveLength(4))
    expect(screen.queryByRole('link', { name: /, solved$/ })).toBeNull()
    expect(screen.getByRole('status').textContent).toContain('4 puzzles')
    expect(screen.getByRole('switch', { name: 'Hide Solved', checked: true })).toBeDefined()
    await userEvent.click(screen.getByRole('switch'))
    await waitFor(() => expect(cards()).toHaveLength(5))
    const told = calls.filter(({ path }) => path === updateSettings.path).map(({ body }) => body['HideSolved'])
    expect(told).toEqual([true, false])
  })

  test('goes by what this player has solved, too, where the list that came still has it', async () => {
    signInAs()
    localStorage.setItem('emojigma.hideSolved', 'true')
    const calls = serverOf([SOLVED ?? 0, OTHER ?? 0], false)
    renderAt('/puzzle', <Component />)
    await waitFor(() => expect(cards()).toHaveLength(3))
    for (const id of [SOLVED, OTHER]) expect(hrefs().some((href) => href?.startsWith(`/puzzle/${id}?`))).toBe(false)
    expect(calls.find(({ path }) => path === getNewPuzzlesMini.path)?.body['showSolved']).toBe(false)
  })

  test('of everything says that all is solved, and a press shows it again', async () => {
    signInAs()
    localStorage.setItem('emojigma.hideSolved', 'true')
    serverOf(CLASSICS.map(({ id }) => id))
    renderAt('/puzzle', <Component />)
    expect(await screen.findByRole('heading', { level: 2, name: 'All solved' })).toBeDefined()
    expect(screen.queryByText('Nothing here yet')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Turn off Hide Solved' }))
    await waitFor(() => expect(cards()).toHaveLength(5))
  })
})

describe('a list', () => {
  test('that cannot be had says so, and a press asks again', async () => {
    const calls = serverOf([])
    renderAt('/popular', <Component />)
    expect(screen.getByRole('list', { name: 'Loading...' })).toBeDefined()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(calls.filter(({ path }) => path === getPopularPuzzlesMini.path)).toHaveLength(2))
    expect(screen.getByRole('heading', { level: 1, name: 'Popular Puzzles' })).toBeDefined()
  })

  test('keeps its filters as they are at the press of the other kind, and drops the kind at a second press', async () => {
    serverOf([])
    const { address } = renderAt('/puzzle?t=1&l=2', <Component />)
    await userEvent.click(screen.getByRole('button', { name: /^Emojidoku/ }))
    expect(address()).toBe('/puzzle?t=4&l=2')
    await userEvent.click(screen.getByRole('button', { name: /^Emojidoku/ }))
    expect(address()).toBe('/puzzle?l=2')
    expect(screen.getByRole('button', { name: /^Mixed/ }).getAttribute('aria-pressed')).toBe('true')
  })

  test('shows with its link the picture of its first puzzle', async () => {
    serverOf([])
    renderAt('/puzzle', <Component />)
    await waitFor(() => expect(cards()).toHaveLength(5))
    const picture = () => document.head.querySelector('meta[property="og:image"]')?.getAttribute('content')
    expect(picture()).toBe(`http://localhost:3000/emojigma/production/Puzzle_${CLASSICS[1]?.id}_Medium_800.png`)
    expect(document.title).toBe('Latest Puzzles · Emojigma')
  })
})
