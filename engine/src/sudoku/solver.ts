import { BAND_CELLS, bandOf } from './bands.ts'
import { at, dropBits } from './bits.ts'
import { narrowCell } from './narrow-cell.ts'
import {
  begin,
  copyDeeper,
  DIGIT_WORDS,
  layGivens,
  leavePeers,
  propagate,
  state,
  STATE_WORDS,
  writeDigits,
  type Search,
} from './search-state.ts'

/** Positions after which a search is abandoned. Every puzzle takes far fewer; boards built to mislead a search would take millions. */
const MOST_NODES = 5_000

/** Searches for solutions of a 9×9 board.
 *  @param givens for each of the 81 cells its digit, 0 = empty; may contradict itself
 *  @param limit where to stop: 2 distinguishes one solution from several
 *  @param into receives the 81 digits of each of the first solutions; unchanged if there are none */
export function searchSolutions(givens: Int32Array, limit: number, into: readonly Int32Array[] = NOWHERE): Search {
  layGivens(givens)
  return searchLaid(limit, into)
}

/** Searches for solutions of the laid board. */
export function searchLaid(limit: number, into: readonly Int32Array[] = NOWHERE): Search {
  return begin() ? searchFor(limit, into) : { count: 0, nodes: 0, isDecided: true }
}

const NOWHERE: readonly Int32Array[] = []

let nodes = 0
let count = 0
let countLimit = 0
let found = NOWHERE

/** Searches for solutions of the state at depth 0. */
function searchFor(limit: number, into: readonly Int32Array[]): Search {
  nodes = 0
  count = 0
  countLimit = limit
  found = into
  search(0)
  return { count, nodes, isDecided: count === countLimit || nodes <= MOST_NODES }
}

/** Whether the laid board may have a solution with another digit in one of these empty cells: it does, or that is undecided.
 *  @param solution a solution of the board */
export function hasSolutionBeside(solution: Int32Array, cells: readonly number[]): boolean {
  if (!begin()) return false
  for (const cell of cells) {
    const band = bandOf(cell)
    const bit = 1 << (cell % BAND_CELLS)
    if ((at(state, DIGIT_WORDS + band) & bit) === 0) continue
    const digitIndex = at(solution, cell) - 1
    for (let word = 0; word < STATE_WORDS; word += 1) asked[word] = at(state, word)
    dropBits(state, band * 9 + digitIndex, bit)
    if (propagate(0, 1 << digitIndex)) {
      const { count, isDecided } = searchFor(1, NOWHERE)
      if (count === 1 || !isDecided) return true
    }
    // All solutions have this digit here, so the other cells are examined with it.
    for (let word = 0; word < STATE_WORDS; word += 1) state[word] = at(asked, word)
    leavePeers(0, cell, digitIndex)
    propagate(0, 1 << digitIndex)
  }
  return false
}

/** Whether singles and locked candidates alone fill the board: the techniques of the search's propagation. */
export function followsFromLocked(givens: Int32Array): boolean {
  layGivens(givens)
  return begin() && (at(state, DIGIT_WORDS) | at(state, DIGIT_WORDS + 1) | at(state, DIGIT_WORDS + 2)) === 0
}

const asked = new Int32Array(STATE_WORDS)

/** Depth-first search up to the limit: a candidate of one cell is right, followed one depth further down, or wrong. Abandoned after too
 *  many positions. */
function search(base: number): void {
  nodes += 1
  if (nodes > MOST_NODES) return
  for (;;) {
    const cell = narrowCell(base)
    if (cell === undefined) {
      writeDigits(base, found[count])
      count += 1
      return
    }
    const bit = 1 << (cell % BAND_CELLS)
    const bandBase = base + bandOf(cell) * 9
    let digitIndex = 0
    while ((at(state, bandBase + digitIndex) & bit) === 0) digitIndex += 1

    const deeper = copyDeeper(base)
    leavePeers(deeper, cell, digitIndex)
    if (propagate(deeper, 1 << digitIndex)) search(deeper)
    if (count === countLimit || nodes > MOST_NODES) return

    dropBits(state, bandBase + digitIndex, bit)
    if (!propagate(base, 1 << digitIndex)) return
  }
}
