import type { Random } from '@emojigma/engine/random.ts'

// A learner who forgets, as half-life regression has it (Settles and Meeder, 2016): an idea is recalled after so many days with a chance of
// 2^(−days ÷ half-life). A recall makes the half-life longer, the more the nearer it was to being forgotten, which is why spacing helps. A
// miss, with its explanation, begins anew.

export interface Memory {
  /** Days. */
  readonly halfLife: number
  readonly seenOn: number
}

export interface LearnerTraits {
  /** Half-life after a miss that was explained. */
  readonly atFirst: number
  /** By how much a recall on the brink of being forgotten lengthens the half-life. */
  readonly growth: number
}

/** @returns the chance that an idea is recalled; 0 for one that was never met */
export function recall(memory: Memory | undefined, day: number): number {
  return memory ? 2 ** (-(day - memory.seenOn) / memory.halfLife) : 0
}

/** Meets an idea on a day. */
export function meet(
  memory: Memory | undefined,
  day: number,
  { atFirst, growth }: LearnerTraits,
  random: Random,
): { readonly isRecalled: boolean; readonly memory: Memory } {
  const chance = recall(memory, day)
  const isRecalled = random.below(1000) < 1000 * chance
  const halfLife = memory && isRecalled ? memory.halfLife * (1 + growth * (1 - chance)) : atFirst
  return { isRecalled, memory: { halfLife, seenOn: day } }
}
