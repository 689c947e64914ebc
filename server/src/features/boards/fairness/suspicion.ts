import { judged, pointsAgainst, SCORE_LIMIT, type Evidence, type FairnessRule } from './evidence.ts'

/** What was counted when the limit was reached; kept for the operator who looks at it. */
export interface Suspicion {
  readonly rule: FairnessRule
  readonly evidence: Readonly<Record<string, number>>
}

/** @returns what takes the player off the boards, where it is this that reaches the limit: not again by everything that follows */
export function suspicionOf(
  before: Evidence,
  after: Evidence,
  at: { readonly puzzleId: number; readonly atMs: number },
): Suspicion | undefined {
  const { score, rule } = judged(after)
  if (score < SCORE_LIMIT || judged(before).score >= SCORE_LIMIT) return undefined
  const spoke = Object.entries(pointsAgainst(after)).filter(([, points]) => points > 0)
  return { rule, evidence: { ...at, score, ...Object.fromEntries(spoke) } }
}
