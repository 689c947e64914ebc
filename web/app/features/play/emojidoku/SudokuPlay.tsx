import { boardSide, isComplete, repeatedCells } from '@emojigma/engine/sudoku/board.ts'
import { useMemo, useRef, type KeyboardEvent } from 'react'
import { useLatest } from '../../../platform/browser/hooks/use-latest.ts'
import type { PlayProps } from '../frame/play-setting.ts'
import { isUntouched, newBoard, type SudokuAction, type SudokuBoard } from './sudoku-board.ts'
import { actionOfKey } from './sudoku-keys.ts'
import { repeatWords } from './sudoku-words.ts'
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

  const onAction = (action: SudokuAction) => {
    if (!isOpen) return
    const { cells } = act(action)
    if (cells !== board.cells && isComplete(cells)) guessing.guess(cells)
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
          isOpen={isOpen}
          marks={hinting.marks}
          onAction={actLater}
        />
      }
      answer={
        <BoardAnswer puzzle={puzzle} guessing={guessing} isUntouched={isUntouched(board)}>
          <MessageLine message={repeats ? { icon: 'alert', tone: 'wrong', words: repeats } : undefined} />
        </BoardAnswer>
      }
      aid={
        <SolvingAid isOpen={isAidOpen} onToggle={toggleAid} hint={hinting.panel}>
          <SudokuKeys board={board} emoji={puzzle.emoji} names={puzzle.emojiNames} isOpen={isOpen} onAction={actLater} />
        </SolvingAid>
      }
    />
  )
}
