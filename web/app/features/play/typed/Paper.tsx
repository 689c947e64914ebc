import { ScratchPad } from './ScratchPad.tsx'
import { QuestionSwitches } from '../question/QuestionSwitches.tsx'
import type { Algebra } from '../question/use-algebra.ts'
import type { DotsChoice } from '../question/use-dots.ts'
import type { WorkingOut } from './working-out.ts'

interface PaperProps {
  readonly work: WorkingOut
  readonly onWork: (work: WorkingOut) => void
  /** How high the scratch pad is; none where there is no room for it. */
  readonly pad: 'low' | 'tall' | undefined
  readonly dots: DotsChoice
  readonly algebra: Algebra | undefined
}

/** What somebody works with on the way to the answer: a pad to scribble on, and other ways to show the question. */
export function Paper({ work, onWork, pad, dots, algebra }: PaperProps) {
  return (
    <>
      {pad && <ScratchPad work={work} onWork={onWork} isTall={pad === 'tall'} />}
      <QuestionSwitches dots={dots} algebra={algebra} />
    </>
  )
}
