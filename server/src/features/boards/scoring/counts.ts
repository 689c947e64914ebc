import { LEVELS } from '@emojigma/engine/levels.ts'
import { PUZZLE_TYPES } from '@emojigma/engine/types.ts'

/** Attempted and solved puzzles, by the index of the level or type: id 1 first. */
export interface Counts {
  readonly attempted: readonly number[]
  readonly correct: readonly number[]
}

export const LEVEL_COUNT = LEVELS.length
export const TYPE_COUNT = PUZZLE_TYPES.length

/** @returns the difference of the two */
export function countsLess(counts: Counts, less: Counts): Counts {
  const difference = (of: keyof Counts) => counts[of].map((count, index) => count - (less[of][index] ?? 0))
  return { attempted: difference('attempted'), correct: difference('correct') }
}

/** @returns the counts of a row's columns `attempted_1` … `correct_n` */
export function countsOf(row: Readonly<Record<string, unknown>>, length: number): Counts {
  const column = (name: string) => Array.from({ length }, (_, index) => Number(row[`${name}_${index + 1}`]))
  return { attempted: column('attempted'), correct: column('correct') }
}

/** The inverse of `countsOf`. */
export function countColumns({ attempted, correct }: Counts): Record<string, number> {
  return Object.fromEntries([
    ...attempted.map((count, index) => [`attempted_${index + 1}`, count]),
    ...correct.map((count, index) => [`correct_${index + 1}`, count]),
  ]) as Record<string, number>
}
