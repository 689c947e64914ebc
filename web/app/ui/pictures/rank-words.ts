import type { Rank } from '@emojigma/contract/rules/ranks.ts'
import { withStars } from '@emojigma/messages/page/ui/rank.ts'
import * as rankWords from '@emojigma/messages/words/ranks.ts'

export { points } from '@emojigma/messages/page/ui/rank.ts'

/** `Fox`, `Unicorn with 2 stars` */
export function rankName(rank: Rank): string {
  return withStars(creatureName(rank), rank.stars)
}

/** `Unicorn`, with however many stars. */
export function creatureName({ emoji }: Rank): string {
  return rankWords.creatures[emoji] ?? ''
}
