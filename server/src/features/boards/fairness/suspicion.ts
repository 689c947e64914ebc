import { judged, pointsAgainst, SCORE_LIMIT, type Evidence, type FairnessRule } from './evidence.ts'

/** The evidence at the time the limit was reached, stored for the operator. */
export interface Suspicion {
  readonly rule: FairnessRule
  readonly evidence: Readonly<Record<string, number>>
}

/** @returns why the player leaves the boards, for the one guess that reaches the limit; later guesses do not flag again */
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
