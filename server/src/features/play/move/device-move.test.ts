import { deleteAccount } from '@emojigma/contract/accounts/accounts.ts'
import {
  getLatestAttempted,
  getSolvedDevicePuzzleIds,
  getSolvedPuzzleIds,
  moveDeviceGuesses,
  setPuzzleRevealed,
  uploadPuzzleGuessMini,
} from '@emojigma/contract/play/guesses.ts'
import { getGameCounters, getLeaderboardsRanks } from '@emojigma/contract/boards/leaderboards.ts'
import type { LongPuzzle } from '@emojigma/contract/wire/puzzle-view.ts'
import { getRandomPuzzle, getTryOnePuzzle } from '@emojigma/contract/puzzles/puzzles.ts'
import { DAY_MS, puzzleIdOf, slotOfPuzzle } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  A_DAY,
  NOON_MS,
  openTestSite,
  puzzleOn,
  wrongGuess,
  type TestReply,
  type TestAccount,
  type TestSite,
} from '../../../platform/testing/test-site.ts'
import { teacherWithClass } from '../../../platform/testing/test-class.ts'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [A_DAY - 7, A_DAY - 1, A_DAY] })
})
afterEach(() => site.close())

type Guesser = TestAccount | string

async function guess(by: Guesser, puzzleId: number, isRight = true): Promise<TestReply<Record<string, unknown>>> {
  const answer = await site.answerTo(puzzleId)
  const PuzzleGuess = isRight ? answer : wrongGuess(slotOfPuzzle(puzzleId).typeId, answer)
  const who = typeof by === 'string' ? { DeviceId: by } : {}
  return site.post(uploadPuzzleGuessMini.path, { PuzzleId: puzzleId, PuzzleGuess, ...who }, typeof by === 'string' ? undefined : by.token)
}

async function move(player: TestAccount, deviceId: string): Promise<number> {
  const reply = await site.post(moveDeviceGuesses.path, { DeviceId: deviceId }, player.token)
  expect(reply.status).toBe(200)
  return moveDeviceGuesses.replies[200].strict().parse(reply.body).Score
}

async function scoresOf({ token }: TestAccount): Promise<readonly number[]> {
  const reply = await site.post<{ userRanks: { TotalScore: number }[] }>(getLeaderboardsRanks.path, {}, token)
  return reply.body.userRanks.map(({ TotalScore }) => TotalScore)
}

async function playedBy(by: Guesser) {
  const reply =
    typeof by === 'string'
      ? await site.post(getSolvedDevicePuzzleIds.path, { deviceID: by })
      : await site.post(getSolvedPuzzleIds.path, {}, by.token)
  return getSolvedPuzzleIds.replies[200].parse(reply.body)
}

async function atTime<T>(timeMs: number, work: () => Promise<T>): Promise<T> {
  site.setClock(timeMs)
  const result = await work()
  site.setClock(NOON_MS)
  return result
}

test("a device's solves become the account's, each scored on the day and in the week it was made", async () => {
  const device = randomUUID()
  const lastWeek = puzzleOn(A_DAY - 7, 1, 5)
  const yesterday = puzzleOn(A_DAY - 1, 1, 4)
  const today = puzzleOn(A_DAY, 1, 3)
  await atTime(NOON_MS - 7 * DAY_MS, () => guess(device, lastWeek))
  await atTime(NOON_MS - DAY_MS, () => guess(device, yesterday))
  await guess(device, today)
  await guess(device, puzzleOn(A_DAY, 1, 2), false)
  const ada = await site.register()
  expect(await move(ada, device)).toBe(500 + 400 + 300)
  // 2026-11-21 is a Saturday.
  expect(await scoresOf(ada)).toEqual([1200, 700, 300])
  expect((await playedBy(ada)).SolvedPuzzleIds.toSorted()).toEqual([lastWeek, yesterday, today].toSorted())
  const Allowance = { Day: A_DAY, Used: 2 }
  expect(await playedBy(device)).toEqual({ SolvedPuzzleIds: [], RevealedPuzzleIds: [], AttemptedPuzzleIds: [], Allowance })
  expect(await site.countsOf(today)).toEqual({ attempted: 1, correct: 1 })
  expect((await site.post(getGameCounters.path, {}, ada.token)).body).toMatchObject({ Counters: { 0: { Correct: 3, Attempted: 4 } } })
  const latest = await site.post<LongPuzzle[]>(getLatestAttempted.path, {}, ada.token)
  expect(latest.body).toHaveLength(4)
})

test('the id of a claimed device goes with the account, unless somebody has played there since', async () => {
  const [gone, shared] = [randomUUID(), randomUUID()]
  const ada = await site.register()
  for (const device of [gone, shared]) {
    await guess(device, puzzleOn(A_DAY, 1, 3))
    await move(ada, device)
  }
  await guess(shared, puzzleOn(A_DAY, 1, 2), false)
  expect((await site.post(deleteAccount.path, { Password: ada.password }, ada.token)).status).toBe(200)
  const rows = await site.database.queries.selectFrom('players').select(['device_id', 'claimed_by']).execute()
  expect(rows).toEqual([{ device_id: shared, claimed_by: null }])
})

test('moving again, and a late repetition of a moved guess, change nothing', async () => {
  const device = randomUUID()
  const id = puzzleOn(A_DAY, 1, 3)
  await guess(device, id)
  const ada = await site.register()
  expect(await move(ada, device)).toBe(300)
  expect(await move(ada, device)).toBe(0)
  expect(await move(ada, randomUUID())).toBe(0)
  await guess(ada, id)
  expect(await scoresOf(ada)).toEqual([300, 300, 300])
  expect(await site.countsOf(id)).toEqual({ attempted: 1, correct: 1 })
})

test('ten moves of one device at once, by two accounts, score each solve once', async () => {
  const device = randomUUID()
  for (const levelId of [1, 2, 3] as const) await guess(device, puzzleOn(A_DAY, 1, levelId))
  const [ada, bob] = [await site.register(), await site.register()]
  const gains = await Promise.all(Array.from({ length: 10 }, (_, index) => move(index % 2 ? ada : bob, device)))
  expect(gains.toSorted((one, other) => other - one)).toEqual([600, ...Array.from({ length: 9 }, () => 0)])
  expect([(await scoresOf(ada))[0], (await scoresOf(bob))[0]].toSorted()).toEqual([0, 600])
})

test('what account and device both played keeps the better state, and counts as one player', async () => {
  const [device, ada] = [randomUUID(), await site.register()]
  const [both, deviceSolved, accountSolved] = [puzzleOn(A_DAY, 1, 1), puzzleOn(A_DAY, 1, 2), puzzleOn(A_DAY, 1, 3)]
  for (const id of [both, deviceSolved]) await guess(device, id)
  await guess(device, accountSolved, false)
  for (const id of [both, accountSolved]) await guess(ada, id)
  await guess(ada, deviceSolved, false)
  expect(await scoresOf(ada)).toEqual([400, 400, 400])
  expect(await move(ada, device)).toBe(200)
  expect(await scoresOf(ada)).toEqual([600, 600, 600])
  for (const id of [both, deviceSolved, accountSolved]) expect(await site.countsOf(id)).toEqual({ attempted: 1, correct: 1 })
  expect((await playedBy(ada)).SolvedPuzzleIds).toHaveLength(3)
})

test('what the account saw revealed stays revealed and scores nothing', async () => {
  const [device, ada] = [randomUUID(), await site.register()]
  const id = puzzleOn(A_DAY, 1, 5)
  await guess(device, id)
  await site.post(setPuzzleRevealed.path, { PuzzleId: id }, ada.token)
  expect(await move(ada, device)).toBe(0)
  const Allowance = { Day: A_DAY, Used: 1 }
  expect(await playedBy(ada)).toEqual({ SolvedPuzzleIds: [], RevealedPuzzleIds: [id], AttemptedPuzzleIds: [id], Allowance })
  expect(await site.countsOf(id)).toEqual({ attempted: 1, correct: 0 })
  expect((await guess(ada, id)).status).toBe(409)
})

test("what the device began today counts among the account's three of the day", async () => {
  const [device, ada] = [randomUUID(), await site.register()]
  for (const slot of [0, 1]) await guess(device, puzzleIdOf(A_DAY, slot))
  await guess(ada, puzzleIdOf(A_DAY, 1))
  await move(ada, device)
  expect((await guess(ada, puzzleIdOf(A_DAY, 2))).status).toBe(200)
  expect((await guess(ada, puzzleIdOf(A_DAY, 3))).status).toBe(403)
  expect((await guess(ada, puzzleIdOf(A_DAY, 0))).status).toBe(200)
})

test('a device whose attempts were moved begins no three more puzzles that day', async () => {
  const [device, ada] = [randomUUID(), await site.register()]
  for (const slot of [0, 1, 2]) await guess(device, puzzleIdOf(A_DAY, slot))
  await move(ada, device)
  expect(await guess(device, puzzleIdOf(A_DAY, 3))).toMatchObject({ status: 403, body: { Action: 'PLAY PUZZLE' } })
  site.goTo(A_DAY + 1)
  await site.publisher.publish(A_DAY + 1)
  expect((await guess(device, puzzleIdOf(A_DAY + 1, 3))).status).toBe(200)
})

test('what is told of the free puzzles is what the next guess is measured by, also for a device whose attempts were moved', async () => {
  const [device, ada] = [randomUUID(), await site.register()]
  const usedBy = async (by: Guesser) => (await playedBy(by)).Allowance
  expect(await usedBy(device)).toEqual({ Day: A_DAY, Used: 0 })
  for (const slot of [0, 1]) await guess(device, puzzleIdOf(A_DAY, slot))
  await move(ada, device)
  expect(await usedBy(ada)).toEqual({ Day: A_DAY, Used: 2 })
  expect(await usedBy(device)).toEqual({ Day: A_DAY, Used: 2 })
  expect((await guess(device, puzzleIdOf(A_DAY, 2))).status).toBe(200)
  expect(await usedBy(device)).toEqual({ Day: A_DAY, Used: 3 })
  expect((await guess(device, puzzleIdOf(A_DAY, 3))).status).toBe(403)
  expect(await usedBy(device)).toEqual({ Day: A_DAY, Used: 3 })
  site.goTo(A_DAY + 1)
  await site.publisher.publish(A_DAY + 1)
  expect(await usedBy(device)).toEqual({ Day: A_DAY + 1, Used: 0 })
})

test('a device whose attempts were moved is offered only puzzles that it may still play', async () => {
  const [device, ada] = [randomUUID(), await site.register()]
  for (const slot of [0, 1, 2]) await guess(device, puzzleIdOf(A_DAY, slot))
  await move(ada, device)
  for (const path of [getTryOnePuzzle.path, getRandomPuzzle.path]) {
    expect((await site.post(path, { DeviceId: device })).body).toBeNull()
  }
})

test('a guess of the account and a move of the same solve at once score once', async () => {
  for (let round = 0; round < 8; round += 1) {
    const [device, ada] = [randomUUID(), await site.register()]
    const id = puzzleOn(A_DAY, 4, (1 + (round % 5)) as 1)
    const before = await site.countsOf(id)
    await guess(device, id)
    await Promise.all([guess(ada, id), move(ada, device), guess(ada, id)])
    expect((await scoresOf(ada))[0]).toBe(100 * (1 + (round % 5)))
    expect(await site.countsOf(id)).toEqual({ attempted: before.attempted + 1, correct: before.correct + 1 })
  }
})

test('guests move nothing, and a device has to be named', async () => {
  expect((await site.post(moveDeviceGuesses.path, { DeviceId: randomUUID() })).status).toBe(401)
  const ada = await site.register()
  for (const body of [{}, { DeviceId: 'x' }, { DeviceId: null }]) {
    expect((await site.post(moveDeviceGuesses.path, body, ada.token)).status).toBe(400)
  }
})

test('what a guest did on a tablet never becomes a student’s', async () => {
  const { students } = await teacherWithClass(site, { names: [undefined] })
  const token = students[0]?.token
  const tablet = randomUUID()
  const puzzleId = puzzleIdOf(A_DAY, 0)
  await guess(tablet, puzzleId)
  expect((await site.post(moveDeviceGuesses.path, { DeviceId: tablet }, token)).body).toEqual({ Score: 0 })
  expect((await playedBy(tablet)).SolvedPuzzleIds).toEqual([puzzleId])
  expect((await site.post(getSolvedPuzzleIds.path, {}, token)).body).toMatchObject({ SolvedPuzzleIds: [], AttemptedPuzzleIds: [] })
})
