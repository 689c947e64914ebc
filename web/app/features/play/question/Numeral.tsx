import { createContext, useContext } from 'react'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { numberText } from '../frame/answer-text.ts'

/** Only for those who learn to count. */
const Counted = lazyComponent(() => import('./Dots.tsx'), 'Counted', { missing: (_retry, { count }) => count })

/** Whether small numbers are shown as dots, too. */
export const DotsShown = createContext(false)

/** A number; one from 1 to 10 with as many dots under it, where they are wanted.
 *  Source: docs/product.md, Dots */
export function Numeral({ value }: { readonly value: number | string }) {
  const count = Number(value)
  return <span>{useContext(DotsShown) && count > 0 && count <= 10 ? <Counted count={count} /> : numberText(value)}</span>
}
