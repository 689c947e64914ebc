/** The value below which a share of the values lies, by nearest rank; not a number when there are none.
 *  @param share 0 for the least, 0.5 for the median, 1 for the most */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN
}
