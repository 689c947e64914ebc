import type * as english from './en/words/emoji-names.ts'
import type { Translated } from './shape.ts'

/** The names of emoji in a language. */
export type EmojiNames = Translated<typeof english>
