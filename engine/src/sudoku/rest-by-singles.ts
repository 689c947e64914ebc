import { boardSide, isComplete } from './board.ts'
import { readBoard } from './notation.ts'
import { Position } from './position.ts'
import { climb, NINE_LADDER } from './techniques/ladder.ts'
import { NINE } from './units.ts'

/** Cells that are filled one after the other, without any other reasoning. */
const SINGLES = NINE_LADDER.slice(0, 3)

/** The full board, if the rest follows by singles alone.
 *  @param board 81 characters, '.' = empty, without repeats
 *  @returns undefined if it takes more than singles, or if a filled cell is wrong
 *  Source: docs/product.md, Emojidoku */
export function restBySingles(board: string): string | undefined {
  const digits = boardSide(board) === 9 ? readBoard(board) : undefined
  if (!digits) return undefined
  const cells = [...board]
  for (const { placement } of climb(new Position(NINE, digits), SINGLES)) {
    if (placement) cells[placement.cell] = String(placement.digit)
  }
  const full = cells.join('')
  return isComplete(full) ? full : undefined
}
