import type { Random } from '../random.ts'
import { columnOf, rowOf, type BoardSide } from './board.ts'

/** Cells that are given or empty together. */
export type Orbit = readonly number[]

/** Partitions the cells by a random symmetry of the givens: two out of three have none.
 *  @returns the orbits in random order */
export function pickOrbits(random: Random, side: BoardSide): Orbit[] {
  const { none, symmetric } = PATTERNS[side]
  return random.shuffle(random.below(3) > 0 ? none : random.pick(symmetric))
}

/** The image of a cell under a half-turn or reflection, which is its own inverse. */
type Symmetry = (row: number, column: number, last: number) => readonly [row: number, column: number]

const SYMMETRIES: readonly Symmetry[] = [
  (row, column, last) => [last - row, last - column],
  (row, column, last) => [row, last - column],
  (row, column, last) => [last - row, column],
  (row, column) => [column, row],
  (row, column, last) => [last - column, last - row],
]

const PATTERNS = { 4: patternsOf(4), 9: patternsOf(9) }

function patternsOf(side: BoardSide): { readonly none: readonly Orbit[]; readonly symmetric: readonly (readonly Orbit[])[] } {
  return { none: orbitsUnder((row, column) => [row, column], side), symmetric: SYMMETRIES.map((symmetry) => orbitsUnder(symmetry, side)) }
}

function orbitsUnder(symmetry: Symmetry, side: BoardSide): Orbit[] {
  const orbits: Orbit[] = []
  for (let cell = 0; cell < side * side; cell += 1) {
    const [row, column] = symmetry(rowOf(cell, side), columnOf(cell, side), side - 1)
    const image = row * side + column
    if (image === cell) orbits.push([cell])
    if (image > cell) orbits.push([cell, image])
  }
  return orbits
}
