/** Writes ../svg/glyphs.ts: outlines of the few characters that pictures need, taken from Fredoka SemiBold.
 *  Pictures carry outlines instead of text because a rasteriser on a bare machine finds no fonts.
 *  Run by `npm run glyphs -w artwork` after an update of the font. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openSync, type Font } from 'fontkit'

/** The first line is what puzzles need, the second what stands on books and sheets, the third what Spanish needs there. */
const CHARACTERS = ['0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZÑ+−×÷=?–', ' abcdefghijklmnopqrstuvwxyz.,:!&·', 'ÁÉÍÓÚáéíóúüñ¿¡'].join('')

writeFileSync(
  new URL('../svg/glyphs.ts', import.meta.url),
  glyphTable(openSync(fileURLToPath(import.meta.resolve('@fontsource/fredoka/files/fredoka-latin-600-normal.woff')))),
)

function glyphTable(font: Font): string {
  const rows = [...CHARACTERS].map((character) => {
    const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
    if (glyph.id === 0) throw new Error(`the font has no ${character}`)
    return `  '${character}': { advance: ${Math.round(glyph.advanceWidth)}, outline: '${roundNumbers(glyph.path.scale(1, -1).toSVG())}' },\n`
  })
  return `/** Generated from @fontsource/fredoka by \`npm run glyphs -w artwork\`. Do not edit.
 *  Fredoka, copyright The Fredoka Project Authors, SIL Open Font License 1.1: see artwork/NOTICE.md. */
export interface Glyph {
  /** In units of 1/${font.unitsPerEm} of the font size. */
  readonly advance: number
  /** SVG path data in the same units; the baseline is y = 0 and y grows downwards. */
  readonly outline: string
}

export const UNITS_PER_EM = ${font.unitsPerEm}
export const CAP_HEIGHT = ${font.capHeight}

export const GLYPHS: Readonly<Record<string, Glyph>> = {
${rows.join('')}}
`
}

function roundNumbers(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))
}
