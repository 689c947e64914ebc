/** Which members of a list may stand together. Members are numbers, so that asking is quick. */
export interface ChoiceRules {
  goTogether(one: number, other: number): boolean
  /** False where a look is enough to tell that the candidates hold no such choice. */
  mayHold(candidates: readonly number[], count: number): boolean
}

/** Depth first, earlier candidates first: the first `count` candidates that all go together.
 *  @returns undefined when there are none */
export function firstChoice(candidates: readonly number[], count: number, rules: ChoiceRules): number[] | undefined {
  if (count === 0) return []
  if (!rules.mayHold(candidates, count)) return undefined
  if (count === 1) return candidates.slice(0, 1)
  for (let index = 0; candidates.length - index >= count; index += 1) {
    const first = candidates[index] as number
    const rest: number[] = []
    for (let next = index + 1; next < candidates.length; next += 1) {
      const candidate = candidates[next] as number
      if (rules.goTogether(first, candidate)) rest.push(candidate)
    }
    const others = firstChoice(rest, count - 1, rules)
    if (others) return [first, ...others]
  }
  return undefined
}
