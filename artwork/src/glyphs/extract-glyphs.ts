/** Writes ../svg/glyphs.json: outlines of the few characters that pictures need, taken from Fredoka SemiBold.
 *  Pictures carry outlines instead of text because a rasteriser on a bare machine finds no fonts.
 *  Run by `npm run glyphs -w artwork` after an update of the font. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openSync, type Font } from 'fontkit'

/** Characters of puzzles, then of books and sheets, then those that Spanish and French add. */
const CHARACTERS = [
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZÑ+−×÷=?–',
  ' abcdefghijklmnopqrstuvwxyz.,:!&·',
  'ÁÉÍÓÚáéíóúüñ¿¡',
  'ÀÂÇÈÊËÎÏÔŒÙÛàâçèêëîïôœùû’',
].join('')

writeFileSync(
  new URL('../svg/glyphs.json', import.meta.url),
  glyphTable(openSync(fileURLToPath(import.meta.resolve('@fontsource/fredoka/files/fredoka-latin-600-normal.woff')))),
)

/** One line per character, for readable diffs. */
function glyphTable(font: Font): string {
  const rows = [...CHARACTERS].map((character) => {
    const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
    if (glyph.id === 0) throw new Error(`the font has no ${character}`)
    const entry = { advance: Math.round(glyph.advanceWidth), outline: roundNumbers(glyph.path.scale(1, -1).toSVG()) }
    return `    "${character}": ${JSON.stringify(entry)}`
  })
  return `{\n  "unitsPerEm": ${font.unitsPerEm},\n  "capHeight": ${font.capHeight},\n  "glyphs": {\n${rows.join(',\n')}\n  }\n}\n`
}

function roundNumbers(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))
}
