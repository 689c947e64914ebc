import { BAND_CELLS, bandOf } from './bands.ts'
import { at, bitCount, dropBits, lowestBit, manyBits } from './bits.ts'
import {
  bandOfWord,
  copyDeeper,
  dead,
  DIGIT_WORDS,
  leavePeers,
  propagate,
  state,
  STATE_WORDS,
  writeDigits,
  type Search,
} from './search-state.ts'

// Where going on from the narrowest cell leads nowhere for long, the fault lies elsewhere: in a few digits, say, that get in each other's
// way. This search learns where. Each contradiction adds weight to the cell that no digit was left for, or to the digit that had no cell
// left in a band, and the next to be tried is what has few possibilities and much weight: a cell, or a digit in a row, column or box. After
// some positions it starts again with what it has learned. Before that each candidate is tried alone, and those that contradict the rest
// are gone: first on the board as it is, after each new start also one position further down. Digits that nothing tells apart are tried
// once for all of them.

/** The search begins anew after so many positions, then after twice as many, and so on. */
const FIRST_RUN = 400
/** Positions after which it is given up. */
const MOST_NODES = 4000

/** For each band and digit, and for each cell, one more than the contradictions met there. */
const wordWeights = new Int32Array(DIGIT_WORDS)
const cellWeights = new Int32Array(81)
const start = new Int32Array(STATE_WORDS)
let nodes = 0
let nodesOfRun = 0
let count = 0
let countLimit = 0
/** How far down each candidate is tried. */
let depthOfTrying = 0
let found: readonly Int32Array[] = []

/** Searches the solutions of the state of depth 0.
 *  @param limit where to stop
 *  @param into where to put the digits of the first solutions */
export function searchCarefully(limit: number, into: readonly Int32Array[]): Search {
  wordWeights.fill(1)
  cellWeights.fill(1)
  nodes = 0
  countLimit = limit
  found = into
  depthOfTrying = 0
  if (!tryAll(0)) return { count: 0, nodes, isDecided: true }
  for (let word = 0; word < STATE_WORDS; word += 1) start[word] = at(state, word)
  const alike = digitsAlike()
  let most = 0
  for (let run = FIRST_RUN; ; run *= 2) {
    count = 0
    nodesOfRun = Math.min(nodes + run, MOST_NODES)
    for (let word = 0; word < STATE_WORDS; word += 1) state[word] = at(start, word)
    const isDone = search(0, alike)
    depthOfTrying += 1
    most = Math.max(most, count)
    if (isDone || nodes >= MOST_NODES) return { count: most, nodes, isDecided: isDone }
  }
}

/** Digits that may be in the very same cells, as a mask, or 0: whatever holds for one of them holds for all. */
function digitsAlike(): number {
  for (let digitIndex = 0; digitIndex < 9; digitIndex += 1) {
    let alike = 0
    for (let other = 0; other < 9; other += 1) if (isAlike(digitIndex, other)) alike |= 1 << other
    if (bitCount(alike) > 1) return alike
  }
  return 0
}

function isAlike(digitIndex: number, other: number): boolean {
  return [0, 9, 18].every((bandBase) => at(state, bandBase + digitIndex) === at(state, bandBase + other))
}

/** @param alike the digits that nothing has told apart so far
 *  @returns false where the positions ran out */
function search(base: number, alike: number): boolean {
  if (base > 0 && base <= depthOfTrying * STATE_WORDS && !tryAll(base)) return true
  while (nodes < nodesOfRun) {
    const choice = choose(base)
    if (choice === FULL) {
      writeDigits(base, found[count])
      count += 1
      return true
    }
    const cell = choice >> 4
    const digitIndex = choice & 15
    const digit = 1 << digitIndex
    const before = count
    const deeper = copyDeeper(base)
    leavePeers(deeper, cell, digitIndex)
    nodes += 1
    if (propagate(deeper, digit)) {
      if (!search(deeper, alike & ~digit)) return false
    } else learn()
    let tried = digit
    if ((alike & digit) !== 0) {
      // What one of them gave, each of the others would give too.
      if (count === 1 && before === 0) exchange(digitIndex, lowestBit(alike & ~digit))
      count = before + (count - before) * bitCount(alike)
      tried = alike
    }
    if (count >= countLimit) {
      count = countLimit
      return true
    }
    for (let digits = tried; digits !== 0; digits &= digits - 1) {
      dropBits(state, base + bandOf(cell) * 9 + lowestBit(digits), 1 << (cell % BAND_CELLS))
    }
    if (!propagate(base, tried)) {
      learn()
      return true
    }
  }
  return false
}

/** Makes a second solution of the first, in which two digits take each other's place. */
function exchange(digitIndex: number, other: number): void {
  const [first, second] = found
  if (!first || !second) return
  for (let cell = 0; cell < 81; cell += 1) {
    const index = at(first, cell) - 1
    second[cell] = 1 + (index === digitIndex ? other : index === other ? digitIndex : index)
  }
}

/** Tries each candidate alone, and drops those that contradict the rest, until none does.
 *  @returns false where that leaves nothing */
function tryAll(base: number): boolean {
  for (let hasDropped = true; hasDropped;) {
    hasDropped = false
    for (let word = 0; word < DIGIT_WORDS; word += 1) {
      const band = bandOfWord(word)
      const digitIndex = word - band * 9
      for (let cells = at(state, base + word); cells !== 0; cells &= cells - 1) {
        const bit = cells & -cells
        if ((at(state, base + word) & at(state, base + DIGIT_WORDS + band) & bit) === 0) continue
        const deeper = copyDeeper(base)
        leavePeers(deeper, band * BAND_CELLS + lowestBit(bit), digitIndex)
        nodes += 1
        if (propagate(deeper, 1 << digitIndex)) continue
        learn()
        hasDropped = true
        dropBits(state, base + word, bit)
        if (propagate(base, 1 << digitIndex)) continue
        learn()
        return false
      }
    }
  }
  return true
}

function learn(): void {
  const where = at(dead, 0)
  if (where < DIGIT_WORDS) wordWeights[where] = at(wordWeights, where) + 1
  else cellWeights[where - DIGIT_WORDS] = at(cellWeights, where - DIGIT_WORDS) + 1
}

const FULL = -1
let chosen = FULL
let chosenSize = 1
let chosenWeight = 0

/** What to try next.
 *  @returns a cell and a digit, as `cell * 16 + digit - 1`; FULL where every cell is settled */
function choose(base: number): number {
  chosen = FULL
  chosenSize = 1
  chosenWeight = 0
  for (let band = 0; band < 3; band += 1) {
    const unsettled = at(state, base + DIGIT_WORDS + band)
    if (unsettled !== 0) {
      chooseCell(base + band * 9, band, unsettled)
      chooseRowOrBox(base + band * 9, band, unsettled)
    }
  }
  chooseColumn(base)
  return chosen
}

/** The squares make few possibilities count for more than much weight. */
function offer(size: number, weight: number, cell: number, digitIndex: number): void {
  if (size < 2 || size * size * chosenWeight >= chosenSize * chosenSize * weight) return
  chosen = (cell << 4) | digitIndex
  chosenSize = size
  chosenWeight = weight
}

function chooseCell(bandBase: number, band: number, unsettled: number): void {
  for (let cells = unsettled; cells !== 0; cells &= cells - 1) {
    const bit = cells & -cells
    let size = 0
    let last = 0
    for (let digitIndex = 0; digitIndex < 9; digitIndex += 1) {
      if ((at(state, bandBase + digitIndex) & bit) === 0) continue
      size += 1
      last = digitIndex
    }
    const cell = band * BAND_CELLS + lowestBit(bit)
    offer(size, 2 * at(cellWeights, cell), cell, last)
  }
}

const ROW = 511
const BOX = 0o007_007_007
const COLUMN = 0o001_001_001

function chooseRowOrBox(bandBase: number, band: number, unsettled: number): void {
  for (let digitIndex = 0; digitIndex < 9; digitIndex += 1) {
    const cells = at(state, bandBase + digitIndex) & unsettled
    if (cells === 0) continue
    const weight = 2 * at(wordWeights, band * 9 + digitIndex)
    for (let index = 0; index < 3; index += 1) {
      const inRow = cells & (ROW << (9 * index))
      const inBox = cells & (BOX << (3 * index))
      offer(manyBits(inRow), weight, band * BAND_CELLS + lowestBit(inRow), digitIndex)
      offer(manyBits(inBox), weight, band * BAND_CELLS + lowestBit(inBox), digitIndex)
    }
  }
}

function chooseColumn(base: number): void {
  for (let digitIndex = 0; digitIndex < 9; digitIndex += 1) {
    for (let column = 0; column < 9; column += 1) {
      let size = 0
      let weight = 0
      let cell = 0
      for (let band = 0; band < 3; band += 1) {
        const cells = at(state, base + band * 9 + digitIndex) & at(state, base + DIGIT_WORDS + band) & (COLUMN << column)
        if (cells === 0) continue
        size += manyBits(cells)
        weight += at(wordWeights, band * 9 + digitIndex)
        cell = band * BAND_CELLS + lowestBit(cells)
      }
      offer(size, weight, cell, digitIndex)
    }
  }
}
