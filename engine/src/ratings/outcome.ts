/** What is kept of an attempt, as far as it says something about player and puzzle. */
export interface RatedAttempt {
  readonly begunAtMs: number
  /** 0 = revealed without a guess. */
  readonly guessCount: number
  readonly solvedAtMs: number | undefined
  /** The furthest rung of a hint, 0 to 3. */
  readonly hintRung: number
}

/** So long after its first guess an attempt is judged. What comes later changes nothing, so that it does not matter when somebody looks.
 *  A guess is the end of the thinking: whoever knows better says so soon. */
export const JUDGED_AFTER_MS = 10 * 60_000

/** Of an attempt that was solved after the first try, by the number of guesses from the second on. */
const BY_GUESSES = [0.3, 0.2, 0.1]
const LATER_GUESSES = 0.05
/** No more than this with a hint: where to look, which rule, the worked step. */
const WITH_HINT = [1, 0.3, 0.2, 0.1]

/** About what attempts come to that were not solved at the first try without a hint. It is taken off again, so that what is measured stays
 *  the chance of the first try. */
const USUAL_REST = 0.08

/** What an attempt says: 1 = solved at the first try without a hint, less with hints or more tries, 0 = revealed, given up or not
 *  solved soon after the first guess. Pure: the same for a record whenever it is read.
 *  Source: docs/product.md, Measured ratings */
export function outcomeOf({ begunAtMs, guessCount, solvedAtMs, hintRung }: RatedAttempt): number {
  if (solvedAtMs === undefined || solvedAtMs - begunAtMs >= JUDGED_AFTER_MS) return 0
  const byGuesses = guessCount <= 1 ? 1 : (BY_GUESSES[guessCount - 2] ?? LATER_GUESSES)
  return Math.min(byGuesses, WITH_HINT[hintRung] ?? 0)
}

/** @returns what is compared with the chance of a first try: its average over attempts of that chance is the chance */
export function centredOutcome(outcome: number): number {
  return (outcome - USUAL_REST) / (1 - USUAL_REST)
}
