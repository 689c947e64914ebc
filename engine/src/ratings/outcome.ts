/** The parts of an attempt that say something about player and puzzle. */
export interface RatedAttempt {
  readonly begunAtMs: number
  /** 0 = revealed without a guess. */
  readonly guessCount: number
  readonly solvedAtMs: number | undefined
  /** The furthest hint step, 0 to 3. */
  readonly hintRung: number
}

/** An attempt is judged this long after its first guess. Later events change nothing, so it does not matter when it is read. A guess
 *  concludes the thinking: a better idea would follow soon. */
export const JUDGED_AFTER_MS = 10 * 60_000

/** Outcome by the number of guesses, from the second on. */
const BY_GUESSES = [0.3, 0.2, 0.1]
const LATER_GUESSES = 0.05
/** Upper limit by hint step: none, where to look, which rule, the worked step. */
const WITH_HINT = [1, 0.3, 0.2, 0.1]

/** Mean outcome of attempts that were not solved at the first try without a hint. Subtracted, so that the estimate remains the chance of
 *  a first try. */
const USUAL_REST = 0.08

/** The outcome of an attempt: 1 = solved at the first try without a hint, less with hints or more tries, 0 = revealed, given up or not
 *  solved soon after the first guess. The same for a record whenever it is read.
 *  Source: docs/product.md, Measured ratings */
export function outcomeOf({ begunAtMs, guessCount, solvedAtMs, hintRung }: RatedAttempt): number {
  if (solvedAtMs === undefined || solvedAtMs - begunAtMs >= JUDGED_AFTER_MS) return 0
  const byGuesses = guessCount <= 1 ? 1 : (BY_GUESSES[guessCount - 2] ?? LATER_GUESSES)
  return Math.min(byGuesses, WITH_HINT[hintRung] ?? 0)
}

/** @returns an outcome comparable to the chance of a first try: its mean over attempts with that chance is the chance */
export function centredOutcome(outcome: number): number {
  return (outcome - USUAL_REST) / (1 - USUAL_REST)
}
