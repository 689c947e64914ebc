import { GENERATOR_VERSION } from './daily.ts'
import { kindOf } from './kinds.ts'
import type { LevelId } from './levels.ts'
import type { Proof } from './proof.ts'
import type { Puzzle } from './question.ts'
import type { PuzzleTypeId } from './types.ts'

/** The proof of a displayed puzzle. */
export interface Certificate {
  readonly kind: 'certified'
  readonly typeId: PuzzleTypeId
  readonly levelId: LevelId
  readonly generatorVersion: number
  readonly proven: 'exactly one answer'
  readonly answer: string
  readonly proof: Proof
}

export type Certification =
  | Certificate
  /** The displayed question has no answer, several, or another than the puzzle states; or it needs guessing. */
  | { readonly kind: 'refused'; readonly reason: 'impossible' | 'ambiguous' | 'not decided' | 'other answer' | 'needs guessing' }

/** Proves from the displayed question alone that its answer is the only one. */
export function certify({ levelId, question, answer }: Puzzle): Certification {
  const proven = kindOf(question.typeId).prove(question)
  if (typeof proven === 'string') return { kind: 'refused', reason: proven }
  if (proven.answer !== answer) return { kind: 'refused', reason: 'other answer' }
  return {
    kind: 'certified',
    typeId: question.typeId,
    levelId,
    generatorVersion: GENERATOR_VERSION,
    proven: 'exactly one answer',
    answer,
    proof: proven.proof,
  }
}
