import { dayAt } from '@emojigma/engine/day.ts'
import type { AttemptRecord, EnteredGuess } from '../../play/service.ts'
import { evidenceAfter, type Evidence } from '../fairness/evidence.ts'

/** The sums about a player's play. */
export interface PlayedSums {
  readonly daysPlayed: number
  /** -1 = none yet. */
  readonly lastPlayedDay: number
  readonly evidence: Evidence
}

type TimedGuess = Pick<EnteredGuess, 'puzzleId' | 'isFirst' | 'solves' | 'isLive' | 'begunAtMs' | 'madeAtMs' | 'nowMs'>

/** @param servedAtMs when the player first opened the puzzle; undefined = unknown
 *  @returns the sums including one more guess */
export function playedAfter(before: PlayedSums, guess: TimedGuess, servedAtMs: number | undefined): PlayedSums {
  const { puzzleId, isFirst, solves, isLive, madeAtMs, nowMs } = guess
  const today = dayAt(nowMs)
  // An attempt is dated by its arrival; an offline one began when it was made.
  const begunAtMs = isFirst ? madeAtMs : guess.begunAtMs
  const way = isLive ? 'live' : 'late'
  return {
    daysPlayed: before.daysPlayed + (today > before.lastPlayedDay ? 1 : 0),
    lastPlayedDay: Math.max(before.lastPlayedDay, today),
    evidence: evidenceAfter(before.evidence, { puzzleId, isFirst, solves, begunAtMs, servedAtMs, way, atMs: madeAtMs }),
  }
}

/** @param records all of the player's attempts after the move
 *  @param moved the attempts from the device
 *  @returns the sums after the move */
export function playedAfterMove(before: PlayedSums, records: readonly AttemptRecord[], moved: readonly AttemptRecord[]): PlayedSums {
  const days = new Set(records.filter(({ guessCount }) => guessCount > 0).map(({ begunAtMs }) => dayAt(begunAtMs)))
  let { evidence } = before
  const attempted = moved.filter(({ guessCount }) => guessCount > 0)
  for (const { puzzleId, guessCount, begunAtMs, solvedAtMs } of attempted.toSorted((one, other) => one.begunAtMs - other.begunAtMs)) {
    const base = { puzzleId, begunAtMs, servedAtMs: undefined, way: 'moved' } as const
    const solves = solvedAtMs !== undefined
    const isAtOnce = solves && guessCount === 1
    evidence = evidenceAfter(evidence, { ...base, isFirst: true, solves: isAtOnce, atMs: begunAtMs })
    if (solves && !isAtOnce) evidence = evidenceAfter(evidence, { ...base, isFirst: false, solves, atMs: solvedAtMs })
  }
  return {
    daysPlayed: Math.max(before.daysPlayed, days.size),
    lastPlayedDay: Math.max(before.lastPlayedDay, ...days),
    evidence,
  }
}
