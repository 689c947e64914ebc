import { emojiName } from '@emojigma/engine/emoji/name.ts'
import type { Emoji } from '@emojigma/engine/question.ts'

const FIRST_EVER: Emoji = 'fox'

/** "What is the fox worth?", "What are the grapes worth?": asks for the first emoji of a puzzle. */
export function heroQuestion(emoji: readonly Emoji[]): string {
  const name = emojiName(emoji[0] ?? FIRST_EVER)
  return `What ${isPlural(name) ? 'are' : 'is'} the ${name} worth?`
}

/** Grapes and French fries, but not octopus, rhinoceros or compass. */
function isPlural(name: string): boolean {
  return /[^aious]s$/.test(name)
}
