// @vitest-environment jsdom
import {
  getSolvedDevicePuzzleIds,
  getSolvedPuzzleIds,
  setPuzzleRevealed,
  uploadPuzzleGuesses,
  uploadPuzzleGuessMini,
} from '@emojigma/contract/play/guesses.ts'
import { puzzleToWire, type PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { getPuzzleMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TODAY } from '../../platform/testing/noon.ts'
import { refusal, signInAs } from '../../platform/testing/test-session.ts'
import { judged, notOurs, playedIds, puzzleAt, serverWith, type Call } from '../../platform/testing/test-site.tsx'
import { api } from '../../platform/api.ts'
import { makeStore, type Store } from '../../platform/store.ts'
import { accountGuessesApi } from './account-api.ts'
import { guessesApi } from './api.ts'
import { cachePlayed } from './offline/played-cache.ts'
import { sendWaiting } from './offline/send-waiting.ts'
import { storeUnsent, unsentGuesses } from './offline/unsent-guesses.ts'

const PLAYED = getSolvedDevicePuzzleIds.path
const { getPlayed, getPuzzle, uploadGuess } = guessesApi.endpoints

let store: Store
let puzzle: PuzzleView
let other: PuzzleView
beforeEach(async () => {
  localStorage.clear()
  store = makeStore()
  puzzle = await puzzleAt(6, '17')
  other = await puzzleAt(7, '18')
})
/** Each test starts without the requests of the others. */
afterEach(() => {
  store.dispatch(api.util.resetApiState())
  vi.unstubAllGlobals()
  localStorage.clear()
})

const callsOf = (calls: readonly Call[], path: string) => calls.filter((call) => call.path === path)
/** Asks, and stays interested, as a page that shows it. */
const watchPlayed = async (ids: readonly number[]) => void (await store.dispatch(getPlayed.initiate(ids)))
/** The type of the store knows only the endpoints that every page has. */
const known = () => store.getState() as never
const playedAt = (ids: readonly number[]) => getPlayed.select(ids)(known()).data
const upload = (guess: string, more: object = {}) => store.dispatch(uploadGuess.initiate({ puzzleId: puzzle.id, guess, ...more }))

test('a right guess is known wherever its puzzle is, without another call', async () => {
  const calls = serverWith({
    [PLAYED]: () => playedIds({ AttemptedPuzzleIds: [other.id] }),
    [uploadPuzzleGuessMini.path]: () => ({ ...judged(puzzle, true), Allowance: { Day: TODAY, Used: 2 } }),
  })
  const lists = [[puzzle.id], [puzzle.id, other.id]]
  for (const ids of lists) await watchPlayed(ids)
  await upload('17')
  for (const ids of lists) {
    expect(playedAt(ids)).toEqual({
      solved: [puzzle.id],
      revealed: [],
      attempted: [other.id, puzzle.id],
      begun: { day: TODAY, count: 2 },
    })
  }
  expect(callsOf(calls, PLAYED)).toHaveLength(2)
})

test('a wrong guess makes its puzzle begun once, and not solved', async () => {
  serverWith({ [uploadPuzzleGuessMini.path]: () => judged(puzzle, false) })
  await watchPlayed([puzzle.id])
  await upload('19')
  await upload('20')
  expect(playedAt([puzzle.id])).toEqual({ solved: [], revealed: [], attempted: [puzzle.id], begun: { day: TODAY, count: 1 } })
})

test('a guess at a puzzle that was solved before does not name it twice', async () => {
  const ids = { SolvedPuzzleIds: [puzzle.id], AttemptedPuzzleIds: [puzzle.id], RevealedPuzzleIds: [other.id] }
  serverWith({ [PLAYED]: () => playedIds(ids), [uploadPuzzleGuessMini.path]: () => judged(puzzle, true) })
  await watchPlayed([puzzle.id])
  await upload('17')
  expect(playedAt([puzzle.id])).toMatchObject({ solved: [puzzle.id], attempted: [puzzle.id], revealed: [other.id] })
})

test('the reply to a guess brings the puzzle as it is now', async () => {
  const calls = serverWith({
    [getPuzzleMini.path]: () => puzzleToWire(puzzle, 'short'),
    [uploadPuzzleGuessMini.path]: () => judged({ ...puzzle, attempted: 11, correct: 6, answer: 17 }, true),
  })
  await store.dispatch(getPuzzle.initiate(puzzle.id))
  await upload('17')
  expect(getPuzzle.select(puzzle.id)(known()).data).toMatchObject({ id: puzzle.id, attempted: 11, correct: 6, answer: 17 })
  expect(callsOf(calls, getPuzzleMini.path)).toHaveLength(1)
})

test('only a right guess may have changed the score', async () => {
  let isRight = false
  serverWith({ [uploadPuzzleGuessMini.path]: () => judged(puzzle, isRight) })
  await upload('19')
  expect(store.getState().guesses.scoringReplies).toBe(0)
  isRight = true
  await upload('17')
  expect(store.getState().guesses.scoringReplies).toBe(1)
})

test('a refused guess has the page ask again what is true, and changes nothing by itself', async () => {
  const calls = serverWith({
    [getPuzzleMini.path]: () => puzzleToWire(puzzle, 'short'),
    [uploadPuzzleGuessMini.path]: () => refusal(403, { Message: 'Three were played.', Action: 'PLAY PUZZLE' }),
  })
  await watchPlayed([puzzle.id])
  await store.dispatch(getPuzzle.initiate(puzzle.id))
  await upload('17')
  await expect.poll(() => [callsOf(calls, PLAYED).length, callsOf(calls, getPuzzleMini.path).length]).toEqual([2, 2])
  expect(playedAt([puzzle.id])).toMatchObject({ solved: [], attempted: [] })
  expect(store.getState().guesses.scoringReplies).toBe(0)
})

test('a guess says which hint came before it and when it was made, and nothing of a hint that was not taken', async () => {
  const calls = serverWith({ [uploadPuzzleGuessMini.path]: () => judged(puzzle, false) })
  await upload('19', { hintRung: 2, madeAtMs: 1_795_262_400_000 })
  await upload('20', { hintRung: 0 })
  const [first, second] = callsOf(calls, uploadPuzzleGuessMini.path).map(({ body }) => body)
  expect(first).toMatchObject({ PuzzleId: puzzle.id, PuzzleGuess: '19', HintRung: 2, MadeAtMs: 1_795_262_400_000 })
  expect(second).toMatchObject({ PuzzleId: puzzle.id, PuzzleGuess: '20' })
  expect(second).not.toHaveProperty('HintRung')
  expect(second).not.toHaveProperty('MadeAtMs')
})

test('guesses that waited are sent together, and each is told apart by its outcome', async () => {
  const calls = serverWith({
    [uploadPuzzleGuesses.path]: () => [
      { PuzzleId: puzzle.id, Status: 200, ok: true },
      { PuzzleId: other.id, Status: 403, Message: 'Three were played.' },
    ],
  })
  await watchPlayed([puzzle.id])
  storeUnsent({ puzzleId: puzzle.id, guess: '17' }, undefined)
  storeUnsent({ puzzleId: other.id, guess: '3', hintRung: 1 }, undefined)
  await sendWaiting(store.dispatch)
  expect(store.getState().guesses.lost).toEqual([
    { kind: 'refused', puzzleId: other.id, guess: '3', status: 403, message: 'Three were played.' },
  ])
  const [sent] = callsOf(calls, uploadPuzzleGuesses.path)
  expect(sent?.body['PuzzleGuesses']).toEqual([
    { PuzzleId: puzzle.id, PuzzleGuess: '17' },
    { PuzzleId: other.id, PuzzleGuess: '3', HintRung: 1 },
  ])
  expect(store.getState().guesses.scoringReplies).toBe(1)
  await expect.poll(() => callsOf(calls, PLAYED)).toHaveLength(2)
})

test('of guesses that waited together one that could not be judged waits on, and is no lost one', async () => {
  let status = 503
  serverWith({
    [uploadPuzzleGuesses.path]: ({ body }) =>
      (body['PuzzleGuesses'] as { PuzzleId: number }[]).map(({ PuzzleId }) => ({ PuzzleId, Status: PuzzleId === other.id ? status : 200 })),
  })
  storeUnsent({ puzzleId: puzzle.id, guess: '17' }, undefined)
  storeUnsent({ puzzleId: other.id, guess: '3' }, undefined)
  await sendWaiting(store.dispatch)
  expect(unsentGuesses()).toEqual([{ puzzleId: other.id, guess: '3' }])
  expect(store.getState().guesses).toMatchObject({ isWaiting: true, lost: [] })
  status = 200
  await sendWaiting(store.dispatch)
  expect(unsentGuesses()).toEqual([])
  expect(store.getState().guesses.isWaiting).toBe(false)
})

test('many puzzles are asked about by the hundred, and the answers are one', async () => {
  const ids = Array.from({ length: 201 }, (_, index) => index + 1)
  const asked: number[][] = []
  serverWith({
    [PLAYED]: ({ body }) => {
      const some = body['PuzzleIds'] as number[]
      asked.push(some)
      const first = some.slice(0, 1)
      const Allowance = { Day: TODAY, Used: asked.length }
      return playedIds({ SolvedPuzzleIds: first, RevealedPuzzleIds: some.slice(1, 2), AttemptedPuzzleIds: first, Allowance })
    },
  })
  await watchPlayed(ids)
  expect(asked.map(({ length, 0: first }) => [length, first])).toEqual([
    [100, 1],
    [100, 101],
    [1, 201],
  ])
  expect(playedAt(ids)).toEqual({
    solved: [1, 101, 201],
    revealed: [2, 102],
    attempted: [1, 101, 201],
    begun: { day: TODAY, count: 3 },
  })
})

test('if one of several answers fails, nothing half is known', async () => {
  const ids = Array.from({ length: 101 }, (_, index) => index + 1)
  serverWith({ [PLAYED]: ({ body }) => ((body['PuzzleIds'] as number[]).length === 1 ? refusal(500) : playedIds()) })
  await watchPlayed(ids)
  expect(getPlayed.select(ids)(known()).isError).toBe(true)
  expect(playedAt(ids)).toBeUndefined()
})

test('what this device knows stands where the server is away, and not where it says that it is busy', async () => {
  cachePlayed([puzzle.id], { solved: [puzzle.id], revealed: [], attempted: [puzzle.id], begun: { day: TODAY, count: 1 } })
  serverWith({ [PLAYED]: () => refusal(503) })
  await watchPlayed([puzzle.id])
  expect(getPlayed.select([puzzle.id])(known()).error).toMatchObject({ status: 503 })
  serverWith({ [PLAYED]: () => undefined })
  await watchPlayed([puzzle.id, other.id])
  expect(playedAt([puzzle.id, other.id])?.solved).toEqual([puzzle.id])
})

test.each([502, 200])(
  'what this device knows stands where a page of something else is answered in the server’s place (%i)',
  async (status) => {
    cachePlayed([puzzle.id], { solved: [puzzle.id], revealed: [], attempted: [puzzle.id], begun: { day: TODAY, count: 1 } })
    serverWith({ [PLAYED]: () => notOurs(new Response('<h1>Bad gateway</h1>', { status, headers: { 'content-type': 'text/html' } })) })
    await watchPlayed([puzzle.id])
    expect(playedAt([puzzle.id])).toMatchObject({ solved: [puzzle.id], begun: { day: TODAY, count: 1 } })
  },
)

test('a guest is known by the device', async () => {
  const guest = serverWith()
  await watchPlayed([puzzle.id])
  expect(guest.map(({ path, token }) => [path, token])).toEqual([[PLAYED, undefined]])
  expect(guest[0]?.body).toMatchObject({ PuzzleIds: [puzzle.id], deviceID: expect.stringMatching(/^[\da-f-]{36}$/) })
})

test('an account is known by its token alone', async () => {
  signInAs()
  const account = serverWith({ [getSolvedPuzzleIds.path]: () => playedIds() })
  await watchPlayed([puzzle.id])
  expect(account.map(({ path, token, body }) => [path, token, body])).toEqual([
    [getSolvedPuzzleIds.path, 'token', { PuzzleIds: [puzzle.id] }],
  ])
})

test('a puzzle that is not there is nothing, and no failure', async () => {
  serverWith({ [getPuzzleMini.path]: () => Response.json(null) })
  const reply = await store.dispatch(getPuzzle.initiate(1))
  expect(reply).toMatchObject({ data: null, isSuccess: true })
})

test('an answer that was looked at changes its puzzle alone, and what is played', async () => {
  signInAs()
  const calls: readonly Call[] = serverWith({
    [getSolvedPuzzleIds.path]: () => playedIds({ RevealedPuzzleIds: callsOf(calls, setPuzzleRevealed.path).map(() => puzzle.id) }),
    [getPuzzleMini.path]: ({ body }) => puzzleToWire(body['PuzzleId'] === puzzle.id ? puzzle : other, 'short'),
    [setPuzzleRevealed.path]: () => ({ RevealedPuzzleIds: [puzzle.id] }),
  })
  await watchPlayed([puzzle.id])
  for (const { id } of [puzzle, other]) await store.dispatch(getPuzzle.initiate(id))
  await store.dispatch(accountGuessesApi.endpoints.revealPuzzle.initiate(puzzle.id))
  await expect.poll(() => playedAt([puzzle.id])?.revealed).toEqual([puzzle.id])
  await expect.poll(() => callsOf(calls, getPuzzleMini.path).map(({ body }) => body['PuzzleId'])).toEqual([puzzle.id, other.id, puzzle.id])
})
