import { uploadPuzzleGuessMini } from '@emojigma/contract/guesses.ts'
import { getLeaderboardsRanks } from '@emojigma/contract/leaderboards.ts'
import { pointsOf } from '@emojigma/contract/rules/scores.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { A_DAY, openTestSite, puzzleOn, wrongGuess, type TestSite } from '../testing/test-site.ts'

let site: TestSite
let transactions: MockInstance
beforeEach(async () => {
  site = await openTestSite({ days: [A_DAY] })
  transactions = vi.spyOn(site.database, 'durably')
})
afterEach(() => site.close())

const TYPE = 1
const ID = puzzleOn(A_DAY, TYPE, 4)

async function guess(DeviceId: string, PuzzleGuess: string, token?: string, PuzzleId = ID) {
  return site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess, DeviceId }, token)
}

/** An account whose first letter, which takes a transaction too, is written. */
async function registered() {
  const account = await site.register()
  await site.lettersTo(account.email)
  return account
}

async function scoresOf(token: string): Promise<number[]> {
  const { body } = await site.post<{ userRanks: { TotalScore: number }[] }>(getLeaderboardsRanks.path, {}, token)
  return body.userRanks.map(({ TotalScore }) => TotalScore)
}

test("a device's first guess takes no transaction of several statements, its next one does", async () => {
  const device = randomUUID()
  const answer = await site.answerTo(ID)
  transactions.mockClear()
  expect((await guess(device, wrongGuess(TYPE, answer))).body).toMatchObject({ ok: false, at: 1, c: 0 })
  expect(transactions).not.toHaveBeenCalled()
  expect((await guess(device, answer)).body).toMatchObject({ ok: true, at: 1, c: 1 })
  expect(transactions).toHaveBeenCalledTimes(1)
})

test("an account's first guess is scored within its statement", async () => {
  const ada = await registered()
  const answer = await site.answerTo(ID)
  transactions.mockClear()
  expect((await guess(randomUUID(), answer, ada.token)).body).toMatchObject({ ok: true, at: 1, c: 1 })
  expect(transactions).not.toHaveBeenCalled()
  expect(await scoresOf(ada.token)).toEqual([pointsOf(ID), pointsOf(ID), pointsOf(ID)])
})

test('a guess for which the player changed since it was read is entered once, the long way', async () => {
  const ada = await registered()
  const other = puzzleOn(A_DAY, TYPE, 5)
  await guess(randomUUID(), wrongGuess(TYPE, await site.answerTo(other)), ada.token, other)
  const { atOnce, queries } = site.database
  vi.spyOn(site.database, 'atOnce').mockImplementationOnce(async (work) => {
    await queries.updateTable('board_players').set({ days_played: 1 }).execute()
    return atOnce(work)
  })
  transactions.mockClear()
  expect((await guess(randomUUID(), await site.answerTo(ID), ada.token)).body).toMatchObject({ ok: true, at: 1, c: 1 })
  expect(transactions).toHaveBeenCalledTimes(1)
  expect(await scoresOf(ada.token)).toEqual([pointsOf(ID), pointsOf(ID), pointsOf(ID)])
})
