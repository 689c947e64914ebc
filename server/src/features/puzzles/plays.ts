import type { Day } from '@emojigma/engine/day.ts'
import type { PuzzleState } from '@emojigma/contract/rules/access.ts'
import type { Player } from '../../platform/visitor.ts'

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
  /** @returns the player's attempts among these puzzles, by puzzle id */
  attemptsAt(player: Player | undefined, puzzleIds: readonly number[]): Promise<ReadonlyMap<number, Attempt>>
  /** @returns how many of the day's free puzzles the player has used */
  usedAllowance(player: Player | undefined, day: Day): Promise<number>
  /** @returns the player's number, by which lists leave out what is solved */
  playerIdOf(player: Player | undefined): Promise<number | undefined>
}

/** Before anybody can play. */
export const NO_PLAYS: Plays = {
  attemptsAt: async () => new Map(),
  usedAllowance: async () => 0,
  playerIdOf: async () => undefined,
}

/** What a player did at a puzzle, as `access()` asks for it. */
export function stateOf(attempt: Attempt | undefined): PuzzleState {
  if (!attempt) return 'fresh'
  if (attempt.isRevealed) return 'revealed'
  return attempt.isSolved ? 'solved' : 'begun'
}
