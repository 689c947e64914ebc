import { m } from '@emojigma/messages'
import type { Emoji } from '@emojigma/engine/question.ts'
import { boardSide, columnOf, EMPTY_CELL, peersOf, rowOf, type BoardSide } from '@emojigma/engine/sudoku/board.ts'
import {
  memo,
  useEffect,
  useMemo,
  useRef,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { firstOpenCell, isGiven, notedSymbols, sudokuReducer, type SudokuAction, type SudokuBoard } from './sudoku-board.ts'
import { actionOfKey } from './sudoku-keys.ts'
import type { Mark, Marks } from '../hints/step-marks.ts'
import { cellWords } from './sudoku-words.ts'
import styles from './SudokuGrid.module.css'

interface SudokuGridProps {
  readonly board: SudokuBoard
  readonly emoji: readonly Emoji[]
  readonly names: readonly string[]
  /** Cells that repeat an emoji in a unit. */
  readonly repeated: readonly number[]
  /** Additions to each cell, on a board with sums. */
  readonly looks?: readonly CellLook[] | undefined
  /** The emoji that the next cells get: its copies are lit. */
  readonly armed?: string | undefined
  readonly isOpen: boolean
  readonly marks?: Marks | undefined
  /** Laid over the cells. */
  readonly drawing?: ReactNode
  readonly grid?: RefObject<HTMLTableElement | null>
  /** Must be stable, or all cells render again. */
  readonly onAction: (action: SudokuAction) => void
}

/** The look of a cell besides its emoji. */
export interface CellLook {
  /** After the cell's own words. */
  readonly words: string
  readonly isOff: boolean
  readonly drawn: ReactNode
}

/** The Emojidoku board: an ARIA grid with arrow keys and one cell in the tab order. */
export const SudokuGrid = memo(function SudokuGrid(props: SudokuGridProps) {
  const { board, emoji, names, repeated, looks, armed, isOpen, marks, drawing, grid: given, onAction } = props
  const side = boardSide(board.cells)
  const own = useRef<HTMLTableElement>(null)
  const grid = given ?? own
  const { selected } = board
  const peers = selected === undefined ? [] : peersOf(selected, side)
  const lit = armed ?? (selected === undefined ? EMPTY_CELL : (board.cells[selected] ?? EMPTY_CELL))
  const entry = selected ?? firstOpenCell(board)
  const clashes = new Set(repeated)
  const events = useMemo(
    (): CellEvents => ({
      onFocus: ({ currentTarget }) => onAction({ type: 'cellChosen', cell: Number(currentTarget.dataset['cell']) }),
      onClick: ({ currentTarget }) => onAction({ type: 'cellTapped', cell: Number(currentTarget.dataset['cell']) }),
    }),
    [onAction],
  )

  // The focus follows the selection while it is inside the board.
  useEffect(() => {
    if (selected !== undefined && grid.current?.contains(document.activeElement)) {
      grid.current.querySelector<HTMLElement>(`[data-cell="${selected}"]`)?.focus()
    }
  }, [selected, grid])

  /** On a board that is not playable only the focus moves, so that a screen reader can read the cells. */
  const moveFocus = (event: KeyboardEvent) => {
    const from = Number((event.target as HTMLElement).dataset['cell'])
    const action = isOpen ? undefined : actionOfKey(event, { isOnBoard: true, mode: board.mode, side })
    if (action?.type !== 'stepped') return
    event.preventDefault()
    const { selected: to } = sudokuReducer({ ...board, selected: from }, action)
    grid.current?.querySelector<HTMLElement>(`[data-cell="${to}"]`)?.focus()
  }

  const relationOf = (cell: number): string | undefined => {
    if (cell === selected) return 'selected'
    if (lit !== EMPTY_CELL && board.cells[cell] === lit) return 'same'
    return peers.includes(cell) ? 'peer' : undefined
  }

  return (
    <div className={styles['wrap']}>
      <table
        ref={grid}
        role="grid"
        className={styles['sudoku']}
        aria-label={m['sudoku_grid.emojidoku_board_by']({ side })}
        style={{ '--n': side } as CSSProperties}
        onKeyDown={moveFocus}
      >
        <tbody>
          {Array.from({ length: side }, (_, row) => (
            <tr key={row}>
              {Array.from({ length: side }, (_, column) => {
                const cell = row * side + column
                const symbol = board.cells[cell] ?? EMPTY_CELL
                const hint = marks?.get(`cell ${cell}`)
                const shown = shownSymbol(marks, cell)
                const isClash = clashes.has(cell)
                const look = looks?.[cell]
                return (
                  <Cell
                    key={column}
                    cell={cell}
                    side={side}
                    words={
                      cellWords(board, cell, names, isClash) +
                      (look?.words ?? '') +
                      hintWords(hint, shown === undefined ? undefined : names[shown])
                    }
                    relation={relationOf(cell)}
                    isGiven={isGiven(board, cell)}
                    isClash={isClash || look?.isOff === true}
                    isOpen={isOpen}
                    isEntry={cell === entry}
                    hint={hint}
                    emoji={emoji}
                    symbol={symbol}
                    noted={symbol === EMPTY_CELL ? notedSymbols(board, cell).join('') : ''}
                    shown={shown}
                    drawn={look?.drawn}
                    events={events}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {drawing}
    </div>
  )
})

interface CellProps {
  readonly cell: number
  readonly side: BoardSide
  readonly words: string
  readonly relation: string | undefined
  readonly isGiven: boolean
  readonly isClash: boolean
  readonly isOpen: boolean
  /** The keyboard enters the board here. */
  readonly isEntry: boolean
  readonly hint: Mark | undefined
  readonly emoji: readonly Emoji[]
  readonly symbol: string
  /** The noted symbols, such as `147`. */
  readonly noted: string
  /** Index of the emoji that a hint shows in it. */
  readonly shown: number | undefined
  /** Over or under the emoji. */
  readonly drawn: ReactNode
  readonly events: CellEvents
}

/** Memoized: a board has up to 81. */
const Cell = memo(function Cell({ cell, side, hint, emoji, symbol, noted, shown, drawn, events, ...look }: CellProps) {
  return (
    <td data-edge={edgeOf(cell, side)} aria-selected={look.relation === 'selected'}>
      <button
        type="button"
        className={styles['cell']}
        data-cell={cell}
        data-given={look.isGiven || undefined}
        data-relation={look.relation}
        data-clash={look.isClash || undefined}
        data-mark={hint}
        aria-label={look.words}
        aria-disabled={!look.isOpen || undefined}
        tabIndex={look.isEntry ? 0 : -1}
        {...events}
      >
        {symbol === EMPTY_CELL ? (
          noted !== '' && (
            <span className={styles['notes']} data-few={emoji.length === 4 || undefined}>
              {emoji.map((name, index) => (
                <span key={name}>{noted.includes(String(index + 1)) && <EmojiPicture emoji={name} />}</span>
              ))}
            </span>
          )
        ) : (
          <EmojiPicture emoji={emoji[Number(symbol) - 1] ?? ''} />
        )}
        {drawn}
        {shown !== undefined && (
          <span data-shown>
            <EmojiPicture emoji={emoji[shown] ?? ''} />
          </span>
        )}
      </button>
    </td>
  )
})

interface CellEvents {
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
}

function shownSymbol(marks: Marks | undefined, cell: number): number | undefined {
  const shown = marks?.get(`emoji ${cell}`)
  return shown === undefined ? undefined : Number(shown.split(' ')[1]) - 1
}

function hintWords(hint: Mark | undefined, shown: string | undefined): string {
  if (hint === 'asked') return m['sudoku_grid.asked']()
  return hint ? m['sudoku_grid.hinted']({ shown: shown ?? 'none' }) : ''
}

/** The sides on which a cell borders another box. */
function edgeOf(cell: number, side: BoardSide): string | undefined {
  const boxSide = side === 4 ? 2 : 3
  const isLast = (index: number) => index % boxSide === boxSide - 1 && index !== side - 1
  const edges = [...(isLast(columnOf(cell, side)) ? ['right'] : []), ...(isLast(rowOf(cell, side)) ? ['bottom'] : [])]
  return edges.length > 0 ? edges.join(' ') : undefined
}
