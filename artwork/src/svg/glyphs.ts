import table from './glyphs.json' with { type: 'json' }

/** A character of Fredoka SemiBold (SIL Open Font License 1.1, see artwork/NOTICE.md). */
export interface Glyph {
  /** In units of 1/UNITS_PER_EM of the font size. */
  readonly advance: number
  /** SVG path data in the same units; the baseline is y = 0 and y grows downwards. */
  readonly outline: string
}

export const UNITS_PER_EM = table.unitsPerEm
export const CAP_HEIGHT = table.capHeight
export const GLYPHS: Readonly<Record<string, Glyph>> = table.glyphs
