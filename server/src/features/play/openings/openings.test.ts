import { getPuzzle, getPuzzleMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { puzzleIdOf } from '@emojigma/engine/day.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { A_DAY, NOON_MS, openTestSite, type TestSite } from '../../../platform/testing/test-site.ts'
import { OLD_OPENINGS, Openings } from './service.ts'

const [FIRST, SECOND] = [puzzleIdOf(A_DAY, 0), puzzleIdOf(A_DAY, 1)]

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [A_DAY - 9, A_DAY] })
})
afterEach(() => site.close())

async function kept() {
  await site.service(Openings).write()
  const rows = await site.database.queries.selectFrom('openings').selectAll().orderBy('puzzle_id').execute()
  return rows.map(({ puzzle_id, first_at_ms }) => [puzzle_id, first_at_ms])
}

test('the first time that an account is served a puzzle is kept, once, and without a time for the first of a session', async () => {
  const { token } = await site.register()
  for (const [index, path] of [getPuzzleMini.path, getPuzzle.path, getPuzzleMini.path].entries()) {
    site.setClock(NOON_MS + 1000 * index)
    for (const PuzzleId of [FIRST, SECOND]) await site.post(path, { PuzzleId }, token)
    await site.service(Openings).write()
  }
  expect(await kept()).toEqual([
    [FIRST, 0],
    [SECOND, NOON_MS],
  ])
})

test('what guests open, and puzzles of other times, are not kept', async () => {
  const { token } = await site.register()
  await site.post(getPuzzleMini.path, { PuzzleId: FIRST })
  for (const PuzzleId of [puzzleIdOf(A_DAY - 9, 0), puzzleIdOf(A_DAY + 1, 0), 2_000_000_000]) {
    await site.post(getPuzzleMini.path, { PuzzleId }, token)
  }
  expect(await kept()).toEqual([])
})

test('an opening goes with its account, also while it waits to be written, and after three days', async () => {
  const [one, other] = [await site.register(), await site.register()]
  for (const { token } of [one, other]) await site.post(getPuzzleMini.path, { PuzzleId: FIRST }, token)
  const { queries } = site.database
  await queries.deleteFrom('accounts').where('id', '=', one.accountId).execute()
  expect(await kept()).toEqual([[FIRST, 0]])
  site.goTo(A_DAY + 4)
  const sweep = OLD_OPENINGS.begin(NOON_MS + 4 * 86_400_000)
  expect(await site.database.durably((transaction) => sweep(transaction))).toBe(true)
  expect(await kept()).toEqual([])
})
