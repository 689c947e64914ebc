import { exportAccount } from '@emojigma/contract/accounts/accounts.ts'
import { dayOfPuzzle, dayStartMs, puzzleIdOf, PUZZLES_A_DAY, slotOfPuzzle } from '@emojigma/engine/day.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { A_DAY, openTestSite, type TestSite } from '../../platform/testing/test-site.ts'
import { playerOf } from './service.ts'

const DAYS = 26
const FIRST = puzzleIdOf(A_DAY - DAYS + 1, 0)
const IDS = Array.from({ length: DAYS * PUZZLES_A_DAY }, (_, index) => FIRST + index)

let site: TestSite
beforeEach(async () => {
  site = await openTestSite()
})
afterEach(() => site.close())

/** Lets an account have begun all puzzles of the last days, the latest first. */
async function playAll(accountId: string): Promise<void> {
  const { queries } = site.database
  const days = Array.from({ length: DAYS - 1 }, (_, index) => A_DAY - 1 - index)
  await queries
    .insertInto('days')
    .values(days.map((day) => ({ day, published_at_ms: 0, generator_version: 1 })))
    .execute()
  const model = await queries.selectFrom('puzzles').selectAll().limit(1).executeTakeFirstOrThrow()
  for (const day of days) {
    const ids = IDS.filter((id) => dayOfPuzzle(id) === day)
    const rows = ids.map((id) => {
      const { typeId: type_id, levelId: level_id } = slotOfPuzzle(id)
      return { ...model, id, day, type_id, level_id }
    })
    await queries.insertInto('puzzles').values(rows).execute()
  }
  const player_id = await playerOf(queries, { kind: 'account', accountId }, 0)
  const attempts = IDS.toReversed().map((puzzle_id) => {
    const day = dayOfPuzzle(puzzle_id)
    return { player_id, puzzle_id, day, first_guess_at_ms: dayStartMs(day), guess_count: 1, hint_rung: 0, is_scored: 1 }
  })
  await queries.insertInto('attempts').values(attempts).execute()
}

test('all that somebody has played for years is exported, and meanwhile others get their turn', async () => {
  const { accountId, token } = await site.register()
  await playAll(accountId)
  let turns = 0
  let next = setImmediate(function count() {
    turns += 1
    next = setImmediate(count)
  })
  const { body } = await site.get(exportAccount.path, { authorization: `Bearer ${token}` })
  clearImmediate(next)
  const { Attempts } = JSON.parse(body.toString()) as { Attempts: readonly { PuzzleId: number }[] }
  expect(Attempts.map(({ PuzzleId }) => PuzzleId)).toEqual(IDS)
  expect(turns).toBeGreaterThanOrEqual(Math.floor(IDS.length / 500))
})
