import { emojiNameIn } from '@emojigma/engine/emoji/name.ts'
import * as emojiNames from '@emojigma/messages/words/emoji-names.ts'

/** An emoji's name in the page's language. */
export const emojiName = emojiNameIn(emojiNames)
