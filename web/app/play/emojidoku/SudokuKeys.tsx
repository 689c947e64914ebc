import * as messages from '@emojigma/messages/page/play/emojidoku/SudokuKeys.ts'
import type { Emoji } from '@emojigma/engine/question.ts'
import { columnOf, repeatedCells, rowOf } from '@emojigma/engine/sudoku/board.ts'
import { memo } from 'react'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
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
export const SudokuKeys = memo(function SudokuKeys({ board, emoji, names, isOpen, onAction }: SudokuKeysProps) {
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
      label={messages.whatPickingAnEmojiDoes}
      tabs={[
        { key: 'fill', name: messages.fill },
        { key: 'notes', name: messages.notes },
      ]}
      selected={mode}
      onSelect={(chosen) => onAction({ type: 'modeChosen', mode: chosen })}
      extra={
        <span className={styles['sheetTools']}>
          <IconButton label={messages.undo} {...undo}>
            <Icon name="undo" />
          </IconButton>
          <IconButton label={messages.redo} {...redo}>
            <Icon name="redo" />
          </IconButton>
        </span>
      }
    >
      <AidBody>
        <fieldset className={styles['keys']} aria-label={messages.emoji} data-side={side}>
          {emoji.map((name, index) => {
            const symbol = String(index + 1)
            const isDone = placedCount(board, symbol) === side && !repeated.has(symbol)
            return (
              <Key
                key={name}
                aria-label={messages.key(symbolName(symbol, names), symbol, isDone)}
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
          <Key className={styles['sheetEraser']} aria-label={messages.clearTheCell} disabled={!isOpen} onClick={clear}>
            <Icon name="eraser" />
          </Key>
        </fieldset>
        <div className={styles['sidebarTools']}>
          <Key disabled={!isOpen} onClick={clear}>
            <Icon name="eraser" /> {messages.clear}
          </Key>
          <Key {...undo}>
            <Icon name="undo" /> {messages.undo}
          </Key>
          <Key {...redo}>
            <Icon name="redo" /> {messages.redo}
          </Key>
        </div>
        <AidHint isSidebarOnly>{adviceFor(board, side)}</AidHint>
        <KeyHints
          hints={[
            ['arrows', messages.keyMove],
            [['1', '–', String(side)], messages.keyFill],
            [['N'], messages.keyNotes],
            [[messages.del], messages.keyClear],
            [[messages.ctrl, 'Z'], messages.keyUndo],
          ]}
        />
      </AidBody>
    </Tabs>
  )
})

function adviceFor({ selected, mode }: SudokuBoard, side: 4 | 9): string {
  if (selected === undefined) return messages.chooseACellThen
  const chosen = messages.rowColumnIsChosen(rowOf(selected, side) + 1, columnOf(selected, side) + 1)
  return mode === 'notes' ? messages.notesSitInThe(chosen) : chosen
}
