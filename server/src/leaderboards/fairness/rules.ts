import { slotOfPuzzle, type Day } from '@emojigma/engine/day.ts'
import { isJunior, MASTER_LEVEL_ID, type LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'

/** What nobody does by hand. All of it is counted for one account alone: thirty pupils behind one address are thirty players. */
export type FairnessRule =
  | 'solves faster than reading'
  | 'hundreds of solves in minutes'
  | 'a burst of first-try Masters'
  | 'many devices in a day'

/** What was counted when a rule was broken; kept for the operator who looks at it. */
export interface Suspicion {
  readonly rule: FairnessRule
  readonly evidence: Readonly<Record<string, number>>
}

/** What a player did since `fromMs`, at most ten minutes ago. */
export interface Pace {
  readonly fromMs: number
  readonly solves: number
  /** First-try solves that came sooner after the one before than their puzzle can be read. */
  readonly rushed: number
  /** Masters solved at the first try, without those that are found by looking. */
  readonly masters: number
  readonly lastFirstTryAtMs: number
}

export interface Solve {
  readonly puzzleId: number
  readonly isFirstTry: boolean
  /** Guesses made offline arrive together, however long they took. */
  readonly isLive: boolean
  readonly atMs: number
}

export const PACE_WINDOW_MS = 10 * 60_000
export const RUSHED_LIMIT = 5
export const SOLVES_LIMIT = 200
export const MASTERS_LIMIT = 10
export const DEVICES_LIMIT = 6
/** Of devices that began puzzles on the very day. */
export const FRESH_DEVICES_LIMIT = 3

const ODD_EMOJI: PuzzleTypeId = 5
const SUDOKU: PuzzleTypeId = 4

/** @returns the pace after a solve, and the rule that this solve breaks, if any */
export function paceAfter(before: Pace, solve: Solve): { readonly pace: Pace; readonly suspicion: Suspicion | undefined } {
  const { typeId, levelId } = slotOfPuzzle(solve.puzzleId)
  const isOver = solve.atMs - before.fromMs >= PACE_WINDOW_MS || solve.atMs < before.fromMs
  const from = isOver ? { fromMs: solve.atMs, solves: 0, rushed: 0, masters: 0 } : before
  const isFirstTry = solve.isFirstTry && solve.isLive
  const gapMs = solve.atMs - before.lastFirstTryAtMs
  const isRushed = isFirstTry && gapMs >= 0 && gapMs < leastSolvingMs(typeId, levelId)
  const isMaster = isFirstTry && levelId === MASTER_LEVEL_ID && typeId !== ODD_EMOJI
  const pace: Pace = {
    fromMs: from.fromMs,
    solves: from.solves + 1,
    rushed: from.rushed + (isRushed ? 1 : 0),
    masters: from.masters + (isMaster ? 1 : 0),
    lastFirstTryAtMs: isFirstTry ? solve.atMs : before.lastFirstTryAtMs,
  }
  return { pace, suspicion: suspicionOf(pace, { isRushed, isMaster }, solve) }
}

/** The devices whose solves a player took in on one day. */
export interface Moves {
  readonly day: Day
  readonly count: number
  /** Those that had begun a puzzle on that day. */
  readonly fresh: number
}

/** @returns the moves after one more, and the rule that it breaks, if any */
export function movesAfter(
  before: Moves,
  isFresh: boolean,
  today: Day,
  atMs: number,
): { readonly moves: Moves; readonly suspicion: Suspicion | undefined } {
  const { count, fresh } = before.day === today ? before : { count: 0, fresh: 0 }
  const moves: Moves = { day: today, count: count + 1, fresh: fresh + (isFresh ? 1 : 0) }
  const isTooMany = moves.count === DEVICES_LIMIT || (isFresh && moves.fresh === FRESH_DEVICES_LIMIT)
  const evidence = { devices: moves.count, playedThatDay: moves.fresh, day: today, atMs }
  return { moves, suspicion: isTooMany ? { rule: 'many devices in a day', evidence } : undefined }
}

/** Each limit is broken once, when it is reached, not by every solve after it. */
function suspicionOf(pace: Pace, by: { readonly isRushed: boolean; readonly isMaster: boolean }, solve: Solve): Suspicion | undefined {
  const { fromMs, solves, rushed, masters } = pace
  const evidence = { solves, rushed, masters, fromMs, atMs: solve.atMs, puzzleId: solve.puzzleId }
  if (by.isRushed && rushed === RUSHED_LIMIT) return { rule: 'solves faster than reading', evidence }
  if (by.isMaster && masters === MASTERS_LIMIT) return { rule: 'a burst of first-try Masters', evidence }
  if (solves === SOLVES_LIMIT) return { rule: 'hundreds of solves in minutes', evidence }
  return undefined
}

/** No person opens, reads, solves and enters such a puzzle in less. A full Emojidoku alone takes some forty clicks. */
function leastSolvingMs(typeId: PuzzleTypeId, levelId: LevelId): number {
  if (typeId === ODD_EMOJI) return 1000
  if (typeId === SUDOKU) return isJunior(levelId) ? 3000 : 15_000
  return isJunior(levelId) ? 1200 : 1000 + 1000 * levelId
}
