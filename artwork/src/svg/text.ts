import { CAP_HEIGHT, GLYPHS, UNITS_PER_EM, type Glyph } from './glyphs.ts'
import { fixed, type Point } from './shapes.ts'

/** The width of a text.
 *  @throws RangeError for a character without an outline */
export function textWidth(text: string, size: number): number {
  return [...text].reduce((width, character) => width + (glyphOf(character).advance * size) / UNITS_PER_EM, 0)
}

/** Draws text as outlines, its capitals centred on a point. */
export function centredText(text: string, centre: Point, size: number, fill: string): string {
  const scale = size / UNITS_PER_EM
  let left = centre.x - textWidth(text, size) / 2
  const baseline = centre.y + (CAP_HEIGHT * scale) / 2
  const outlines = [...text].map((character) => {
    const glyph = glyphOf(character)
    const outline = `<path transform="translate(${fixed(left)} ${fixed(baseline)}) scale(${fixed(scale, 4)})" d="${glyph.outline}"/>`
    left += glyph.advance * scale
    return outline
  })
  return `<g fill="${fill}">${outlines.join('')}</g>`
}

/** Draws text as outlines that begin at a point, its capitals centred on the point's height. */
export function textFrom(text: string, { x, y }: Point, size: number, fill: string): string {
  return centredText(text, { x: x + textWidth(text, size) / 2, y }, size, fill)
}

/** The no-break spaces that French writes before some signs are drawn as a space. */
function glyphOf(character: string): Glyph {
  const glyph = GLYPHS[/[\u00A0\u202F]/.test(character) ? ' ' : character]
  if (!glyph) throw new RangeError(`no outline for ${character}`)
  return glyph
}
