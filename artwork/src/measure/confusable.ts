import { isContained } from './contained.ts'
import { differenceOf, leastDifference, type Difference } from './difference.ts'
import type { Icon } from './icon.ts'

/** Below this sum of silhouette and lightness two emoji are the same to somebody who sees no colour.
 *  Set by eye: a leopard and a cat (33) fall below, basketball and tangerine (39) do not. */
const LEAST_WITHOUT_COLOUR = 36
const SHAPE_WEIGHT = 60
/** Below this the silhouettes are one and the same, and colour alone would tell the two apart: a cat and a black cat. */
const LEAST_SHAPE = 0.08
/** Below this mean CIELAB distance they are too alike to somebody who lacks one kind of cone. */
const LEAST_WITH_COLOUR = 20

/** Would a player mistake one for the other, somewhere among others and small? */
export function areConfusable(one: Icon, other: Icon): boolean {
  const { shape, seen } = differenceOf(one, other)
  if (shape < LEAST_SHAPE) return true
  // Laying one over the other anew is slow, and no shift of a pixel brings together what is far apart.
  if (withoutColour({ shape, seen }) < 2 * LEAST_WITHOUT_COLOUR) {
    if (withoutColour(leastDifference(one, other, withoutColour)) < LEAST_WITHOUT_COLOUR) return true
  }
  return Math.min(seen.usual, seen.protan, seen.deutan, seen.tritan) < LEAST_WITH_COLOUR || isContained(one, other)
}

function withoutColour({ shape, seen }: Difference): number {
  return SHAPE_WEIGHT * shape + seen.grey
}
