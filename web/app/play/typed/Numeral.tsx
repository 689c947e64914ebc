import { createContext, useContext } from 'react'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { numberText } from '../frame/answer-text.ts'
import styles from './Numeral.module.css'

/** Only for those who learn to count; the numeral says it too. */
const Dots = lazyComponent(() => import('./Dots.tsx'), 'Dots', { missing: () => null })

const MOST_DOTS = 10

/** Whether small numbers are shown as dots, too. */
export const DotsShown = createContext(false)

/** A number; a small one with as many dots under it, where they are wanted.
 *  Source: docs/product.md, Dots */
export function Numeral({ value }: { readonly value: number | string }) {
  const count = Number(value)
  const isCounted = useContext(DotsShown) && count >= 1 && count <= MOST_DOTS
  return isCounted ? (
    <span className={styles['counted']}>
      {numberText(value)}
      <Dots count={count} isBare />
    </span>
  ) : (
    <span>{numberText(value)}</span>
  )
}
