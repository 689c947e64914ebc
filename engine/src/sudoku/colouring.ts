import { addBits, at, bitCount, bitsOf } from './bits.ts'
import type { Position } from './position.ts'
import { eliminating, type Candidate, type Step } from './step.ts'

/** Cells joined by units in which a digit has only two places take two colours in turn, and all cells of one colour hold the digit.
 *  So a colour that meets itself in a unit is false, and so is the digit in any other cell that sees both colours. */
export function findColouring(position: Position): Step | undefined {
  const { side, cellCount } = position.units
  for (let digit = 1; digit <= side; digit += 1) {
    const colours = new Int32Array(cellCount)
    for (let start = 0; start < cellCount; start += 1) {
      if (at(colours, start) !== 0 || !position.mayHold(start, digit)) continue
      const chain = colourChain(position, digit, start, colours)
      const step = eliminating('colouring', chain, [digit], eliminationsBy(position, digit, chain, colours))
      if (step) return step
    }
  }
  return undefined
}

/** Gives the cells that hang together with `start` their colours, 1 or 2.
 *  @returns these cells */
function colourChain({ places, units }: Position, digit: number, start: number, colours: Int32Array): number[] {
  const chain = [start]
  colours[start] = 1
  // An array's iteration goes on to what is pushed meanwhile.
  for (const cell of chain) {
    for (let index = cell * 3; index < cell * 3 + 3; index += 1) {
      const unit = at(units.ofCell, index)
      const open = at(places, unit * units.side + digit - 1)
      if (bitCount(open) !== 2) continue
      for (const place of bitsOf(open)) {
        const joined = at(units.cells, unit * units.side + place)
        if (at(colours, joined) !== 0) continue
        colours[joined] = 3 - at(colours, cell)
        chain.push(joined)
      }
    }
  }
  return chain
}

function eliminationsBy(position: Position, digit: number, chain: readonly number[], colours: Int32Array): Candidate[] {
  if (chain.length === 1) return []
  const { cellCount, maskOfCell } = position.units
  // For each colour the units that have it.
  const unitsWith = new Int32Array(3)
  for (const cell of chain) {
    const colour = at(colours, cell)
    const units = at(maskOfCell, cell)
    if ((at(unitsWith, colour) & units) !== 0) {
      return chain.filter((other) => colours[other] === colour).map((falseCell) => ({ cell: falseCell, digit }))
    }
    addBits(unitsWith, colour, units)
  }
  const eliminations: Candidate[] = []
  for (let cell = 0; cell < cellCount; cell += 1) {
    const units = at(maskOfCell, cell)
    const seesBoth = (units & at(unitsWith, 1)) !== 0 && (units & at(unitsWith, 2)) !== 0
    if (seesBoth && position.mayHold(cell, digit) && !chain.includes(cell)) eliminations.push({ cell, digit })
  }
  return eliminations
}
