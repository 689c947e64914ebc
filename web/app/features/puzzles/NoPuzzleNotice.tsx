import { m } from '@emojigma/messages'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/Notice.tsx'
import styles from './NoPuzzleNotice.module.css'

/** Says to who asked for a puzzle by its number why home is there in its place.
 *  Source: docs/product.md, Puzzle page */
export function NoPuzzleNotice() {
  return (
    <div className={classNames('page', styles['place'])}>
      <Notice tone="note">
        <p>{m['no_puzzle_notice.text']()}</p>
      </Notice>
    </div>
  )
}
