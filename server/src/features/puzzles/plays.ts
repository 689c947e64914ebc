import type { Day } from '@emojigma/engine/day.ts'
import type { PuzzleState } from '@emojigma/contract/rules/actions.ts'
import type { Player } from '../../platform/visitor.ts'

/** One player's attempt at a puzzle. */
export interface Attempt {
  readonly puzzleId: number
  readonly isSolved: boolean
  readonly isRevealed: boolean
  /** Time of the first guess, or of the reveal if there was no guess. */
  readonly begunAtMs: number
}

/** The part of a player's history that decides which puzzles they see, and how. */
export interface Plays {
  /** @returns the player's attempts among these puzzles, by puzzle id */
  attemptsAt(player: Player | undefined, puzzleIds: readonly number[]): Promise<ReadonlyMap<number, Attempt>>
  /** @returns how many of the day's free puzzles the player has used */
  usedAllowance(player: Player | undefined, day: Day): Promise<number>
  /** @returns the player's number, by which lists leave out solved puzzles */
  playerIdOf(player: Player | undefined): Promise<number | undefined>
}

/** Until the feature for guesses has registered itself. */
export const NO_PLAYS: Plays = {
  attemptsAt: async () => new Map(),
  usedAllowance: async () => 0,
  playerIdOf: async () => undefined,
}

/** The state of a puzzle, as `access()` expects it. */
export function stateOf(attempt: Attempt | undefined): PuzzleState {
  if (!attempt) return 'fresh'
  if (attempt.isRevealed) return 'revealed'
  return attempt.isSolved ? 'solved' : 'begun'
}
