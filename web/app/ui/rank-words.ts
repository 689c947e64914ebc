import type { Rank } from '@emojigma/engine/ranks.ts'
import { counted } from './counted.ts'

/** `1 point`, `12,400 points` */
export function points(count: number): string {
  return `${counted(count)} ${count === 1 ? 'point' : 'points'}`
}

/** `Fox`, `Unicorn with 2 stars` */
export function rankName({ name, stars }: Rank): string {
  return stars === 0 ? name : `${name} with ${stars} ${stars === 1 ? 'star' : 'stars'}`
}
