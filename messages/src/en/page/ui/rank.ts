import { several } from '../../grammar.ts'

/** `1 point`, `12,400 points` */
export const points = (count: number) => several(count, 'point', 'points')
export const noRank = 'No rank yet'
export const rank = (name: string) => `Rank: ${name}`
/** `Fox`, `Unicorn with 2 stars` */
export const withStars = (name: string, stars: number) => (stars === 0 ? name : `${name} with ${several(stars, 'star', 'stars')}`)
