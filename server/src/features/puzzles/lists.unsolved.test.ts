import { LIST_LIMIT } from '@emojigma/contract/rules/limits.ts'
import { dayOfPuzzle, puzzleIdOf, slotOfPuzzle } from '@emojigma/engine/day.ts'
import { compareInList } from '@emojigma/contract/rules/list-order.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts'
import { A_DAY, draftsHere } from '../../platform/testing/test-site.ts'
import { newestPart, popularPart, type Listed, type ListRequest } from './lists.ts'
import { claimDay, insertCounts, insertPuzzles, type PuzzleFilter } from './queries.ts'

const DAYS = 16
const FIRST_DAY = A_DAY - DAYS + 1
const PLAYER = 7
/** More than are looked through by how often they were attempted. */
const IDS = Array.from({ length: 40 * DAYS }, (_, index) => puzzleIdOf(FIRST_DAY, 0) + index)
const isSolved = (id: number): boolean => dayOfPuzzle(id) % 3 !== 0 || id % 7 === 0 || slotOfPuzzle(id).levelId === 2
const attemptedAt = (id: number): number => (id * 7919) % 23

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
  const { queries } = opened.database
  const drafts = await draftsHere.draftDay(A_DAY)
  for (let day = FIRST_DAY; day <= A_DAY; day += 1) {
    await claimDay(queries, day, 0)
    await insertPuzzles(queries, day, drafts)
    await insertCounts(queries, day, drafts)
  }
  for (const id of IDS)
    await queries
      .updateTable('puzzle_counts')
      .set({ attempted: attemptedAt(id) })
      .where('puzzle_id', '=', id)
      .execute()
  await queries.insertInto('players').values({ id: PLAYER, device_id: 'one', account_id: null, created_at_ms: 0 }).execute()
  for (const [day, ids] of Map.groupBy(IDS.filter(isSolved), dayOfPuzzle)) {
    const slots = ids.reduce((sum, id) => sum + 2 ** ((id - 1) % 40), 0)
    await queries.insertInto('solved_days').values({ player_id: PLAYER, day, slots, points: 0 }).execute()
    const attempts = ids.map((puzzle_id) => ({ player_id: PLAYER, puzzle_id, day, first_guess_at_ms: 0, guess_count: 1, solved_at_ms: 0 }))
    await queries
      .insertInto('attempts')
      .values(attempts.map((attempt) => ({ ...attempt, revealed_at_ms: null, hint_rung: 0 })))
      .execute()
  }
})
afterAll(() => opened.remove())

type Part = typeof newestPart

/** Reads a list to its end, as a page does. */
async function readOn(part: Part, filter: Partial<PuzzleFilter>, take: number): Promise<number[]> {
  const seen: Listed[] = []
  for (;;) {
    const last = seen.at(-1)
    const cursor: ListRequest = last ? { before: last.id, beforeAttempted: attemptedAt(last.id) } : {}
    const asked = { lastPuzzleId: puzzleIdOf(A_DAY, 39), unsolvedBy: PLAYER, ...filter }
    const next = await part(opened.database.queries, asked, { take, ...cursor })
    if (next.length === 0) return seen.map(({ id }) => id)
    seen.push(...next)
  }
}

const byPopularity = (one: number, other: number): number => attemptedAt(other) - attemptedAt(one) || compareInList(one, other)
const ofType = (typeId: number) => (id: number) => slotOfPuzzle(id).typeId === typeId
const open = IDS.filter((id) => !isSolved(id))

test.each([
  ['all', {}, () => true],
  ['a type', { typeId: 1 }, ofType(1)],
  ['a type and level', { typeId: 4, levelId: 8 }, (id: number) => ofType(4)(id) && slotOfPuzzle(id).levelId === 8],
  ['a level that is solved everywhere', { levelId: 2 }, (id: number) => slotOfPuzzle(id).levelId === 2],
] as const)('the newest of %s leave out what is solved, and nothing else', async (_what, filter, isAsked) => {
  for (const take of [5, LIST_LIMIT]) expect(await readOn(newestPart, filter, take)).toEqual(open.filter(isAsked).toSorted(compareInList))
})

test('the popular ones are ordered by popularity as far as it says much, and then by age, without gaps or repetitions', async () => {
  const most = IDS.toSorted((one, other) => attemptedAt(other) - attemptedAt(one) || other - one)
  const edge = most[10 * LIST_LIMIT] ?? 0
  const isPopular = (id: number): boolean =>
    attemptedAt(id) > attemptedAt(edge) || (attemptedAt(id) === attemptedAt(edge) && dayOfPuzzle(id) >= dayOfPuzzle(edge))
  const expected = [...open.filter(isPopular).toSorted(byPopularity), ...open.filter((id) => !isPopular(id)).toSorted(compareInList)]
  for (const take of [7, LIST_LIMIT]) expect(await readOn(popularPart, {}, take)).toEqual(expected)
})

test('where there are fewer, all popular ones are ordered by popularity', async () => {
  const expected = open.filter(ofType(1)).toSorted(byPopularity)
  expect(await readOn(popularPart, { typeId: 1 }, LIST_LIMIT)).toEqual(expected)
})
