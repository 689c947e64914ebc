/** @returns root of the mean square; NaN of none */
export function rootMeanSquare(errors: readonly number[]): number {
  return Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length)
}

/** Spearman's correlation of ranks, without ties. */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const ones = ranksOf(pairs.map(([one]) => one))
  const others = ranksOf(pairs.map(([, other]) => other))
  const squares = ones.reduce((sum, rank, index) => sum + (rank - (others[index] ?? 0)) ** 2, 0)
  return 1 - (6 * squares) / (pairs.length * (pairs.length ** 2 - 1))
}

function ranksOf(values: readonly number[]): readonly number[] {
  const ranks: number[] = []
  for (const [rank, [index]] of [...values.entries()].toSorted(([, one], [, other]) => one - other).entries()) ranks[index] = rank
  return ranks
}
