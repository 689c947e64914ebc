import type { Emoji } from '../question.ts'

const SHORT_NAMES: Readonly<Record<Emoji, string>> = {
  'red-apple': 'apple',
}

/** The short spoken name of an emoji: "apple", "horse".
 *  Two emoji that are distinct never share one. */
export function emojiName(emoji: Emoji): string {
  return SHORT_NAMES[emoji] ?? emoji.replaceAll('-', ' ')
}
