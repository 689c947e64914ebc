import { getSolvedPuzzleIds, moveDeviceGuesses, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { getDailyLeaderboard, getGameCounters, getLeaderboardsRanks, type GameCounters } from '@emojigma/contract/boards/leaderboards.ts'
import { DAY_MS, slotOfPuzzle } from '@emojigma/engine/day.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, wrongGuess, type TestAccount, type TestSite } from '../../platform/testing/test-site.ts'
import { forgetMonth } from '../play/service.ts'
import { openFlags } from './fairness/flags.ts'
import { verifyScores } from './verification/verification.ts'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [A_DAY - 1, A_DAY] })
})
afterEach(() => site.close())

/** A puzzle of today at a level that earns a hundred points a step: 1 = 100 … 5 = 500. */
function puzzle(levelId: LevelId, typeId: PuzzleTypeId = 1, day = A_DAY): number {
  return puzzleOn(day, typeId, levelId)
}

async function guess(by: TestAccount | string, puzzleId: number, isRight = true): Promise<number> {
  const answer = await site.answerTo(puzzleId)
  const body = { PuzzleId: puzzleId, PuzzleGuess: isRight ? answer : wrongGuess(slotOfPuzzle(puzzleId).typeId, answer) }
  const reply =
    typeof by === 'string'
      ? await site.post(uploadPuzzleGuessMini.path, { ...body, DeviceId: by })
      : await site.post(uploadPuzzleGuessMini.path, body, by.token)
  return reply.status
}

async function deviceThatSolved(...puzzleIds: number[]): Promise<string> {
  const device = randomUUID()
  for (const id of puzzleIds) expect(await guess(device, id)).toBe(200)
  return device
}

/** @returns the points that it earned */
async function move(player: TestAccount, device: string): Promise<number> {
  const reply = await site.post(moveDeviceGuesses.path, { DeviceId: device }, player.token)
  return moveDeviceGuesses.replies[200].strict().parse(reply.body).Score
}

/** The same player in another session: the first one is over by now. */
async function signedInAgain(player: TestAccount): Promise<TestAccount> {
  const { body } = await site.token({ grant_type: 'password', username: player.email, password: player.password })
  return { ...player, token: body.access_token }
}

async function scoresOf({ token }: TestAccount): Promise<readonly number[]> {
  const reply = await site.post<{ userRanks: { TotalScore: number }[] }>(getLeaderboardsRanks.path, {}, token)
  return reply.body.userRanks.map(({ TotalScore }) => TotalScore)
}

async function ownRow({ token, accountId }: TestAccount) {
  interface Row {
    readonly UserId: string
    readonly TotalScore: number
    readonly TotalCorrect: number
    readonly TotalAttempted: number
  }
  const { body } = await site.post<{ leaderboard: Row[] }>(getDailyLeaderboard.path, {}, token)
  return body.leaderboard.find(({ UserId }) => UserId === accountId)
}

async function solvedBy({ token }: TestAccount): Promise<readonly number[]> {
  return getSolvedPuzzleIds.replies[200].parse((await site.post(getSolvedPuzzleIds.path, {}, token)).body).SolvedPuzzleIds
}

async function expectTrueScores(): Promise<void> {
  expect((await verifyScores(site.database.queries, NOON_MS)).differences).toEqual([])
}

test('a child who played three as a guest and then registers has the points of all three', async () => {
  const device = await deviceThatSolved(puzzle(1), puzzle(2), puzzle(3))
  const ada = await site.registerForBoards()
  expect(await move(ada, device)).toBe(600)
  expect(await scoresOf(ada)).toEqual([600, 600, 600])
  expect(await guess(ada, puzzle(4))).toBe(403)
  await expectTrueScores()
})

test('what a device solved scores, in the order in which it was begun, as far as the three of the account leave room', async () => {
  const ada = await site.registerForBoards()
  await guess(ada, puzzle(1))
  site.setClock(NOON_MS + 1000)
  const device = await deviceThatSolved(puzzle(5))
  site.setClock(NOON_MS + 2000)
  await guess(device, puzzle(3))
  site.setClock(NOON_MS + 3000)
  await guess(device, puzzle(4))
  expect(await move(ada, device)).toBe(500 + 300)
  expect(await scoresOf(ada)).toEqual([900, 900, 900])
  expect((await solvedBy(ada)).toSorted()).toEqual([puzzle(1), puzzle(5), puzzle(3), puzzle(4)].toSorted())
  expect(await ownRow(ada)).toMatchObject({ TotalScore: 900, TotalCorrect: 3, TotalAttempted: 3 })
  await expectTrueScores()
})

test('a day that is over leaves no more room than today', async () => {
  site.setClock(NOON_MS - DAY_MS)
  const yesterdays = await site.registerForBoards()
  const device = await deviceThatSolved(puzzle(1, 2, A_DAY - 1), puzzle(2, 2, A_DAY - 1), puzzle(3, 2, A_DAY - 1))
  for (const levelId of [1, 2] as const) await guess(yesterdays, puzzle(levelId, 1, A_DAY - 1))
  site.setClock(NOON_MS)
  const ada = await signedInAgain(yesterdays)
  await guess(device, puzzle(5))
  expect(await move(ada, device)).toBe(100 + 500)
  expect(await scoresOf(ada)).toEqual([900, 900, 500])
  await expectTrueScores()
})

test('a puzzle begun on a device after the free three brings no points when the account solves it either', async () => {
  const ada = await site.registerForBoards()
  for (const levelId of [1, 2, 3] as const) await guess(ada, puzzle(levelId))
  const device = randomUUID()
  for (const levelId of [4, 5] as const) await guess(device, puzzle(levelId), false)
  expect(await move(ada, device)).toBe(0)
  for (const levelId of [4, 5] as const) expect(await guess(ada, puzzle(levelId))).toBe(200)
  expect(await scoresOf(ada)).toEqual([600, 600, 600])
  expect(await solvedBy(ada)).toHaveLength(5)
  await expectTrueScores()
})

test('a puzzle that account and device both began scores, for it is among the three of the account', async () => {
  const ada = await site.registerForBoards()
  for (const levelId of [1, 2, 3] as const) await guess(ada, puzzle(levelId), false)
  const device = await deviceThatSolved(puzzle(1), puzzle(2), puzzle(5))
  expect(await move(ada, device)).toBe(100 + 200)
  expect(await scoresOf(ada)).toEqual([300, 300, 300])
  await expectTrueScores()
})

test('however many devices an account takes in on one day, it scores three puzzles of that day, and nobody minds the devices', async () => {
  const ada = await site.registerForBoards()
  for (const typeId of [1, 2] as const) {
    expect(await move(ada, await deviceThatSolved(puzzle(3, typeId), puzzle(4, typeId), puzzle(5, typeId)))).toBe(typeId === 1 ? 1200 : 0)
  }
  expect(await move(ada, await deviceThatSolved(puzzle(3, 4), puzzle(4, 4), puzzle(5, 4)))).toBe(0)
  expect(await openFlags(site.database.queries)).toEqual([])
  expect(await scoresOf(ada)).toEqual([1200, 1200, 1200])
  await expectTrueScores()
})

test('moves and guesses at once score three puzzles of the day together', async () => {
  const ada = await site.registerForBoards()
  const devices = [await deviceThatSolved(puzzle(1, 1), puzzle(1, 2)), await deviceThatSolved(puzzle(1, 3), puzzle(1, 4))]
  await Promise.all([...devices.map((device) => move(ada, device)), ...([2, 3, 4] as const).map((typeId) => guess(ada, puzzle(1, typeId)))])
  expect(await scoresOf(ada)).toEqual([300, 300, 300])
  await expectTrueScores()
})

test('what a device brings is added to what the account has, also where attempts of long ago were forgotten', async () => {
  const longAgo = A_DAY - 40
  await site.publisher.publish(longAgo)
  site.goTo(longAgo)
  const early = await site.registerForBoards()
  expect(await guess(early, puzzle(5, 1, longAgo))).toBe(200)
  site.goTo(A_DAY)
  await forgetMonth(site.database, '2026-10')
  const ada = await signedInAgain(early)
  expect(await move(ada, await deviceThatSolved(puzzle(1)))).toBe(100)
  expect(await scoresOf(ada)).toEqual([600, 100, 100])
  const { body } = await site.post<GameCounters>(getGameCounters.path, {}, ada.token)
  expect(body.Counters[0]).toEqual({ Correct: 2, Attempted: 2 })
})

test('a puzzle that a device has begun on a day before is not attempted today', async () => {
  const device = randomUUID()
  site.goTo(A_DAY - 1)
  expect(await guess(device, puzzle(1, 1, A_DAY - 1), false)).toBe(200)
  site.goTo(A_DAY)
  const ada = await site.registerForBoards()
  await site.grant(ada.accountId, 'individual')
  expect(await guess(ada, puzzle(1, 1, A_DAY - 1), false)).toBe(200)
  expect(await move(ada, device)).toBe(0)
  expect(await ownRow(ada)).toMatchObject({ TotalScore: 0, TotalAttempted: 0 })
  await expectTrueScores()
})
