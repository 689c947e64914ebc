/** A player's ability at a kind of puzzle, or a puzzle's difficulty, estimated from attempts: thousandths of a logit, on one scale. A
 *  player level with a puzzle solves it at the first try half of the time, 1099 above it three times in four.
 *  Source: docs/product.md, Measured ratings; Glickman, "Example of the Glicko-2 system", 2013 */
export interface Estimate {
  readonly value: number
  /** Standard deviation. */
  readonly deviation: number
}

export const PER_LOGIT = 1000

/** Never less, however many attempts: abilities change from day to day, and puzzles are not the same for everyone. */
export const LEAST_DEVIATION = { player: 260, puzzle: 180 } as const

/** Standard deviation of a day's learning or forgetting. */
const CHANGE_A_DAY = 30

/** @param days since it was measured
 *  @param most the deviation of a player without attempts
 *  @returns the estimate, less certain */
export function agedBy(days: number, { value, deviation }: Estimate, most: number): Estimate {
  const grown = Math.round(Math.sqrt(deviation ** 2 + CHANGE_A_DAY ** 2 * Math.max(0, days)))
  return { value, deviation: Math.max(deviation, Math.min(most, grown)) }
}

/** @returns the chance of solving a puzzle at the first try without a hint, 0 to 1; the less is known of both, the nearer to a half */
export function firstTryChance(player: Estimate, puzzle: Estimate): number {
  return chanceAt(player.value - puzzle.value, Math.hypot(player.deviation, puzzle.deviation))
}

/** @returns the lead over a puzzle of a player with this chance */
export function leadFor(chance: number, deviation: number): number {
  return Math.round((Math.log(chance / (1 - chance)) / shrinking(deviation)) * PER_LOGIT)
}

/** @param lead of the player over the puzzle
 *  @param deviation of the lead */
export function chanceAt(lead: number, deviation: number): number {
  return 1 / (1 + Math.exp((-shrinking(deviation) * lead) / PER_LOGIT))
}

/** Glicko's g: the weight of an uncertain lead, 0 to 1. */
export function shrinking(deviation: number): number {
  return 1 / Math.sqrt(1 + (3 * (deviation / PER_LOGIT) ** 2) / Math.PI ** 2)
}
