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
  /** Height of the scratch pad; undefined = no pad. */
  readonly pad: 'low' | 'tall' | undefined
  readonly dots: DotsChoice
  readonly algebra: Algebra | undefined
}

/** A scratch pad, and switches for how the question is shown. */
export function Paper({ work, onWork, pad, dots, algebra }: PaperProps) {
  return (
    <>
      {pad && <ScratchPad work={work} onWork={onWork} isTall={pad === 'tall'} />}
      <QuestionSwitches dots={dots} algebra={algebra} />
    </>
  )
}

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
