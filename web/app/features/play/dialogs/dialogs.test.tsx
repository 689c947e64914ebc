// @vitest-environment jsdom
import type { BlockedAction } from '@emojigma/contract/failures.ts'
import { getUserInfo } from '@emojigma/contract/accounts/accounts.ts'
import { getPotentialScore, getSolvedPuzzleIds, setPuzzleRevealed, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { getPuzzleMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { puzzleToWire, type PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { puzzleIdOf } from '@emojigma/engine/day.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceId } from '../../../platform/session/device.ts'
import { storedAccount } from '../../../platform/session/session-storage.ts'
import { fillStorage } from '../../../platform/testing/full-storage.ts'
import { TODAY } from '../../../platform/testing/noon.ts'
import { refusal, signInAs, userInfoOf } from '../../../platform/testing/test-session.ts'
import { FOX_AND_FROG, judged, playedIds, puzzleAt, renderAt, serverWith, setOf, type Call } from '../../../platform/testing/test-site.tsx'
import { loadLazyComponents } from '../../../ui/loading/lazy-component.tsx'
import { PuzzlePlay } from '../frame/PuzzlePlay.tsx'
import { KeepPoints } from './KeepPoints.tsx'
import { SubscriptionBlocker } from './SubscriptionBlocker.tsx'

const UPLOAD = uploadPuzzleGuessMini.path

const classic = (more: Partial<PuzzleView> = {}) => puzzleAt(6, '40', { question: FOX_AND_FROG, ...more })

let user: ReturnType<typeof userEvent.setup>
beforeEach(async () => {
  Element.prototype.scrollIntoView = () => {}
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true })
  user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  await loadLazyComponents()
})
afterEach(() => {
  sessionStorage.clear()
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

function play(puzzle: PuzzleView, candidates?: readonly PuzzleView[]) {
  return renderAt('/today', [
    { path: '/today', element: <PuzzlePlay puzzle={puzzle} setting="page" headingLevel={1} candidates={candidates} /> },
    { path: '*', element: <p>elsewhere</p> },
  ])
}
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const field = () => screen.getByLabelText<HTMLInputElement>('Your answer')
const dialog = () => screen.getByRole('dialog')
const link = (name: string | RegExp) => within(dialog()).getByRole('link', { name }).getAttribute('href')
const press = (name: string) => user.click(within(dialog()).getByRole('button', { name }))

async function solve(answer = '40') {
  await user.type(field(), `${answer}{Enter}`)
  await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Solved.'))
  await after(600)
}

describe('the dialog after a right guess', () => {
  test('praises, tells the answer and leads to how it works; focus is on Yes Please', async () => {
    const puzzle = await classic()
    serverWith({ [UPLOAD]: () => judged(puzzle, true) })
    vi.spyOn(Math, 'random').mockReturnValue(0)
    play(puzzle)
    await solve()
    expect(within(dialog()).getByRole('heading', { level: 2 }).textContent).toBe('You cracked it!')
    expect(dialog().textContent).toContain('40 is the correct answer')
    expect(link('See how it works')).toBe(`/puzzleSolution/${puzzle.id}`)
    expect(document.activeElement).toBe(within(dialog()).getByRole('button', { name: 'Yes Please' }))
    expect(within(dialog()).queryAllByRole('img')).toEqual([])
    expect(dialog().querySelectorAll('[aria-hidden] img')).toHaveLength(5)
  })

  test('says Right first time! only of a first guess', async () => {
    const puzzle = await classic()
    serverWith({ [UPLOAD]: ({ body }) => judged(puzzle, body['PuzzleGuess'] === '40') })
    vi.spyOn(Math, 'random').mockReturnValue(0.999)
    play(puzzle)
    await solve()
    expect(within(dialog()).getByRole('heading', { level: 2 }).textContent).toBe('Right first time!')
    cleanup()
    const other = await puzzleAt(7, '40', { question: FOX_AND_FROG })
    serverWith({ [UPLOAD]: ({ body }) => judged(other, body['PuzzleGuess'] === '40') })
    play(other)
    await user.type(field(), '41{Enter}')
    await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Not 41. Have another go.'))
    await after(1700)
    await solve()
    expect(within(dialog()).getByRole('heading', { level: 2 }).textContent).toBe('Code broken!')
  })

  test.each([
    ['No Thanks', () => press('No Thanks')],
    ['the cross', () => press('Close')],
    ['Escape', async () => void fireEvent(dialog(), new Event('cancel', { cancelable: true }))],
  ])('is closed by %s, does not come again, and leaves the focus at the heading', async (_, close) => {
    const puzzle = await classic()
    serverWith({ [UPLOAD]: () => judged(puzzle, true) })
    const { address } = play(puzzle)
    await solve()
    await close()
    await after(3000)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(address()).toBe('/today')
  })

  test('leads on to the puzzle’s own address where nobody else takes the next one', async () => {
    const puzzle = await classic()
    serverWith({ [UPLOAD]: () => judged(puzzle, true) })
    const { address } = play(puzzle, setOf(TODAY))
    await solve()
    await press('Yes Please')
    // The easiest of the same theme, type and band.
    expect(address()).toBe(`/puzzle/${puzzleIdOf(TODAY, 5)}?t=1&l=1`)
  })

  test('of a board says that every emoji has found its cell, and shows no digits', async () => {
    const four = ['fox', 'frog', 'owl', 'bat']
    const puzzle = await puzzleAt(21, '1234341221434321', { sudokuQuestion: '123434122143432.', emoji: four, emojiNames: four })
    serverWith({ [UPLOAD]: () => judged(puzzle, true) })
    play(puzzle)
    await user.click(screen.getByRole('button', { name: /^row 4 column 4/ }))
    await user.keyboard('1')
    await screen.findByRole('dialog')
    expect(dialog().textContent).toContain('Every emoji is in its place')
    expect(dialog().textContent).not.toMatch(/\d{4}|is the correct answer/)
  })

  test('tells a guest what points wait, and comes back here after registering', async () => {
    const puzzle = await classic()
    serverWith({ [UPLOAD]: () => judged(puzzle, true), [getPotentialScore.path]: () => ({ Score: 250 }) })
    play(puzzle)
    await solve()
    await waitFor(() => expect(link('Register to keep your 250 points.')).toContain('/register'))
  })
})

describe('what a guest’s points would be worth', () => {
  const words = () => screen.queryByText(/to keep your/)?.textContent

  test('is asked for the device, and the way to register leads back', async () => {
    const calls = serverWith({ [getPotentialScore.path]: () => ({ Score: 1200 }) })
    renderAt('/puzzle/7', <KeepPoints />)
    await waitFor(() => expect(words()).toBe('Register to keep your 1,200 points.'))
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register?redirectUrl=%2Fpuzzle%2F7')
    expect(calls.map(({ path, body }) => [path, body['DeviceId']])).toEqual([[getPotentialScore.path, deviceId()]])
  })

  test('is not said while it is nothing or not known', async () => {
    let score: number | undefined = 0
    const calls = serverWith({ [getPotentialScore.path]: () => (score === undefined ? refusal(400) : { Score: score }) })
    for (const known of [0, undefined]) {
      score = known
      renderAt('/puzzle/7', <KeepPoints />)
      await after(50)
      expect(words()).toBeUndefined()
      cleanup()
    }
    expect(calls).toHaveLength(2)
  })

  test('is no reason to register where the browser keeps nothing until then', async () => {
    serverWith({ [getPotentialScore.path]: () => ({ Score: 1200 }) })
    fillStorage()
    renderAt('/puzzle/7', <KeepPoints />)
    expect(await screen.findByText(/isn’t keeping anything from our site, so these points go when the page closes/)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull()
  })

  test('is nothing to an account, and not asked', async () => {
    signInAs()
    const calls = serverWith({ [getPotentialScore.path]: () => ({ Score: 1200 }) })
    renderAt('/puzzle/7', <KeepPoints />)
    await after(50)
    expect([words(), calls]).toEqual([undefined, []])
  })
})

test.each<BlockedAction>(['ANSWER', 'WORKSHEET', 'DOWNLOAD', 'PLAY PUZZLE', 'FULL SCREEN PUZZLE'])(
  '%s is named as what every plan opens, with a way to the plans and a way out',
  async (action) => {
    let closed = 0
    renderAt(
      '/',
      <SubscriptionBlocker action={action} onClose={() => (closed += 1)}>
        <p>More words.</p>
      </SubscriptionBlocker>,
    )
    expect(screen.getByRole('dialog', { name: 'Subscribe to unlock' }).textContent).toContain(
      `${action} comes with every paid plan.More words.`,
    )
    expect(link('See plans')).toBe('/pricing')
    await press('Not now')
    await press('Close')
    expect(closed).toBe(2)
  },
)

test('a student is told of no plan where something is closed', async () => {
  signInAs({ isStudent: true, plan: 'none' })
  serverWith()
  renderAt('/', <SubscriptionBlocker action="DOWNLOAD" onClose={() => {}} />)
  const blocker = await screen.findByRole('dialog', { name: 'Your class is having a break' })
  expect(blocker.textContent).not.toMatch(/plan|subscribe/i)
  expect(within(blocker).queryByRole('link')).toBeNull()
})

test('a child is told of no plan either', async () => {
  signInAs({ isChild: true })
  serverWith()
  renderAt('/', <SubscriptionBlocker action="DOWNLOAD" onClose={() => {}} />)
  const blocker = await screen.findByRole('dialog', { name: 'This part is closed' })
  expect(blocker.textContent).not.toMatch(/plan|subscribe/i)
  expect(within(blocker).queryByRole('link')).toBeNull()
})

describe('an account that asks for the answer', () => {
  const revealed = (calls: readonly Call[]) =>
    calls.filter(({ path }) => path === setPuzzleRevealed.path).map(({ body }) => body['PuzzleId'])
  const ask = async () => {
    await user.click(screen.getByRole('button', { name: 'Reveal' }))
    await waitFor(() => expect(dialog()).toBeDefined())
  }

  test('is told the price first, and gets it only after saying yes', async () => {
    const puzzle = await classic()
    signInAs()
    const calls = serverWith({
      [getSolvedPuzzleIds.path]: () => playedIds(),
      [setPuzzleRevealed.path]: () => ({ RevealedPuzzleIds: [puzzle.id] }),
      [getPuzzleMini.path]: () => puzzleToWire({ ...puzzle, isRevealed: true, answer: 40 }, 'short'),
    })
    const { address } = play(puzzle)
    await ask()
    await waitFor(() => expect(within(dialog()).getByRole('button', { name: 'Show the answer' })).toBeDefined())
    expect(dialog().textContent).toContain('you can’t guess this puzzle any more, and it earns no points')
    expect(revealed(calls)).toEqual([])
    await press('Keep guessing')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect([revealed(calls), address()]).toEqual([[], '/today'])
    await ask()
    await press('Show the answer')
    await waitFor(() => expect(address()).toBe(`/puzzleSolution/${puzzle.id}`))
    expect(revealed(calls)).toEqual([puzzle.id])
  })

  test('asks once, however often the button is pressed, and can try again after a failure', async () => {
    const puzzle = await classic()
    signInAs()
    let isUp = false
    const calls = serverWith({
      [getSolvedPuzzleIds.path]: () => playedIds(),
      [setPuzzleRevealed.path]: () => (isUp ? { RevealedPuzzleIds: [puzzle.id] } : undefined),
    })
    const { address } = play(puzzle)
    await ask()
    const show = await within(dialog()).findByRole('button', { name: 'Show the answer' })
    fireEvent.click(show)
    fireEvent.click(show)
    expect(show.getAttribute('aria-disabled')).toBe('true')
    await waitFor(() => expect(within(dialog()).getByRole('alert').textContent).toBe('The answer could not be fetched. Please try again.'))
    expect(show.getAttribute('aria-disabled')).toBeNull()
    expect([revealed(calls), address()]).toEqual([[puzzle.id], '/today'])
    isUp = true
    await user.click(show)
    await waitFor(() => expect(address()).toBe(`/puzzleSolution/${puzzle.id}`))
  })

  test('is shown the plans where the server refuses what the page would have allowed', async () => {
    const puzzle = await classic()
    signInAs()
    serverWith({
      [getSolvedPuzzleIds.path]: () => playedIds(),
      [setPuzzleRevealed.path]: () => refusal(403, { Message: 'Three were played.', Action: 'ANSWER' }),
    })
    const { address } = play(puzzle)
    await ask()
    await user.click(await within(dialog()).findByRole('button', { name: 'Show the answer' }))
    await waitFor(() => expect(dialog().textContent).toContain('ANSWER comes with every paid plan.'))
    expect(address()).toBe('/today')
  })

  test('is shown the plans where three other puzzles of the day are begun', async () => {
    const puzzle = await classic()
    signInAs()
    const begun = [0, 1, 2].map((slot) => puzzleIdOf(TODAY, slot))
    serverWith({ [getSolvedPuzzleIds.path]: () => playedIds({ AttemptedPuzzleIds: begun }) })
    play(puzzle)
    await waitFor(() => expect(field().placeholder).toBe('Free Limit Reached...'))
    await ask()
    expect(dialog().textContent).toContain('ANSWER comes with every paid plan.')
  })

  test('as a student is not offered it at all', async () => {
    signInAs({ isStudent: true })
    serverWith({ [getSolvedPuzzleIds.path]: () => playedIds() })
    play(await classic())
    await waitFor(() => expect(field().placeholder).toBe('Answer...'))
    expect(screen.queryByRole('button', { name: 'Reveal' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Hint' })).toBeDefined()
  })
})

test('a guest who asks for the answer can go back to guessing', async () => {
  serverWith()
  const { address } = play(await classic())
  await user.click(screen.getByRole('button', { name: 'Reveal' }))
  expect((await screen.findByRole('dialog', { name: 'See the answer?' })).textContent).toContain('Answers are part of a subscription.')
  await press('Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(address()).toBe('/today')
  await user.type(field(), '4')
  expect(field().value).toBe('4')
})

test('a refusal of what the plan on this device opens has the account asked for again', async () => {
  signInAs({ plan: 'individual' })
  const calls = serverWith({ [getUserInfo.path]: () => userInfoOf() })
  renderAt('/', <SubscriptionBlocker action="DOWNLOAD" onClose={() => {}} />)
  await expect.poll(() => storedAccount()?.plan).toBe('none')
  expect(calls.map(({ path }) => path)).toEqual([getUserInfo.path])
})
