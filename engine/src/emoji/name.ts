import * as english from '@emojigma/messages/words/emoji-names.ts'
import type { Emoji } from '../question.ts'
import shortNames from './short-names.json' with { type: 'json' }
import { changeName, variantOf, type ChangeName } from './variant.ts'

/** The names of emoji in a language. */
interface EmojiNames {
  /** By the names of their pictures. */
  readonly names: Readonly<Record<Emoji, string>>
  readonly changes: Readonly<Record<ChangeName, string>>
}

/** For icon names that are too long, too exact or too odd to be read aloud in an equation. */
const SHORT_NAMES: Readonly<Record<Emoji, string>> = shortNames

/** The short spoken name of an emoji: "apple", not "red apple"; of a variant "fox (mirrored)". Distinct emoji never share one. */
export const emojiName = emojiNameIn(english)

/** More than there are emoji and variants, so that invented names cannot fill the memory. */
const MOST_KNOWN = 10_000

/** The names in a language. */
export function emojiNameIn({ names, changes }: EmojiNames): (emoji: Emoji) => string {
  const baseName = (emoji: Emoji): string => listedName(names, emoji) ?? listedName(SHORT_NAMES, emoji) ?? emoji.replaceAll('-', ' ')
  const nameOf = (emoji: Emoji): string => {
    const variant = variantOf(emoji)
    return variant ? `${baseName(variant.base)} (${changes[changeName(variant.change)]})` : baseName(emoji)
  }
  // Descriptions use the same few thousand names again and again.
  const known = new Map<Emoji, string>()
  return (emoji) => {
    const kept = known.get(emoji)
    if (kept !== undefined) return kept
    const name = nameOf(emoji)
    if (known.size < MOST_KNOWN) known.set(emoji, name)
    return name
  }
}

/** Looks up own properties only: `constructor` is on every object. */
function listedName(names: Readonly<Record<Emoji, string>>, emoji: Emoji): string | undefined {
  return Object.hasOwn(names, emoji) ? names[emoji] : undefined
}
