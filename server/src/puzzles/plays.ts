import type { Day } from '@emojigma/engine/day.ts'
import type { Caller } from '../http/caller.ts'

/** What a player did at one puzzle. */
export interface Attempt {
  readonly puzzleId: number
  readonly isSolved: boolean
  readonly isRevealed: boolean
  /** Of the first guess, or of the reveal when there was none. */
  readonly begunAtMs: number
}

/** What somebody has played, as far as it changes which puzzles they see, and how. */
export interface Plays {
  /** @returns the caller's attempts among these puzzles, by puzzle id */
  attemptsAt(caller: Caller, puzzleIds: readonly number[]): Promise<ReadonlyMap<number, Attempt>>
  /** @returns how many of the day's free puzzles the caller has used */
  usedAllowance(caller: Caller, day: Day): Promise<number>
  /** @returns the caller's player, by which lists leave out what is solved */
  playerIdOf(caller: Caller): Promise<number | undefined>
}

/** Before anybody can play. */
export const NO_PLAYS: Plays = {
  attemptsAt: async () => new Map(),
  usedAllowance: async () => 0,
  playerIdOf: async () => undefined,
}
