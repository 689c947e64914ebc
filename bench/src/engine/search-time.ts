/** Where one must look straight at a cell to tell: the closest drawings that are shown. */
const ONE_AT_A_TIME = 26
const MOST_AT_ONCE = 30
const LOOK_S = 0.25
const BEFORE_AND_AFTER_S = 0.6

/** How long somebody takes, in the middle, to find the odd one: a model, not a measurement. The eye rests some 250 ms at a place and takes
 *  in as many cells there as the difference allows, from one to thirty; on average half of the cells are looked at.
 *  @param distance how far apart odd one and crowd look, in tenths
 *  Source: Hulleman and Olivers, "The impending demise of the item in visual search", 2017: fixations, and a field of view by difficulty */
export function modelledSearchS(side: number, distance: number): number {
  const atOnce = Math.min(MOST_AT_ONCE, Math.max(1, distance / ONE_AT_A_TIME))
  return BEFORE_AND_AFTER_S + (LOOK_S * side * side) / (2 * atOnce)
}
