import { m } from '@emojigma/messages'
import type { Rank } from '@emojigma/contract/rules/ranks.ts'
import { RANKS } from '@emojigma/contract/rules/ranks.ts'
import { useEffect, useId } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { RankBadge } from '../../../ui/pictures/RankBadge.tsx'
import { playOnce } from '../sounds/play-once.ts'
import { wayWords, riseWords } from './win.ts'
import styles from './RankUp.module.css'

interface RankUpProps {
  readonly rank: Rank
  /** All points. */
  readonly score: number
  readonly onClose: () => void
}

/** A new rank, on the whole screen. It stays until it is closed: by its button, a key, or a tap anywhere.
 *  Source: docs/product.md, The win */
export function RankUp({ rank, score, onClose }: RankUpProps) {
  const id = useId()
  useEffect(() => void playOnce('rank-up'), [])
  return (
    <Dialog onClose={onClose} className={styles['rankUp']} labelledBy={id}>
      <div className={styles['words']}>
        <span className={styles['badge']}>
          <RankBadge score={score} isLarge isDecoration />
        </span>
        <h2 id={id}>{riseWords(rank)}</h2>
        <p>{m['rank_up.rank_of']({ number: rank.number, count: RANKS.length, way: wayWords(score) })}</p>
        <Button size="large" variant="primary" onClick={onClose}>
          {m['ui.go_on']()}
        </Button>
      </div>
    </Dialog>
  )
}
