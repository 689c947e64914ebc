import { KEPT_WRONG_ANSWERS } from '@emojigma/contract/rules/classrooms.ts'
import { NUMBER_WEEKS } from '@emojigma/contract/rules/my-days.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/tables.ts'
import { rowSweep } from '../../platform/sweep.ts'

/** Stores a student's wrong answer, unless the puzzle has it or enough of them. Run it behind the write of the attempt, whose lock keeps
 *  two guesses apart.
 *  Source: docs/product.md, A student opened */
export async function storeWrongAnswer(queries: Queries, playerId: number, puzzleId: number, answer: string, nowMs: number): Promise<void> {
  const stored = await queries
    .selectFrom('wrong_answers')
    .select(['answer', 'place'])
    .where('player_id', '=', playerId)
    .where('puzzle_id', '=', puzzleId)
    .execute()
  if (stored.length >= KEPT_WRONG_ANSWERS || stored.some((row) => row.answer === answer)) return
  // The sweep may have deleted the first of them.
  const place = Math.max(0, ...stored.map((row) => row.place)) + 1
  await queries.insertInto('wrong_answers').values({ player_id: playerId, puzzle_id: puzzleId, answer, made_at_ms: nowMs, place }).execute()
}

/** @returns an account's stored wrong answers at these puzzles by puzzle, the first one first */
export async function wrongAnswersOf(
  queries: Queries,
  accountId: string,
  puzzleIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (puzzleIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('players')
    .innerJoin('wrong_answers', 'wrong_answers.player_id', 'players.id')
    .select(['puzzle_id', 'answer'])
    .where('players.account_id', '=', accountId)
    .where('puzzle_id', 'in', puzzleIds)
    .orderBy('place')
    .execute()
  return new Map([...Map.groupBy(rows, (row) => row.puzzle_id)].map(([id, its]) => [id, its.map(({ answer }) => answer)]))
}

/** @returns all that is stored of an account, in the order of the puzzles */
export function storedWrongAnswers(queries: Queries, accountId: string): Promise<{ PuzzleId: number; Answer: string }[]> {
  return queries
    .selectFrom('players')
    .innerJoin('wrong_answers', 'wrong_answers.player_id', 'players.id')
    .select(['puzzle_id as PuzzleId', 'answer as Answer'])
    .where('players.account_id', '=', accountId)
    .orderBy('puzzle_id')
    .orderBy('place')
    .execute()
}

/** The page about a student shows no more weeks. */
export const OLD_WRONG_ANSWERS = rowSweep('wrong answers of students older than twelve weeks', async (transaction, nowMs, limit) => {
  const beforeMs = nowMs - NUMBER_WEEKS * 7 * DAY_MS
  const { numAffectedRows = 0n } = await sql`delete from wrong_answers where (player_id, puzzle_id, place) in (
    select player_id, puzzle_id, place from wrong_answers where made_at_ms < ${beforeMs} limit ${limit})`.execute(transaction)
  return Number(numAffectedRows)
})
