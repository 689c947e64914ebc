// @vitest-environment jsdom
import { getMyDays, type MyDays } from '@emojigma/contract/accounts/my-days.ts'
import { getSolvedDevicePuzzleIds } from '@emojigma/contract/play/guesses.ts'
import { getForYou, type ForYou } from '@emojigma/contract/practice/for-you.ts'
import { puzzleToWire, type PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { monthHolding } from '@emojigma/contract/rules/month.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TODAY } from '../../platform/testing/noon.ts'
import { playedIds, renderAt, serverWith, setOf } from '../../platform/testing/test-site.tsx'
import { loadLazyComponents } from '../../ui/loading/lazy-component.tsx'
import { FakeUtterance, FakeVoice, LOCAL, REMOTE } from '../play/aloud/fake-voice.test-support.ts'
import { saveWork } from '../play/index.ts'
import { threeOnDevice, threeOf } from './three-choice.ts'
import { YourThree } from './YourThree.tsx'

const TODAYS = setOf(TODAY)
const [FIRST, SECOND, THIRD, FOURTH] = TODAYS as [PuzzleView, PuzzleView, PuzzleView, PuzzleView]

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const offer = (puzzles: readonly PuzzleView[], more: Partial<ForYou> = {}): ForYou => ({
  Puzzles: puzzles.map((puzzle, index) => ({
    Step: (['warm-up', 'just right', 'stretch'] as const)[index] ?? 'just right',
    Puzzle: puzzleToWire(puzzle, 'short'),
  })),
  Kinds: [{ PuzzleTypeId: 1, Attempts: 4, FirstTries: 3 }],
  IsAnyDay: false,
  FreeLeft: 3,
  ...more,
})
const NOTHING_PLAYED = offer([], { Kinds: [] })

function show(selection: ForYou, solved: readonly number[] = [], more: Parameters<typeof serverWith>[0] = {}) {
  const calls = serverWith({
    [getForYou.path]: () => selection,
    [getSolvedDevicePuzzleIds.path]: () => playedIds({ SolvedPuzzleIds: [...solved], AttemptedPuzzleIds: [...solved] }),
    ...more,
  })
  renderAt('/today', <YourThree puzzles={TODAYS} day={TODAY} />)
  return calls
}
const tiles = () =>
  screen.queryAllByRole('link', { name: /^(?:Warm-up|Just right|A stretch) / }).map((link) => link.getAttribute('href') ?? '')

test('the three of a player are a warm-up, one that is just right and a stretch, with the first one next', async () => {
  show(offer([FIRST, SECOND, THIRD]))
  await waitFor(() => expect(tiles()).toHaveLength(3))
  for (const [index, { id }] of [FIRST, SECOND, THIRD].entries()) expect(tiles()[index]).toContain(`/puzzle/${id}`)
  expect(screen.getByText('Start with the warm-up.')).toBeDefined()
  expect(document.querySelectorAll('[data-next]')).toHaveLength(1)
})

test('the days in a row stand beside the stars, and nothing before the first', async () => {
  for (const [days, shown] of [
    [4, true],
    [0, false],
  ] as const) {
    const month: MyDays = {
      Month: monthHolding(TODAY),
      Today: dayDate(TODAY),
      Stars: [],
      Streak: { Days: days, IsPaused: false, RestDaysLeft: 2 },
      Begun: [],
    }
    show(offer([FIRST, SECOND, THIRD]), [], { [getMyDays.path]: () => month })
    await waitFor(() => expect(tiles()).toHaveLength(3))
    await waitFor(() => expect(screen.queryByText(/days in a row, rest days included/) !== null).toBe(shown))
    cleanup()
  }
})

test('what comes back says when it was met, and keeps saying so', async () => {
  const [first, second, third] = offer([FIRST, SECOND, THIRD]).Puzzles
  if (!first || !second || !third) throw new Error('no puzzles')
  for (const _ of [1, 2]) {
    show(offer([], { Puzzles: [first, { ...second, MetOn: '2020-02-03' }, third] }))
    const tile = await screen.findByRole('link', { name: /^You met this on 3 February / })
    expect(tile.getAttribute('href')).toContain(`/puzzle/${SECOND.id}`)
    await waitFor(() => expect(threeOnDevice(TODAY, '')).toHaveLength(3))
    cleanup()
  }
})

test('a solved one keeps its place, and the next one is next', async () => {
  show(offer([FIRST, SECOND, THIRD]))
  await waitFor(() => expect(threeOnDevice(TODAY, '')).toHaveLength(3))
  cleanup()
  const calls = show(offer([FOURTH]), [FIRST.id])
  await screen.findByText('One done, two to go.')
  expect(tiles()[0]).toContain(`/puzzle/${FIRST.id}`)
  expect(document.querySelector('[data-next] a')?.getAttribute('href')).toContain(`/puzzle/${SECOND.id}`)
  expect(calls.some(({ path }) => path === getForYou.path)).toBe(false)
  expect(screen.getByText('One of three stars today')).toBeDefined()
})

test('after the third one three more are asked for', async () => {
  localStorage.setItem(
    'emojigma.three',
    JSON.stringify({
      day: TODAY,
      player: '',
      three: threeOf([FIRST, SECOND, THIRD].map(({ id }) => ({ step: 'just right', puzzleId: id }))),
    }),
  )
  show(offer([FOURTH]), [FIRST.id, SECOND.id, THIRD.id])
  await screen.findByRole('heading', { name: 'All three done!' })
  await userEvent.click(screen.getByRole('button', { name: 'Three more' }))
  await waitFor(() => expect(tiles()[0]).toContain(`/puzzle/${FOURTH.id}`))
})

test('a first visitor is asked once who is playing, and gets puzzles for these ages', async () => {
  show(NOTHING_PLAYED)
  await userEvent.click(await screen.findByRole('button', { name: /Ages 4–6/ }))
  await waitFor(() => expect(tiles()).toHaveLength(3))
  expect(tiles()[0]).toContain('t=1&l=6')
  cleanup()
  show(NOTHING_PLAYED)
  await waitFor(() => expect(tiles()).toHaveLength(3))
  expect(screen.queryByText('Who is playing?')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Someone else is playing' }))
  await screen.findByText('Who is playing?')
})

describe('for the youngest', () => {
  let voice: FakeVoice

  beforeEach(() => {
    voice = new FakeVoice()
    vi.stubGlobal('speechSynthesis', voice)
    vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
    localStorage.setItem('emojigma.band', '4-6')
  })

  test('the puzzle to play now is read aloud, and a second press stops it', async () => {
    show(offer([FIRST, SECOND, THIRD]))
    await userEvent.click(await screen.findByRole('button', { name: 'Listen' }))
    expect(voice.heard()).toBe('Three puzzles for today. The first: Classic, Level 1. Tap the yellow button.')
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
    expect(screen.getByRole('button', { name: 'Listen' }).closest('li')?.textContent).toContain('Classic')
  })

  test('after the first one the second is read', async () => {
    show(offer([FIRST, SECOND, THIRD]), [FIRST.id])
    await screen.findByText('One done, two to go.')
    await userEvent.click(await screen.findByRole('button', { name: 'Listen' }))
    expect(voice.heard()).toMatch(/^One done, two to go\. Next: .+\. Tap the yellow button\.$/)
  })

  test.each([
    ['older players', '7-9', [LOCAL]],
    ['a device without a voice of its own', '4-6', [REMOTE]],
  ])('there is no such button for %s', async (_for, band, voices) => {
    localStorage.setItem('emojigma.band', band)
    voice.find(voices)
    show(offer([FIRST, SECOND, THIRD]))
    await waitFor(() => expect(tiles()).toHaveLength(3))
    await loadLazyComponents(['app/features/play/aloud/'])
    await act(async () => {})
    expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull()
  })
})

test('what was left half done is offered below', async () => {
  saveWork(FOURTH.id, [{ values: ['3'], strokes: [], language: '' }])
  show(offer([FIRST, SECOND, THIRD]))
  const link = await screen.findByRole('link', { name: /^Carry on/ })
  expect(link.getAttribute('href')).toContain(`/puzzle/${FOURTH.id}`)
})

test('yesterday’s three, and another player’s, are not kept', async () => {
  localStorage.setItem('emojigma.three', JSON.stringify({ day: TODAY - 1, player: '', three: [] }))
  expect(threeOnDevice(TODAY, '')).toBeUndefined()
  localStorage.setItem('emojigma.three', '{"day":')
  expect(threeOnDevice(TODAY, '')).toBeUndefined()
})
