import { VISIONS, type Vision } from './colour.ts'
import { FACE_LIGHTNESS, PIXELS, SIDE, type Icon } from './icon.ts'

/** How two superimposed drawings differ. */
export interface Difference {
  /** Of the silhouettes: 0 = identical, 1 = disjoint. */
  readonly shape: number
  /** Mean CIELAB distance over all that either covers, for each kind of colour vision. */
  readonly seen: Readonly<Record<Vision, number>>
}

interface Shift {
  readonly dx: number
  readonly dy: number
}

const HERE: Shift = { dx: 0, dy: 0 }
const NEARBY: readonly Shift[] = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ dx, dy })))

/** @param shift how far the other drawing is moved before it is compared, in pixels */
export function differenceOf(one: Icon, other: Icon, shift: Shift = HERE): Difference {
  const pairs = overlay(shift)
  let covered = 0
  let shared = 0
  for (let pixel = 0; pixel < PIXELS; pixel += 1) {
    const at = pairs[pixel] ?? -1
    const mine = one.coverage[pixel] ?? 0
    const theirs = at < 0 ? 0 : (other.coverage[at] ?? 0)
    covered += mine > theirs ? mine : theirs
    shared += mine < theirs ? mine : theirs
  }
  const seen = Object.fromEntries(VISIONS.map((vision) => [vision, colourSum(one.lab[vision], other.lab[vision], pairs) / covered]))
  return { shape: 1 - shared / covered, seen: seen as Record<Vision, number> }
}

/** The difference after the best shift by a pixel, which no one would notice.
 *  @param size orders differences */
export function leastDifference(one: Icon, other: Icon, size: (difference: Difference) => number): Difference {
  return NEARBY.map((shift) => differenceOf(one, other, shift)).reduce((least, next) => (size(next) < size(least) ? next : least))
}

/** For each pixel the index of the pixel over it after a shift; -1 outside. */
function overlay({ dx, dy }: Shift): Int32Array {
  return Int32Array.from({ length: PIXELS }, (_, pixel) => {
    const x = (pixel % SIDE) + dx
    const y = Math.floor(pixel / SIDE) + dy
    return x < 0 || y < 0 || x >= SIDE || y >= SIDE ? -1 : y * SIDE + x
  })
}

function colourSum(one: Float64Array, other: Float64Array, pairs: Int32Array): number {
  let sum = 0
  for (let pixel = 0; pixel < PIXELS; pixel += 1) {
    const at = pairs[pixel] ?? -1
    const lightness = (one[3 * pixel] ?? 0) - (at < 0 ? FACE_LIGHTNESS : (other[3 * at] ?? 0))
    const a = (one[3 * pixel + 1] ?? 0) - (at < 0 ? 0 : (other[3 * at + 1] ?? 0))
    const b = (one[3 * pixel + 2] ?? 0) - (at < 0 ? 0 : (other[3 * at + 2] ?? 0))
    sum += Math.sqrt(lightness * lightness + a * a + b * b)
  }
  return sum
}
