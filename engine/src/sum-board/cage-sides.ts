import type { Cage } from '../question.ts'

/** Cells a side of a board with sums. */
export const SIDE = 4

export type CellSide = 'top' | 'right' | 'bottom' | 'left'

/** The sides on which a cell of a 4×4 board borders another cage, or the edge. */
export function cageSides({ cells }: Cage, cell: number): readonly CellSide[] {
  const [row, column] = [Math.trunc(cell / SIDE), cell % SIDE]
  const inside: Readonly<Record<CellSide, boolean>> = {
    top: row > 0 && cells.includes(cell - SIDE),
    right: column < SIDE - 1 && cells.includes(cell + 1),
    bottom: row < SIDE - 1 && cells.includes(cell + SIDE),
    left: column > 0 && cells.includes(cell - 1),
  }
  return (['top', 'right', 'bottom', 'left'] as const).filter((side) => !inside[side])
}
