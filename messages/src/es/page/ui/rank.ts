import type * as English from '../../../en/page/ui/rank.ts'
import { several } from '../../grammar.ts'

export const points: typeof English.points = (count) => several(count, 'punto', 'puntos')
export const noRank = 'Aún sin rango'
export const rank: typeof English.rank = (name) => `Rango: ${name}`
export const withStars: typeof English.withStars = (name, stars) =>
  stars === 0 ? name : `${name} con ${several(stars, 'estrella', 'estrellas')}`
