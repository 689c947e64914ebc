import { labOf, simulated } from '../measure/colour.ts'
import type { Box } from '../svg/shapes.ts'
import { boxOfOutline, outlinesOf, type Outline } from './outline.ts'
import { rgbOf } from './shaded.ts'

/** One closed outline of a drawing. */
export interface Part {
  readonly outline: Outline
  readonly box: Box
  /** As in `#ff822d`; absent unless it has one plain colour. */
  readonly fill: string | undefined
  /** Index of its path in the drawing. */
  readonly path: number
}

/** A path of a drawing: the text before, in and after its data. */
const PATH = /<path\b([^>]*?) d="([^"]*)"([^>]*)\/>/g

/** The parts of a drawing in drawing order. Shapes other than paths have none: there are hardly any. */
export function partsOf(drawing: string): Part[] {
  return [...drawing.matchAll(PATH)].flatMap(([, before = '', d = '', after = ''], path) => {
    const fill = /fill="(#[0-9a-f]{6}|#[0-9a-f]{3})"/.exec(before + after)?.[1]
    return outlinesOf(d).map((outline): Part => ({ outline, box: boxOfOutline(outline), fill: longHex(fill), path }))
  })
}

/** CIELAB lightness of a part's colour; that of white without a plain colour. */
export function lightnessOf({ fill }: Part): number {
  return fill === undefined ? 100 : labOf(simulated(rgbOf(fill), 'usual'))[0]
}

/** Whether the first box is inside the second, or exceeds it by no more than a line's width. */
export function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x > outer.x - LINE &&
    inner.y > outer.y - LINE &&
    inner.x + inner.width < outer.x + outer.width + LINE &&
    inner.y + inner.height < outer.y + outer.height + LINE
  )
}

const LINE = 0.6

/** Rewrites one path of a drawing, leaving the others verbatim.
 *  @param rewrite receives the path's attributes without its data */
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
