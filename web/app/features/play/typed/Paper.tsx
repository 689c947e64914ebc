import { ScratchPad } from './ScratchPad.tsx'
import type { Algebra } from '../question/use-algebra.ts'
import type { DotsChoice } from '../question/use-dots.ts'
import type { WorkingOut } from './working-out.ts'
import { m } from '@emojigma/messages'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { AlgebraSwitch } from '../question/AlgebraSwitch.tsx'

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

/** How the question is shown: with dots to count for those who begin, in letters for those who know it all. */
function QuestionSwitches({ dots, algebra }: { readonly dots: DotsChoice; readonly algebra: Algebra | undefined }) {
  return (
    <div className="row">
      <Button role="switch" aria-checked={dots.isOn} variant={dots.isOn ? 'brand' : 'default'} onClick={dots.toggle}>
        {dots.isOn && <Icon name="check" />}
        {m['question_switches.show_dots']()}
      </Button>
      {algebra && <AlgebraSwitch algebra={algebra} />}
    </div>
  )
}
