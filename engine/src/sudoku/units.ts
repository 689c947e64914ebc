import { addBits, bitsOf } from './bits.ts'
import { boxOf, columnOf, peersOf, rowOf, type BoardSide } from './board.ts'

/** The cells that a box and a row or column share. */
export interface Crossing {
  readonly box: number
  readonly line: number
  /** The shared cells as places of the box and as places of the line. */
  readonly boxPlaces: number
  readonly linePlaces: number
}

/** The rows, columns and boxes of a board as tables for the step finders.
 *  A unit is numbered 0 … side-1 for a row, then the columns, then the boxes. The places of a unit are its cells in reading order, from 0. */
export interface Units {
  readonly side: BoardSide
  readonly cellCount: number
  readonly unitCount: number
  /** The mask of all digits, or of all places of a unit. */
  readonly all: number
  /** Cell at `unit * side + place`. */
  readonly cells: Int32Array
  /** The three units of a cell at `cell * 3`: its row, column and box. */
  readonly ofCell: Int32Array
  /** The place of a cell in each of those units, at the same index. */
  readonly placeOfCell: Int32Array
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

/** The cells at a mask of places, in reading order. */
export function cellsAt({ cells, side }: Units, unit: number, places: number): number[] {
  return bitsOf(places).map((place) => cells[unit * side + place] as number)
}

function unitsOf(side: BoardSide): Units {
  const boxSide = side === 4 ? 2 : 3
  const cellCount = side * side
  const peerCount = peersOf(0, side).length
  const cells = new Int32Array(3 * cellCount)
  const ofCell = new Int32Array(3 * cellCount)
  const placeOfCell = new Int32Array(3 * cellCount)
  const maskOfCell = new Int32Array(cellCount)
  const peers = new Int32Array(cellCount * peerCount)
  const peerColumns = new Int32Array(cellCount * side)
  for (let cell = 0; cell < cellCount; cell += 1) {
    const row = rowOf(cell, side)
    const column = columnOf(cell, side)
    const units = [row, side + column, 2 * side + boxOf(cell, side)]
    const places = [column, row, (row % boxSide) * boxSide + (column % boxSide)]
    ofCell.set(units, cell * 3)
    placeOfCell.set(places, cell * 3)
    peers.set(peersOf(cell, side), cell * peerCount)
    for (const peer of peersOf(cell, side)) addBits(peerColumns, cell * side + rowOf(peer, side), 1 << columnOf(peer, side))
    for (const [kind, unit] of units.entries()) {
      cells[unit * side + (places[kind] as number)] = cell
      addBits(maskOfCell, cell, 1 << unit)
    }
  }
  const all = (1 << side) - 1
  const crossings = crossingsOf(side, cells)
  return { side, cellCount, unitCount: 3 * side, all, cells, ofCell, placeOfCell, maskOfCell, peers, peerCount, peerColumns, crossings }
}

function crossingsOf(side: BoardSide, cells: Int32Array): Crossing[] {
  const crossings: Crossing[] = []
  for (let box = 2 * side; box < 3 * side; box += 1) {
    for (let line = 0; line < 2 * side; line += 1) {
      const inBox = [...cells.subarray(box * side, (box + 1) * side)]
      const inLine = [...cells.subarray(line * side, (line + 1) * side)]
      const boxPlaces = placesOf(inBox, inLine)
      if (boxPlaces !== 0) crossings.push({ box, line, boxPlaces, linePlaces: placesOf(inLine, inBox) })
    }
  }
  return crossings
}

/** The places of a unit's cells that are among others, as a mask. */
function placesOf(cells: readonly number[], others: readonly number[]): number {
  return cells.reduce((places, cell, place) => (others.includes(cell) ? places | (1 << place) : places), 0)
}
