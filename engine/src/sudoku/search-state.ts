import { arranged, BAND_CELLS, bandOf, outside, settledIn, unseenFrom, WHOLE_BAND } from './bands.ts'
import { addBits, at, dropBits, isAny, keepBits, lowestBit } from './bits.ts'

/** The result of a search. */
export interface Search {
  /** Number of solutions, up to the limit. */
  readonly count: number
  /** Positions examined: 1 where nothing had to be tried, 0 where the givens contradict each other. */
  readonly nodes: number
  /** Whether the count is final. Otherwise the search was abandoned, and there may be more solutions. */
  readonly isDecided: boolean
}

// The candidates of a 9×9 board while it is searched, and the conclusions that need no trying.
//
// The state of a search is 30 words: for each band and digit the cells of the band that may hold the digit, at band * 9 + digit - 1,
// and for each band the cells not yet settled. Every depth of the search has its own state in one array, from `base` on, so that nothing
// is allocated while solving. A search never yields, so one array serves all.

export const ALL_DIGITS = (1 << 9) - 1
export const DIGIT_WORDS = 27
export const STATE_WORDS = 30
const MAX_DEPTH = 81
export const state = new Int32Array(STATE_WORDS * (MAX_DEPTH + 1))
/** At `band * 10 + digit` the cells of the band that see no given of the digit; digit 0 stands for no given. */
const unseen = new Int32Array(30)
/** At `band * 10 + digit` the given cells of the band; at digit 0 its empty cells. */
const given = new Int32Array(30)

/** Lays givens on an empty board. They stay until others are laid, across searches.
 *  @param givens for each of the 81 cells its digit, 0 = empty */
export function layGivens(givens: Int32Array): void {
  // Loops: for so few words a call of `fill` or `copyWithin` costs more. Empty cells are laid like givens, because a branch per cell would
  // be unpredictable.
  for (let word = 0; word < 30; word += 1) {
    unseen[word] = WHOLE_BAND
    given[word] = 0
  }
  for (let cell = 0; cell < 81; cell += 1) {
    const digit = at(givens, cell)
    leaveGiven(digit, cell)
    addBits(given, bandOf(cell) * 10 + digit, 1 << (cell % BAND_CELLS))
  }
}

/** Lays one more given, on an empty cell. */
export function layGiven(cell: number, digit: number): void {
  const word = bandOf(cell) * 10
  const bit = 1 << (cell % BAND_CELLS)
  dropBits(given, word, bit)
  addBits(given, word + digit, bit)
  leaveGiven(digit, cell)
}

/** Removes a given. Checking the digit's other givens costs far less than laying all again. */
export function takeUpGiven(cell: number, digit: number): void {
  const word = bandOf(cell) * 10
  const bit = 1 << (cell % BAND_CELLS)
  addBits(given, word, bit)
  dropBits(given, word + digit, bit)
  for (let band = 0; band < 3; band += 1) unseen[band * 10 + digit] = WHOLE_BAND
  for (let band = 0; band < 3; band += 1) {
    for (let cells = at(given, band * 10 + digit); cells !== 0; cells &= cells - 1) leaveGiven(digit, band * BAND_CELLS + lowestBit(cells))
  }
}

function leaveGiven(digit: number, cell: number): void {
  keepBits(unseen, digit, unseenFrom(cell, 0))
  keepBits(unseen, digit + 10, unseenFrom(cell, 1))
  keepBits(unseen, digit + 20, unseenFrom(cell, 2))
}

/** Begins a search of the laid board by constraint propagation.
 *  @returns false if the givens contradict each other */
export function begin(): boolean {
  for (let band = 0; band < 3; band += 1) {
    state[DIGIT_WORDS + band] = WHOLE_BAND
    const empty = at(given, band * 10)
    for (let digit = 1; digit <= 9; digit += 1) {
      state[band * 9 + digit - 1] = at(unseen, band * 10 + digit) & (at(given, band * 10 + digit) | empty)
    }
  }
  return propagate(0, ALL_DIGITS)
}

/** Band of one of a state's first 27 words. */
export function bandOfWord(word: number): number {
  return word < 9 ? 0 : word < 18 ? 1 : 2
}

/** Removes a placed digit from the cell's peers. */
export function leavePeers(base: number, cell: number, digitIndex: number): void {
  keepBits(state, base + digitIndex, unseenFrom(cell, 0))
  keepBits(state, base + digitIndex + 9, unseenFrom(cell, 1))
  keepBits(state, base + digitIndex + 18, unseenFrom(cell, 2))
}

const CONTRADICTION = -1

/** Propagates until nothing changes: locked candidates, hidden singles in boxes, naked singles.
 *  @param changed the digits to start from, one bit each
 *  @returns false on a contradiction */
export function propagate(base: number, changed: number): boolean {
  let open = changed
  while (open !== 0) {
    // Digits take turns, so that each sees the changes of as many others as possible.
    for (let turn = 0; open !== 0;) {
      const later = open & (-1 << turn)
      const digitIndex = lowestBit(later === 0 ? open : later)
      const touched = placeDigit(base, digitIndex)
      if (touched === CONTRADICTION) return false
      open = (open | touched) & ~(1 << digitIndex)
      turn = digitIndex + 1
    }
    open = placeNakedSingles(base)
    if (open === CONTRADICTION) return false
  }
  return true
}

/** Propagates one digit: locked candidates and hidden singles in boxes.
 *  @returns the other digits that lost a cell, one bit each; CONTRADICTION if no cell is left for the digit */
function placeDigit(base: number, digitIndex: number): number {
  let top = at(state, base + digitIndex)
  let middle = at(state, base + digitIndex + 9)
  let bottom = at(state, base + digitIndex + 18)
  let topFit, middleFit, bottomFit, besideTop, besideMiddle, besideBottom, lost: number
  // This loop has no branch on a single band: a look-up costs less than an unpredictable branch.
  do {
    topFit = arranged(top)
    middleFit = arranged(middle)
    bottomFit = arranged(bottom)
    top &= topFit
    middle &= middleFit
    bottom &= bottomFit
    besideTop = outside(top)
    besideMiddle = outside(middle)
    besideBottom = outside(bottom)
    lost = (top & ~(besideMiddle & besideBottom)) | (middle & ~(besideTop & besideBottom)) | (bottom & ~(besideTop & besideMiddle))
    top &= besideMiddle & besideBottom
    middle &= besideTop & besideBottom
    bottom &= besideTop & besideMiddle
  } while (lost !== 0)
  if (top === 0 || middle === 0 || bottom === 0) return CONTRADICTION
  const freshTop = top & settledIn(topFit, besideTop) & at(state, base + DIGIT_WORDS)
  const freshMiddle = middle & settledIn(middleFit, besideMiddle) & at(state, base + DIGIT_WORDS + 1)
  const freshBottom = bottom & settledIn(bottomFit, besideBottom) & at(state, base + DIGIT_WORDS + 2)
  // Usually one band or none has newly settled cells, so here a branch costs less than the other bands' words.
  let touched = 0
  if (freshTop !== 0) {
    dropBits(state, base + DIGIT_WORDS, freshTop)
    touched |= takeFromAll(base, freshTop)
  }
  if (freshMiddle !== 0) {
    dropBits(state, base + DIGIT_WORDS + 1, freshMiddle)
    touched |= takeFromAll(base + 9, freshMiddle)
  }
  if (freshBottom !== 0) {
    dropBits(state, base + DIGIT_WORDS + 2, freshBottom)
    touched |= takeFromAll(base + 18, freshBottom)
  }
  state[base + digitIndex] = top
  state[base + digitIndex + 9] = middle
  state[base + digitIndex + 18] = bottom
  return touched & ~(1 << digitIndex)
}

/** Removes settled cells of a band from every digit; the caller restores them to their own.
 *  @returns the digits that had one of them, one bit each */
function takeFromAll(bandBase: number, cells: number): number {
  let touched = 0
  for (let digitIndex = 0; digitIndex < 9; digitIndex += 1) {
    const had = at(state, bandBase + digitIndex)
    touched |= isAny(had & cells) << digitIndex
    state[bandBase + digitIndex] = had & ~cells
  }
  return touched
}

/** Places the naked singles.
 *  @returns the digits placed, one bit each; CONTRADICTION if a cell has no candidate left */
function placeNakedSingles(base: number): number {
  let placed = 0
  for (let band = 0; band < 3; band += 1) {
    const bandBase = base + band * 9
    let once = 0
    let twice = 0
    for (let word = bandBase; word < bandBase + 9; word += 1) {
      const cells = at(state, word)
      twice |= once & cells
      once |= cells
    }
    if (once !== WHOLE_BAND) return CONTRADICTION
    const singles = once & ~twice & at(state, base + DIGIT_WORDS + band)
    if (singles === 0) continue
    for (let digitIndex = 0; digitIndex < 9; digitIndex += 1) {
      let cells = at(state, bandBase + digitIndex) & singles
      if (cells !== 0) placed |= 1 << digitIndex
      for (; cells !== 0; cells &= cells - 1) leavePeers(base, band * BAND_CELLS + lowestBit(cells), digitIndex)
    }
  }
  return placed
}

/** Copies the state at `base` one depth further down.
 *  @returns the base of the copy */
export function copyDeeper(base: number): number {
  const deeper = base + STATE_WORDS
  for (let word = 0; word < STATE_WORDS; word += 1) state[deeper + word] = at(state, base + word)
  return deeper
}

/** Writes the digits of a fully settled state, if there is an array for them. */
export function writeDigits(base: number, digits: Int32Array | undefined): void {
  if (!digits) return
  for (let word = 0; word < DIGIT_WORDS; word += 1) {
    const band = bandOfWord(word)
    for (let cells = at(state, base + word); cells !== 0; cells &= cells - 1)
      digits[band * BAND_CELLS + lowestBit(cells)] = word - band * 9 + 1
  }
}
