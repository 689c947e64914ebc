import { SLOTS } from '@emojigma/engine/day.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { WeekOfSlot } from './queries.ts'

/** Solves of one slot (a type and level). */
export type SlotNumbers = Omit<WeekOfSlot, 'week'>

/** Solves of one kind. */
export interface KindNumbers {
  readonly typeId: PuzzleTypeId
  readonly solved: number
  readonly firstTry: number
}

/** The most solved kind first. */
export function byKind(numbers: readonly SlotNumbers[]): readonly KindNumbers[] {
  const groups = Map.groupBy(numbers, ({ slot }) => kindOf(slot))
  return [...groups]
    .map(([typeId, rows]) => ({ typeId, solved: sumOf(rows, 'solved'), firstTry: sumOf(rows, 'firstTry') }))
    .toSorted((one, other) => other.solved - one.solved || one.typeId - other.typeId)
}

/** @returns the kind with the smallest share of first tries; undefined = nothing was solved */
export function leastSure(kinds: readonly KindNumbers[]): KindNumbers | undefined {
  return kinds.toSorted((one, other) => one.firstTry / one.solved - other.firstTry / other.solved)[0]
}

export function kindOf(slot: number): PuzzleTypeId {
  const of = SLOTS[slot]
  if (!of) throw new RangeError(`a day has no slot ${slot}`)
  return of.typeId
}

export function sumOf(numbers: readonly SlotNumbers[], what: 'solved' | 'firstTry'): number {
  return numbers.reduce((sum, row) => sum + row[what], 0)
}
