import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { AccessedPuzzle, Refusal } from '@emojigma/contract/rules/actions.ts'
import { access } from '@emojigma/contract/rules/page-access.ts'
import type { Visitor } from '@emojigma/contract/rules/visitor.ts'
import { dayOfPuzzle, type Day } from '@emojigma/engine/day.ts'

/** A player's puzzles by id, and the used free puzzles of a day. */
export interface PlayedIds {
  readonly solved: readonly number[]
  readonly revealed: readonly number[]
  readonly attempted: readonly number[]
  /** Used free puzzles of a day; may exceed `attempted` after a guest's attempts were moved to an account. */
  readonly begun?: { readonly day: Day; readonly count: number } | undefined
}

export interface Played extends PlayedIds {
  readonly visitor: Visitor
}

/** `open`, or why the puzzle can't be guessed at. */
export type PlayStatus = 'open' | Refusal<'PLAY PUZZLE'>

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

/** @returns the number of used free puzzles of a day */
export function usedOn({ attempted, begun }: PlayedIds, day: Day): number {
  const attemptedCount = attempted.filter((id) => dayOfPuzzle(id) === day).length
  return Math.max(attemptedCount, begun?.day === day ? begun.count : 0)
}

export function visitorOn(played: Played, day: Day): Visitor {
  return { ...played.visitor, used: usedOn(played, day) }
}

export function accessedPuzzle({ id, isRevealed }: PuzzleRef, { solved, revealed, attempted }: PlayedIds): AccessedPuzzle {
  if (solved.includes(id)) return { id, state: 'solved' }
  if (isRevealed || revealed.includes(id)) return { id, state: 'revealed' }
  return { id, state: attempted.includes(id) ? 'begun' : 'fresh' }
}
