import type { Day } from '@emojigma/engine/day.ts'
import { STRAND_IDS } from '@emojigma/engine/practice/strand-ids.ts'
import type { Review } from '@emojigma/engine/ratings/reviews.ts'
import type { Selectable } from 'kysely'
import type { Queries } from '../../../platform/database/tables.ts'
import type { ReviewsTable } from './tables.ts'

/** A review with its player. Each player has at most one of each idea. */
export type PlayerReview = Review & { readonly playerId: number }

export async function reviewsOf(queries: Queries, playerIds: readonly number[]): Promise<readonly PlayerReview[]> {
  if (playerIds.length === 0) return []
  const rows = await queries
    .selectFrom('reviews')
    .selectAll()
    .where('player_id', 'in', playerIds)
    .orderBy('player_id')
    .orderBy('strand')
    .execute()
  return rows.flatMap(reviewOf)
}

/** @returns those that are due, the longest first */
export async function dueReviews(queries: Queries, playerId: number, today: Day): Promise<readonly Review[]> {
  const rows = await queries
    .selectFrom('reviews')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('due_day', '<=', today)
    .orderBy('due_day')
    .orderBy('strand')
    .execute()
  return rows.flatMap(reviewOf)
}

export async function storeReviews(queries: Queries, reviews: readonly PlayerReview[]): Promise<void> {
  if (reviews.length === 0) return
  await queries
    .insertInto('reviews')
    .values(
      reviews.map(({ playerId, strand, puzzleId, day, stage, dueDay }) => ({
        player_id: playerId,
        strand,
        puzzle_id: puzzleId,
        day,
        stage,
        due_day: dueDay,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'strand']).doUpdateSet((eb) => ({
        puzzle_id: eb.ref('excluded.puzzle_id'),
        day: eb.ref('excluded.day'),
        stage: eb.ref('excluded.stage'),
        due_day: eb.ref('excluded.due_day'),
      })),
    )
    .execute()
}

export async function deleteReviews(queries: Queries, playerId: number, strands: readonly string[]): Promise<void> {
  if (strands.length === 0) return
  await queries.deleteFrom('reviews').where('player_id', '=', playerId).where('strand', 'in', strands).execute()
}

function reviewOf(row: Selectable<ReviewsTable>): readonly PlayerReview[] {
  const strand = STRAND_IDS.find((id) => id === row.strand)
  if (!strand) return []
  return [{ playerId: row.player_id, strand, puzzleId: row.puzzle_id, day: row.day, stage: row.stage, dueDay: row.due_day }]
}
