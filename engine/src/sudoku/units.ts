import { addBits, bitsOf } from './bits.ts'
import { boxOf, columnOf, peersOf, rowOf, type BoardSide } from './board.ts'

/** The cells that a box and a row or column share. */
export interface Crossing {
  readonly box: number
  readonly line: number
  /** The shared cells, as bits of their indices in the box and in the line. */
  readonly boxCells: number
  readonly lineCells: number
}

/** The rows, columns and boxes of a board as tables for the step finders.
 *  A unit is numbered 0 … side-1 for a row, then the columns, then the boxes. Its cells have indices from 0, in reading order. */
export interface Units {
  readonly side: BoardSide
  readonly cellCount: number
  readonly unitCount: number
  /** The mask of all digits, or of all cells of a unit. */
  readonly all: number
  /** Cell at `unit * side + index`. */
  readonly cells: Int32Array
  /** The three units of a cell at `cell * 3`: its row, column and box. */
  readonly ofCell: Int32Array
  /** The index of a cell within each of those units, at the same position. */
  readonly indexOfCell: Int32Array
  /** The three units of a cell as a mask. Two cells see each other if their masks meet. */
  readonly maskOfCell: Int32Array
  /** The peers of a cell at `cell * peerCount`. */
  readonly peers: Int32Array
  readonly peerCount: number
  /** The columns of a cell's peers in a row, at `cell * side + row`. */
  readonly peerColumns: Int32Array
  readonly crossings: readonly Crossing[]
}

export const NINE = unitsOf(9)
export const FOUR = unitsOf(4)

/** The cells of a unit from a mask of their indices in it, in reading order. */
export function cellsAt({ cells, side }: Units, unit: number, mask: number): number[] {
  return bitsOf(mask).map((index) => cells[unit * side + index] as number)
}

function unitsOf(side: BoardSide): Units {
  const boxSide = side === 4 ? 2 : 3
  const cellCount = side * side
  const peerCount = peersOf(0, side).length
  const cells = new Int32Array(3 * cellCount)
  const ofCell = new Int32Array(3 * cellCount)
  const indexOfCell = new Int32Array(3 * cellCount)
  const maskOfCell = new Int32Array(cellCount)
  const peers = new Int32Array(cellCount * peerCount)
  const peerColumns = new Int32Array(cellCount * side)
  for (let cell = 0; cell < cellCount; cell += 1) {
    const row = rowOf(cell, side)
    const column = columnOf(cell, side)
    const units = [row, side + column, 2 * side + boxOf(cell, side)]
    const indices = [column, row, (row % boxSide) * boxSide + (column % boxSide)]
    ofCell.set(units, cell * 3)
    indexOfCell.set(indices, cell * 3)
    peers.set(peersOf(cell, side), cell * peerCount)
    for (const peer of peersOf(cell, side)) addBits(peerColumns, cell * side + rowOf(peer, side), 1 << columnOf(peer, side))
    for (const [kind, unit] of units.entries()) {
      cells[unit * side + (indices[kind] as number)] = cell
      addBits(maskOfCell, cell, 1 << unit)
    }
  }
  const all = (1 << side) - 1
  const crossings = crossingsOf(side, cells)
  return { side, cellCount, unitCount: 3 * side, all, cells, ofCell, indexOfCell, maskOfCell, peers, peerCount, peerColumns, crossings }
}

function crossingsOf(side: BoardSide, cells: Int32Array): Crossing[] {
  const crossings: Crossing[] = []
  for (let box = 2 * side; box < 3 * side; box += 1) {
    for (let line = 0; line < 2 * side; line += 1) {
      const inBox = [...cells.subarray(box * side, (box + 1) * side)]
      const inLine = [...cells.subarray(line * side, (line + 1) * side)]
      const boxCells = indicesOf(inBox, inLine)
      if (boxCells !== 0) crossings.push({ box, line, boxCells, lineCells: indicesOf(inLine, inBox) })
    }
  }
  return crossings
}

/** The indices of a unit's cells that are among others, as a mask. */
function indicesOf(cells: readonly number[], others: readonly number[]): number {
  return cells.reduce((mask, cell, index) => (others.includes(cell) ? mask | (1 << index) : mask), 0)
}
