import { m } from '@emojigma/messages'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/Notice.tsx'
import styles from './NoPuzzleNotice.module.css'

/** Explains why home is shown instead of a puzzle with an unknown number.
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
