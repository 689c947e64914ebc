// @vitest-environment jsdom
import { uploadPuzzleGuesses, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { makeStore } from '../../../platform/store.ts'
import { TODAY } from '../../../platform/testing/noon.ts'
import { judged, notOurs, serverWith, setOf } from '../../../platform/testing/test-site.tsx'
import { reportGuess } from './reports.ts'
import { storeUnsent, unsentGuesses } from './unsent-guesses.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const GUESS = { puzzleId: 1, guess: '19' }

function serverAnswering(reply: () => unknown): void {
  serverWith({ [uploadPuzzleGuessMini.path]: reply })
}

test.each([401, 429, 500, 503])('a guess that is answered with %i waits on this device', async (status) => {
  serverAnswering(() => Response.json({ Message: 'not now' }, { status }))
  expect(await reportGuess(makeStore().dispatch, GUESS)).toBeUndefined()
  expect(unsentGuesses()).toEqual([GUESS])
})

test.each([
  ['by nobody', () => undefined],
  [
    'in words that are not the server’s',
    () => notOurs(new Response('<h1>Sign in to this Wi-Fi</h1>', { headers: { 'content-type': 'application/json' } })),
  ],
])('a guess that is answered %s waits on this device', async (_, reply) => {
  serverAnswering(reply)
  expect(await reportGuess(makeStore().dispatch, GUESS)).toBeUndefined()
  expect(unsentGuesses()).toEqual([GUESS])
})

test.each([400, 403, 404, 409])(
  'a guess that is answered with %i is refused, with that number and its reason, and does not wait',
  async (status) => {
    serverAnswering(() => Response.json({ Message: 'Come back tomorrow.' }, { status }))
    expect(await reportGuess(makeStore().dispatch, GUESS)).toEqual({ kind: 'refused', ...GUESS, status, message: 'Come back tomorrow.' })
    expect(unsentGuesses()).toEqual([])
  },
)

const [puzzle] = setOf(TODAY)

test('a guess that gets through takes along those that waited', async () => {
  if (!puzzle) throw new Error('today has puzzles')
  storeUnsent({ puzzleId: 2, guess: '5' }, undefined)
  const calls = serverWith({
    [uploadPuzzleGuessMini.path]: () => judged(puzzle, true),
    [uploadPuzzleGuesses.path]: () => [{ PuzzleId: 2, Status: 200 }],
  })
  await reportGuess(makeStore().dispatch, GUESS)
  expect(unsentGuesses()).toEqual([])
  expect(calls.find(({ path }) => path === uploadPuzzleGuesses.path)?.body).toMatchObject({
    PuzzleGuesses: [{ PuzzleId: 2, PuzzleGuess: '5' }],
  })
})

test('of two guesses made at once each is sent once, whichever is answered first', async () => {
  const answers: (() => void)[] = []
  const calls = serverWith({
    [uploadPuzzleGuessMini.path]: async () => {
      await new Promise<void>((resolve) => {
        answers.push(resolve)
      })
      if (!puzzle) throw new Error('today has puzzles')
      return judged(puzzle, false)
    },
  })
  const { dispatch } = makeStore()
  const [first, second] = [reportGuess(dispatch, GUESS), reportGuess(dispatch, { puzzleId: 1, guess: '17' })]
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[0]?.()
  await first
  expect(unsentGuesses()).toEqual([{ puzzleId: 1, guess: '17' }])
  answers[1]?.()
  await second
  expect(unsentGuesses()).toEqual([])
  expect(calls.filter(({ path }) => path === uploadPuzzleGuesses.path)).toEqual([])
})
