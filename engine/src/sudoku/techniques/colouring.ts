import { at, bitsOf, isFew, lowestBit } from '../bits.ts'
import type { Position } from '../position.ts'
import { eliminating, type Candidate, type Step } from './step.ts'
import type { Units } from '../units.ts'

/** Cells joined by units in which a digit has only two cells take two colours in turn, and all cells of one colour hold the digit.
 *  So a colour that meets itself in a unit is false, and so is the digit in any other cell that sees both colours. */
export function findColouring(position: Position): Step | undefined {
  const { units } = position
  for (let digit = 1; digit <= units.side; digit += 1) {
    const joining = unitsWithTwo(position, digit)
    if (joining === 0) continue
    colours.fill(0)
    const cells = cellsHolding(position, digit)
    for (const start of cells) {
      if ((at(units.maskOfCell, start) & joining) === 0 || at(colours, start) !== 0) continue
      const chain = colourChain(position, digit, start, joining)
      const step = eliminating('colouring', chain, [digit], eliminationsBy(chain, cells, digit, units))
      if (step) return step
    }
  }
  return undefined
}

/** For each cell its colour, 1 or 2, and 0 without one; cleared for each digit. */
const colours = new Int32Array(81)

/** The cells that may hold a digit, in reading order. */
function cellsHolding({ openCells, units }: Position, digit: number): number[] {
  const cells: number[] = []
  for (let row = 0; row < units.side; row += 1) {
    for (let columns = at(openCells, row * units.side + digit - 1); columns !== 0; columns &= columns - 1) {
      cells.push(row * units.side + lowestBit(columns))
    }
  }
  return cells
}

/** The units in which the digit has two cells, as a mask. */
function unitsWithTwo({ openCells, units }: Position, digit: number): number {
  let joining = 0
  for (let unit = 0; unit < units.unitCount; unit += 1) {
    joining |= isFew(at(openCells, unit * units.side + digit - 1), 2) << unit
  }
  return joining
}

/** Gives the cells that hang together with `start` their colours.
 *  @param joining the units in which the digit has two cells, as a mask
 *  @returns these cells */
function colourChain({ openCells, units }: Position, digit: number, start: number, joining: number): number[] {
  const chain = [start]
  colours[start] = 1
  // Iterating an array includes elements pushed meanwhile.
  for (const cell of chain) {
    for (let index = cell * 3; index < cell * 3 + 3; index += 1) {
      const unit = at(units.ofCell, index)
      if ((joining & (1 << unit)) === 0) continue
      for (const index of bitsOf(at(openCells, unit * units.side + digit - 1))) {
        const joined = at(units.cells, unit * units.side + index)
        if (at(colours, joined) !== 0) continue
        colours[joined] = 3 - at(colours, cell)
        chain.push(joined)
      }
    }
  }
  return chain
}

function eliminationsBy(chain: readonly number[], cells: readonly number[], digit: number, { maskOfCell }: Units): Candidate[] {
  // The units that have each colour.
  let withFirst = 0
  let withSecond = 0
  for (const cell of chain) {
    const colour = at(colours, cell)
    const own = at(maskOfCell, cell)
    if ((own & (colour === 1 ? withFirst : withSecond)) !== 0) {
      return chain.filter((other) => colours[other] === colour).map((falseCell) => ({ cell: falseCell, digit }))
    }
    if (colour === 1) withFirst |= own
    else withSecond |= own
  }
  const eliminations: Candidate[] = []
  for (const cell of cells) {
    const own = at(maskOfCell, cell)
    if ((own & withFirst) !== 0 && (own & withSecond) !== 0 && !chain.includes(cell)) eliminations.push({ cell, digit })
  }
  return eliminations
}
