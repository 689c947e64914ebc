/** The parts of fontkit that are used here; the package ships no types. */
declare module 'fontkit' {
  export interface GlyphPath {
    scale(x: number, y: number): GlyphPath
    toSVG(): string
  }
  export interface Glyph {
    readonly id: number
    readonly advanceWidth: number
    readonly path: GlyphPath
  }
  export interface Font {
    readonly unitsPerEm: number
    readonly capHeight: number
    glyphForCodePoint(codePoint: number): Glyph
    /** Code points. */
    readonly characterSet: readonly number[]
  }
  export function openSync(path: string): Font
  export function create(file: Buffer): Font
}
