import * as messages from '@emojigma/messages/page/play/emojidoku/SudokuGrid.ts'
import type { Emoji } from '@emojigma/engine/question.ts'
import { boardSide, columnOf, EMPTY_CELL, peersOf, rowOf, type BoardSide } from '@emojigma/engine/sudoku/board.ts'
import { useEffect, useRef, type CSSProperties, type RefObject } from 'react'
import { EmojiPicture } from '../../ui/EmojiPicture.tsx'
import { firstOpenCell, isGiven, notedSymbols, type SudokuAction, type SudokuBoard } from './sudoku-board.ts'
import type { Mark, Marks } from '../hints/step-marks.ts'
import { cellWords } from './sudoku-words.ts'
import styles from './SudokuGrid.module.css'

interface SudokuGridProps {
  readonly board: SudokuBoard
  readonly emoji: readonly Emoji[]
  /** What they are called. */
  readonly names: readonly string[]
  /** Cells that repeat an emoji. */
  readonly repeated: readonly number[]
  readonly isOpen: boolean
  readonly marks?: Marks | undefined
  readonly grid?: RefObject<HTMLTableElement | null>
  readonly onAction: (action: SudokuAction) => void
}

/** The Emojidoku board: a grid to walk with the arrow keys, one cell in the tab order. */
export function SudokuGrid({ board, emoji, names, repeated, isOpen, marks, grid: given, onAction }: SudokuGridProps) {
  const side = boardSide(board.cells)
  const own = useRef<HTMLTableElement>(null)
  const grid = given ?? own
  const { selected } = board
  const peers = selected === undefined ? [] : peersOf(selected, side)
  const chosenSymbol = selected === undefined ? EMPTY_CELL : (board.cells[selected] ?? EMPTY_CELL)
  const entry = selected ?? firstOpenCell(board)
  const clashes = new Set(repeated)

  // The focus follows the choice when keys move it, and stays out of the board otherwise.
  useEffect(() => {
    if (selected !== undefined && grid.current?.contains(document.activeElement)) {
      grid.current.querySelector<HTMLElement>(`[data-cell="${selected}"]`)?.focus()
    }
  }, [selected, grid])

  const relationOf = (cell: number): string | undefined => {
    if (cell === selected) return 'selected'
    if (chosenSymbol !== EMPTY_CELL && board.cells[cell] === chosenSymbol) return 'same'
    return peers.includes(cell) ? 'peer' : undefined
  }

  return (
    <div className={styles['wrap']}>
      <table
        ref={grid}
        role="grid"
        className={styles['sudoku']}
        aria-label={messages.emojidokuBoardBy(side)}
        style={{ '--n': side } as CSSProperties}
      >
        <tbody>
          {Array.from({ length: side }, (_, row) => (
            <tr key={row}>
              {Array.from({ length: side }, (_, column) => {
                const cell = row * side + column
                const hint = marks?.get(`cell ${cell}`)
                const shown = shownSymbol(marks, cell)
                return (
                  <td key={column} data-edge={edgeOf(cell, side)} aria-selected={cell === selected}>
                    <button
                      type="button"
                      className={styles['cell']}
                      data-cell={cell}
                      data-given={isGiven(board, cell) || undefined}
                      data-relation={relationOf(cell)}
                      data-clash={clashes.has(cell) || undefined}
                      data-mark={hint}
                      aria-label={
                        cellWords(board, cell, names, clashes.has(cell)) + hintWords(hint, shown === undefined ? undefined : names[shown])
                      }
                      aria-disabled={!isOpen || undefined}
                      tabIndex={cell === entry ? 0 : -1}
                      onFocus={() => onAction({ type: 'cellChosen', cell })}
                      onClick={() => onAction({ type: 'cellTapped', cell })}
                    >
                      <CellContent board={board} cell={cell} emoji={emoji} />
                      {shown !== undefined && (
                        <span data-shown>
                          <EmojiPicture emoji={emoji[shown] ?? ''} />
                        </span>
                      )}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CellContent({ board, cell, emoji }: { readonly board: SudokuBoard; readonly cell: number; readonly emoji: readonly Emoji[] }) {
  const symbol = board.cells[cell] ?? EMPTY_CELL
  if (symbol !== EMPTY_CELL) return <EmojiPicture emoji={emoji[Number(symbol) - 1] ?? ''} />
  const noted = notedSymbols(board, cell)
  if (noted.length === 0) return null
  return (
    <span className={styles['notes']} data-few={emoji.length === 4 || undefined}>
      {emoji.map((name, index) => (
        <span key={name}>{noted.includes(String(index + 1)) && <EmojiPicture emoji={name} />}</span>
      ))}
    </span>
  )
}

/** The emoji that a hint shows in a cell, by its index. */
function shownSymbol(marks: Marks | undefined, cell: number): number | undefined {
  const shown = marks?.get(`emoji ${cell}`)
  return shown === undefined ? undefined : Number(shown.split(' ')[1]) - 1
}

function hintWords(hint: Mark | undefined, shown: string | undefined): string {
  return hint ? messages.inTheHint(shown) : ''
}

/** On which sides a cell ends a box inside the board. */
function edgeOf(cell: number, side: BoardSide): string | undefined {
  const boxSide = side === 4 ? 2 : 3
  const isLast = (index: number) => index % boxSide === boxSide - 1 && index !== side - 1
  const edges = [...(isLast(columnOf(cell, side)) ? ['right'] : []), ...(isLast(rowOf(cell, side)) ? ['bottom'] : [])]
  return edges.length > 0 ? edges.join(' ') : undefined
}
