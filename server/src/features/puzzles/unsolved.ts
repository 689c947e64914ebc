import { dayOfPuzzle, puzzleIdOf, SLOTS, type Day } from '@emojigma/engine/day.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { openDays, type PuzzleFilter } from './queries.ts'

/** Days per query, at least. Most players have solved little, so one query usually suffices. */
const FEWEST_DAYS = 48

/** Finds what a player has not solved yet, newest first, in a time that does not depend on how much is solved.
 *  @param filter without a theme
 *  @param last only puzzles up to this id
 *  @param keep filters the candidates
 *  @returns as many as wanted, or all if there are fewer */
export async function newestUnsolvedIds(
  queries: Queries,
  { typeId, levelId, withoutTypeIds = [], lastPuzzleId, unsolvedBy: playerId }: PuzzleFilter & { readonly unsolvedBy: number },
  wanted: number,
  last: number,
  keep: (ids: readonly number[]) => Promise<readonly number[]> = async (ids) => ids,
): Promise<readonly { readonly id: number }[]> {
  const slots = SLOTS.flatMap((slot, index) =>
    (typeId ?? slot.typeId) === slot.typeId && (levelId ?? slot.levelId) === slot.levelId && !withoutTypeIds.includes(slot.typeId)
      ? [index]
      : [],
  ).toReversed()
  const mask = slots.reduce((sum, slot) => sum + 2 ** slot, 0)
  const limit = Math.max(FEWEST_DAYS, Math.ceil(wanted / slots.length))
  const newest = Math.min(last, lastPuzzleId)
  const found: number[] = []
  for (let lastDay: Day | undefined = dayOfPuzzle(newest); lastDay !== undefined && found.length < wanted;) {
    const days = await openDays(queries, { playerId, lastDay, slotMask: mask }, limit).execute()
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

/** Bitwise operators of JavaScript end at bit 31. */
function hasBit(bits: number, position: number): boolean {
  return Math.floor(bits / 2 ** position) % 2 === 1
}
