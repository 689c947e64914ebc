import { leftToRightValue } from '../algebra/evaluation.ts'
import { placeCorrections, placeFollows } from './check-places.ts'
import { stepsPutRight, sumCorrections, sumFollows } from './check-sums.ts'
import { numbersOf } from './numbers.ts'
import { totalFromLeft } from './slips.ts'
import { isBoard, type Correction, type MistakeKind, type WorkedSolution } from './worked.ts'

export interface Mistake {
  /** A step that does not follow from the question and the steps before it, as they are written. */
  readonly wrong: number
  /** The only correction. */
  readonly right: Correction
  readonly mistake: MistakeKind
}

interface Refused {
  readonly kind: 'refused'
  readonly reason:
    | 'no mistake'
    | 'several mistakes'
    | 'several ways to put it right'
    | 'no way to put it right'
    | 'a mistake that depends on another'
}

/** The proof of a worked solution with one mistake. */
type MistakeCertificate = (Mistake & { readonly kind: 'certified' }) | Refused
/** The proof of a worked solution with one mistake, or with two that do not depend on each other. All other steps follow. */
type MistakesCertificate = { readonly kind: 'certified'; readonly mistakes: readonly Mistake[] } | Refused

/** Examines each step by itself, without knowing how it was made.
 *  Source: docs/product.md, Find the mistake */
export function certifyMistake(worked: WorkedSolution): MistakeCertificate {
  const certificate = certifyMistakes(worked)
  if (certificate.kind === 'refused') return certificate
  const [mistake, second] = certificate.mistakes
  return mistake && !second ? { kind: 'certified', ...mistake } : { kind: 'refused', reason: 'several mistakes' }
}

/** The same for one mistake, or two of sums. Either of two is put right by the same number, whether the other has been put right or not: so
 *  neither is a consequence of the other, and neither turns right by the other.
 *  Source: docs/product.md, Find the mistake */
export function certifyMistakes(worked: WorkedSolution): MistakesCertificate {
  const follows = (index: number) => (isBoard(worked) ? placeFollows(worked, index) : sumFollows(worked, index))
  const wrongs = [...worked.steps.keys()].filter((index) => !follows(index))
  if (wrongs.length === 0) return { kind: 'refused', reason: 'no mistake' }
  if (wrongs.length > (isBoard(worked) ? 1 : 2)) return { kind: 'refused', reason: 'several mistakes' }
  const mistakes: Mistake[] = []
  for (const wrong of wrongs) {
    const ways = isBoard(worked) ? placeCorrections(worked, wrong).map((value) => ({ position: 0, value })) : sumCorrections(worked, wrong)
    const [right] = ways
    if (!right) return { kind: 'refused', reason: 'no way to put it right' }
    if (ways.length > 1) return { kind: 'refused', reason: 'several ways to put it right' }
    mistakes.push({ wrong, right, mistake: mistakeAt(worked, wrong) })
  }
  if (!isBoard(worked) && mistakes.length > 1) {
    const steps = stepsPutRight(worked)
    const isOfItself = ({ wrong, right: { position, value } }: Mistake) => {
      const step = steps?.[wrong]
      return step !== undefined && numbersOf(step)[position] === value
    }
    if (!mistakes.every(isOfItself)) return { kind: 'refused', reason: 'a mistake that depends on another' }
  }
  return { kind: 'certified', mistakes }
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
