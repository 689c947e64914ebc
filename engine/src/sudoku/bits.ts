// Sets of cells, digits or units are bit masks, and tables of them are always Int32Arrays, so that these small functions are as fast as
// plain indexing.

/** The word at an index within bounds. */
export function at(words: Int32Array, index: number): number {
  return words[index] as number
}

export function addBits(words: Int32Array, index: number, bits: number): void {
  words[index] = at(words, index) | bits
}

export function keepBits(words: Int32Array, index: number, bits: number): void {
  words[index] = at(words, index) & bits
}

export function dropBits(words: Int32Array, index: number, bits: number): void {
  words[index] = at(words, index) & ~bits
}

/** The index of the lowest bit of a mask that is not 0. */
export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask)
}

/** Whether exactly one bit is set. */
export function isSingle(mask: number): boolean {
  return mask !== 0 && (mask & (mask - 1)) === 0
}

const NINE_BITS = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const BITS_OF: readonly (readonly number[])[] = Array.from({ length: 512 }, (_, mask) => NINE_BITS.filter((bit) => (mask >> bit) & 1))
const BIT_COUNT = Int32Array.from(BITS_OF, (bits) => bits.length)

/** Number of set bits among the nine lowest. */
export function bitCount(mask: number): number {
  return at(BIT_COUNT, mask)
}

/** Number of set bits among the 27 of a band. */
export function manyBits(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x5555_5555)
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

const MOST_FEW = 4
const FEW = Int32Array.from({ length: (MOST_FEW + 1) * 512 }, (_, index) => {
  const bits = at(BIT_COUNT, index & 511)
  return bits > 1 && bits <= index >> 9 ? 1 : 0
})

/** 1 if two to `most` of the nine lowest bits are set, otherwise 0: a number to shift, because a branch would be unpredictable.
 *  @param most 2 to 4 */
export function isFew(mask: number, most: number): number {
  return at(FEW, (most << 9) | mask)
}

/** 1 if any bit below the sign is set, otherwise 0; also a number to shift. */
export function isAny(mask: number): number {
  return -mask >>> 31
}

/** The indices of the set bits among the nine low ones, ascending. */
export function bitsOf(mask: number): readonly number[] {
  return BITS_OF[mask] as readonly number[]
}

/** A mask of digits as digits, ascending. */
export function digitsOf(mask: number): number[] {
  return bitsOf(mask).map((bit) => bit + 1)
}

/** The bit of a digit, or of its emoji: 1 for the first, 2 for the second, 4 for the third … In a module of its own, so that a page that
 *  reads notes does not load the solver's tables. */
export function digitBit(digit: number): number {
  return 1 << (digit - 1)
}
