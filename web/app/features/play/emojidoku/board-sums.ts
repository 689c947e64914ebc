import { m } from '@emojigma/messages'
import { spokenCells } from '@emojigma/messages/words/places.ts'
import type { BoardSums, Cage } from '@emojigma/engine/question.ts'
import { EMPTY_CELL } from '@emojigma/engine/sudoku/board.ts'

const SIDE = 4

/** A full group that makes another sum than its total. */
export interface OffCage {
  readonly cage: Cage
  readonly sum: number
}

/** @param board 16 characters, '.' = empty
 *  @param worth of each emoji; undefined = not known, so that its groups are not judged */
export function offCages(board: string, sums: BoardSums | undefined, worth: readonly (number | undefined)[]): readonly OffCage[] {
  return (sums?.cages ?? []).flatMap((cage) => {
    const symbols = cage.cells.map((cell) => board[cell] ?? EMPTY_CELL)
    const values = symbols.flatMap((symbol) => (symbol === EMPTY_CELL ? [] : (worth[Number(symbol) - 1] ?? [])))
    const sum = values.reduce((all, value) => all + value, 0)
    return values.length < symbols.length || sum === cage.total ? [] : [{ cage, sum }]
  })
}

/** "The group in row 1: columns 1 and 2 makes 8, not 7." */
export function offWords({ cage: { cells, total }, sum }: OffCage): string {
  return m['board_sums.group_makes']({ cells: spokenCells(cells, SIDE), sum, total })
}

/** ", group row 1: columns 1 and 2, total 7", after a cell's words.
 *  @param isOff whether it is full and makes another total */
export function cageWords({ cells, total }: Cage, isOff: boolean): string {
  const words = m['board_sums.in_group']({ cells: spokenCells(cells, SIDE), total })
  return isOff ? words + m['board_sums.makes_another']() : words
}
