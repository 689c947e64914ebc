import { playerOf } from './player/queries.ts'
import type { Queries } from '../../platform/database/tables.ts'
import type { Player } from '../../platform/visitor.ts'

/** Rows per statement, well below any database's limit on parameters. */
const CHUNK = 500

/** Records printed answers, so that a later solve earns no points. Earlier solves keep theirs.
 *  Source: docs/product.md, Attempts and scores */
export async function noteAnswersPrinted(queries: Queries, player: Player, puzzleIds: readonly number[], nowMs: number): Promise<void> {
  const playerId = await playerOf(queries, player, nowMs)
  const ids = [...new Set(puzzleIds)].toSorted((one, other) => one - other)
  for (let from = 0; from < ids.length; from += CHUNK) {
    const part = ids.slice(from, from + CHUNK)
    await queries
      .insertInto('printed_answers')
      .values(part.map((id) => ({ player_id: playerId, puzzle_id: id, printed_at_ms: nowMs })))
      .onConflict((conflict) => conflict.columns(['player_id', 'puzzle_id']).doNothing())
      .execute()
    await queries
      .updateTable('attempts')
      .set({ is_scored: 0 })
      .where('player_id', '=', playerId)
      .where('puzzle_id', 'in', part)
      .where('solved_at_ms', 'is', null)
      .execute()
  }
}

/** @returns the time at which the player printed the answer, by puzzle */
export async function answersPrinted(
  queries: Queries,
  playerId: number,
  puzzleIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const printed = new Map<number, number>()
  for (let from = 0; from < puzzleIds.length; from += CHUNK) {
    const rows = await queries
      .selectFrom('printed_answers')
      .select(['puzzle_id', 'printed_at_ms'])
      .where('player_id', '=', playerId)
      .where('puzzle_id', 'in', puzzleIds.slice(from, from + CHUNK))
      .execute()
    for (const { puzzle_id, printed_at_ms } of rows) printed.set(puzzle_id, printed_at_ms)
  }
  return printed
}
