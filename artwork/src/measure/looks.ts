import type { Emoji } from '@emojigma/engine/question.ts'
import { contrast, labOf, luminanceOf, simulated, type Rgb } from './colour.ts'
import { isContained } from './contained.ts'
import { differenceOf, leastDifference, type Difference } from './difference.ts'
import { FACE_LIGHTNESS, PIXELS, SIDE, type Icon } from './icon.ts'

const FACE_LUMINANCE = luminanceOf(FACE_LIGHTNESS)
/** An outline is weak if half of it is below the first contrast to a tile's face, or a quarter of it below the second. */
const WEAK_HALF = 1.48
const WEAK_QUARTER = 1.2

/** A tile's face in the dark scheme, lilac: `--color-face` of the page's tokens. */
const DARK_FACE: Rgb = [0xe7, 0xdd, 0xea]
/** Half of an outline below this CIELAB distance to the dark face is weak: headphones (8) are, a wolf (21) is not. */
const WEAK_IN_DARK = 16
/** Fade on the dark face, though they measure enough. Set by eye. */
const SEEN_TO_FADE: ReadonlySet<Emoji> = new Set(['artist-palette', 'telescope'])

/** Whether the outline is too weak for a small cell in the light scheme. */
export function isPale(icon: Icon): boolean {
  const contrasts = outlineOf(icon)
    .map((pixel) => contrast(FACE_LUMINANCE, luminanceOf(icon.lab.usual[3 * pixel] ?? 0)))
    .toSorted((one, other) => one - other)
  const at = (share: number) => contrasts[Math.floor(contrasts.length * share)] ?? 1
  return at(0.5) < WEAK_HALF || at(0.25) < WEAK_QUARTER
}

/** Whether the outline is too weak for a small cell in the dark scheme. On lilac a grey outline fades and a yellow one does not, so color
 *  counts. */
export function fadesInDark(icon: Icon): boolean {
  if (SEEN_TO_FADE.has(icon.emoji)) return true
  const [lightness, a, b] = labOf(simulated(DARK_FACE, 'usual'))
  const { usual } = icon.lab
  const distances = outlineOf(icon)
    .map((pixel) => Math.hypot((usual[3 * pixel] ?? 0) - lightness, (usual[3 * pixel + 1] ?? 0) - a, (usual[3 * pixel + 2] ?? 0) - b))
    .toSorted((one, other) => one - other)
  return (distances[Math.floor(distances.length / 2)] ?? 0) < WEAK_IN_DARK
}

/** Covered pixels beside an uncovered one. */
function outlineOf({ coverage }: Icon): number[] {
  const covered = (x: number, y: number) => (x < 0 || y < 0 || x >= SIDE || y >= SIDE ? 0 : (coverage[y * SIDE + x] ?? 0))
  return Array.from({ length: PIXELS }, (_, pixel) => pixel).filter((pixel) => {
    const x = pixel % SIDE
    const y = Math.floor(pixel / SIDE)
    if (covered(x, y) < 0.6) return false
    return Math.min(covered(x - 1, y), covered(x + 1, y), covered(x, y - 1), covered(x, y + 1)) < 0.4
  })
}

/** Colours that people tell apart by name. */
export const HUES = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink', 'brown', 'black', 'grey', 'white'] as const
export type Hue = (typeof HUES)[number]

/** Strong colours catch the eye more than their area suggests. */
const PLAIN_WEIGHT = 0.6

/** The colour that people would name: that of most of the drawing. */
export function hueOf({ coverage, lab }: Icon): Hue {
  const weights = new Map<Hue, number>()
  for (let pixel = 0; pixel < PIXELS; pixel += 1) {
    const hue = hueOfLab(lab.usual[3 * pixel] ?? 0, lab.usual[3 * pixel + 1] ?? 0, lab.usual[3 * pixel + 2] ?? 0)
    const isPlain = hue === 'black' || hue === 'grey' || hue === 'white'
    weights.set(hue, (weights.get(hue) ?? 0) + (coverage[pixel] ?? 0) * (isPlain ? PLAIN_WEIGHT : 1))
  }
  return [...weights].reduce((best, next) => (next[1] > best[1] ? next : best))[0]
}

function hueOfLab(lightness: number, a: number, b: number): Hue {
  const chroma = Math.hypot(a, b)
  const degrees = (Math.atan2(b, a) * 180) / Math.PI
  if (lightness < 26 && chroma < 40) return 'black'
  if (chroma < 14) return lightness < 38 ? 'black' : lightness < 84 ? 'grey' : 'white'
  if (degrees >= 20 && degrees < 78 && (lightness < 48 || chroma < 50)) return 'brown'
  if (degrees >= -15 && degrees < 40) return lightness > 66 || degrees < 8 ? 'pink' : 'red'
  if (degrees >= 40 && degrees < 47) return lightness > 60 ? 'orange' : 'red'
  if (degrees >= 47 && degrees < 71) return 'orange'
  if (degrees >= 71 && degrees < 106) return 'yellow'
  if (degrees >= 106 && degrees < 168) return 'green'
  if (degrees >= 168 || degrees < -138) return 'teal'
  if (degrees >= -138 && degrees < -66) return 'blue'
  if (degrees >= -66 && degrees < -32) return 'purple'
  return 'pink'
}

/** Below this sum of silhouette and lightness two emoji look the same without colour vision. Set by eye: a leopard and a cat (33) are
 *  below, basketball and tangerine (39) are not. */
const LEAST_WITHOUT_COLOUR = 36
const SHAPE_WEIGHT = 60
/** Below this the silhouettes are identical, and only colour differs: a cat and a black cat. */
const LEAST_SHAPE = 0.08
/** Below this mean CIELAB distance they look alike without one kind of cone. */
const LEAST_WITH_COLOUR = 20

/** Whether a player would confuse the two, small and among others. */
export function areConfusable(one: Icon, other: Icon): boolean {
  const { shape, seen } = differenceOf(one, other)
  if (shape < LEAST_SHAPE) return true
  // Comparing shifted drawings is slow, and a shift of a pixel does not make distant ones similar.
  if (withoutColour({ shape, seen }) < 2 * LEAST_WITHOUT_COLOUR) {
    if (withoutColour(leastDifference(one, other, withoutColour)) < LEAST_WITHOUT_COLOUR) return true
  }
  return Math.min(seen.usual, seen.protan, seen.deutan, seen.tritan) < LEAST_WITH_COLOUR || isContained(one, other)
}

function withoutColour({ shape, seen }: Difference): number {
  return SHAPE_WEIGHT * shape + seen.grey
}
