import type { LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import { assignments, challenge, make, myDays, today, week } from './path.ts'

/** Addresses of pages that the app links to. Source: docs/product.md, Routes */
export * as PATHS from './path.ts'

/** The page that explains a puzzle's answer. */
export function solutionPath(puzzleId: number): string {
  return `/puzzleSolution/${puzzleId}`
}

/** A solved or revealed puzzle to play again, without points. */
export function againPath(puzzleId: number): string {
  return `/practise/again/${puzzleId}`
}

/** Practice with puzzles like this one. */
export function alikePath(puzzleId: number): string {
  return `/practise/like/${puzzleId}`
}

/** A sign-in page that leads on to `target`. */
export function signInPath(path: string, target: string): string {
  return target === today ? path : `${path}?redirectUrl=${encodeURIComponent(target)}`
}

/** A puzzle's page; type and level let it show a placeholder while the puzzle loads. */
export function puzzlePath(puzzleId: number, typeId?: PuzzleTypeId, levelId?: LevelId): string {
  const seed = typeId && levelId ? `?t=${typeId}&l=${levelId}` : ''
  return `/puzzle/${puzzleId}${seed}`
}

/** Home with a notice that there is no such puzzle. */
export const NO_PUZZLE_PATH = '/#no-puzzle'

/** The address parameter of the assignment that a puzzle is played in. */
export const ASSIGNMENT = 'assignment'

/** A puzzle of an assignment, which leads on to the next one of it. */
export function assignedPath(path: string, assignmentId: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${ASSIGNMENT}=${encodeURIComponent(assignmentId)}`
}

/** The address parameter of an assignment that a link leads to. */
export const WANTED = 'do'

/** The link to an assignment for its students. */
export function sharedAssignmentPath(assignmentId: string): string {
  return `${assignments}?${WANTED}=${encodeURIComponent(assignmentId)}`
}

/** A made puzzle to play. */
export function madePuzzlePath(madePuzzleId: number): string {
  return `/maker/play/${madePuzzleId}`
}

/** A day of My days.
 *  @param date `2026-11-21` */
export function dayPath(date: string): string {
  return `${myDays}?date=${date}`
}

/** A challenge's puzzles and results. */
export function challengePath(code: string): string {
  return `${challenge}/${code}`
}

/** A puzzle that was sent to friends: to play, or for its maker, to see how they do. */
export function giftPuzzlePath(puzzleId: number): string {
  return `${make}/${puzzleId}`
}

/** A player's week, for the grown-ups who have its link. The code is a parameter, which neither caches nor reports see. */
export function weekPath(code: string): string {
  return `${week}?code=${code}`
}
