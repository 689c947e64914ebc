import {
  getPotentialScore,
  getSolvedDevicePuzzleIds,
  moveDeviceGuesses,
  uploadPuzzleGuesses,
  uploadPuzzleGuessMini,
} from '@emojigma/contract/play/guesses.ts'
import { getLeaderboardsRanks } from '@emojigma/contract/boards/leaderboards.ts'
import { DAY_MS, dayStartMs, puzzleIdOf } from '@emojigma/engine/day.ts'
import { levelOf } from '@emojigma/engine/levels.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { A_DAY, openTestSite, wrongGuess, type TestAccount, type TestSite } from '../../platform/testing/test-site.ts'

const MADE_AT_MS = dayStartMs(A_DAY) + DAY_MS - 60_000
const [FIRST, SECOND, THIRD, FOURTH] = [0, 1, 2, 3].map((slot) => puzzleIdOf(A_DAY, slot)) as [number, number, number, number]
const CALLS = ['uploadPuzzleGuesses', 'uploadPuzzleGuessMini'] as const

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [A_DAY, A_DAY + 1, A_DAY + 2] })
  site.goTo(A_DAY + 1)
})
afterEach(() => site.close())

type Guesser = TestAccount | string

interface Sending {
  /** The claimed time of the guess; undefined = none. */
  readonly madeAtMs: number | undefined
  readonly call: (typeof CALLS)[number]
}

/** Sends right answers, each alone or all together. */
async function send(by: Guesser, puzzleIds: readonly number[], how: Partial<Sending> = {}): Promise<readonly number[]> {
  const { madeAtMs, call }: Sending = { madeAtMs: MADE_AT_MS, call: 'uploadPuzzleGuesses', ...how }
  const guesses = await Promise.all(
    puzzleIds.map(async (PuzzleId) => ({ PuzzleId, PuzzleGuess: await site.answerTo(PuzzleId), MadeAtMs: madeAtMs })),
  )
  const who = typeof by === 'string' ? { DeviceId: by } : {}
  const token = typeof by === 'string' ? undefined : by.token
  if (call === 'uploadPuzzleGuesses') {
    const reply = await site.post(uploadPuzzleGuesses.path, { PuzzleGuesses: guesses, ...who }, token)
    return uploadPuzzleGuesses.replies[200].parse(reply.body).map(({ Status }) => Status)
  }
  const statuses: number[] = []
  for (const guess of guesses) statuses.push((await site.post(uploadPuzzleGuessMini.path, { ...guess, ...who }, token)).status)
  return statuses
}

async function playedBy(deviceId: string) {
  return getSolvedDevicePuzzleIds.replies[200].parse((await site.post(getSolvedDevicePuzzleIds.path, { deviceID: deviceId })).body)
}

test.each(CALLS)(
  'what was guessed on its day and arrives by %s on the next one is judged, and counts among the three of its own day',
  async (call) => {
    const device = randomUUID()
    expect(await send(device, [FIRST, SECOND, THIRD, FOURTH], { call })).toEqual([200, 200, 200, 403])
    const { SolvedPuzzleIds, Allowance } = await playedBy(device)
    expect(SolvedPuzzleIds.toSorted()).toEqual([FIRST, SECOND, THIRD].toSorted())
    expect(Allowance).toEqual({ Day: A_DAY + 1, Used: 0 })
    const todays = [0, 1, 2, 3].map((slot) => puzzleIdOf(A_DAY + 1, slot))
    expect(await send(device, todays, { madeAtMs: undefined, call })).toEqual([200, 200, 200, 403])
  },
)

test('what was begun on the day itself leaves as much less for what arrives late', async () => {
  const device = randomUUID()
  site.goTo(A_DAY)
  expect(await send(device, [FIRST, SECOND])).toEqual([200, 200])
  site.goTo(A_DAY + 1)
  expect(await send(device, [THIRD, FOURTH])).toEqual([200, 403])
})

test('sending it again changes nothing', async () => {
  const device = randomUUID()
  for (let times = 0; times < 2; times += 1) expect(await send(device, [FIRST])).toEqual([200])
  expect(await site.countsOf(FIRST)).toEqual({ attempted: 1, correct: 1 })
})

test('a wrong guess that is sent again, because nothing answered, is one guess, and the same one made later is another', async () => {
  const device = randomUUID()
  site.setClock(MADE_AT_MS + 5000)
  const PuzzleGuess = wrongGuess(1, await site.answerTo(FIRST))
  const wrong = (MadeAtMs?: number, token?: string) => {
    const made = MadeAtMs === undefined ? {} : { MadeAtMs }
    return site.post(uploadPuzzleGuessMini.path, { PuzzleId: FIRST, PuzzleGuess, DeviceId: device, ...made }, token)
  }
  const guesses = async () => {
    const { queries } = site.database
    return (await queries.selectFrom('attempts').select('guess_count').executeTakeFirstOrThrow()).guess_count
  }
  await wrong(MADE_AT_MS)
  await Promise.all(Array.from({ length: 4 }, () => wrong(MADE_AT_MS)))
  expect(await guesses()).toBe(1)
  await Promise.all(Array.from({ length: 4 }, () => wrong(MADE_AT_MS + 1000)))
  expect(await guesses()).toBe(2)
  // Those who made the first once more, and those who do not say when.
  expect((await wrong(MADE_AT_MS)).body).toMatchObject({ ok: false })
  expect(await guesses()).toBe(2)
  for (let times = 0; times < 2; times += 1) await wrong()
  expect(await guesses()).toBe(4)
  // A device whose clock is ahead, until it is put right.
  await wrong(MADE_AT_MS + DAY_MS)
  site.setClock(MADE_AT_MS + 6000)
  await wrong(MADE_AT_MS + 6000)
  expect(await guesses()).toBe(6)
  const ada = await site.register()
  await site.post(moveDeviceGuesses.path, { DeviceId: device }, ada.token)
  await wrong(MADE_AT_MS + 1000, ada.token)
  expect(await guesses()).toBe(6)
  expect(await send(ada, [FIRST], { madeAtMs: MADE_AT_MS })).toEqual([200])
  expect([await guesses(), await site.countsOf(FIRST)]).toEqual([7, { attempted: 1, correct: 1 }])
})

test.each([
  ['made on the day after its own', MADE_AT_MS + DAY_MS],
  ['made on the day before its own', MADE_AT_MS - DAY_MS],
  ['that does not say when it was made', undefined],
])('a guess %s needs a plan', async (_what, madeAtMs) => {
  expect(await send(randomUUID(), [FIRST], { madeAtMs })).toEqual([403])
})

test('after the next day it is too late, which is said', async () => {
  site.goTo(A_DAY + 2)
  const device = randomUUID()
  const PuzzleGuesses = [{ PuzzleId: FIRST, PuzzleGuess: await site.answerTo(FIRST), MadeAtMs: MADE_AT_MS }]
  expect((await site.post(uploadPuzzleGuesses.path, { PuzzleGuesses, DeviceId: device })).body).toEqual([
    { PuzzleId: FIRST, Status: 403, Action: 'PLAY PUZZLE', Message: expect.stringContaining('too late') },
  ])
  expect(await site.database.queries.selectFrom('players').selectAll().where('device_id', '=', device).execute()).toEqual([])
})

test('it scores when it arrives', async () => {
  site.setClock(MADE_AT_MS - 1000)
  const ada = await site.register()
  site.setClock(MADE_AT_MS + 120_000)
  expect(await send(ada, [FIRST])).toEqual([200])
  const { body } = await site.post<{ userRanks: { TotalScore: number }[] }>(getLeaderboardsRanks.path, {}, ada.token)
  const { points } = levelOf(6)
  expect(body.userRanks.map(({ TotalScore }) => TotalScore)).toEqual([points, points, points])
})

test('what is said to be made before there was the player is judged, and brings no points, not even by way of a device', async () => {
  const [ada, device] = [await site.register(), randomUUID()]
  expect(await send(ada, [FIRST])).toEqual([200])
  expect(await send(device, [SECOND])).toEqual([200])
  expect((await site.post(getPotentialScore.path, { DeviceId: device })).body).toEqual({ Score: 0 })
  expect((await site.post(moveDeviceGuesses.path, { DeviceId: device }, ada.token)).body).toEqual({ Score: 0 })
  const { body } = await site.post<{ userRanks: { TotalScore: number }[] }>(getLeaderboardsRanks.path, {}, ada.token)
  expect(body.userRanks.map(({ TotalScore }) => TotalScore)).toEqual([0, 0, 0])
})

test('moving devices to an account brings it no more points of a day than its three', async () => {
  const ada = await site.register()
  expect(await send(ada, [FIRST, SECOND, THIRD])).toEqual([200, 200, 200])
  const device = randomUUID()
  expect(await send(device, [FOURTH])).toEqual([200])
  const move = await site.post(moveDeviceGuesses.path, { DeviceId: device }, ada.token)
  expect(move.body).toEqual({ Score: 0 })
})

test.each([-1, 1.5, 'yesterday'])('a time of %j is no time', async (MadeAtMs) => {
  const reply = await site.post(uploadPuzzleGuessMini.path, { PuzzleId: FIRST, PuzzleGuess: '1', MadeAtMs, DeviceId: randomUUID() })
  expect(reply).toMatchObject({ status: 400, body: { ModelState: { MadeAtMs: [expect.any(String)] } } })
})
