import { uploadPuzzleGuesses, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { LONGEST_SEARCH_MS } from '@emojigma/contract/rules/limits.ts'
import { exportAccount } from '@emojigma/contract/accounts/accounts.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { A_DAY, openTestSite, puzzleOn, wrongGuess, type TestSite } from '../../platform/testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const CROWD = puzzleOn(A_DAY, 5, 1)

async function guess(PuzzleId: number, PuzzleGuess: string, more: Record<string, unknown>, token?: string): Promise<number> {
  return (await site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess, ...more }, token)).status
}

async function searches(puzzleId: number): Promise<readonly (number | null)[]> {
  const rows = await site.database.queries.selectFrom('attempts').select('searched_ms').where('puzzle_id', '=', puzzleId).execute()
  return rows.map(({ searched_ms: ms }) => ms)
}

test('the right guess at an odd emoji keeps how long the picture was looked at; a wrong one keeps nothing', async () => {
  const DeviceId = randomUUID()
  const answer = await site.answerTo(CROWD)
  expect(await guess(CROWD, wrongGuess(5, answer), { DeviceId, SearchedMs: 4000 })).toBe(200)
  expect(await searches(CROWD)).toEqual([null])
  expect(await guess(CROWD, answer, { DeviceId, SearchedMs: 9000 })).toBe(200)
  expect(await searches(CROWD)).toEqual([9000])
  expect(await guess(CROWD, answer, { DeviceId, SearchedMs: 1000 })).toBe(200)
  expect(await searches(CROWD)).toEqual([9000])
})

test('a first right guess keeps it, too, one made offline as well; another kind never does', async () => {
  const [offline, direct] = [puzzleOn(A_DAY, 5, 2), puzzleOn(A_DAY, 5, 3)]
  const PuzzleGuesses = [{ PuzzleId: offline, PuzzleGuess: await site.answerTo(offline), SearchedMs: 7000 }]
  await site.post(uploadPuzzleGuesses.path, { DeviceId: randomUUID(), PuzzleGuesses })
  await guess(direct, await site.answerTo(direct), { DeviceId: randomUUID(), SearchedMs: 5000 })
  const classic = puzzleOn(A_DAY, 1, 1)
  await guess(classic, await site.answerTo(classic), { DeviceId: randomUUID(), SearchedMs: 5000 })
  expect([await searches(offline), await searches(direct), await searches(classic)]).toEqual([[7000], [5000], [null]])
})

test.each([0, -1, 1.5, LONGEST_SEARCH_MS + 1, '9'])('a search of %j ms is refused', async (SearchedMs) => {
  expect(await guess(puzzleOn(A_DAY, 5, 4), '1-1', { DeviceId: randomUUID(), SearchedMs })).toBe(400)
})

test('it is part of what an account can export', async () => {
  const account = await site.register()
  const id = puzzleOn(A_DAY, 5, 5)
  await guess(id, await site.answerTo(id), { SearchedMs: 31_000 }, account.token)
  const { body } = await site.get(exportAccount.path, { authorization: `Bearer ${account.token}` })
  expect(body.toString()).toContain('"SearchedMs":31000')
})
