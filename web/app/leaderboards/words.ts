import type { Rank } from '@emojigma/engine/ranks.ts'
import { counted } from '../ui/counted.ts'

/** `1 point`, `12,400 points` */
export function points(count: number): string {
  return `${counted(count)} ${count === 1 ? 'point' : 'points'}`
}

/** `1st`, `2nd`, `3rd`, `11th` */
export function ordinal(position: number): string {
  const isTeen = position % 100 >= 11 && position % 100 <= 13
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][position % 10] ?? 'th')
  return `${counted(position)}${ending}`
}

/** `Fox`, `Unicorn with 2 stars` */
export function rankName({ name, stars }: Rank): string {
  return stars === 0 ? name : `${name} with ${stars} ${stars === 1 ? 'star' : 'stars'}`
}
