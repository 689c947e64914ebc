import { boardSide, isComplete, repeatedCells } from '@emojigma/engine/sudoku/board.ts'
import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useLatest } from '../../../platform/browser/hooks/use-latest.ts'
import type { PlayProps } from '../frame/play-setting.ts'
import { isUntouched, newBoard, type SudokuAction, type SudokuBoard } from './sudoku-board.ts'
import { actionOfKey } from './sudoku-keys.ts'
import { armedWords, changeWords, repeatWords } from './sudoku-words.ts'
import { useFirstFocus } from '../frame/use-first-focus.ts'
import { useAidOpen } from '../frame/use-aid-open.ts'
import { useHint } from '../hints/use-hint.tsx'
import { useSudoku } from './use-sudoku.ts'
import { BoardAnswer } from '../frame/BoardAnswer.tsx'
import { MessageLine } from '../frame/MessageLine.tsx'
import { PlayFrame } from '../frame/PlayFrame.tsx'
import { SolvingAid } from '../frame/SolvingAid.tsx'
import { SudokuGrid } from './SudokuGrid.tsx'
import { SudokuKeys } from './SudokuKeys.tsx'

/** These mean that the player goes on cell by cell. */
const PUT_AWAY_BY: ReadonlySet<SudokuAction['type']> = new Set(['stepped', 'modeChosen', 'cellCleared'])

/** Emojidoku. A full board without repeats is the guess.
 *  Source: docs/product.md, Emojidoku */
export function SudokuPlay({ puzzle, guessing, ...around }: PlayProps) {
  const givens = puzzle.sudokuQuestion ?? ''
  const [board, act] = useSudoku(puzzle.id, givens)
  const [isAidOpen, toggleAid] = useAidOpen(guessing.status)
  const isOpen = guessing.status === 'open'
  const grid = useRef<HTMLTableElement>(null)
  useFirstFocus(around.setting, grid, '[tabindex="0"]')
  const shown: SudokuBoard = guessing.answer === undefined ? board : { ...newBoard(givens), cells: guessing.answer }
  const side = boardSide(givens)

  const [armed, setArmed] = useState<string>()
  const [changed, setChanged] = useState('')
  const onAction = (asked: SudokuAction) => {
    if (!isOpen) return
    // An emoji that is pressed before any cell waits for one.
    if (asked.type === 'symbolPicked' && board.mode === 'fill' && (board.selected === undefined || armed !== undefined)) {
      const next = asked.symbol === armed ? undefined : asked.symbol
      setArmed(next)
      return setChanged(armedWords(next, puzzle.emojiNames))
    }
    const isFilled = armed !== undefined && asked.type === 'cellTapped' && board.cells[asked.cell] !== armed
    if (PUT_AWAY_BY.has(asked.type)) setArmed(undefined)
    const action: SudokuAction = isFilled ? { type: 'contentsPut', contents: [{ cell: asked.cell, symbol: armed }] } : asked
    const next = act(action)
    setChanged(changeWords(board, next, action, puzzle.emojiNames))
    if (next.cells !== board.cells && isComplete(next.cells)) guessing.guess(next.cells)
  }
  const hinting = useHint(puzzle, isOpen, { work: board, onPut: (contents) => onAction({ type: 'contentsPut', contents }) })
  const onKey = (event: KeyboardEvent) => {
    const isOnBoard = (event.target as Element).closest('[role=grid]') !== null
    const action = actionOfKey(event, { isOnBoard, mode: board.mode, side })
    if (!action) return
    event.preventDefault()
    onAction(action)
  }

  const repeated = useMemo(() => repeatedCells(shown.cells), [shown.cells])
  const actLater = useLatest(onAction)
  const repeats = repeatWords(shown.cells, puzzle.emojiNames)
  return (
    <PlayFrame
      puzzle={puzzle}
      guessing={guessing}
      {...around}
      isBoardWide
      onKey={onKey}
      hinting={hinting}
      board={
        <SudokuGrid
          board={shown}
          grid={grid}
          emoji={puzzle.emoji}
          names={puzzle.emojiNames}
          repeated={repeated}
          armed={armed}
          isOpen={isOpen}
          marks={hinting.marks}
          drawing={hinting.drawing}
          onAction={actLater}
        />
      }
      answer={
        <BoardAnswer puzzle={puzzle} guessing={guessing} isUntouched={isUntouched(board)}>
          <output className="visually-hidden">{changed}</output>
          <MessageLine message={repeats ? { icon: 'alert', tone: 'wrong', words: repeats } : undefined} />
        </BoardAnswer>
      }
      aid={
        <SolvingAid isOpen={isAidOpen} onToggle={toggleAid} hint={hinting.panel}>
          <SudokuKeys board={board} emoji={puzzle.emoji} names={puzzle.emojiNames} armed={armed} isOpen={isOpen} onAction={actLater} />
        </SolvingAid>
      }
    />
  )
}
