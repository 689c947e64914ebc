import { boardSide, repeatedCells } from '@emojigma/engine/sudoku/board.ts'
import { useEffect, useEffectEvent, useReducer } from 'react'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { SudokuGrid } from './SudokuGrid.tsx'
import { SudokuKeys } from './SudokuKeys.tsx'
import { newBoard, sudokuReducer } from './sudoku-board.ts'
import { actionOfKey } from './sudoku-keys.ts'

interface SudokuCopyProps {
  readonly puzzle: Pick<PuzzleView, 'sudokuQuestion' | 'emoji' | 'emojiNames'>
  /** Called with all cells, `.` for an empty one. */
  readonly onChange: (cells: string) => void
}

/** The game's board, to copy one from paper. Nothing of it is stored. */
export function SudokuCopy({ puzzle: { sudokuQuestion = '', emoji, emojiNames }, onChange }: SudokuCopyProps) {
  const [board, act] = useReducer(sudokuReducer, sudokuQuestion, newBoard)
  const { cells, mode } = board
  const changed = useEffectEvent(onChange)
  useEffect(() => changed(cells), [cells])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- digits reach the board from its keys, too
    <div
      onKeyDown={(event) => {
        const isOnBoard = (event.target as Element).closest('[role=grid]') !== null
        const action = actionOfKey(event, { isOnBoard, mode, side: boardSide(sudokuQuestion) })
        if (!action) return
        event.preventDefault()
        act(action)
      }}
    >
      <SudokuGrid board={board} emoji={emoji} names={emojiNames} repeated={repeatedCells(cells)} isOpen onAction={act} />
      <SudokuKeys board={board} emoji={emoji} names={emojiNames} isOpen onAction={act} />
    </div>
  )
}
