import { createRequire } from 'node:module'
import type { Emoji } from '@emojigma/engine/question.ts'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>
}

const require = createRequire(import.meta.url)

/** Changes with the artwork package: part of every cache key of something drawn. */
export const ART_VERSION = `fluent-emoji-flat-${(require('@iconify-json/fluent-emoji-flat/package.json') as { version: string }).version}`

let loaded: IconSet | undefined

/** The inner SVG of an emoji's 32×32 drawing. Reads the 3 MB icon set on first use.
 *  @throws RangeError for a name that is not in the set */
export function emojiArt(emoji: Emoji): string {
  const icon = Object.hasOwn(icons(), emoji) ? icons()[emoji] : undefined
  if (!icon) throw new RangeError(`no artwork for ${emoji}`)
  return icon.body
}

/** An emoji as an SVG file of its own; undefined for a name that is not in the set, and for the few drawings with gradients and clips,
 *  whose names could meet in one document. */
export function emojiSvg(emoji: string): string | undefined {
  if (!Object.hasOwn(icons(), emoji) || emojiArt(emoji).includes('url(')) return undefined
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${emojiArt(emoji)}</svg>`
}

function icons(): IconSet['icons'] {
  loaded ??= require('@iconify-json/fluent-emoji-flat/icons.json') as IconSet
  return loaded.icons
}
