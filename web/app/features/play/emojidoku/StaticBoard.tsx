import type { ComponentProps } from 'react'
import { newBoard } from './sudoku-board.ts'
import { SudokuGrid } from './SudokuGrid.tsx'

interface StaticBoardProps {
  readonly givens: string
  /** The givens with the filled cells; absent = only the givens. */
  readonly cells?: string
  readonly emoji: readonly string[]
  readonly names: readonly string[]
  readonly marks?: ComponentProps<typeof SudokuGrid>['marks']
}

/** A read-only board. Arrow keys move through its cells, so that a screen reader can read them. */
export function StaticBoard({ givens, cells = givens, emoji, names, marks }: StaticBoardProps) {
  return (
    <SudokuGrid
      board={{ ...newBoard(givens), cells }}
      emoji={emoji}
      names={names}
      repeated={[]}
      isOpen={false}
      marks={marks}
      onAction={() => {}}
    />
  )
}
