import { at, bitsOf, digitBit, dropBits } from './bits.ts'
import type { Step } from './step.ts'
import type { Units } from './units.ts'

/** A board in the middle of being solved: what is placed, and which candidates are left where.
 *  Candidates are kept twice, by cell and by place in a unit, so that every step finder reads short masks. */
export class Position {
  readonly units: Units
  /** For each empty cell the digits still possible, 0 for a filled cell. */
  readonly candidates: Int32Array
  /** At `unit * side + digit - 1` the places of the unit where the digit may still go, 0 once it is placed. */
  readonly places: Int32Array
  emptyCells: number

  /** @param givens for each cell its digit, 0 = empty; must not repeat a digit in a unit */
  constructor(units: Units, givens: Int32Array) {
    this.units = units
    this.candidates = new Int32Array(units.cellCount).fill(units.all)
    this.places = new Int32Array(units.unitCount * units.side).fill(units.all)
    this.emptyCells = units.cellCount
    for (let cell = 0; cell < units.cellCount; cell += 1) {
      const digit = at(givens, cell)
      if (digit !== 0) this.place(cell, digit)
    }
  }

  get isSolved(): boolean {
    return this.emptyCells === 0
  }

  place(cell: number, digit: number): void {
    const { side, peers, peerCount, ofCell } = this.units
    const bit = digitBit(digit)
    for (const other of bitsOf(at(this.candidates, cell) & ~bit)) this.eliminate(cell, other + 1)
    for (let index = cell * peerCount; index < (cell + 1) * peerCount; index += 1) {
      const peer = at(peers, index)
      if ((at(this.candidates, peer) & bit) !== 0) this.eliminate(peer, digit)
    }
    this.candidates[cell] = 0
    for (let index = cell * 3; index < cell * 3 + 3; index += 1) this.places[at(ofCell, index) * side + digit - 1] = 0
    this.emptyCells -= 1
  }

  eliminate(cell: number, digit: number): void {
    const { side, ofCell, placeOfCell } = this.units
    dropBits(this.candidates, cell, digitBit(digit))
    for (let index = cell * 3; index < cell * 3 + 3; index += 1) {
      dropBits(this.places, at(ofCell, index) * side + digit - 1, 1 << at(placeOfCell, index))
    }
  }

  mayHold(cell: number, digit: number): boolean {
    return (at(this.candidates, cell) & digitBit(digit)) !== 0
  }

  apply({ placement, eliminations }: Step): void {
    if (placement) this.place(placement.cell, placement.digit)
    for (const { cell, digit } of eliminations) this.eliminate(cell, digit)
  }
}

/** Looks for one kind of step.
 *  @returns the first in reading order, or undefined where the technique gives nothing new */
export type StepFinder = (position: Position) => Step | undefined
