// Sets of cells, digits or units are masks of bits, and tables of them are Int32Arrays throughout, so that these small
// functions stay as fast as plain indexing.

/** The word at an index that is known to be inside. */
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

/** Is exactly one bit set? */
export function isSingle(mask: number): boolean {
  return mask !== 0 && (mask & (mask - 1)) === 0
}

const NINE_BITS = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const BITS_OF: readonly (readonly number[])[] = Array.from({ length: 512 }, (_, mask) => NINE_BITS.filter((bit) => (mask >> bit) & 1))
const BIT_COUNT = Int32Array.from(BITS_OF, (bits) => bits.length)

/** How many of the nine low bits are set. */
export function bitCount(mask: number): number {
  return at(BIT_COUNT, mask)
}

/** How many of the 27 bits of a band are set. */
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

/** 1 if two to `most` of the nine low bits are set, and 0 otherwise: a number to shift, because a branch would go either way.
 *  @param most 2 to 4 */
export function isFew(mask: number, most: number): number {
  return at(FEW, (most << 9) | mask)
}

/** 1 if any bit below the sign is set, and 0 otherwise, again as a number to shift. */
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

/** The bit that stands for a digit, or for its emoji: 1 for the first, 2 for the second, 4 for the third …
 *  It has a module of its own, so that a page that reads notes does not fetch the solver's tables. */
export function digitBit(digit: number): number {
  return 1 << (digit - 1)
}
