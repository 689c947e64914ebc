import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { isAlgebra } from '@emojigma/engine/explanation/explain-algebra.ts'
import { deedOf, type Deed } from '@emojigma/engine/understanding/deed.ts'
import { m } from '@emojigma/messages'
import { useMemo } from 'react'

/** One line about how a puzzle was solved. */
export function WhatWasDone({ puzzle }: { readonly puzzle: PuzzleView }) {
  return useMemo(() => whatWasDone(puzzle), [puzzle])
}

/** One line about what was done to solve a puzzle, for its win: "You did × and ÷ before + and −." It needs the solver: load it on demand.
 *  @returns undefined for a puzzle without sums */
export function whatWasDone({ question }: PuzzleView): string | undefined {
  const deed = question && isAlgebra(question) ? deedOf(question) : undefined
  return deed && WORDS[deed.kind]('count' in deed ? deed.count : 1)
}

const WORDS: Readonly<Record<Deed['kind'], (count: number) => string>> = {
  compared: () => m['deed.compared'](),
  'three-together': () => m['deed.three_together'](),
  together: () => m['deed.together'](),
  'below-zero': () => m['deed.below_zero'](),
  'times-first': () => m['deed.times_first'](),
  'one-after-another': (count) => m['deed.one_after_another']({ count }),
  shared: () => m['deed.shared'](),
  'counted-on': () => m['deed.counted_on'](),
  'added-up': () => m['deed.added_up'](),
}
