import { LISTED_DAYS } from '@emojigma/contract/rules/limits.ts'
import { slotOfPuzzle } from '@emojigma/engine/day.ts'
import { periodAt, pointsOf, SCOPES } from '@emojigma/contract/rules/scores.ts'
import type { Queries } from '../../database/tables.ts'
import type { FirstGuess, ListenerCall } from '../../guesses/service.ts'
import { NO_EVIDENCE } from '../fairness/evidence.ts'
import { suspicionOf } from '../fairness/suspicion.ts'
import { WIDTHS } from './buckets.ts'
import { playedAfter } from './played.ts'
import { readBoardPlayer } from './queries.postgres.ts'

/** A first guess of an account, before it is entered. */
export interface ScoredFirstGuess extends FirstGuess {
  readonly accountId: string
  /** When the account first opened the puzzle, if that is not on disk yet. */
  readonly openedAtMs: number | undefined
}

/** Nobody has guessed for the account yet. */
const NEW_PLAYER = { version: null, isListed: false, openedAtMs: undefined, daysPlayed: 0, lastPlayedDay: -1, evidence: NO_EVIDENCE }

/** Scores a guess within PostgreSQL's statement of it. What is reckoned here from the player's row is stored only if the row is still the
 *  same then.
 *  @returns 'apart' where the account comes onto the boards or leaves them by it */
export async function scoreAtOnce(queries: Queries, guess: ScoredFirstGuess): Promise<ListenerCall | 'apart'> {
  const { accountId, puzzleId, solves, isScored, nowMs } = guess
  const before = (await readBoardPlayer(queries, { accountId, puzzleId })) ?? NEW_PLAYER
  const { daysPlayed, lastPlayedDay, evidence } = playedAfter(before, guess, guess.openedAtMs ?? before.openedAtMs)
  if (suspicionOf(before.evidence, evidence, { puzzleId, atMs: nowMs })) return 'apart'
  if (!before.isListed && before.daysPlayed < LISTED_DAYS && daysPlayed >= LISTED_DAYS) return 'apart'
  const { typeId, levelId } = slotOfPuzzle(puzzleId)
  const [correct, scored, listed] = [solves, isScored, before.isListed].map(Number)
  const played = [daysPlayed, lastPlayedDay, JSON.stringify(evidence)]
  const periods = SCOPES.map((name) => periodAt(name, nowMs))
  return {
    name: 'score_guess',
    parameters: [
      before.version,
      typeId,
      levelId,
      correct,
      scored,
      listed,
      ...played,
      solves ? pointsOf(puzzleId) : 0,
      nowMs,
      periods,
      WIDTHS,
    ],
    standing(result) {
      if (!solves || !Array.isArray(result)) return undefined
      const [score, solvedToday] = result as readonly number[]
      return score !== undefined && solvedToday !== undefined ? { score, solvedToday } : undefined
    },
  }
}
