import {
  ARRANGED,
  bandOf,
  BAND_CELLS,
  BOX_CELLS,
  BOXES_WITH_ONE_COLUMN,
  BOXES_WITH_ONE_MINIROW,
  columnsOf,
  minirowsOf,
  OUTSIDE_ONE_COLUMN,
  UNSEEN,
  WHOLE_BAND,
} from './bands.ts'
import { addBits, at, dropBits, keepBits, lowestBit } from './bits.ts'

/** Counts the solutions of a 9×9 board.
 *  @param givens for each of the 81 cells its digit, 0 = empty; may contradict itself
 *  @param limit where to stop: 2 tells one solution from several */
export function countSolutions(givens: Int32Array, limit: number): number {
  found = []
  nodes = 0
  return start(givens) ? searchFor(limit) : 0
}

/** The first solutions of a 9×9 board, each as 81 digits. */
export function firstSolutions(givens: Int32Array, limit: number): Int32Array[] {
  countSolutions(givens, limit)
  return found.map(digitsOfWords)
}

/** How many positions the latest count looked at: 1 where nothing had to be tried, 0 where the givens contradict each other. */
export function nodesSearched(): number {
  return nodes
}

/** Whether a 9×9 board has a solution with any other digit than this one in an empty cell. */
export function hasSolutionWithout(givens: Int32Array, cell: number, digit: number): boolean {
  found = []
  if (!start(givens)) return false
  const word = bandOf(cell) * 9 + digit - 1
  dropBits(state, word, 1 << (cell % BAND_CELLS))
  if (!propagate(0, 1 << word)) return false
  return searchFor(1) === 1
}

// The state of a search is 30 words: for each band and digit the cells of the band that may hold the digit, at band * 9 + digit - 1,
// and for each band the cells not yet settled. Every depth of the search has its own state in one array, from `base` on, so that nothing
// is allocated while solving. A search never yields, so one array serves all.

const ALL_WORDS = (1 << 27) - 1
const UNSETTLED = 27
const STATE_WORDS = 30
const MAX_DEPTH = 81
const state = new Int32Array(STATE_WORDS * (MAX_DEPTH + 1))
/** For each band and digit the given cells, then for each band all of its given cells. */
const given = new Int32Array(STATE_WORDS)
let found: Int32Array[] = []
let limitOfFound = 0
let nodes = 0

/** @returns how many solutions the state of depth 0 has, up to a limit */
function searchFor(limit: number): number {
  limitOfFound = limit
  search(0)
  return found.length
}

/** Lays the givens on an empty board and draws the conclusions.
 *  @returns false if they contradict each other */
function start(givens: Int32Array): boolean {
  state.fill(WHOLE_BAND, 0, STATE_WORDS)
  given.fill(0)
  for (let cell = 0; cell < 81; cell += 1) {
    const digit = at(givens, cell)
    if (digit === 0) continue
    leavePeers(0, cell, digit - 1)
    const band = bandOf(cell)
    addBits(given, band * 9 + digit - 1, 1 << (cell % BAND_CELLS))
    addBits(given, UNSETTLED + band, 1 << (cell % BAND_CELLS))
  }
  // A given cell may hold its own digit alone.
  for (let word = 0; word < UNSETTLED; word += 1) {
    keepBits(state, word, at(given, word) | ~at(given, UNSETTLED + (word < 9 ? 0 : word < 18 ? 1 : 2)))
  }
  return propagate(0, ALL_WORDS)
}

/** The digit is in the cell, so in none of its peers. */
function leavePeers(base: number, cell: number, digitIndex: number): void {
  keepBits(state, base + digitIndex, at(UNSEEN, cell * 3))
  keepBits(state, base + digitIndex + 9, at(UNSEEN, cell * 3 + 1))
  keepBits(state, base + digitIndex + 18, at(UNSEEN, cell * 3 + 2))
}

/** The words of a digit, one in each band, one bit each. */
function wordsOf(digitIndex: number): number {
  return 0o1_001_001 << digitIndex
}

/** Draws conclusions until none is left: locked candidates, hidden singles in boxes, naked singles.
 *  @param changed the words to start from, one bit each
 *  @returns false on a contradiction */
function propagate(base: number, changed: number): boolean {
  let open = changed
  while (open !== 0) {
    while (open !== 0) {
      const word = 31 - Math.clz32(open)
      open ^= 1 << word
      const candidates = at(state, base + word)
      const minirows = minirowsOf(candidates)
      const cells = candidates & at(ARRANGED, minirows)
      if (cells === 0) return false
      state[base + word] = cells

      const columns = columnsOf(cells)
      const outside = at(OUTSIDE_ONE_COLUMN, columns)
      const next = word < 18 ? word + 9 : word - 18
      if ((at(state, base + next) & ~outside) !== 0) {
        keepBits(state, base + next, outside)
        open |= 1 << next
      }
      const last = word < 9 ? word + 18 : word - 9
      if ((at(state, base + last) & ~outside) !== 0) {
        keepBits(state, base + last, outside)
        open |= 1 << last
      }

      const settledBoxes = at(BOXES_WITH_ONE_MINIROW, minirows) & at(BOXES_WITH_ONE_COLUMN, columns)
      if (settledBoxes !== 0) open |= settle(base, word, cells & at(BOX_CELLS, settledBoxes))
    }
    open = placeNakedSingles(base)
    if (open === CONTRADICTION) return false
  }
  return true
}

/** The digit of the word is in these cells of its band, so no other digit is.
 *  @returns the words that changed, one bit each */
function settle(base: number, word: number, cells: number): number {
  const band = word < 9 ? 0 : word < 18 ? 1 : 2
  const fresh = cells & at(state, base + UNSETTLED + band)
  if (fresh === 0) return 0
  dropBits(state, base + UNSETTLED + band, fresh)
  let changed = 0
  for (let other = band * 9; other < band * 9 + 9; other += 1) {
    if (other !== word && (at(state, base + other) & fresh) !== 0) {
      dropBits(state, base + other, fresh)
      changed |= 1 << other
    }
  }
  return changed
}

const CONTRADICTION = -1

/** Places the naked singles of the first band that has any.
 *  @returns the words that may have changed, one bit each; CONTRADICTION if a cell has no candidate left */
function placeNakedSingles(base: number): number {
  for (let band = 0; band < 3; band += 1) {
    const first = base + band * 9
    let once = 0
    let twice = 0
    for (let word = first; word < first + 9; word += 1) {
      const cells = at(state, word)
      twice |= once & cells
      once |= cells
    }
    if (once !== WHOLE_BAND) return CONTRADICTION
    const singles = once & ~twice & at(state, base + UNSETTLED + band)
    if (singles === 0) continue
    let changed = 0
    for (let digitIndex = 0; digitIndex < 9; digitIndex += 1) {
      let cells = at(state, first + digitIndex) & singles
      if (cells !== 0) changed |= wordsOf(digitIndex)
      for (; cells !== 0; cells &= cells - 1) leavePeers(base, band * BAND_CELLS + lowestBit(cells), digitIndex)
    }
    return changed
  }
  return 0
}

/** Finds solutions depth first until the limit is reached: a candidate of one cell is right, which is followed a depth further down, or wrong. */
function search(base: number): void {
  nodes += 1
  for (;;) {
    const cell = narrowCell(base)
    if (cell === undefined) {
      found.push(state.slice(base, base + UNSETTLED))
      return
    }
    const bit = 1 << (cell % BAND_CELLS)
    let word = bandOf(cell) * 9
    while ((at(state, base + word) & bit) === 0) word += 1

    const deeper = base + STATE_WORDS
    state.copyWithin(deeper, base, base + STATE_WORDS)
    leavePeers(deeper, cell, word % 9)
    if (propagate(deeper, wordsOf(word % 9))) search(deeper)
    if (found.length === limitOfFound) return

    dropBits(state, base + word, bit)
    if (!propagate(base, 1 << word)) return
  }
}

/** A cell with two candidates, else one with three, else any unsettled one; undefined on a full board. */
function narrowCell(base: number): number | undefined {
  let withThree: number | undefined
  let withMore: number | undefined
  for (let band = 0; band < 3; band += 1) {
    const unsettled = at(state, base + UNSETTLED + band)
    if (unsettled === 0) continue
    let once = 0
    let twice = 0
    let thrice = 0
    let oftener = 0
    for (let word = base + band * 9; word < base + band * 9 + 9; word += 1) {
      const cells = at(state, word)
      oftener |= thrice & cells
      thrice |= twice & cells
      twice |= once & cells
      once |= cells
    }
    const two = unsettled & twice & ~thrice
    if (two !== 0) return band * BAND_CELLS + lowestBit(two)
    const three = unsettled & thrice & ~oftener
    if (three !== 0) withThree = band * BAND_CELLS + lowestBit(three)
    else withMore = band * BAND_CELLS + lowestBit(unsettled)
  }
  return withThree ?? withMore
}

/** A solved state's words as the 81 digits of the board. */
function digitsOfWords(words: Int32Array): Int32Array {
  const digits = new Int32Array(81)
  for (let band = 0; band < 3; band += 1) {
    for (let digit = 1; digit <= 9; digit += 1) {
      for (let cells = at(words, band * 9 + digit - 1); cells !== 0; cells &= cells - 1)
        digits[band * BAND_CELLS + lowestBit(cells)] = digit
    }
  }
  return digits
}
