import { ALL_LEVEL_IDS, type LevelId } from '../levels.ts'
import type { StrandStep } from './strands.ts'

/** The outcome of a practice puzzle: `clean` is right at the first try and without a hint. */
export type PracticeOutcome = 'clean' | 'helped'

/** A player's progress in a strand. */
export interface Standing {
  /** From 1; one more than the strand has when all are filled. */
  readonly step: number
  /** Consecutive clean puzzles; below 0 those with help. */
  readonly run: number
}

/** This many of one outcome in a row move forward or back. */
const ENOUGH = 2

/** Two clean puzzles fill a step, and two with help go back a step. Time and wrong guesses do not count.
 *  @param steps of the strand
 *  Source: docs/product.md, Practise */
export function standingAfter({ step, run }: Standing, outcome: PracticeOutcome, steps: number): Standing {
  const next = outcome === 'clean' ? Math.max(run, 0) + 1 : Math.min(run, 0) - 1
  if (next >= ENOUGH) return { step: Math.min(step + 1, steps + 1), run: 0 }
  if (next <= -ENOUGH) return { step: Math.max(Math.min(step, steps) - 1, 1), run: 0 }
  return { step, run: next }
}

type StepKind = Pick<StrandStep, 'typeId' | 'levelId'>

/** This many solved puzzles of a level, or of harder ones, show that its steps are known. */
const SHOWN_BY = 2

/** The starting step of a player who has not practised the strand: the first whose level has fewer than two solved puzzles, otherwise the
 *  last.
 *  @param solved puzzles of any type, in any order
 *  @returns from 1 */
export function firstStep(steps: readonly StepKind[], solved: readonly StepKind[]): number {
  const rankOf = (levelId: LevelId) => ALL_LEVEL_IDS.indexOf(levelId)
  const open = steps.findIndex(
    ({ typeId, levelId }) => solved.filter((one) => one.typeId === typeId && rankOf(one.levelId) >= rankOf(levelId)).length < SHOWN_BY,
  )
  return open < 0 ? steps.length : open + 1
}
