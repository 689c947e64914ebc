import type { CSSProperties } from 'react'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { Numeral } from '../question/Numeral.tsx'
import styles from './EqualShares.module.css'

/** `count` of one emoji are `total` together, so each is `each`. */
export interface Shares {
  readonly symbol: number
  readonly count: number
  readonly total: number
  readonly each: number
}

/** An animation of "Two buckets are 10, so one bucket is 5"; the words are beside it.
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
