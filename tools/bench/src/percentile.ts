/** A percentile by nearest rank; NaN without values.
 *  @param share 0 for the least, 0.5 for the median, 1 for the most */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN
}
