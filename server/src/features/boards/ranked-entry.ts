import type { BoardEntry } from './queries.ts'
import type { LeaderboardRow } from '@emojigma/contract/boards/leaderboards.ts'
import { ROW_LEVELS } from '@emojigma/contract/wire/row-levels.ts'

/** An entry with its place on a board.
 *  Source: docs/product.md, Leaderboards */
export interface RankedEntry extends BoardEntry {
  /** Ties share a position; 0 = on no board yet. */
  readonly position: number
}

/** @param entries the best first */
export function ranked(entries: readonly BoardEntry[]): readonly RankedEntry[] {
  let position = 0
  return entries.map((entry, index) => {
    if (entry.score !== entries[index - 1]?.score) position = index + 1
    return { ...entry, position }
  })
}

/** A board's entry in the wire format. */
export function rowOf({ position, accountId, nickname, score, correct, attempted, byLevel }: RankedEntry): LeaderboardRow {
  const levels = ROW_LEVELS.flatMap(
    ({ levelId, key }) =>
      [
        [`${key}Correct`, byLevel.correct[levelId - 1] ?? 0],
        [`${key}Attempted`, byLevel.attempted[levelId - 1] ?? 0],
      ] as const,
  )
  return {
    LeaderboardId: position,
    UserId: accountId,
    NickName: nickname,
    TotalScore: score,
    TotalCorrect: correct,
    TotalAttempted: attempted,
    ...(Object.fromEntries(levels) as Record<(typeof levels)[number][0], number>),
  }
}
