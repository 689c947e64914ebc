/** The few calls of fontkit that the glyph extraction makes; the package ships no types. */
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
  }
  export function openSync(path: string): Font
}
