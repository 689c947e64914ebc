import type { PuzzleView } from '@emojigma/contract/puzzle-view.ts'
import { freePlayAccess, type FreePlay, type PlayAccess } from '@emojigma/engine/allowance.ts'
import type { Day } from '@emojigma/engine/day.ts'

/** What a player has done, by puzzle id, and what is used of the day's free puzzles. */
export interface PlayedIds extends FreePlay {
  readonly solved: readonly number[]
  readonly revealed: readonly number[]
}

/** What a player may do with a puzzle: it is settled, or it may be guessed at, or why not. */
export type PlayStatus = 'solved' | 'revealed' | PlayAccess

/** Source: specification §4, Puzzle for a user and Play access */
export function playStatus(puzzle: Pick<PuzzleView, 'id' | 'isRevealed'>, played: PlayedIds, day: Day): PlayStatus {
  if (played.solved.includes(puzzle.id)) return 'solved'
  if (puzzle.isRevealed || played.revealed.includes(puzzle.id)) return 'revealed'
  return freePlayAccess(puzzle.id, played, day)
}
