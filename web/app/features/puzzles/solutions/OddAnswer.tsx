import { m } from '@emojigma/messages'
import { questionSvgPath } from '@emojigma/contract/puzzles/pictures.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { CSSProperties } from 'react'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import styles from './OddAnswer.module.css'

interface OddAnswerProps {
  readonly puzzle: PuzzleView
  /** From 0; absent while it is not known. */
  readonly cell: { readonly row: number; readonly column: number } | undefined
  /** Emoji cells a side. */
  readonly side: number
}

/** The picture of the crowd, with the odd one ringed, and both emoji side by side. */
export function OddAnswer({ puzzle, cell, side }: OddAnswerProps) {
  const { id, levelId, emoji, emojiNames, questionImageSvg, text } = puzzle
  const ring = cell && ({ '--row': cell.row, '--column': cell.column } as CSSProperties)
  return (
    <div className={styles['odd']}>
      <div className={styles['crowd']} style={{ '--n': side } as CSSProperties}>
        <img src={questionImageSvg ?? questionSvgPath(id, levelId)} alt={text} width="800" height="800" />
        {ring && <span className={styles['ring']} style={ring} />}
      </div>
      {cell && (
        <div className={styles['pair']}>
          {[0, 1].map((which) => (
            <figure key={which} data-odd={which === 1 || undefined}>
              <EmojiPicture emoji={emoji[which] ?? ''} />
              <figcaption>
                {which === 0 ? m['odd_answer.the_crowd']() : m['odd_answer.the_odd_one']()}
                {emojiNames[which]}
              </figcaption>
            </figure>
          ))}
        </div>
      )}
    </div>
  )
}
