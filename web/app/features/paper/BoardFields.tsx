import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import styles from './BoardFields.module.css'

/** An Emojidoku board with a choice in each empty cell, row by row. */
export function BoardFields({ puzzle }: { readonly puzzle: PuzzleView }) {
  const { sudokuQuestion = '', emoji, emojiNames } = puzzle
  const side = Math.sqrt(sudokuQuestion.length)
  return (
    <div className={styles['boardBox']}>
      <table className={styles['board']} aria-label={m['board_fields.my_board']()}>
        <tbody>
          {Array.from({ length: side }, (_, row) => (
            <tr key={row}>
              {Array.from(sudokuQuestion.slice(row * side, (row + 1) * side), (digit, column) => (
                <td key={column}>
                  {digit === '.' ? (
                    <select name="cell" aria-label={m['ui.row_column']({ row: row + 1, column: column + 1 })} defaultValue="">
                      <option value="">–</option>
                      {emojiNames.map((name, index) => (
                        <option key={name} value={index + 1}>
                          {name}
                        </option>
                      ))}
                    </select>
                  ) : (
                    <>
                      <input type="hidden" name="cell" value={digit} />
                      <EmojiPicture emoji={emoji[Number(digit) - 1] ?? ''} />
                      <span className="visually-hidden">{emojiNames[Number(digit) - 1]}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
