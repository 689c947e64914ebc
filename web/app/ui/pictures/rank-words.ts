import { m } from '@emojigma/messages'
import type { Rank } from '@emojigma/contract/rules/ranks.ts'
import * as rankWords from '@emojigma/messages/words/ranks.ts'

export const points = (count: number) => m['rank.points']({ count })

/** `Fox`, `Unicorn with 2 stars` */
export function rankName(rank: Rank): string {
  return m['rank.with_stars']({ name: creatureName(rank), stars: rank.stars })
}

/** `Unicorn`, with however many stars. */
export function creatureName({ emoji }: Rank): string {
  return rankWords.creatures[emoji] ?? ''
}
