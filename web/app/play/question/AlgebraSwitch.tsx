import * as messages from '@emojigma/messages/page/play/question/AlgebraSwitch.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import type { Algebra } from './use-algebra.ts'

/** Turns a question's emoji into letters and back. */
export function AlgebraSwitch({ algebra: { isOn, isFailed, toggle } }: { readonly algebra: Algebra }) {
  return (
    <>
      <Button role="switch" aria-checked={isOn} variant={isOn ? 'brand' : 'default'} onClick={toggle}>
        {isOn && <Icon name="check" />}
        {messages.writeItInLetters}
      </Button>
      {isFailed && <p role="alert">{messages.theLettersCouldNot}</p>}
    </>
  )
}
