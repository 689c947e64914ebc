import type { Random } from '../random.ts'
import { columnOf, rowOf, type BoardSide } from './board.ts'

/** Cells that are given or empty together. */
export type Orbit = readonly number[]

/** Partitions the cells in a symmetry of the givens, drawn at random: two out of three have none.
 *  @returns the orbits in random order */
export function pickOrbits(random: Random, side: BoardSide): Orbit[] {
  const { none, symmetric } = PATTERNS[side]
  return random.shuffle(random.below(3) > 0 ? none : random.pick(symmetric))
}

/** Where a symmetry takes a cell. */
type Turn = (row: number, column: number, last: number) => readonly [row: number, column: number]

const TURNS: readonly Turn[] = [
  (row, column, last) => [last - row, last - column],
  (row, column, last) => [row, last - column],
  (row, column, last) => [last - row, column],
  (row, column) => [column, row],
  (row, column, last) => [last - column, last - row],
]

const PATTERNS = { 4: patternsOf(4), 9: patternsOf(9) }

function patternsOf(side: BoardSide): { readonly none: readonly Orbit[]; readonly symmetric: readonly (readonly Orbit[])[] } {
  return { none: orbitsUnder((row, column) => [row, column], side), symmetric: TURNS.map((turn) => orbitsUnder(turn, side)) }
}

function orbitsUnder(turn: Turn, side: BoardSide): Orbit[] {
  const orbits: Orbit[] = []
  const seen = new Set<number>()
  for (let start = 0; start < side * side; start += 1) {
    const orbit: number[] = []
    for (let cell = start; !seen.has(cell);) {
      seen.add(cell)
      orbit.push(cell)
      const [row, column] = turn(rowOf(cell, side), columnOf(cell, side), side - 1)
      cell = row * side + column
    }
    if (orbit.length > 0) orbits.push(orbit)
  }
  return orbits
}
