import { m } from '@emojigma/messages'
import { type Rank, RANKS } from '@emojigma/contract/rules/ranks.ts'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import type { ModalCover } from '../../../ui/dialogs/Modal.tsx'
import { RankBadge } from '../../../ui/pictures/RankBadge.tsx'
import { playOnce } from '../sounds/play-once.ts'
import { riseWords, wayWords } from './win.ts'
import styles from './RankUp.module.css'

export interface Rise {
  readonly rank: Rank
  readonly score: number
}

/** A new rank over the whole win, until it is closed by its button, Escape, or a tap anywhere.
 *  Source: docs/product.md, The win */
export function rankUp(risen: Rise, onClose: () => void): ModalCover {
  return { title: riseWords(risen.rank), className: styles['rankUp'], content: <RankUp {...risen} onClose={onClose} /> }
}

function RankUp({ rank, score, onClose }: Rise & { readonly onClose: () => void }) {
  const goOn = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    goOn.current?.focus()
    void playOnce('rank-up')
  }, [])
  return (
    <div className={styles['words']}>
      <span className={styles['badge']}>
        <RankBadge score={score} isLarge isDecoration />
      </span>
      <h2>{riseWords(rank)}</h2>
      <p>{m['rank_up.rank_of']({ number: rank.number, count: RANKS.length, way: wayWords(score) })}</p>
      <Button size="large" variant="primary" ref={goOn} onClick={onClose}>
        {m['ui.go_on']()}
      </Button>
    </div>
  )
}
