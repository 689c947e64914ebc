import { m } from '@emojigma/messages'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import type { Algebra } from './use-algebra.ts'

export function AlgebraSwitch({ algebra: { isOn, toggle } }: { readonly algebra: Algebra }) {
  return (
    <Button role="switch" aria-checked={isOn} variant={isOn ? 'brand' : 'default'} onClick={toggle}>
      {isOn && <Icon name="check" />}
      {m['algebra_switch.write_it_in_letters']()}
    </Button>
  )
}
