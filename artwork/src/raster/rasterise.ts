import { availableParallelism } from 'node:os'
import type sharp from 'sharp'
import { FACE } from '../svg/colours.ts'

export const SMALLEST_WIDTH_PX = 16
export const LARGEST_WIDTH_PX = 2000

export interface RasterOptions {
  readonly widthPx: number
  readonly format: 'png' | 'avif'
  /** Background of the picture: the colour of a tile's face, or transparent. By default PNG has the face, AVIF none. */
  readonly background?: 'face' | 'none'
}

const MOST_AT_ONCE = Math.max(1, availableParallelism() - 1)
let loading: Promise<typeof sharp> | undefined

/** Loads the library on first use: it takes twenty megabytes. */
function library(): Promise<typeof sharp> {
  loading ??= import('sharp').then(({ default: loaded }) => {
    // One thread an image: MOST_AT_ONCE is then also the number of busy cores.
    loaded.concurrency(1)
    return loaded
  })
  return loading
}

const waiting: (() => void)[] = []
let running = 0

/** Draws an SVG document as a PNG or AVIF image of a given width, its height in proportion.
 *  At most one core fewer than the machine has is busy with this at once; other calls wait in line.
 *  @throws RangeError for a width outside 16 to 2000 */
export async function rasterise(
  svg: string,
  { widthPx, format, background = format === 'png' ? 'face' : 'none' }: RasterOptions,
): Promise<Buffer> {
  if (!Number.isInteger(widthPx) || widthPx < SMALLEST_WIDTH_PX || widthPx > LARGEST_WIDTH_PX) throw new RangeError(`width ${widthPx}`)
  await turnToDraw()
  try {
    const drawn = (await library())(Buffer.from(atWidth(svg, widthPx)))
    const grounded = background === 'face' ? drawn.flatten({ background: FACE }) : drawn
    return await (
      format === 'png'
        ? grounded.png({ palette: true, quality: 100, effort: 4, dither: 0 })
        : grounded.avif({ quality: 70, effort: 1, chromaSubsampling: '4:4:4' })
    ).toBuffer()
  } finally {
    giveTurn()
  }
}

async function turnToDraw(): Promise<void> {
  if (running < MOST_AT_ONCE) running += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
}

/** Passes the slot directly to the next in line, so that a newcomer cannot take it. */
function giveTurn(): void {
  const next = waiting.shift()
  if (next) next()
  else running -= 1
}

/** Sets the size of the document itself, so that the drawing is sharp at every width. */
function atWidth(svg: string, widthPx: number): string {
  const box = /^<svg [^>]*viewBox="0 0 (?<width>\d+) (?<height>\d+)"/.exec(svg)?.groups
  if (!box) throw new Error('an SVG document without a view box')
  const heightPx = Math.round((widthPx * Number(box['height'])) / Number(box['width']))
  return svg.replace(/ width="[^"]*" height="[^"]*">/, ` width="${widthPx}" height="${heightPx}">`)
}
