import type { LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import { today } from './path.ts'

/** Addresses of pages that the app links to. Source: docs/product.md, Routes */
export * as PATHS from './path.ts'

/** Where a puzzle's answer is shown and explained. */
export function solutionPath(puzzleId: number): string {
  return `/puzzleSolution/${puzzleId}`
}

/** Where a puzzle that is solved or revealed is played again, without points. */
export function againPath(puzzleId: number): string {
  return `/practise/again/${puzzleId}`
}

/** Where puzzles like one are practised. */
export function alikePath(puzzleId: number): string {
  return `/practise/like/${puzzleId}`
}

/** A page to sign in at that leads on to where the player was going. */
export function signInPath(path: string, target: string): string {
  return target === today ? path : `${path}?redirectUrl=${encodeURIComponent(target)}`
}

/** A puzzle's page; type and level let it draw a placeholder before the puzzle arrives. */
export function puzzlePath(puzzleId: number, typeId?: PuzzleTypeId, levelId?: LevelId): string {
  const seed = typeId && levelId ? `?t=${typeId}&l=${levelId}` : ''
  return `/puzzle/${puzzleId}${seed}`
}

/** Home, which says that there is no such puzzle, in place of the page of one. */
export const NO_PUZZLE_PATH = '/#no-puzzle'

/** Where a puzzle that somebody made is played. */
export function madePuzzlePath(madePuzzleId: number): string {
  return `/maker/play/${madePuzzleId}`
}
