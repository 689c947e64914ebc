import { dayAt } from '@emojigma/engine/day.ts'
import type { AttemptRecord, EnteredGuess } from '../../play/service.ts'
import { evidenceAfter, evidenceTogether, type Evidence } from '../fairness/evidence.ts'

/** The sums about a player's play. */
export interface PlayedSums {
  readonly daysPlayed: number
  /** -1 = none yet. */
  readonly lastPlayedDay: number
  readonly evidence: Evidence
}

type TimedGuess = Pick<EnteredGuess, 'puzzleId' | 'isFirst' | 'solves' | 'begunAtMs' | 'madeAtMs' | 'nowMs'>

/** @param servedAtMs when the player first opened the puzzle; undefined = unknown
 *  @returns the sums including one more guess */
export function playedAfter(before: PlayedSums, guess: TimedGuess, servedAtMs: number | undefined): PlayedSums {
  const today = dayAt(guess.nowMs)
  return {
    daysPlayed: before.daysPlayed + (today > before.lastPlayedDay ? 1 : 0),
    lastPlayedDay: Math.max(before.lastPlayedDay, today),
    evidence: evidenceAfterGuess(before.evidence, guess, servedAtMs),
  }
}

/** @param servedAtMs when the player first opened the puzzle; undefined = unknown
 *  @returns the evidence including one more guess */
export function evidenceAfterGuess(before: Evidence, guess: TimedGuess, servedAtMs: number | undefined): Evidence {
  const { puzzleId, isFirst, solves, madeAtMs } = guess
  // An attempt is dated by its arrival; an offline one began when it was made.
  const begunAtMs = isFirst ? madeAtMs : guess.begunAtMs
  return evidenceAfter(before, { puzzleId, isFirst, solves, begunAtMs, servedAtMs, atMs: madeAtMs })
}

/** @param records all of the player's attempts after the move
 *  @param ofDevice the evidence about the device
 *  @returns the sums after the move */
export function playedAfterMove(before: PlayedSums, records: readonly AttemptRecord[], ofDevice: Evidence): PlayedSums {
  const days = new Set(records.filter(({ guessCount }) => guessCount > 0).map(({ begunAtMs }) => dayAt(begunAtMs)))
  return {
    daysPlayed: Math.max(before.daysPlayed, days.size),
    lastPlayedDay: Math.max(before.lastPlayedDay, ...days),
    evidence: evidenceTogether(before.evidence, ofDevice),
  }
}
