import { categoryCode, type Riddle } from '@emojigma/content/riddle.ts'

export interface CategoryCount {
  readonly category: string
  readonly count: number
}

/** The number of riddles of each category, the largest first. */
export function countsOf(riddles: readonly Riddle[]): readonly CategoryCount[] {
  const counts = new Map<string, number>()
  for (const { category } of riddles) counts.set(category, (counts.get(category) ?? 0) + 1)
  return [...counts].map(([category, count]) => ({ category, count })).sort((a, b) => b.count - a.count)
}

/** @param code undefined = all */
export function inCategory(riddles: readonly Riddle[], code: string | undefined): readonly Riddle[] {
  return code === undefined ? riddles : riddles.filter(({ category }) => categoryCode(category) === code)
}

/** The category code of an address.
 *  @returns undefined if there is no such category */
export function knownCode(code: string | null, counts: readonly CategoryCount[]): string | undefined {
  return counts.map(({ category }) => categoryCode(category)).find((known) => known === code?.toLowerCase())
}
