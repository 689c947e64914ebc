import { FACE_LIGHTNESS, SIDE, type Icon } from './icon.ts'

/** A drawing stands within another one where so much of it has something of nearly its own colour at its place. */
const LEAST_SHARED = 0.8
/** Farther apart than this in CIELAB two pixels are not of nearly the same colour. */
const SAME_COLOUR = 14
/** What only happens to have a place in a larger one of its colour is not meant: a drawing that covers less of the other than this. */
const LEAST_SIZE = 0.3
/** The share of a drawing that has another colour than most of it. */
const LEAST_DETAIL = 0.2
/** How far a drawing is moved to find its place in the other, in pixels. */
const REACH = 4
/** So many pixels from all over a drawing say already that it has no place here. */
const FIRST_SPOTS = 24
const STRIDE = 37

/** Is one drawing, as it is, a part of the other: a cloud of a cloud with lightning, a note of two notes? */
export function isContained(one: Icon, other: Icon): boolean {
  const [small, large] = spotsOf(one).length <= spotsOf(other).length ? [one, other] : [other, one]
  const spots = spotsOf(small)
  if (spots.length < LEAST_SIZE * spotsOf(large).length || isPlain(spots)) return false
  for (let dy = -REACH; dy <= REACH; dy += 1) {
    for (let dx = -REACH; dx <= REACH; dx += 1) if (fits(spots, large, dx, dy)) return true
  }
  return false
}

/** All but one colour: such a drawing has a place in anything of that colour. */
function isPlain(spots: readonly Spot[]): boolean {
  const mean = (of: (spot: Spot) => number) => spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length
  const [lightness, a, b] = [mean((spot) => spot.lightness), mean((spot) => spot.a), mean((spot) => spot.b)]
  const others = spots.filter((spot) => Math.hypot(spot.lightness - lightness, spot.a - a, spot.b - b) > SAME_COLOUR)
  return others.length < LEAST_DETAIL * spots.length
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly lightness: number
  readonly a: number
  readonly b: number
}

const known = new WeakMap<Icon, readonly Spot[]>()

/** What is fully covered, and stands out from a tile's face. */
function spotsOf(icon: Icon): readonly Spot[] {
  const before = known.get(icon)
  if (before) return before
  const { coverage, lab } = icon
  const found = [...coverage.keys()]
    .map((pixel): Spot & { readonly covered: number } => ({
      x: pixel % SIDE,
      y: Math.floor(pixel / SIDE),
      lightness: lab.usual[3 * pixel] ?? 0,
      a: lab.usual[3 * pixel + 1] ?? 0,
      b: lab.usual[3 * pixel + 2] ?? 0,
      covered: coverage[pixel] ?? 0,
    }))
    .filter(({ covered, lightness, a, b }) => covered > 0.9 && Math.hypot(lightness - FACE_LIGHTNESS, a, b) > SAME_COLOUR)
  const mixed = found.toSorted((one, other) => mixedPlace(one) - mixedPlace(other))
  known.set(icon, mixed)
  return mixed
}

/** Neighbours far apart, so that the first few are from everywhere. */
function mixedPlace({ x, y }: Spot): number {
  return ((y * SIDE + x) * STRIDE) % (SIDE * SIDE - 1)
}

/** Gives up as soon as too few can be left, or hardly any of the first ones fits. */
function fits(all: readonly Spot[], { lab, coverage }: Icon, dx: number, dy: number): boolean {
  const most = (1 - LEAST_SHARED) * all.length
  let misses = 0
  for (const [index, { x, y, lightness, a, b }] of all.entries()) {
    const [toX, toY] = [x + dx, y + dy]
    const at = toY * SIDE + toX
    const isInside = toX >= 0 && toY >= 0 && toX < SIDE && toY < SIDE && (coverage[at] ?? 0) > 0.5
    const near =
      isInside &&
      (lightness - (lab.usual[3 * at] ?? 0)) ** 2 + (a - (lab.usual[3 * at + 1] ?? 0)) ** 2 + (b - (lab.usual[3 * at + 2] ?? 0)) ** 2 <
        SAME_COLOUR ** 2
    if (!near) misses += 1
    if (misses > most || (index < FIRST_SPOTS && misses > FIRST_SPOTS / 2)) return false
  }
  return all.length > 0
}
