import { addBits, at, dropBits, isSingle, lowestBit } from './bits.ts'
import { digitBit } from './bits.ts'
import type { Step } from './techniques/step.ts'
import type { Units } from './units.ts'

/** A board while it is solved: placed digits and remaining candidates. Candidates are stored by cell and by digit and unit, so that
 *  every step finder reads short masks; singles are stored too, because most steps use them. */
export class Position {
  readonly units: Units
  /** For each empty cell the digits still possible, 0 for a filled cell. */
  readonly candidates: Int32Array
  /** At `unit * side + digit - 1` the cells of the unit where the digit may still go, as bits of their indices in it; 0 once it is
   *  placed. */
  readonly openCells: Int32Array
  /** For each row the columns of its cells with a single candidate. */
  readonly nakedSingles: Int32Array
  /** For each unit the digits with a single open cell. */
  readonly hiddenSingles: Int32Array
  emptyCells: number

  /** @param givens for each cell its digit, 0 = empty; must not repeat a digit in a unit */
  constructor(units: Units, givens: Int32Array) {
    const { side, cellCount, unitCount } = units
    this.units = units
    this.candidates = new Int32Array(cellCount)
    this.openCells = new Int32Array(unitCount * side)
    this.nakedSingles = new Int32Array(side)
    this.hiddenSingles = new Int32Array(unitCount)
    this.emptyCells = cellCount
    this.#lay(givens)
  }

  /** Resets the position: allocating another would take longer.
   *  @param givens as for the constructor */
  beginAnew(givens: Int32Array): void {
    this.candidates.fill(0)
    this.openCells.fill(0)
    this.nakedSingles.fill(0)
    this.hiddenSingles.fill(0)
    this.emptyCells = this.units.cellCount
    this.#lay(givens)
  }

  get isSolved(): boolean {
    return this.emptyCells === 0
  }

  place(cell: number, digit: number): void {
    const { side, ofCell, indexOfCell } = this.units
    const bit = digitBit(digit)
    for (let others = at(this.candidates, cell) & ~bit; others !== 0; others &= others - 1) this.eliminate(cell, lowestBit(others) + 1)
    this.#leaveUnit(at(ofCell, cell * 3), cell, digit, 1, 2)
    this.#leaveUnit(at(ofCell, cell * 3 + 1), cell, digit, 0, 2)
    this.#leaveUnit(at(ofCell, cell * 3 + 2), cell, digit, 0, 1)
    this.candidates[cell] = 0
    dropBits(this.nakedSingles, at(ofCell, cell * 3), 1 << at(indexOfCell, cell * 3))
    for (let index = cell * 3; index < cell * 3 + 3; index += 1) {
      const unit = at(ofCell, index)
      this.openCells[unit * side + digit - 1] = 0
      dropBits(this.hiddenSingles, unit, bit)
    }
    this.emptyCells -= 1
  }

  eliminate(cell: number, digit: number): void {
    const { ofCell, indexOfCell } = this.units
    const bit = digitBit(digit)
    const digits = at(this.candidates, cell) & ~bit
    this.candidates[cell] = digits
    note(this.nakedSingles, at(ofCell, cell * 3), 1 << at(indexOfCell, cell * 3), digits)
    for (let index = cell * 3; index < cell * 3 + 3; index += 1) this.#close(at(ofCell, index), bit, digit, at(indexOfCell, index))
  }

  /** Removes a digit from the other cells of a unit in which it is placed. The caller updates the unit's own open cells.
   *  @param one of the three units of the cell, from 0, other than the unit; so is `other` */
  #leaveUnit(unit: number, cell: number, digit: number, one: number, other: number): void {
    const { side, cells, ofCell, indexOfCell } = this.units
    const bit = digitBit(digit)
    for (let open = at(this.openCells, unit * side + digit - 1); open !== 0; open &= open - 1) {
      const peer = at(cells, unit * side + lowestBit(open))
      if (peer === cell) continue
      const digits = at(this.candidates, peer) & ~bit
      this.candidates[peer] = digits
      note(this.nakedSingles, at(ofCell, peer * 3), 1 << at(indexOfCell, peer * 3), digits)
      this.#close(at(ofCell, peer * 3 + one), bit, digit, at(indexOfCell, peer * 3 + one))
      this.#close(at(ofCell, peer * 3 + other), bit, digit, at(indexOfCell, peer * 3 + other))
    }
  }

  #close(unit: number, bit: number, digit: number, index: number): void {
    const word = unit * this.units.side + digit - 1
    const open = at(this.openCells, word) & ~(1 << index)
    this.openCells[word] = open
    note(this.hiddenSingles, unit, bit, open)
  }

  mayHold(cell: number, digit: number): boolean {
    return (at(this.candidates, cell) & digitBit(digit)) !== 0
  }

  apply({ placement, eliminations }: Step): void {
    if (placement) this.place(placement.cell, placement.digit)
    for (const { cell, digit } of eliminations) this.eliminate(cell, digit)
  }

  /** Fills in all givens at once: a digit is a candidate where none of a cell's units has it. */
  #lay(givens: Int32Array): void {
    const { side, cellCount, unitCount, all, ofCell, indexOfCell } = this.units
    missing.fill(all)
    for (let cell = 0; cell < cellCount; cell += 1) {
      const digit = at(givens, cell)
      if (digit === 0) continue
      this.emptyCells -= 1
      for (let index = cell * 3; index < cell * 3 + 3; index += 1) dropBits(missing, at(ofCell, index), digitBit(digit))
    }
    for (let cell = 0; cell < cellCount; cell += 1) {
      if (at(givens, cell) !== 0) continue
      const row = at(ofCell, cell * 3)
      const column = at(ofCell, cell * 3 + 1)
      const box = at(ofCell, cell * 3 + 2)
      const digits = at(missing, row) & at(missing, column) & at(missing, box)
      this.candidates[cell] = digits
      if (isSingle(digits)) addBits(this.nakedSingles, row, 1 << at(indexOfCell, cell * 3))
      for (let rest = digits; rest !== 0; rest &= rest - 1) {
        const digit = lowestBit(rest)
        addBits(this.openCells, row * side + digit, 1 << at(indexOfCell, cell * 3))
        addBits(this.openCells, column * side + digit, 1 << at(indexOfCell, cell * 3 + 1))
        addBits(this.openCells, box * side + digit, 1 << at(indexOfCell, cell * 3 + 2))
      }
    }
    for (let unit = 0; unit < unitCount; unit += 1) {
      for (let digit = 0; digit < side; digit += 1) {
        if (isSingle(at(this.openCells, unit * side + digit))) addBits(this.hiddenSingles, unit, 1 << digit)
      }
    }
  }
}

/** For each unit the digits not given in it; refilled on each call. */
const missing = new Int32Array(27)

/** Looks for one kind of step.
 *  @returns the first in reading order; undefined where the technique gives nothing new */
export type StepFinder = (position: Position) => Step | undefined

/** Sets a bit while a mask has a single bit, and clears it otherwise. */
function note(singles: Int32Array, index: number, bit: number, mask: number): void {
  if (isSingle(mask)) addBits(singles, index, bit)
  else dropBits(singles, index, bit)
}
