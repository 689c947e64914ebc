import { m } from '@emojigma/messages'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { PuzzleList } from './use-puzzle-list.ts'
import styles from './ListFoot.module.css'

/** The way on at the end of a list, or that there is none. */
export function ListFoot({ more, showMore, foot }: Pick<PuzzleList, 'more' | 'showMore' | 'foot'>) {
  return (
    <div ref={foot} tabIndex={-1} className={styles['foot']}>
      {more === 'failed' && <Notice tone="error">{m['list_foot.failed']()}</Notice>}
      {more === 'none' ? (
        <p className="small muted">{m['list_foot.end']()}</p>
      ) : (
        <Button size="large" aria-disabled={more === 'awaited'} onClick={showMore}>
          {MORE_WORDS[more]}
        </Button>
      )}
    </div>
  )
}

const MORE_WORDS = { there: m['ui.show_more'](), awaited: m['ui.loading'](), failed: m['ui.retry']() } as const
