import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Algebra } from './use-algebra.ts'

/** Turns a question's emoji into letters and back. */
export function AlgebraSwitch({ algebra: { isOn, isFailed, toggle } }: { readonly algebra: Algebra }) {
  return (
    <>
      <Button role="switch" aria-checked={isOn} variant={isOn ? 'brand' : 'default'} onClick={toggle}>
        {isOn && <Icon name="check" />}
        Write it in letters
      </Button>
      {isFailed && <p role="alert">The letters could not be loaded. Press again.</p>}
    </>
  )
}
