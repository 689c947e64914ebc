import type { ReactNode } from 'react'
import styles from './AdSlot.module.css'

/** The slot of an advertisement. It shows nothing unless something is booked; then its height is kept free, so that nothing moves.
 *  @param children what is booked; nobody's script runs in it */
export function AdSlot({ children }: { readonly children?: ReactNode }) {
  if (!children) return null
  return (
    <div className={styles['slot']} role="note" aria-label="Advertisement">
      {children}
    </div>
  )
}
