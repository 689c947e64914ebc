import { leftToRightValue } from '../algebra/evaluation.ts'
import { placeCorrections, placeFollows } from './check-places.ts'
import { sumCorrections, sumFollows } from './check-sums.ts'
import { totalFromLeft } from './slips.ts'
import { isBoard, type Correction, type MistakeKind, type WorkedSolution } from './worked.ts'

/** The proof of a worked solution with a mistake. */
type MistakeCertificate =
  | {
      readonly kind: 'certified'
      /** The only step that does not follow from the question and the steps before it. */
      readonly wrong: number
      /** The only correction. */
      readonly right: Correction
      readonly mistake: MistakeKind
    }
  | {
      readonly kind: 'refused'
      readonly reason: 'no mistake' | 'several mistakes' | 'several ways to put it right' | 'no way to put it right'
    }

/** Examines each step by itself, without knowing how it was made.
 *  Source: docs/product.md, Find the mistake */
export function certifyMistake(worked: WorkedSolution): MistakeCertificate {
  const follows = (index: number) => (isBoard(worked) ? placeFollows(worked, index) : sumFollows(worked, index))
  const wrong = [...worked.steps.keys()].filter((index) => !follows(index))
  const [first] = wrong
  if (first === undefined) return { kind: 'refused', reason: 'no mistake' }
  if (wrong.length > 1) return { kind: 'refused', reason: 'several mistakes' }
  const ways = isBoard(worked) ? placeCorrections(worked, first).map((value) => ({ position: 0, value })) : sumCorrections(worked, first)
  const [right] = ways
  if (!right) return { kind: 'refused', reason: 'no way to put it right' }
  if (ways.length > 1) return { kind: 'refused', reason: 'several ways to put it right' }
  return { kind: 'certified', wrong: first, right, mistake: mistakeAt(worked, first) }
}

function mistakeAt({ steps }: WorkedSolution, index: number): MistakeKind {
  const step = steps[index]
  switch (step?.kind) {
    case 'put':
    case 'ask':
      return 'copied'
    case 'share':
      return 'sharing'
    case 'place':
      return 'place'
    case 'left': {
      const put = steps[index - 1]
      return put?.kind === 'put' && put.line === step.line && totalFromLeft(put.put, step) === step.total ? 'order' : 'sign'
    }
    case 'answer': {
      const ask = steps[index - 1]
      return ask?.kind === 'ask' && leftToRightValue(ask.put, []) === step.value ? 'order' : 'sign'
    }
    default:
      return 'sign'
  }
}
