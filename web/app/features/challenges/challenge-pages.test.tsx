// @vitest-environment jsdom
import { createChallenge, getChallenge, leaveChallenge, takeChallenge, type Challenge } from '@emojigma/contract/challenges/challenges.ts'
import { getSolvedDevicePuzzleIds } from '@emojigma/contract/play/guesses.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { puzzleIdOf, slotOfPuzzle } from '@emojigma/engine/day.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storedProgress, progressKey } from '../../platform/session/progress/progress-storage.ts'
import { TODAY } from '../../platform/testing/noon.ts'
import { refusal, signInAs } from '../../platform/testing/test-session.ts'
import { playedIds, renderAt, serverWith } from '../../platform/testing/test-site.tsx'
import { Component as ChallengePage } from './ChallengePage.tsx'
import { Component as MakeChallengePage } from './MakeChallengePage.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const CODE = 'abcdefghjkmnpq'
const [FIRST, SECOND] = [puzzleIdOf(TODAY, 0), puzzleIdOf(TODAY, 1)]
const OTTER = { Name: 'BraveOtter42', IsMaker: true, IsYou: false, SolvedPuzzleIds: [FIRST] }
const FOX = { Name: 'Guest fox', IsMaker: false, IsYou: true, SolvedPuzzleIds: [FIRST, SECOND] }

function challenge(more: Partial<Challenge> = {}): Challenge {
  return {
    Code: CODE,
    Date: dayDate(TODAY),
    IsToday: true,
    Puzzles: [FIRST, SECOND].map((PuzzleId) => {
      const { typeId, levelId } = slotOfPuzzle(PuzzleId)
      return { PuzzleId, PuzzleTypeId: typeId, LevelId: levelId }
    }),
    Players: [OTTER],
    IsTaken: false,
    IsFull: false,
    ...more,
  }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const shown = () => renderAt(`/challenge/${CODE}`, [{ path: '/challenge/:code', element: <ChallengePage /> }])

test('puzzles of today are chosen, and the link is there to be handed on', async () => {
  const calls = serverWith({ [createChallenge.path]: () => challenge({ Players: [{ ...OTTER, IsYou: true }], IsTaken: true }) })
  renderAt(`/challenge?puzzle=${SECOND}`, <MakeChallengePage />)
  expect(await screen.findByText('1 of 10 chosen')).toBeDefined()
  await userEvent.click(within(screen.getByRole('list', { name: 'Classic junior' })).getAllByRole('checkbox')[0] as HTMLElement)
  await press('Make the link')
  const field: HTMLInputElement = await screen.findByLabelText('The link for your friends')
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Your challenge is ready/))
  expect(field.value).toBe(`http://localhost:3000/challenge/${CODE}`)
  expect(calls.find(({ path }) => path === createChallenge.path)?.body['PuzzleIds']).toEqual([SECOND, FIRST])
  expect(screen.getByText(/until Sunday\b.* 0?0:00\./)).toBeDefined()
})

test('at most ten can be chosen, and more than three show that some may be closed', async () => {
  serverWith()
  renderAt('/challenge', <MakeChallengePage />)
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox')
  expect(boxes).toHaveLength(40)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Make the link' }).disabled).toBe(true)
  for (const box of boxes.slice(0, 10)) await userEvent.click(box)
  expect(boxes.filter(({ disabled }) => disabled)).toHaveLength(30)
  expect(screen.getByText(/some may be closed to your friend/)).toBeDefined()
})

test('a puzzle closed to the reader says so beforehand, and a begun one does not', async () => {
  const others = [2, 3].map((slot) => puzzleIdOf(TODAY, slot))
  serverWith({
    [getChallenge.path]: () => challenge({ Players: [OTTER, { ...FOX, SolvedPuzzleIds: [] }], IsTaken: true }),
    [getSolvedDevicePuzzleIds.path]: () => playedIds({ AttemptedPuzzleIds: [FIRST, ...others], Allowance: { Day: TODAY, Used: 3 } }),
  })
  shown()
  expect(await screen.findByText(/You have begun 3 puzzles today/)).toBeDefined()
  const [begun, closed] = within(screen.getByRole('list', { name: 'The puzzles of this challenge' })).getAllByRole('listitem')
  expect(begun?.textContent).not.toContain('Locked for you')
  expect(closed?.textContent).toContain('Locked for you')
})

test('what was chosen survives a call that fails, and the server’s words are shown', async () => {
  let reply: unknown = refusal(429, { Message: 'There is room for more tomorrow.' })
  serverWith({ [createChallenge.path]: () => reply })
  renderAt(`/challenge?puzzle=${FIRST}`, <MakeChallengePage />)
  await press('Make the link')
  expect(await screen.findByText('There is room for more tomorrow.')).toBeDefined()
  expect(screen.getByText('1 of 10 chosen')).toBeDefined()
  reply = undefined
  await press('Make the link')
  expect(await screen.findByText(/can’t be reached right now/)).toBeDefined()
})

test('a link whose answer was lost is asked for again under the same key, and the next one under another', async () => {
  const replies = [undefined, challenge(), challenge()]
  const calls = serverWith({ [createChallenge.path]: () => replies.shift() })
  renderAt(`/challenge?puzzle=${FIRST}`, <MakeChallengePage />)
  await press('Make the link')
  await screen.findByText(/can’t be reached right now/)
  await press('Make the link')
  await press('Make another one')
  await press('Make the link')
  await screen.findByLabelText('The link for your friends')
  const keys = calls.filter(({ path }) => path === createChallenge.path).map(({ body }) => body['ChallengeKey'])
  expect(keys).toEqual([expect.any(String), keys[0], expect.any(String)])
  expect(keys[2]).not.toBe(keys[0])
})

test('a friend takes the challenge, sees who solved what, leaves and undoes that', async () => {
  let now = challenge()
  serverWith({
    [getChallenge.path]: () => now,
    [takeChallenge.path]: () => (now = challenge({ Players: [OTTER, FOX], IsTaken: true })),
    [leaveChallenge.path]: () => (now = challenge()),
  })
  shown()
  expect(await screen.findByText(/BraveOtter42 chose these puzzles/)).toBeDefined()
  const list = screen.getByRole('list', { name: 'The puzzles of this challenge' })
  const words = () =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(words()[0]).toMatch(/Solved by BraveOtter42$/)
  expect(words()[1]).toMatch(/Not solved yet$/)
  await press('Take it')
  expect(await screen.findByText('Guest fox', { selector: 'strong' })).toBeDefined()
  await waitFor(() =>
    expect(words()).toEqual([expect.stringMatching(/Solved by BraveOtter42, You$/), expect.stringMatching(/Solved by You$/)]),
  )
  expect(document.body.textContent).not.toMatch(/points|rank|first place|seconds/i)
  // The pressed button is gone each time; the focus is not.
  const heading = screen.getByRole('heading', { level: 1 })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await press('Leave the challenge')
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^You left the challenge/))
  await press('Undo')
  expect(await screen.findByText('Guest fox', { selector: 'strong' })).toBeDefined()
})

test('a challenge that was left is not under My days, however slow the refetch, and returns after undo', async () => {
  let now = challenge({ Players: [OTTER, FOX], IsTaken: true })
  let fetched: Promise<void> | undefined
  const fetchesAnew = Promise.withResolvers<void>()
  serverWith({
    [getChallenge.path]: async () => {
      await fetched
      return now
    },
    [takeChallenge.path]: () => (now = challenge({ Players: [OTTER, FOX], IsTaken: true })),
    [leaveChallenge.path]: () => {
      fetched = fetchesAnew.promise
      return (now = challenge())
    },
  })
  const kept = () => storedProgress(progressKey('challenges')).get(CODE)?.value
  shown()
  const leave = await screen.findByRole<HTMLButtonElement>('button', { name: 'Leave the challenge' })
  expect(kept()).toBe(1)
  await userEvent.click(leave)
  await waitFor(() => expect(leave.disabled).toBe(false))
  fetchesAnew.resolve()
  await screen.findByText(/You left the challenge/)
  expect(kept()).toBe(0)
  await press('Undo')
  await waitFor(() => expect(kept()).toBe(1))
})

test('a challenge of another day says so, and a full one cannot be joined', async () => {
  serverWith({ [getChallenge.path]: () => challenge({ IsToday: false, IsFull: true }) })
  shown()
  expect(await screen.findByText(/Their day is over/)).toBeDefined()
  expect(screen.getByText(/As many as fit/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull()
})

test('a link that leads nowhere is explained, and a failure can be tried again', async () => {
  let reply: unknown = refusal(404)
  serverWith({ [getChallenge.path]: () => reply })
  shown()
  expect(await screen.findByRole('heading', { name: 'This challenge is not here' })).toBeDefined()
  cleanup()
  reply = refusal(500)
  shown()
  expect(await screen.findByText('Something went wrong...')).toBeDefined()
  reply = challenge()
  await press('Try again')
  expect(await screen.findByRole('button', { name: 'Take it' })).toBeDefined()
})

test('a student reads kindly that challenges are for after school, and nothing is requested', async () => {
  signInAs({ isStudent: true, plan: 'student' })
  const calls = serverWith()
  shown()
  expect(await screen.findByRole('heading', { name: 'This one is for after school' })).toBeDefined()
  cleanup()
  renderAt('/challenge', <MakeChallengePage />)
  expect(await screen.findByRole('heading', { name: 'This one is for after school' })).toBeDefined()
  expect(calls.some(({ path }) => path.startsWith('/api/challenge/'))).toBe(false)
})
