import type { LeaderboardRow } from '@emojigma/contract/boards/leaderboards.ts'
import { ROW_LEVELS } from '@emojigma/contract/wire/row-levels.ts'
import type { RankedEntry } from './ranked-entry.ts'

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
