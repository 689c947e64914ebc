import * as messages from '@emojigma/messages/page/puzzles/components/ListFoot.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { PuzzleList } from '../use-puzzle-list.ts'
import styles from './ListFoot.module.css'

/** The way on at the end of a list, or that there is none. */
export function ListFoot({ more, showMore, foot }: Pick<PuzzleList, 'more' | 'showMore' | 'foot'>) {
  return (
    <div ref={foot} tabIndex={-1} className={styles['foot']}>
      {more === 'failed' && <Notice tone="error">{messages.morePuzzlesCouldNot}</Notice>}
      {more === 'none' ? (
        <p className="small muted">{messages.theseAreAllThe}</p>
      ) : (
        <Button size="large" aria-disabled={more === 'awaited'} onClick={showMore}>
          {MORE_WORDS[more]}
        </Button>
      )}
    </div>
  )
}

const MORE_WORDS = { there: messages.showMore, awaited: messages.loading, failed: messages.tryAgain } as const
