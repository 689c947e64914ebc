import type { CSSProperties } from 'react'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { Numeral } from '../question/Numeral.tsx'
import styles from './EqualShares.module.css'

/** So many of one emoji are so much together, so each is so much. */
export interface Shares {
  readonly symbol: number
  readonly count: number
  readonly total: number
  readonly each: number
}

/** "Two buckets are 10, so one bucket is 5": they move together, and each comes away with its share. The words stand beside it.
 *  Source: docs/product.md, Hints */
export function EqualShares({ shared: { count, total, each }, emoji }: { readonly shared: Shares; readonly emoji: string }) {
  const places = Array.from({ length: count }, (_, place) => ({ '--place': place - (count - 1) / 2 }) as CSSProperties)
  return (
    <div className={styles['sharing']} aria-hidden="true">
      <p className={styles['line']}>
        <span className={styles['together']}>
          {places.map((place, index) => (
            <span key={index} style={place}>
              <EmojiPicture emoji={emoji} />
            </span>
          ))}
        </span>
        <span className={styles['sign']}>=</span>
        <Numeral value={total} />
      </p>
      <p className={styles['line']}>
        {places.map((place, index) => (
          <span key={index} className={styles['each']} style={place}>
            <EmojiPicture emoji={emoji} />
            <Numeral value={each} />
          </span>
        ))}
      </p>
    </div>
  )
}
