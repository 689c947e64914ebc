/** Cells along one side of an Emojidoku board.
 *  Source: docs/product.md, Emojidoku */
export type BoardSide = 4 | 9

export const EMPTY_CELL = '.'

/** @param board row-major, '.' = empty
 *  @throws RangeError unless it has 16 or 81 characters */
export function boardSide(board: string): BoardSide {
  if (board.length === 16) return 4
  if (board.length === 81) return 9
  throw new RangeError(`a board of ${board.length} cells`)
}

/** Row of a cell, from 0. */
export function rowOf(cell: number, side: BoardSide): number {
  return Math.trunc(cell / side)
}

/** Column of a cell, from 0. */
export function columnOf(cell: number, side: BoardSide): number {
  return cell % side
}

/** Box of a cell, row-major, from 0. */
export function boxOf(cell: number, side: BoardSide): number {
  const boxSide = side === 4 ? 2 : 3
  return Math.trunc(rowOf(cell, side) / boxSide) * boxSide + Math.trunc(columnOf(cell, side) / boxSide)
}

/** The cells that share a row, column or box with a cell, ascending, without the cell itself: 7 or 20 of them. */
export function peersOf(cell: number, side: BoardSide): readonly number[] {
  const peers = PEERS[side][cell]
  if (!peers) throw new RangeError(`no cell ${cell}`)
  return peers
}

/** Marks the cells that repeat a symbol in a row, column or box.
 *  @param board row-major, 16 or 81 characters, '.' = empty
 *  @returns indices of the repeating cells, ascending; [] if none
 *  @throws RangeError for any other length
 *  Source: docs/product.md, Emojidoku */
export function repeatedCells(board: string): number[] {
  const side = boardSide(board)
  const repeated: number[] = []
  for (let cell = 0; cell < board.length; cell += 1) {
    const symbol = board[cell]
    if (symbol !== EMPTY_CELL && peersOf(cell, side).some((peer) => board[peer] === symbol)) repeated.push(cell)
  }
  return repeated
}

/** Whether every cell is filled and none repeats a symbol: if it also has the givens, that is the solution.
 *  @throws RangeError unless the board has 16 or 81 characters
 *  Source: docs/product.md, Emojidoku */
export function isComplete(board: string): boolean {
  return repeatedCells(board).length === 0 && !board.includes(EMPTY_CELL)
}

const PEERS = { 4: peerTable(4), 9: peerTable(9) }

function peerTable(side: BoardSide): readonly (readonly number[])[] {
  const cells = Array.from({ length: side * side }, (_, cell) => cell)
  return cells.map((cell) =>
    cells.filter(
      (other) =>
        other !== cell &&
        (rowOf(other, side) === rowOf(cell, side) ||
          columnOf(other, side) === columnOf(cell, side) ||
          boxOf(other, side) === boxOf(cell, side)),
    ),
  )
}
