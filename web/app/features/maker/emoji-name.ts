import { emojiNameIn } from '@emojigma/engine/emoji/name.ts'
import * as emojiNames from '@emojigma/messages/words/emoji-names.ts'

/** What an emoji is called in the language of the page. */
export const emojiName = emojiNameIn(emojiNames)
