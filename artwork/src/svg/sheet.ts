import type { Emoji } from '@emojigma/engine/question.ts'
import { fixed, type Box } from './shapes.ts'

/** The inner SVG of an emoji's 32×32 drawing.
 *  @throws RangeError for an emoji without one */
export type EmojiArt = (emoji: Emoji) => string

/** View box of every picture but Spot the odd emoji: the 5:4 of a puzzle card. */
export const PICTURE = { width: 800, height: 640 } as const

/** A picture being drawn: markup in drawing order, and each emoji's artwork once. */
export interface Sheet {
  add(...markup: readonly string[]): void
  emoji(emoji: Emoji, box: Box): void
  /** The whole picture as one self-contained SVG document. */
  toSvg(): string
}

/** @param idPrefix prefix of every id, so that pictures on one page do not clash */
export function sheetOf(size: { readonly width: number; readonly height: number }, art: EmojiArt, idPrefix: string): Sheet {
  const symbolIds = new Map<Emoji, string>()
  const body: string[] = []

  function symbolId(emoji: Emoji): string {
    const id = symbolIds.get(emoji) ?? `${idPrefix}-${symbolIds.size + 1}`
    symbolIds.set(emoji, id)
    return id
  }

  return {
    add: (...markup) => void body.push(...markup),
    emoji(emoji, { x, y, width, height }) {
      body.push(`<use href="#${symbolId(emoji)}" x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}"/>`)
    },
    toSvg() {
      const symbols = [...symbolIds].map(([emoji, id]) => `<symbol id="${id}" viewBox="0 0 32 32">${art(emoji)}</symbol>`)
      return (
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">` +
        `${symbols.join('')}${body.join('')}</svg>`
      )
    },
  }
}

/** The same picture always has the same prefix; different pictures practically never share one (FNV-1a, 32 bits). */
export function prefixFor(content: unknown): string {
  let hash = 0x81_1c_9d_c5
  for (const character of JSON.stringify(content)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93)
  }
  return `e${(hash >>> 0).toString(36)}`
}
