import { Dots } from './Dots.tsx'
import styles from './Counted.module.css'

/** A numeral with its dots. */
export function Counted({ count }: { readonly count: number }) {
  return (
    <span className={styles['counted']}>
      {count}
      <Dots count={count} isBare />
    </span>
  )
}
