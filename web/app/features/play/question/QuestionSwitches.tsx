import { m } from '@emojigma/messages'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { AlgebraSwitch } from './AlgebraSwitch.tsx'
import type { Algebra } from './use-algebra.ts'
import type { DotsChoice } from './use-dots.ts'

/** How the question is shown: with dots to count for those who begin, in letters for those who know it all. */
export function QuestionSwitches({ dots, algebra }: { readonly dots: DotsChoice; readonly algebra: Algebra | undefined }) {
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
