import {
  getLatestAttempted,
  getSolvedDevicePuzzleIds,
  getSolvedPuzzleIds,
  uploadPuzzleGuesses,
  uploadPuzzleGuessMini,
} from '@emojigma/contract/play/guesses.ts'
import { getLeaderboardsRanks } from '@emojigma/contract/boards/leaderboards.ts'
import type { LongPuzzle, MiniPuzzle } from '@emojigma/contract/wire/puzzle-view.ts'
import { getNewPuzzlesMini, getPopularPuzzlesMini, getPuzzleMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { puzzleIdOf } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, type TestAccount, type TestSite } from '../../platform/testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ days: [A_DAY - 1, A_DAY] })
})
afterAll(() => site.close())

async function solve(player: TestAccount, id: number, DeviceId = randomUUID()) {
  return site.post(uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess: await site.answerTo(id), DeviceId }, player.token)
}

async function idsOf(path: string, body: object, { token }: TestAccount): Promise<number[]> {
  const { body: puzzles } = await site.post<MiniPuzzle[]>(path, body, token)
  return puzzles.map(({ i }) => i)
}

test("while somebody is signed in a guess is the account's, whatever device or user the body names", async () => {
  const [ada, bob] = [await site.register(), await site.register()]
  const device = randomUUID()
  const id = puzzleOn(A_DAY, 1, 1)
  const body = { PuzzleId: id, PuzzleGuess: await site.answerTo(id), DeviceId: device, AccountUserId: bob.accountId, userId: bob.accountId }
  expect((await site.post(uploadPuzzleGuessMini.path, body, ada.token)).body).toMatchObject({ ok: true })
  const played = { SolvedPuzzleIds: [id], RevealedPuzzleIds: [], AttemptedPuzzleIds: [id], Allowance: { Day: A_DAY, Used: 1 } }
  expect((await site.post(getSolvedPuzzleIds.path, {}, ada.token)).body).toEqual(played)
  expect((await site.post(getSolvedPuzzleIds.path, {}, bob.token)).body).toMatchObject({ SolvedPuzzleIds: [] })
  expect((await site.post(getSolvedDevicePuzzleIds.path, { deviceID: device })).body).toMatchObject({ SolvedPuzzleIds: [] })
})

test('three puzzles a day are free for an account, on however many devices', async () => {
  const ada = await site.register()
  for (const slot of [0, 1, 2]) expect((await solve(ada, puzzleIdOf(A_DAY, slot))).status).toBe(200)
  expect(await solve(ada, puzzleIdOf(A_DAY, 3))).toMatchObject({ status: 403, body: { Action: 'PLAY PUZZLE' } })
  expect(await solve(ada, puzzleIdOf(A_DAY - 1, 3))).toMatchObject({ status: 403, body: { Action: 'PLAY PUZZLE' } })
  expect((await solve(ada, puzzleIdOf(A_DAY, 1))).status).toBe(200)
})

test('lists leave out what the account solved when it asks for that', async () => {
  const ada = await site.register()
  const [solved, other] = [puzzleOn(A_DAY, 1, 2), puzzleOn(A_DAY - 1, 1, 2)]
  await solve(ada, solved)
  for (const path of [getNewPuzzlesMini.path, getPopularPuzzlesMini.path]) {
    const filter = { puzzleTypeId: 1, levelId: 2 }
    expect((await idsOf(path, { ...filter, showSolved: true }, ada)).toSorted()).toEqual([other, solved].toSorted())
    expect(await idsOf(path, { ...filter, showSolved: false }, ada)).toEqual([other])
    expect((await idsOf(path, { ...filter, showSolved: false }, await site.register())).toSorted()).toEqual([other, solved].toSorted())
  }
})

test('an account finds its last attempted puzzles, and its answers again', async () => {
  const ada = await site.register()
  const ids = [puzzleOn(A_DAY, 3, 2), puzzleOn(A_DAY, 1, 3)]
  for (const [index, id] of ids.entries()) {
    site.setClock(NOON_MS + index)
    await solve(ada, id)
  }
  const latest = await site.post<LongPuzzle[]>(getLatestAttempted.path, { DeviceId: randomUUID() }, ada.token)
  expect(latest.body.map(({ PuzzleId }) => PuzzleId)).toEqual(ids.toReversed())
  expect((await site.post(getPuzzleMini.path, { PuzzleId: ids[0] }, ada.token)).body).toHaveProperty('aw')
})

test('guesses made offline score for the account, each once', async () => {
  const ada = await site.register()
  const ids = [puzzleOn(A_DAY, 1, 4), puzzleOn(A_DAY, 1, 5)]
  const PuzzleGuesses = await Promise.all(ids.map(async (id) => ({ PuzzleId: id, PuzzleGuess: await site.answerTo(id) })))
  for (let times = 0; times < 2; times += 1) {
    const reply = await site.post<{ ok: boolean }[]>(uploadPuzzleGuesses.path, { PuzzleGuesses }, ada.token)
    expect(reply.body.map(({ ok }) => ok)).toEqual([true, true])
  }
  const ranks = await site.post<{ userRanks: { TotalScore: number }[] }>(getLeaderboardsRanks.path, {}, ada.token)
  expect(ranks.body.userRanks.map(({ TotalScore }) => TotalScore)).toEqual([900, 900, 900])
})
