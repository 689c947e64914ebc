// @vitest-environment jsdom
import { getForYou, type ForYou } from '@emojigma/contract/practice/for-you.ts'
import { puzzleToWire, type PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { getSolvedDevicePuzzleIds } from '@emojigma/contract/play/guesses.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TODAY } from '../../../platform/testing/noon.ts'
import { playedIds, renderAt, serverWith, setOf } from '../../../platform/testing/test-site.tsx'
import { Component as ForYouPage } from './ForYouPage.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const [FIRST, SECOND] = setOf(TODAY) as [PuzzleView, PuzzleView]
const SELECTION: ForYou = {
  Puzzles: [
    { Step: 'warm-up', Puzzle: puzzleToWire(FIRST, 'short') },
    { Step: 'just right', Puzzle: puzzleToWire(SECOND, 'short') },
  ],
  Kinds: [
    { PuzzleTypeId: 1, Attempts: 12, FirstTries: 9 },
    { PuzzleTypeId: 4, Attempts: 1, FirstTries: 1 },
  ],
  IsAnyDay: false,
  FreeLeft: 2,
}
const shown = (selection: Partial<ForYou> = {}, more = {}) => {
  const calls = serverWith({ [getForYou.path]: () => ({ ...SELECTION, ...selection }), ...more })
  renderAt('/for-you', <ForYouPage />)
  return calls
}

test('each puzzle says in words what it is, and no number judges anybody', async () => {
  shown()
  const warmUp = (await screen.findByText('Warm-up')).closest('li')
  const right = screen.getByText('Just right').closest('li')
  if (!warmUp || !right) throw new Error('no cards')
  expect(within(warmUp).getByRole('link').getAttribute('href')).toContain(`/puzzle/${FIRST.id}`)
  expect(within(right).getByRole('link').getAttribute('href')).toContain(`/puzzle/${SECOND.id}`)
  expect(document.body.textContent).not.toMatch(/rating|chance/iu)
})

test('what comes back says when it was met', async () => {
  shown({ Puzzles: [{ Step: 'just right', MetOn: '2020-02-03', Puzzle: puzzleToWire(FIRST, 'short') }] })
  const card = (await screen.findByText('You met this on 3 February')).closest('li')
  expect(
    within(card as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toContain(`/puzzle/${FIRST.id}`)
  expect(screen.queryByText('Just right')).toBeNull()
  await userEvent.click(screen.getByText('Why these?'))
  expect(screen.getByText(/comes back after 3, 7 and 21 days/)).toBeDefined()
})

test('why these: what was played, how often at the first try, and what is aimed at', async () => {
  shown()
  await userEvent.click(await screen.findByText('Why these?'))
  expect(screen.getByText('We looked at your last 13 puzzles.')).toBeDefined()
  expect(screen.getByText('Classic: 12, and 9 of them at the first try.')).toBeDefined()
  expect(screen.getByText('Emojidoku: one, and you solved it at the first try.')).toBeDefined()
  expect(screen.getByText(/three times in four/)).toBeDefined()
})

test('who has not played yet is told so', async () => {
  shown({ Kinds: [] })
  expect(await screen.findByText(/still getting to know you/)).toBeDefined()
})

test('where today’s free puzzles are used up, that is said kindly', async () => {
  shown({ Puzzles: [], FreeLeft: 0 })
  expect(await screen.findByRole('heading', { name: 'All done for today' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'See today’s puzzles' }).getAttribute('href')).toBe('/today')
  expect(screen.queryByText('Why these?')).toBeNull()
})

test('once all are solved there are more, which are asked for once by a button that keeps the focus', async () => {
  const replies = [SELECTION, Promise.withResolvers<ForYou>().promise]
  const calls = shown(
    {},
    {
      [getForYou.path]: () => replies.shift(),
      [getSolvedDevicePuzzleIds.path]: () => playedIds({ SolvedPuzzleIds: [FIRST.id, SECOND.id] }),
    },
  )
  const more = await screen.findByRole<HTMLButtonElement>('button', { name: 'Show me more' })
  await userEvent.dblClick(more)
  expect([more.disabled, more.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  expect(calls.filter(({ path }) => path === getForYou.path)).toHaveLength(2)
})

test('without a connection it says so, and tries again', async () => {
  let isThere = false
  shown({}, { [getForYou.path]: () => (isThere ? SELECTION : undefined) })
  const again = await screen.findByRole('button', { name: 'Try again' })
  isThere = true
  await userEvent.click(again)
  expect(await screen.findByText('Warm-up')).toBeDefined()
})
