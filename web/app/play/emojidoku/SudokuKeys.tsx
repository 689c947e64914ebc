import type { Emoji } from '@emojigma/engine/question.ts'
import { columnOf, repeatedCells, rowOf } from '@emojigma/engine/sudoku/board.ts'
import { EmojiPicture } from '../../ui/EmojiPicture.tsx'
import { IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { notedSymbols, placedCount, type SudokuAction, type SudokuBoard } from './sudoku-board.ts'
import { symbolName } from './sudoku-words.ts'
import { Key } from '../frame/Key.tsx'
import { KeyHints } from '../frame/KeyHints.tsx'
import { AidBody, AidHint } from '../frame/SolvingAid.tsx'
import styles from './SudokuKeys.module.css'

interface SudokuKeysProps {
  readonly board: SudokuBoard
  readonly emoji: readonly Emoji[]
  /** What they are called. */
  readonly names: readonly string[]
  readonly isOpen: boolean
  readonly onAction: (action: SudokuAction) => void
}

/** The emoji to fill cells with or to note in them, and the ways back. */
export function SudokuKeys({ board, emoji, names, isOpen, onAction }: SudokuKeysProps) {
  const { mode, selected, past, future } = board
  const side = emoji.length === 4 ? 4 : 9
  const repeated = new Set(repeatedCells(board.cells).map((cell) => board.cells[cell]))
  const noted = mode === 'notes' && selected !== undefined ? notedSymbols(board, selected) : []
  // They stay where the focus is when there is nothing left to undo.
  const undo = { disabled: !isOpen, 'aria-disabled': past.length === 0, onClick: () => onAction({ type: 'undone' }) }
  const redo = { disabled: !isOpen, 'aria-disabled': future.length === 0, onClick: () => onAction({ type: 'redone' }) }
  const clear = () => onAction({ type: 'cellCleared' })
  return (
    <Tabs
      label="What picking an emoji does"
      tabs={[
        { key: 'fill', name: 'Fill' },
        { key: 'notes', name: 'Notes' },
      ]}
      selected={mode}
      onSelect={(chosen) => onAction({ type: 'modeChosen', mode: chosen })}
      extra={
        <span className={styles['sheetTools']}>
          <IconButton label="Undo" {...undo}>
            <Icon name="undo" />
          </IconButton>
          <IconButton label="Redo" {...redo}>
            <Icon name="redo" />
          </IconButton>
        </span>
      }
    >
      <AidBody>
        <fieldset className={styles['keys']} aria-label="Emoji" data-side={side}>
          {emoji.map((name, index) => {
            const symbol = String(index + 1)
            const isDone = placedCount(board, symbol) === side && !repeated.has(symbol)
            return (
              <Key
                key={name}
                aria-label={`${symbolName(symbol, names)}, key ${symbol}${isDone ? ', all placed' : ''}`}
                aria-pressed={mode === 'notes' ? noted.includes(symbol) : undefined}
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
          <Key className={styles['sheetEraser']} aria-label="Clear the cell" disabled={!isOpen} onClick={clear}>
            <Icon name="eraser" />
          </Key>
        </fieldset>
        <div className={styles['sidebarTools']}>
          <Key disabled={!isOpen} onClick={clear}>
            <Icon name="eraser" /> Clear
          </Key>
          <Key {...undo}>
            <Icon name="undo" /> Undo
          </Key>
          <Key {...redo}>
            <Icon name="redo" /> Redo
          </Key>
        </div>
        <AidHint isSidebarOnly>{adviceFor(board, side)}</AidHint>
        <KeyHints
          hints={[
            ['arrows', 'move'],
            [['1', '–', String(side)], 'fill'],
            [['N'], 'notes'],
            [['Del'], 'clear'],
            [['Ctrl', 'Z'], 'undo'],
          ]}
        />
      </AidBody>
    </Tabs>
  )
}

function adviceFor({ selected, mode }: SudokuBoard, side: 4 | 9): string {
  if (selected === undefined) return 'Choose a cell, then pick an emoji.'
  const chosen = `Row ${rowOf(selected, side) + 1}, column ${columnOf(selected, side) + 1} is chosen.`
  return mode === 'notes' ? `${chosen} Notes sit in the same place in every cell, so you can read them by position.` : chosen
}
