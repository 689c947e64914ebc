import { dayOfPuzzle, puzzleIdOf, slotOfPuzzle, type Day } from '@emojigma/engine/day.ts'
import { compareInList } from '@emojigma/contract/rules/list-order.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts'
import { A_DAY } from '../../platform/testing/test-site.ts'
import { newestPart, type Listed } from './lists.ts'
import type { PuzzleFilter } from './queries.ts'

const DAYS = 1300
const FIRST_DAY = A_DAY - DAYS + 1
/** In the midst of what is solved, where the archive has no puzzles yet. */
const UNPUBLISHED_DAY = A_DAY - 700
const PLAYER = 7
const IDS = Array.from({ length: 40 * DAYS }, (_, index) => puzzleIdOf(FIRST_DAY, 0) + index)

/** Nearly all is solved: but for a puzzle of each 100th day, half of the last day, and the first twenty days. */
function isSolved(id: number): boolean {
  const age = A_DAY - dayOfPuzzle(id)
  if (age === 0) return id % 2 === 0
  return age < DAYS - 20 && !(age % 100 === 0 && id % 40 === 7)
}

function slotsSolved(day: Day): number {
  return Array.from({ length: 40 }, (_, slot) => slot).reduce((sum, slot) => sum + (isSolved(puzzleIdOf(day, slot)) ? 2 ** slot : 0), 0)
}

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
  const { queries } = opened.database
  const days = Array.from({ length: DAYS }, (_, index) => FIRST_DAY + index).filter((day) => day !== UNPUBLISHED_DAY)
  await queries.insertInto('players').values({ id: PLAYER, device_id: 'one', account_id: null, created_at_ms: 0 }).execute()
  await queries
    .insertInto('days')
    .values(days.map((day) => ({ day, published_at_ms: 0, generator_version: 1 })))
    .execute()
  await queries
    .insertInto('solved_days')
    .values(days.filter(slotsSolved).map((day) => ({ player_id: PLAYER, day, slots: slotsSolved(day), points: 0 })))
    .execute()
  await sql`analyze`.execute(queries)
})
afterAll(() => opened.remove())

async function readOn(filter: Partial<PuzzleFilter>): Promise<number[]> {
  const seen: Listed[] = []
  for (;;) {
    const asked = { lastPuzzleId: puzzleIdOf(A_DAY, 39), unsolvedBy: PLAYER, ...filter }
    const next = await newestPart(opened.database.queries, asked, { before: seen.at(-1)?.id })
    if (next.length === 0) return seen.map(({ id }) => id)
    seen.push(...next)
  }
}

test.each([{}, { typeId: 1 }, { levelId: 8 }, { typeId: 1, levelId: 2 }] as const)(
  'the newest with %j of somebody who has solved fifty thousand are what is left, from today to the first day',
  async (filter: Partial<PuzzleFilter>) => {
    const left = IDS.filter((id) => {
      const { typeId, levelId } = slotOfPuzzle(id)
      const isAsked = (filter.typeId ?? typeId) === typeId && (filter.levelId ?? levelId) === levelId
      return isAsked && dayOfPuzzle(id) !== UNPUBLISHED_DAY && !isSolved(id)
    })
    expect(await readOn(filter)).toEqual(left.toSorted(compareInList))
  },
)
