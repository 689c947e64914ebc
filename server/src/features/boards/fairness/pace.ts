/** Logarithms, of seconds, of how long a player took for puzzles right at the first guess, and of how long people usually take: the sums
 *  for averages, spread and correlation. */
export interface PaceSums {
  readonly count: number
  readonly taken: number
  readonly takenSquared: number
  readonly usual: number
  readonly usualSquared: number
  readonly product: number
  /** Of hard puzzles: their number, and the sum of the logarithms of taken divided by usual. */
  readonly hardCount: number
  readonly hardRatio: number
}

export const NO_PACE: PaceSums = {
  count: 0,
  taken: 0,
  takenSquared: 0,
  usual: 0,
  usualSquared: 0,
  product: 0,
  hardCount: 0,
  hardRatio: 0,
}

/** Statistics of the sums. Times are logarithms: 0.12 is about twelve per cent. */
export interface Pace {
  readonly solves: number
  /** Standard deviation of the times. */
  readonly deviation: number
  /** Standard deviation of the usual times of these puzzles: 0 = all are alike. */
  readonly spread: number
  /** Correlation of the two, -1 to 1: thinking takes longer for harder puzzles. */
  readonly correlation: number
  readonly hardSolves: number
  /** The mean of taken divided by usual, at hard ones: -0.7 is half the time. */
  readonly hardMiddle: number
}

/** Below, it waited together with others; above, the player was away. */
const TIMED_MS = { from: 200, to: 30 * 60_000 }

/** @param takenMs from the earliest start to the answer */
export function paceAfter(before: PaceSums, takenMs: number, usualSeconds: number, isHard: boolean): PaceSums {
  if (takenMs < TIMED_MS.from || takenMs > TIMED_MS.to) return before
  const [taken, usual] = [Math.log(takenMs / 1000), Math.log(usualSeconds)]
  return {
    count: before.count + 1,
    taken: before.taken + taken,
    takenSquared: before.takenSquared + taken ** 2,
    usual: before.usual + usual,
    usualSquared: before.usualSquared + usual ** 2,
    product: before.product + taken * usual,
    hardCount: before.hardCount + (isHard ? 1 : 0),
    hardRatio: before.hardRatio + (isHard ? taken - usual : 0),
  }
}

export function pacesTogether(one: PaceSums, other: PaceSums): PaceSums {
  return {
    count: one.count + other.count,
    taken: one.taken + other.taken,
    takenSquared: one.takenSquared + other.takenSquared,
    usual: one.usual + other.usual,
    usualSquared: one.usualSquared + other.usualSquared,
    product: one.product + other.product,
    hardCount: one.hardCount + other.hardCount,
    hardRatio: one.hardRatio + other.hardRatio,
  }
}

export function paceOf({ count, taken, takenSquared, usual, usualSquared, product, hardCount, hardRatio }: PaceSums): Pace {
  const many = Math.max(count, 1)
  const deviation = Math.sqrt(Math.max(0, takenSquared / many - (taken / many) ** 2))
  const spread = Math.sqrt(Math.max(0, usualSquared / many - (usual / many) ** 2))
  const together = product / many - (taken / many) * (usual / many)
  return {
    solves: count,
    deviation,
    spread,
    correlation: deviation > 0 && spread > 0 ? together / (deviation * spread) : 0,
    hardSolves: hardCount,
    hardMiddle: hardCount === 0 ? 0 : hardRatio / hardCount,
  }
}
