import { columnLetter } from '@emojigma/engine/odd-emoji/board.ts'
import { EMPTY_CELL } from '@emojigma/engine/sudoku/board.ts'
import type { CSSProperties } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { BOARD_EMOJI, BOARD_GIVENS, ODD, type BoardPicture, type OddPicture } from './storyboard.ts'
import styles from './BoardStage.module.css'

/** The Emojidoku board so far. */
export function EmojidokuStage({ picture: { cells, lookAt } }: { readonly picture: BoardPicture }) {
  return (
    <div className={classNames(styles['board'], styles['boxes'])} style={{ '--n': BOARD_EMOJI.length } as CSSProperties}>
      {Array.from(cells, (symbol, cell) => (
        <span
          key={cell}
          className={styles['cell']}
          data-given={BOARD_GIVENS[cell] !== EMPTY_CELL || undefined}
          data-looked={lookAt.includes(cell) || undefined}
        >
          {symbol !== EMPTY_CELL && (
            <span className={styles['emoji']}>
              <EmojiPicture emoji={BOARD_EMOJI[Number(symbol) - 1] ?? ''} />
            </span>
          )}
        </span>
      ))}
    </div>
  )
}

/** The square with one odd emoji, between letters and numbers. */
export function OddStage({ picture: { row: looked, isFound = false } }: { readonly picture: OddPicture }) {
  const { emoji, side, row, column } = ODD
  const indexes = Array.from({ length: side }, (_, index) => index)
  return (
    <div className={classNames(styles['board'], styles['labelled'])} style={{ '--n': side } as CSSProperties}>
      <span />
      {indexes.map((at) => (
        <span key={at} className={styles['label']} data-current={(isFound && at === column) || undefined}>
          {columnLetter(at)}
        </span>
      ))}
      {indexes.map((atRow) => (
        <div key={atRow} className={styles['row']} data-looked={atRow === looked || undefined}>
          <span className={styles['label']} data-current={(isFound && atRow === row) || undefined}>
            {atRow + 1}
          </span>
          {indexes.map((atColumn) => {
            const isOdd = atRow === row && atColumn === column
            return (
              <span key={atColumn} className={styles['crowd']} data-found={(isOdd && isFound) || undefined}>
                <EmojiPicture emoji={emoji[isOdd ? 1 : 0]} />
                {isOdd && isFound && (
                  <span className={styles['badge']}>
                    <Icon name="check" />
                  </span>
                )}
              </span>
            )
          })}
        </div>
      ))}
    </div>
  )
}
