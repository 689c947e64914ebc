import type { ReactNode } from 'react'

export const missedMost = 'Missed most'
export const worthALookTogether = 'Worth a look together: few solved these at the first try.'
export const notAtTheFirst = (puzzle: ReactNode, count: number, attempted: number) => (
  <>
    {puzzle}: not at the first try for {count} of {attempted}
  </>
)
export const no = (puzzleId: number) => `No. ${puzzleId}`
export const puzzle = 'Puzzle'
export const triedBy = 'Tried by'
export const solved = 'Solved'
export const firstTry = 'First try'
export const withHints = 'With hints'
export const resultsByPuzzle = 'Results by puzzle'
export const thisAssignmentHasNoPuzzles = 'This assignment has no puzzles.'
