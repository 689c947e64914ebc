import type { Random } from '@emojigma/engine/random.ts'
import { peersOf } from '@emojigma/engine/sudoku/board.ts'
import { generateMinimalNine } from '@emojigma/engine/sudoku/generate-nine.ts'
import { searchSolutions } from '@emojigma/engine/sudoku/solver.ts'

/** Where a climb begins, and what its boards keep to. */
export type Beginning = 'few givens' | 'few digits' | 'symmetric' | 'one solution' | 'up to 30 givens' | 'a known one'
export const BEGINNINGS: readonly Beginning[] = ['few givens', 'few digits', 'symmetric', 'one solution', 'up to 30 givens', 'a known one']

export interface Climb {
  readonly beginning: Beginning
  readonly mostGivens: number
  /** For each of the 81 cells its digit, 0 = empty. */
  givens: Int32Array
  nodes: number
}

/** It took a search that always goes on from the narrowest cell five million positions. */
export const KNOWN_AS_SLOW = '....9....1..........8...1......8............1.1.....7...4.7..6.6........7.......4'
const FEWEST_GIVENS = 11
const MOST_GIVENS = { 'a known one': 20, 'few givens': 20, 'few digits': 26, symmetric: 24, 'one solution': 30, 'up to 30 givens': 30 }
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const CELLS = Array.from({ length: 81 }, (_, cell) => cell)

/** @param worst the worst boards that are known so far, from one of which a climb may go on */
export function beginClimb(beginning: Beginning, random: Random, worst: readonly string[]): Climb {
  const mostGivens = MOST_GIVENS[beginning]
  const givens = beginning === 'one solution' ? generateMinimalNine(random) : new Int32Array(81)
  if (beginning === 'a known one') givens.set(digitsOf(random.pick([KNOWN_AS_SLOW, ...worst])))
  else if (beginning !== 'one solution') {
    const digits = random.shuffle(DIGITS).slice(0, beginning === 'few digits' ? random.between(3, 7) : 9)
    for (let count = random.between(FEWEST_GIVENS + 5, mostGivens); count > 0; count -= 1)
      put(givens, random.below(81), random.pick(digits), beginning)
  }
  return { beginning, mostGivens, givens, nodes: nodesOf(givens) }
}

/** Changes a climb's board a little, and keeps the change unless the solver then has less to do.
 *  @returns whether it has more to do */
export function climbOn(climb: Climb, random: Random): boolean {
  const changed = climb.givens.slice()
  for (let changes = random.between(1, 3); changes > 0; changes -= 1) change(changed, climb, random)
  const count = changed.filter((digit) => digit !== 0).length
  if (count < FEWEST_GIVENS || count > Math.max(climb.mostGivens, climb.givens.filter((digit) => digit !== 0).length)) return false
  const nodes = nodesOf(changed)
  if (nodes < climb.nodes || nodes === 0) return false
  const isWorse = nodes > climb.nodes
  climb.givens = changed
  climb.nodes = nodes
  return isWorse
}

function nodesOf(givens: Int32Array): number {
  return searchSolutions(givens, 2).nodes
}

/** Adds a given, takes one away, moves one, or gives two cells each other's digit. */
function change(givens: Int32Array, { beginning }: Climb, random: Random): void {
  const filled = CELLS.filter((cell) => givens[cell] !== 0)
  const [cell = 0, other = 0] = random.shuffle(filled)
  const digit = givens[cell] ?? 0
  const digits = beginning === 'few digits' && filled.length > 0 ? filled.map((each) => givens[each] ?? 1) : DIGITS
  switch (random.below(5)) {
    case 0:
      return put(givens, random.below(81), random.pick(digits), beginning)
    case 1:
      return put(givens, cell, 0, beginning)
    case 2:
      put(givens, cell, 0, beginning)
      return put(givens, random.below(81), digit, beginning)
    case 3:
      return put(givens, cell, random.pick(digits), beginning)
    default: {
      const otherDigit = givens[other] ?? 0
      put(givens, cell, 0, beginning)
      put(givens, other, digit, beginning)
      put(givens, cell, otherDigit, beginning)
    }
  }
}

/** Puts a digit where no peer has it; on symmetric boards the cell across, half a turn away, then has something too, or nothing. */
function put(givens: Int32Array, cell: number, digit: number, beginning: Beginning): void {
  if (digit !== 0 && peersOf(cell, 9).some((peer) => givens[peer] === digit)) return
  givens[cell] = digit
  if (beginning !== 'symmetric') return
  const across = 80 - cell
  if (digit === 0) givens[across] = 0
  else if (givens[across] === 0) {
    const free = DIGITS.find((one) => peersOf(across, 9).every((peer) => givens[peer] !== one))
    if (free !== undefined) givens[across] = free
  }
}

export function digitsOf(board: string): Int32Array {
  return Int32Array.from(board, (symbol) => (symbol === '.' ? 0 : Number(symbol)))
}
