import type * as english from './en/words/emoji-names.ts'
import type { Translated } from './shape.ts'

/** What emoji are called in a language. */
export type EmojiNames = Translated<typeof english>
