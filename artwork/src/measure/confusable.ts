import { differenceOf } from './difference.ts'
import type { Icon } from './icon.ts'

/** Below this sum of silhouette and lightness two emoji are the same to somebody who sees no colour.
 *  Set by eye: apple and tomato (19), basketball and tangerine (39) stand on either side. */
const LEAST_WITHOUT_COLOUR = 32
const SHAPE_WEIGHT = 60
/** Below this mean CIELAB distance they are too alike to somebody who lacks one kind of cone. */
const LEAST_WITH_COLOUR = 20

/** Would a player mistake one for the other, somewhere among others and small? */
export function areConfusable(one: Icon, other: Icon): boolean {
  const { shape, seen } = differenceOf(one, other)
  if (SHAPE_WEIGHT * shape + seen.grey < LEAST_WITHOUT_COLOUR) return true
  return Math.min(seen.usual, seen.protan, seen.deutan, seen.tritan) < LEAST_WITH_COLOUR
}
