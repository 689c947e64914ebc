import { labOf, simulated } from '../measure/colour.ts'
import type { Box } from '../svg/shapes.ts'
import { boxOfOutline, outlinesOf, type Outline } from './outline.ts'
import { rgbOf } from './shaded.ts'

/** One closed outline of a drawing. */
export interface Part {
  readonly outline: Outline
  readonly box: Box
  /** As in `#ff822d`; absent where it is drawn in another way than with one plain colour. */
  readonly fill: string | undefined
  /** Which path of the drawing it belongs to, from 0. */
  readonly path: number
}

/** A path of a drawing: what stands before, in and behind its data. */
const PATH = /<path\b([^>]*?) d="([^"]*)"([^>]*)\/>/g

/** The parts of a drawing in the order in which they are drawn. Other shapes than paths have none: there are hardly any. */
export function partsOf(drawing: string): Part[] {
  return [...drawing.matchAll(PATH)].flatMap(([, before = '', d = '', after = ''], path) => {
    const fill = /fill="(#[0-9a-f]{6}|#[0-9a-f]{3})"/.exec(before + after)?.[1]
    return outlinesOf(d).map((outline): Part => ({ outline, box: boxOfOutline(outline), fill: longHex(fill), path }))
  })
}

/** CIELAB lightness of what a part is painted in; of what has no plain colour that of white. */
export function lightnessOf({ fill }: Part): number {
  return fill === undefined ? 100 : labOf(simulated(rgbOf(fill), 'usual'))[0]
}

/** Does the first box lie inside the second, or reach out of it by hardly more than a line's width? */
export function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x > outer.x - LINE &&
    inner.y > outer.y - LINE &&
    inner.x + inner.width < outer.x + outer.width + LINE &&
    inner.y + inner.height < outer.y + outer.height + LINE
  )
}

const LINE = 0.6

/** Rewrites one path of a drawing; the others stay as they are to the letter.
 *  @param rewrite is given the path's attributes without its data */
export function withPath(drawing: string, path: number, rewrite: (attributes: string) => string): string {
  let at = -1
  return drawing.replaceAll(PATH, (whole: string, before: string, _d: string, after: string) => {
    at += 1
    return at === path ? rewrite(`${before}${after}`) : whole
  })
}

function longHex(fill: string | undefined): string | undefined {
  return fill?.length === 4 ? `#${fill.slice(1).replaceAll(/./g, '$&$&')}` : fill
}
