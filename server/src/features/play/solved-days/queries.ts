import { dayOfPuzzle, PUZZLES_A_DAY } from '@emojigma/engine/day.ts'
import { pointsOf } from '@emojigma/contract/rules/scores.ts'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tables.ts'
import type { Player } from '../../../platform/visitor.ts'
import { playerColumn, playerKey } from '../player/queries.ts'
import type { AttemptRecord } from '../queries.ts'

/** A solved puzzle, and whether it may earn points. */
export type Solve = Pick<AttemptRecord, 'puzzleId' | 'isScored'>

/** Adds puzzles to a player's solved days.
 *  @param solves none of them added before */
export async function addSolved(queries: Queries, playerId: number, solves: readonly Solve[]): Promise<void> {
  const inOrder = solves.toSorted((one, other) => one.puzzleId - other.puzzleId)
  for (const [day, ofDay] of Map.groupBy(inOrder, ({ puzzleId }) => dayOfPuzzle(puzzleId))) {
    const slots = ofDay.reduce((sum, { puzzleId }) => sum + bitOf(puzzleId), 0)
    const points = ofDay.reduce((sum, { puzzleId, isScored }) => sum + (isScored ? pointsOf(puzzleId) : 0), 0)
    await queries
      .insertInto('solved_days')
      .values({ player_id: playerId, day, slots, points })
      .onConflict((conflict) =>
        conflict.columns(['player_id', 'day']).doUpdateSet({
          slots: sql`solved_days.slots | excluded.slots`,
          points: sql`solved_days.points + excluded.points`,
        }),
      )
      .execute()
  }
}

/** Deletes a player's solved days, after the attempts have moved to another player. */
export async function deleteSolved(queries: Queries, playerId: number): Promise<void> {
  await queries.deleteFrom('solved_days').where('player_id', '=', playerId).execute()
}

/** @returns the points that all of a player's solves may earn */
export async function solvedPoints(queries: Queries, player: Player): Promise<number> {
  const row = await queries
    .selectFrom('solved_days')
    .innerJoin('players', 'players.id', 'solved_days.player_id')
    .select((eb) => eb.fn.sum<number | string | null>('solved_days.points').as('points'))
    .where(playerColumn(player), '=', playerKey(player))
    .executeTakeFirst()
  return Number(row?.points ?? 0)
}

/** The puzzle's bit within its day. */
function bitOf(puzzleId: number): number {
  return 2 ** ((puzzleId - 1) % PUZZLES_A_DAY)
}
