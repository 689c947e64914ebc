import { createContext, useContext } from 'react'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { numberText } from '../frame/answer-text.ts'

/** Only for those who learn to count. */
const NumeralWithDots = lazyComponent(() => import('./Dots.tsx'), 'NumeralWithDots', { missing: (_retry, { count }) => count })

/** Whether small numbers are shown as dots, too. */
export const DotsContext = createContext(false)

/** A number; one from 1 to 10 with as many dots under it, where they are wanted.
 *  Source: docs/product.md, Dots */
export function Numeral({ value }: { readonly value: number | string }) {
  const count = Number(value)
  return <span>{useContext(DotsContext) && count > 0 && count <= 10 ? <NumeralWithDots count={count} /> : numberText(value)}</span>
}
