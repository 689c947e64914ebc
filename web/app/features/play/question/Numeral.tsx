import { createContext, useContext } from 'react'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { numberText } from '../frame/answer-text.ts'

const NumeralWithDots = lazyComponent(() => import('./Dots.tsx'), 'NumeralWithDots', { missing: (_retry, { count }) => count })

/** Whether small numbers also have dots. */
export const DotsContext = createContext(false)

/** A number; from 1 to 10 with dots below it if `DotsContext` says so.
 *  Source: docs/product.md, Dots */
export function Numeral({ value }: { readonly value: number | string }) {
  const count = Number(value)
  return <span>{useContext(DotsContext) && count > 0 && count <= 10 ? <NumeralWithDots count={count} /> : numberText(value)}</span>
}
