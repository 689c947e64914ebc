import { m } from '@emojigma/messages'
import type { Emoji } from '@emojigma/engine/question.ts'
import { columnOf, repeatedCells, rowOf } from '@emojigma/engine/sudoku/board.ts'
import { memo } from 'react'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { IconButton } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { notedSymbols, placedCount, type SudokuAction, type SudokuBoard } from './sudoku-board.ts'
import { armedWords, symbolName } from './sudoku-words.ts'
import { Key } from '../frame/Key.tsx'
import { KeyHints } from '../frame/KeyHints.tsx'
import { AidBody, AidHint } from '../frame/SolvingAid.tsx'
import styles from './SudokuKeys.module.css'

interface SudokuKeysProps {
  readonly board: SudokuBoard
  readonly emoji: readonly Emoji[]
  readonly names: readonly string[]
  /** Pressed before any cell: each tapped cell takes it. */
  readonly armed?: string | undefined
  readonly isOpen: boolean
  readonly onAction: (action: SudokuAction) => void
}

/** Keys to fill or note emoji, clear, undo and redo. */
export const SudokuKeys = memo(function SudokuKeys({ board, emoji, names, armed, isOpen, onAction }: SudokuKeysProps) {
  const { mode, selected, past, future } = board
  const side = emoji.length === 4 ? 4 : 9
  const repeated = new Set(repeatedCells(board.cells).map((cell) => board.cells[cell]))
  const noted = mode === 'notes' && selected !== undefined ? notedSymbols(board, selected) : []
  // Not `disabled` when the history is empty, so that they keep the focus.
  const undo = { disabled: !isOpen, 'aria-disabled': past.length === 0, onClick: () => onAction({ type: 'undone' }) }
  const redo = { disabled: !isOpen, 'aria-disabled': future.length === 0, onClick: () => onAction({ type: 'redone' }) }
  const clear = () => onAction({ type: 'cellCleared' })
  return (
    <Tabs
      label={m['sudoku_keys.mode']()}
      tabs={[
        { key: 'fill', name: m['sudoku_keys.fill']() },
        { key: 'notes', name: m['sudoku_keys.notes']() },
      ]}
      selected={mode}
      onSelect={(chosen) => onAction({ type: 'modeChosen', mode: chosen })}
      extra={
        <span className={styles['sheetTools']}>
          <IconButton label={m['ui.undo']()} {...undo}>
            <Icon name="undo" />
          </IconButton>
          <IconButton label={m['sudoku_keys.redo']()} {...redo}>
            <Icon name="redo" />
          </IconButton>
        </span>
      }
    >
      <AidBody>
        <fieldset className={styles['keys']} aria-label={m['sudoku_keys.emoji']()} data-side={side}>
          {emoji.map((name, index) => {
            const symbol = String(index + 1)
            const isDone = placedCount(board, symbol) === side && !repeated.has(symbol)
            return (
              <Key
                key={name}
                aria-label={m['sudoku_keys.key']({ symbol: symbolName(symbol, names), symbol2: symbol, isDone: String(isDone) })}
                aria-pressed={mode === 'notes' ? noted.includes(symbol) : armed === symbol || undefined}
                data-done={isDone || undefined}
                disabled={!isOpen}
                hint={symbol}
                onClick={() => onAction({ type: 'symbolPicked', symbol })}
              >
                <EmojiPicture emoji={name} />
                {isDone && <Icon name="check" />}
              </Key>
            )
          })}
          <Key className={styles['sheetEraser']} aria-label={m['sudoku_keys.clear_the_cell']()} disabled={!isOpen} onClick={clear}>
            <Icon name="eraser" />
          </Key>
        </fieldset>
        <div className={styles['sidebarTools']}>
          <Key disabled={!isOpen} onClick={clear}>
            <Icon name="eraser" /> {m['play.clear']()}
          </Key>
          <Key {...undo}>
            <Icon name="undo" /> {m['ui.undo']()}
          </Key>
          <Key {...redo}>
            <Icon name="redo" /> {m['sudoku_keys.redo']()}
          </Key>
        </div>
        <AidHint isSidebarOnly={armed === undefined}>{armed === undefined ? adviceFor(board, side) : armedWords(armed, names)}</AidHint>
        <KeyHints
          hints={[
            ['arrows', m['play.key_move']()],
            [['1', '–', String(side)], m['sudoku_keys.key_fill']()],
            [['N'], m['sudoku_keys.key_notes']()],
            [[m['sudoku_keys.del']()], m['sudoku_keys.key_clear']()],
            [[m['sudoku_keys.ctrl'](), 'Z'], m['sudoku_keys.key_undo']()],
          ]}
        />
      </AidBody>
    </Tabs>
  )
})

function adviceFor({ selected, mode }: SudokuBoard, side: 4 | 9): string {
  if (selected === undefined) return m['ui.choose_cell']()
  const chosen = m['sudoku_keys.row_column_is_chosen']({ row: rowOf(selected, side) + 1, column: columnOf(selected, side) + 1 })
  return mode === 'notes' ? m['sudoku_keys.notes_hint']({ chosen }) : chosen
}
