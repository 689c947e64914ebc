import { CARRY_ON_LIMIT } from '@emojigma/contract/rules/my-days.ts'
import { access } from '@emojigma/contract/rules/access.ts'
import { MAX_PUZZLE_ID, type Day } from '@emojigma/engine/day.ts'
import type { Visitor } from '@emojigma/contract/rules/visitor.ts'

/** What was left half done: on this device, and by guesses that were not right yet. Only what can be gone on with: half a board of another
 *  day that was never guessed at is closed without a plan.
 *  @param unfinished half-filled on this device, the latest first
 *  @param begun guessed at without success, the latest first
 *  @param over solved or revealed
 *  @returns the latest on this device first, then the rest, no more than are shown */
export function carryOnWith(
  {
    unfinished,
    begun,
    over,
  }: { readonly unfinished: readonly number[]; readonly begun: readonly number[]; readonly over: readonly number[] },
  visitor: Visitor,
  today: Day,
): readonly number[] {
  const isOpen = (id: number) =>
    access('PLAY PUZZLE', visitor, { id, state: begun.includes(id) ? 'begun' : 'fresh' }, today).kind === 'open'
  return [...new Set([...unfinished, ...begun])]
    .filter((id) => id >= 1 && id <= MAX_PUZZLE_ID && !over.includes(id) && isOpen(id))
    .slice(0, CARRY_ON_LIMIT)
}
