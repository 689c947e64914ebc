import sharp from 'sharp'
import { emojiArt } from '../emoji-art.ts'
import { FACE } from '../svg/colours.ts'
import { drawVariant } from '../variants/draw-variant.ts'
import type { Change } from '@emojigma/engine/emoji/variant.ts'
import type { Emoji } from '@emojigma/engine/question.ts'
import { labOf, simulated, VISIONS, type Lab, type Rgb, type Vision } from './colour.ts'
import { conspicuityOf, joinedDistance, type Conspicuity } from './conspicuity.ts'

/** Size of an emoji in CSS pixels in the smallest cell: Master's sixteen columns on a screen of 390 px. Differences must show even
 *  there, on the coarsest screens. */
export const SMALLEST_SIDE_PX = 19
/** Drawn larger and averaged, so that small parts are not lost between pixels. */
const OVERSAMPLING = 3
/** Margin around a drawing, to detect changes that reach beyond it. */
const MARGIN_PX = 3
const BOX_PX = SMALLEST_SIDE_PX + 2 * MARGIN_PX
/** Largest unnoticed CIELAB difference of a pixel. */
const NOTICED = 10
/** Weight of the silhouettes relative to the colours. */
const SHAPE_WEIGHT = 20

/** The effect of a change on a displayed drawing. */
export interface VisibleChange {
  /** How far apart the two look in a crowd: how much differs, joined with how conspicuous that is. */
  readonly distance: number
  readonly conspicuity: Conspicuity
  /** Share of the pixels that differ noticeably to the weakest vision. */
  readonly area: number
  /** Of the silhouettes: 0 = identical. */
  readonly shape: number
  /** Something lies outside the visible 32 × 32. */
  readonly isCut: boolean
}

interface Appearance {
  readonly lab: Readonly<Record<Vision, Float64Array>>
  readonly coverage: Float64Array
}

/** Measures the changes of one emoji, in their order. */
export async function visibleChanges(emoji: Emoji, changes: readonly Change[]): Promise<VisibleChange[]> {
  const drawing = emojiArt(emoji)
  const [base, ...changed] = await seen([drawing, ...changes.map((change) => drawVariant(drawing, change))])
  return changed.map((other) => compared(base as Appearance, other))
}

function compared(base: Appearance, other: Appearance): VisibleChange {
  const shown = insidePixels()
  const byVision = VISIONS.map((vision) => {
    let squares = 0
    let noticed = 0
    for (const pixel of shown) {
      const square = squareDistance(base.lab[vision], other.lab[vision], pixel)
      squares += square
      if (square > (vision === 'grey' ? NOTICED / 2 : NOTICED) ** 2) noticed += 1
    }
    const rms = Math.sqrt(squares / shown.length)
    // Lightness counts double: it is about half of a difference in colour.
    return { rms: vision === 'grey' ? 2 * rms : rms, area: noticed / shown.length }
  })
  const shape = shapeDifference(base.coverage, other.coverage, shown)
  const conspicuity = conspicuityOf(base.lab.usual, other.lab.usual, SMALLEST_SIDE_PX)
  // To the weakest vision: the root mean square grows with the contrast and the root of the area.
  const difference = Math.min(...byVision.map(({ rms }) => rms)) + SHAPE_WEIGHT * shape
  return {
    distance: joinedDistance(difference, conspicuity),
    conspicuity,
    area: Math.min(...byVision.map(({ area }) => area)),
    shape,
    isCut: other.coverage.some((share, pixel) => share > 0.1 && !isInside(pixel)),
  }
}

function squareDistance(one: Float64Array, other: Float64Array, pixel: number): number {
  const along = (at: number) => ((one[3 * pixel + at] ?? 0) - (other[3 * pixel + at] ?? 0)) ** 2
  return along(0) + along(1) + along(2)
}

function shapeDifference(one: Float64Array, other: Float64Array, shown: readonly number[]): number {
  let covered = 0
  let shared = 0
  for (const pixel of shown) {
    covered += Math.max(one[pixel] ?? 0, other[pixel] ?? 0)
    shared += Math.min(one[pixel] ?? 0, other[pixel] ?? 0)
  }
  return 1 - shared / covered
}

let inside: readonly number[] | undefined

function insidePixels(): readonly number[] {
  inside ??= Array.from({ length: BOX_PX * BOX_PX }, (_, pixel) => pixel).filter(isInside)
  return inside
}

function isInside(pixel: number): boolean {
  return [pixel % BOX_PX, Math.floor(pixel / BOX_PX)].every((at) => at >= MARGIN_PX && at < MARGIN_PX + SMALLEST_SIDE_PX)
}

/** Draws all of them in one picture, one below the other: separate pictures take many times as long. */
async function seen(drawings: readonly string[]): Promise<Appearance[]> {
  const side = BOX_PX * OVERSAMPLING
  const margin = (32 * MARGIN_PX) / SMALLEST_SIDE_PX
  const view = `${-margin} ${-margin} ${32 + 2 * margin} ${32 + 2 * margin}`
  const placed = drawings.map(
    (drawing, index) => `<svg y="${index * side}" width="${side}" height="${side}" viewBox="${view}">${drawing}</svg>`,
  )
  const height = side * drawings.length
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${height}">${placed.join('')}</svg>`
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  const known: KnownColours = new Map()
  return drawings.map((_, index) => seenIn(pixels, index * side * side, known))
}

const GROUND = [1, 3, 5].map((at) => Number.parseInt(FACE.slice(at, at + 2), 16)) as unknown as Rgb

/** Cache of simulated colours: neighbouring variants differ in few pixels. */
type KnownColours = Map<number, Readonly<Record<Vision, Lab>>>

function seenIn(pixels: Buffer, first: number, known: KnownColours): Appearance {
  const coverage = new Float64Array(BOX_PX * BOX_PX)
  const lab = Object.fromEntries(VISIONS.map((vision) => [vision, new Float64Array(3 * BOX_PX * BOX_PX)])) as Record<Vision, Float64Array>
  for (let pixel = 0; pixel < BOX_PX * BOX_PX; pixel += 1) {
    const { red, green, blue, share } = averageAt(pixels, first, pixel)
    coverage[pixel] = share
    const key = (red << 16) | (green << 8) | blue
    let labs = known.get(key)
    if (!labs) {
      labs = Object.fromEntries(VISIONS.map((vision) => [vision, labOf(simulated([red, green, blue], vision))])) as Record<Vision, Lab>
      known.set(key, labs)
    }
    for (const vision of VISIONS) {
      const [lightness, a, b] = labs[vision]
      lab[vision][3 * pixel] = lightness
      lab[vision][3 * pixel + 1] = a
      lab[vision][3 * pixel + 2] = b
    }
  }
  return { lab, coverage }
}

/** The mean of a pixel's subpixels, on a tile's face. */
function averageAt(pixels: Buffer, first: number, pixel: number) {
  const [x, y] = [(pixel % BOX_PX) * OVERSAMPLING, Math.floor(pixel / BOX_PX) * OVERSAMPLING]
  const fineOnes = OVERSAMPLING ** 2
  let [red, green, blue, covered] = [0, 0, 0, 0]
  for (let fine = 0; fine < fineOnes; fine += 1) {
    const at = 4 * (first + (y + Math.floor(fine / OVERSAMPLING)) * BOX_PX * OVERSAMPLING + x + (fine % OVERSAMPLING))
    const alpha = (pixels[at + 3] ?? 0) / 255
    red += alpha * (pixels[at] ?? 0) + (1 - alpha) * GROUND[0]
    green += alpha * (pixels[at + 1] ?? 0) + (1 - alpha) * GROUND[1]
    blue += alpha * (pixels[at + 2] ?? 0) + (1 - alpha) * GROUND[2]
    covered += alpha
  }
  const mean = (sum: number) => Math.round(sum / fineOnes)
  return { red: mean(red), green: mean(green), blue: mean(blue), share: covered / fineOnes }
}
