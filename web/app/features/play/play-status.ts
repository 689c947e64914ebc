import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { access, type AccessedPuzzle, type Refusal } from '@emojigma/contract/rules/access.ts'
import type { Visitor } from '@emojigma/contract/rules/visitor.ts'
import { dayOfPuzzle, type Day } from '@emojigma/engine/day.ts'

/** What a player has done, by puzzle id, and what is used of the day's free puzzles. */
export interface PlayedIds {
  readonly solved: readonly number[]
  readonly revealed: readonly number[]
  readonly attempted: readonly number[]
  /** Puzzles of one day that count among its three. They are more than those attempted where the attempts became an account's. */
  readonly begun?: { readonly day: Day; readonly count: number } | undefined
}

/** Who plays here, and what they have done. */
export interface Played extends PlayedIds {
  readonly visitor: Visitor
}

/** What a player may do with a puzzle: it may be guessed at, or why not. */
export type PlayStatus = 'open' | Refusal<'PLAY PUZZLE'>

/** Why a puzzle that is neither solved nor revealed may not be guessed at. */
type LockedStatus = Exclude<PlayStatus, 'open' | 'solved' | 'revealed'>

type PuzzleRef = Pick<PuzzleView, 'id'> & { readonly isRevealed?: boolean }

/** Source: docs/product.md, Play access and the free allowance */
export function playStatus(puzzle: PuzzleRef, played: Played, day: Day): PlayStatus {
  const answer = access('PLAY PUZZLE', visitorOn(played, day), accessedPuzzle(puzzle, played), day)
  return answer.kind === 'open' ? 'open' : answer.why
}

export function isLocked(status: PlayStatus): status is LockedStatus {
  return status !== 'open' && status !== 'solved' && status !== 'revealed'
}

/** @returns how many puzzles of a day count among its three */
export function usedOn({ attempted, begun }: PlayedIds, day: Day): number {
  const attemptedThen = attempted.filter((id) => dayOfPuzzle(id) === day).length
  return Math.max(attemptedThen, begun?.day === day ? begun.count : 0)
}

/** Who plays here, with what they used of a day. */
export function visitorOn(played: Played, day: Day): Visitor {
  return { ...played.visitor, used: usedOn(played, day) }
}

/** A puzzle with what the player did at it. */
export function accessedPuzzle({ id, isRevealed }: PuzzleRef, { solved, revealed, attempted }: PlayedIds): AccessedPuzzle {
  if (solved.includes(id)) return { id, state: 'solved' }
  if (isRevealed || revealed.includes(id)) return { id, state: 'revealed' }
  return { id, state: attempted.includes(id) ? 'begun' : 'fresh' }
}
