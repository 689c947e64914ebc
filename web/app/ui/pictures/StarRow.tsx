import { STARS_A_DAY } from '@emojigma/contract/rules/stars.ts'
import { Icon } from './Icon.tsx'
import styles from './StarRow.module.css'

/** The stars of a day, won ones filled. Named by its surroundings.
 *  Source: docs/product.md, Stars of a day */
export function StarRow({ won }: { readonly won: number }) {
  return (
    <span className={styles['stars']}>
      {Array.from({ length: STARS_A_DAY }, (_, star) => (
        <span key={star} data-star={star < won ? 'won' : 'open'}>
          <Icon name="star" />
        </span>
      ))}
    </span>
  )
}
