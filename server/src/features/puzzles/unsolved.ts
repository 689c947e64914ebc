import { dayOfPuzzle, puzzleIdOf, SLOTS, type Day } from '@emojigma/engine/day.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/tables.ts'
import type { PuzzleFilter } from './queries.ts'

/** Days read at once, at least. Most players have solved little, and then a few of them are enough. */
const FEWEST_DAYS = 48

interface AskedDays {
  readonly playerId: number
  readonly lastDay: Day
  /** A bit for each slot that is asked about. */
  readonly asked: number
}

/** The last days on which one of the asked slots is not solved. Those on which all of them are solved are read first, in one go: passing
 *  over a day takes PostgreSQL a third of the time then that a look at the player's row of each day takes. */
export function openDays(queries: Queries, { playerId, lastDay, asked }: AskedDays, limit: number) {
  return queries
    .selectFrom('days')
    .select((eb) => [
      'days.day',
      eb.fn
        .coalesce(
          eb
            .selectFrom('solved_days')
            .select('solved_days.slots')
            .whereRef('solved_days.day', '=', 'days.day')
            .where('solved_days.player_id', '=', playerId),
          eb.lit(0),
        )
        .as('slots'),
    ])
    .where('days.day', '>=', 0)
    .where('days.day', '<=', lastDay)
    .where('days.day', 'not in', (eb) =>
      eb
        .selectFrom('solved_days')
        .select('solved_days.day')
        .where('solved_days.player_id', '=', playerId)
        .where('solved_days.day', '<=', lastDay)
        .where(sql<boolean>`(solved_days.slots & cast(${asked} as bigint)) = cast(${asked} as bigint)`),
    )
    .orderBy('days.day', 'desc')
    .limit(limit)
}

/** Finds what a player has not solved yet, the highest number first, however much the player has solved.
 *  @param filter of any theme
 *  @param last only puzzles up to this number
 *  @param keep leaves some of them out
 *  @returns as many as are wanted, or all where there are fewer */
export async function newestUnsolvedIds(
  queries: Queries,
  { typeId, levelId, lastPuzzleId, unsolvedBy: playerId }: PuzzleFilter & { readonly unsolvedBy: number },
  wanted: number,
  last: number,
  keep: (ids: readonly number[]) => Promise<readonly number[]> = async (ids) => ids,
): Promise<readonly { readonly id: number }[]> {
  const slots = SLOTS.flatMap((slot, index) =>
    (typeId ?? slot.typeId) === slot.typeId && (levelId ?? slot.levelId) === slot.levelId ? [index] : [],
  ).toReversed()
  const asked = slots.reduce((sum, slot) => sum + 2 ** slot, 0)
  const limit = Math.max(FEWEST_DAYS, Math.ceil(wanted / slots.length))
  const newest = Math.min(last, lastPuzzleId)
  const found: number[] = []
  for (let lastDay: Day | undefined = dayOfPuzzle(newest); lastDay !== undefined && found.length < wanted;) {
    const days = await openDays(queries, { playerId, lastDay, asked }, limit).execute()
    const open = days.flatMap(({ day, slots: solved }) => slots.flatMap((slot) => (hasBit(solved, slot) ? [] : [puzzleIdOf(day, slot)])))
    const candidates = open.filter((id) => id <= newest)
    for (let from = 0; from < candidates.length && found.length < wanted; from += wanted) {
      found.push(...(await keep(candidates.slice(from, from + wanted))))
    }
    const next = days.at(-1)
    lastDay = next && days.length === limit ? next.day - 1 : undefined
  }
  return found.slice(0, wanted).map((id) => ({ id }))
}

/** Bits beyond the 32nd are none to JavaScript's own operators. */
function hasBit(bits: number, position: number): boolean {
  return Math.floor(bits / 2 ** position) % 2 === 1
}
