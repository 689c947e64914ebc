import sharp from 'sharp'
import type { Emoji } from '@emojigma/engine/question.ts'
import { emojiArt } from '../emoji-art.ts'
import { FACE } from '../svg/colours.ts'
import { labOf, simulated, type Vision, VISIONS } from './colour.ts'

/** Emoji are compared as rasters of this many pixels a side: about the size of a cell on a phone. */
export const SIDE = 32
export const PIXELS = SIDE * SIDE

/** An emoji's measurements. */
export interface Icon {
  readonly emoji: Emoji
  /** Coverage of each pixel, 0 to 1, row-major. */
  readonly coverage: Float64Array
  /** L*, a*, b* of each pixel on a tile's face, for each kind of colour vision. */
  readonly lab: Readonly<Record<Vision, Float64Array>>
  /** Contrast to a tile's face: mean CIELAB distance in normal vision, about 15 for a swan and 70 for a grinning face. */
  readonly strength: number
}

/** The lightness of a tile's face; its a* and b* are all but 0. */
export const FACE_LIGHTNESS = 99.4

export async function readIcon(emoji: Emoji): Promise<Icon> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${SIDE}" height="${SIDE}">${emojiArt(emoji)}</svg>`
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  const coverage = new Float64Array(PIXELS)
  const lab = Object.fromEntries(VISIONS.map((vision) => [vision, new Float64Array(3 * PIXELS)])) as Record<Vision, Float64Array>
  const ground = [1, 3, 5].map((at) => Number.parseInt(FACE.slice(at, at + 2), 16)) as [number, number, number]
  for (let pixel = 0; pixel < PIXELS; pixel += 1) {
    const alpha = (pixels[4 * pixel + 3] ?? 0) / 255
    coverage[pixel] = alpha
    const onFace = ground.map((value, channel) => alpha * (pixels[4 * pixel + channel] ?? 0) + (1 - alpha) * value) as [
      number,
      number,
      number,
    ]
    for (const vision of VISIONS) lab[vision].set(labOf(simulated(onFace, vision)), 3 * pixel)
  }
  return { emoji, coverage, lab, strength: strengthOf(coverage, lab.usual) }
}

/** @param lab on a tile's face, in normal vision */
export function strengthOf(coverage: Float64Array, lab: Float64Array): number {
  let sum = 0
  let covered = 0
  for (let pixel = 0; pixel < PIXELS; pixel += 1) {
    sum += Math.hypot((lab[3 * pixel] ?? 0) - FACE_LIGHTNESS, lab[3 * pixel + 1] ?? 0, lab[3 * pixel + 2] ?? 0)
    covered += coverage[pixel] ?? 0
  }
  return sum / covered
}
