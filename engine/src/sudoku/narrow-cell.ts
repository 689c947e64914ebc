import { BAND_CELLS, unseenFrom } from './bands.ts'
import { at, lowestBit, manyBits } from './bits.ts'
import { DIGIT_WORDS, state } from './search-state.ts'

/** The cell to branch on: of those with two candidates the one with the most consequences, else one with three, else any unsettled one.
 *  @returns undefined on a full board */
export function narrowCell(base: number): number | undefined {
  let withThree: number | undefined
  let withMore: number | undefined
  let withTwo = 0
  for (let band = 0; band < 3; band += 1) {
    twos[band] = 0
    const unsettled = at(state, base + DIGIT_WORDS + band)
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
    twos[band] = two
    withTwo |= two
    const three = unsettled & thrice & ~oftener
    if (three !== 0) withThree = band * BAND_CELLS + lowestBit(three)
    else withMore = band * BAND_CELLS + lowestBit(unsettled)
  }
  return withTwo === 0 ? (withThree ?? withMore) : farthestReaching(base)
}

/** For each band the cells with two candidates; refilled on each call. */
const twos = new Int32Array(3)

/** Of the cells with two candidates, among those with the most common digit: the one whose peers lose it most often. Peers with two
 *  candidates count four times, because they are then settled. */
function farthestReaching(base: number): number {
  const top = at(twos, 0)
  const middle = at(twos, 1)
  const bottom = at(twos, 2)
  let digitIndex = 0
  let most = 0
  for (let index = 0; index < 9; index += 1) {
    const word = base + index
    const cells = manyBits(at(state, word) & top) + manyBits(at(state, word + 9) & middle) + manyBits(at(state, word + 18) & bottom)
    if (cells <= most) continue
    most = cells
    digitIndex = index
  }
  const inTop = at(state, base + digitIndex)
  const inMiddle = at(state, base + digitIndex + 9)
  const inBottom = at(state, base + digitIndex + 18)
  let best = 0
  let farthest = -1
  for (let band = 0; band < 3; band += 1) {
    for (let cells = at(twos, band) & at(state, base + band * 9 + digitIndex); cells !== 0; cells &= cells - 1) {
      const cell = band * BAND_CELLS + lowestBit(cells)
      const seenTop = inTop & ~unseenFrom(cell, 0)
      const seenMiddle = inMiddle & ~unseenFrom(cell, 1)
      const seenBottom = inBottom & ~unseenFrom(cell, 2)
      const settled = manyBits(seenTop & top) + manyBits(seenMiddle & middle) + manyBits(seenBottom & bottom)
      const reach = 3 * settled + manyBits(seenTop) + manyBits(seenMiddle) + manyBits(seenBottom)
      if (reach <= farthest) continue
      farthest = reach
      best = cell
    }
  }
  return best
}
