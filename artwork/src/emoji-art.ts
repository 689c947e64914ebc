import { createRequire } from 'node:module'
import { HIDDEN_TILE } from '@emojigma/engine/grid/hidden-tile.ts'
import { variantOf } from '@emojigma/engine/emoji/variant.ts'
import type { Emoji } from '@emojigma/engine/question.ts'
import { drawVariant } from './variants/draw-variant.ts'
import { partsOf } from './variants/parts.ts'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>
}

const require = createRequire(import.meta.url)

/** Part of every cache key of a drawing: changes with the artwork package. */
export const ART_VERSION = `fluent-emoji-flat-${(require('@iconify-json/fluent-emoji-flat/package.json') as { version: string }).version}`

let loaded: IconSet['icons'] | undefined

/** The inner SVG of an emoji's 32×32 drawing, or of a variant of one. Reads the 3 MB icon set on first use.
 *  @throws RangeError for a name that is not in the set */
export function emojiArt(emoji: Emoji): string {
  const variant = variantOf(emoji)
  if (variant) return drawVariant(emojiArt(variant.base), variant.change)
  const icon = Object.hasOwn(icons(), emoji) ? icons()[emoji] : undefined
  if (!icon) throw new RangeError(`no artwork for ${emoji}`)
  return icon.body
}

/** An emoji, or a variant of one, as a standalone SVG; undefined for an unknown name, and for the few drawings with gradients and clips,
 *  whose ids could clash in one document. */
export function emojiSvg(emoji: string): string | undefined {
  if (!hasArt(emoji) || emojiArt(emoji).includes('url(')) return undefined
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${emojiArt(emoji)}</svg>`
}

function hasArt(emoji: string): boolean {
  const variant = variantOf(emoji)
  if (!variant) return Object.hasOwn(icons(), emoji)
  const { base, change } = variant
  if (!Object.hasOwn(icons(), base)) return false
  const part = 'part' in change ? partsOf(emojiArt(base))[change.part] : undefined
  return !('part' in change) || (part !== undefined && (change.kind !== 'shade' || part.fill !== undefined))
}

function icons(): IconSet['icons'] {
  loaded ??= { ...(require('@iconify-json/fluent-emoji-flat/icons.json') as IconSet).icons, [HIDDEN_TILE]: { body: HIDDEN_TILE_ART } }
  return loaded
}

/** A plum tile with a white question mark. */
const HIDDEN_TILE_ART =
  '<path fill="#7b2d8e" d="M8 2h16c3.3 0 6 2.7 6 6v16c0 3.3-2.7 6-6 6H8c-3.3 0-6-2.7-6-6V8c0-3.3 2.7-6 6-6Z"/>' +
  '<path fill="#fff" d="M16 5.5c-4 0-6.8 2.5-7 6.2c0 1.1.8 2 1.9 2s1.9-.8 2-1.8c.2-1.6 1.3-2.6 3.1-2.6c1.8 0 3 1 3 2.5c0 1.3-.6 2-2.3 3.200c-1.9 1.3-2.700 2.700-2.6 4.800c0 1.1.8 1.9 1.9 1.9s1.9-.8 1.9-1.9c0-1 .4-1.500 2-2.6c2-1.400 3.1-3 3.1-5.400c0-3.800-3-6.300-7-6.300Z"/>' +
  '<path fill="#fff" d="M16 22.5c1.3 0 2.3 1 2.3 2.200c0 1.3-1 2.3-2.3 2.3s-2.3-1-2.3-2.3c0-1.200 1-2.200 2.3-2.200Z"/>'
