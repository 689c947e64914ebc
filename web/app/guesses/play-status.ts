import type { PuzzleView } from '@emojigma/contract/puzzle-view.ts'
import { freePlayAccess, type PlayAccess } from '@emojigma/engine/allowance.ts'
import type { Day } from '@emojigma/engine/day.ts'
import type { PlayedIds } from './api.ts'

/** What a player may do with a puzzle: it is settled, or it may be guessed at, or why not. */
export type PlayStatus = 'solved' | 'revealed' | PlayAccess

/** Source: specification §4, Puzzle for a user and Play access */
export function playStatus(puzzle: Pick<PuzzleView, 'id' | 'isRevealed'>, played: PlayedIds, day: Day): PlayStatus {
  if (played.solved.includes(puzzle.id)) return 'solved'
  if (puzzle.isRevealed || played.revealed.includes(puzzle.id)) return 'revealed'
  return freePlayAccess(puzzle.id, played, day)
}

/** `8 h 41 min`, rounded up so that the time named is never too short. */
export function waitText(waitMs: number): string {
  const minutes = Math.ceil(waitMs / 60_000)
  const hours = Math.floor(minutes / 60)
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`
}
