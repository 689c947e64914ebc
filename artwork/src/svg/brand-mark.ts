import { INK, SUN, SUN_EDGE } from './colours.ts'
import { fixed, type Point } from './shapes.ts'

const WIDTH = 42
const HEIGHT = 46

/** The smiling tile of the logo.
 *  @param at its upper left corner
 *  @returns markup as wide as `width`, and a tenth higher than that */
export function brandMark(at: Point, width: number): string {
  const line = `fill="none" stroke="${INK}" stroke-width="3.6" stroke-linecap="round"`
  return (
    `<svg x="${fixed(at.x)}" y="${fixed(at.y)}" width="${fixed(width)}" height="${fixed((width * HEIGHT) / WIDTH)}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect x="1" y="6" width="40" height="40" rx="12" fill="${SUN_EDGE}"/><rect x="1" y="1" width="40" height="40" rx="12" fill="${SUN}"/>` +
    `<circle cx="13.5" cy="15.5" r="3.6" fill="${INK}"/><path d="M23.8 13.4a5 5 0 1 1 7 4.6c-1.5.7-2.2 1.5-2.2 3" ${line}/>` +
    `<circle cx="28.6" cy="25" r="2.2" fill="${INK}"/><path d="M11 26.5c2.5 6 12 8.2 18.5 4.2" ${line}/></svg>`
  )
}
