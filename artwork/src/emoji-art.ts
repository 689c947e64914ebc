import { createRequire } from 'node:module'
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

let loaded: IconSet | undefined

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
  loaded ??= require('@iconify-json/fluent-emoji-flat/icons.json') as IconSet
  return loaded.icons
}
