import { FACE_LIGHTNESS, SIDE, type Icon } from './icon.ts'

/** A drawing is contained in another where this share of it matches nearly its colours. */
const LEAST_SHARED = 0.8
/** Largest CIELAB distance of nearly equal colours. */
const SAME_COLOUR = 14
/** Smaller drawings than this share of the other match by accident. */
const LEAST_SIZE = 0.3
/** Smallest share of a drawing in other colours than its main one. */
const LEAST_DETAIL = 0.2
/** Largest shift of a drawing to fit into the other, in pixels. */
const REACH = 4
/** Number of pixels, spread over a drawing, that already rule a place out. */
const FIRST_SPOTS = 24
const STRIDE = 37

/** Whether one drawing is part of the other: a cloud of a cloud with lightning, a note of two notes. */
export function isContained(one: Icon, other: Icon): boolean {
  const [small, large] = spotsOf(one).length <= spotsOf(other).length ? [one, other] : [other, one]
  const spots = spotsOf(small)
  if (spots.length < LEAST_SIZE * spotsOf(large).length || !sharesColours(spots, large) || isPlain(spots)) return false
  for (let dy = -REACH; dy <= REACH; dy += 1) {
    for (let dx = -REACH; dx <= REACH; dx += 1) if (fits(spots, large, dx, dy)) return true
  }
  return false
}

/** A quick check that rules out nearly all pairs: similar colours are in the same or a neighbouring bin. */
function sharesColours(spots: readonly Spot[], large: Icon): boolean {
  const bins = binsOf(large)
  const most = (1 - LEAST_SHARED) * spots.length
  let misses = 0
  for (const { lightness, a, b } of spots) {
    if (!bins.has(binAt(binNumber(lightness), binNumber(a), binNumber(b)))) misses += 1
    if (misses > most) return false
  }
  return true
}

const knownBins = new WeakMap<Icon, ReadonlySet<number>>()

/** The bins of a drawing's colours, and their neighbours. */
function binsOf(icon: Icon): ReadonlySet<number> {
  const before = knownBins.get(icon)
  if (before) return before
  const { coverage, lab } = icon
  const bins = new Set<number>()
  for (const [pixel, covered] of coverage.entries()) {
    if (covered <= 0.5) continue
    const [lightness, a, b] = [0, 1, 2].map((at) => binNumber(lab.usual[3 * pixel + at] ?? 0)) as [number, number, number]
    for (const x of BESIDE) for (const y of BESIDE) for (const z of BESIDE) bins.add(binAt(lightness + x, a + y, b + z))
  }
  knownBins.set(icon, bins)
  return bins
}

const BESIDE = [-1, 0, 1]

function binNumber(value: number): number {
  return Math.floor(value / SAME_COLOUR)
}

function binAt(lightness: number, a: number, b: number): number {
  return (lightness + 32) * 4096 + (a + 32) * 64 + b + 32
}

/** Whether a drawing has nearly a single colour: it would fit into anything of that colour. */
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

const knownSpots = new WeakMap<Icon, readonly Spot[]>()

/** Fully covered pixels that stand out from a tile's face. */
function spotsOf(icon: Icon): readonly Spot[] {
  const before = knownSpots.get(icon)
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
  knownSpots.set(icon, mixed)
  return mixed
}

/** Scatters neighbours, so that the first few pixels are spread over the drawing. */
function mixedPlace({ x, y }: Spot): number {
  return ((y * SIDE + x) * STRIDE) % (SIDE * SIDE - 1)
}

/** Stops as soon as too few can match, or hardly any of the first ones does. */
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
