import styles from './AdSlot.module.css'

/** The place of an advertisement, its height kept free so that nothing moves; nobody's script runs in it. */
export function AdSlot() {
  return (
    <div className={styles['slot']} role="note" aria-label="Advertisement">
      Ad slot
    </div>
  )
}
