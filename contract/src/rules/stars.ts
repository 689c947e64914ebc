/** Most stars of a day.
 *  Source: docs/product.md, Stars of a day */
export const STARS_A_DAY = 3

export type Stars = 0 | 1 | 2 | 3

/** A star for each of the first three puzzles solved on a UTC day, of any type and level.
 *  @param solved puzzles that the player solved on the day
 *  Source: docs/product.md, Stars of a day */
export function starsOf(solved: number): Stars {
  return Math.max(0, Math.min(STARS_A_DAY, Math.floor(solved))) as Stars
}
