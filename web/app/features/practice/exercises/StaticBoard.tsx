import { newBoard, SudokuGrid } from '../../play/index.ts'
import type { ComponentProps } from 'react'

interface StaticBoardProps {
  readonly givens: string
  /** With what was filled in; absent = as it was given. */
  readonly cells?: string
  readonly emoji: readonly string[]
  readonly names: readonly string[]
  readonly marks?: ComponentProps<typeof SudokuGrid>['marks']
}

/** A board to look at. Its cells can be walked, so that it is heard, too. */
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
