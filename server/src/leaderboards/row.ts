import { ROW_LEVELS, type LeaderboardRow } from '@emojigma/contract/leaderboards.ts'
import { ALL_LEVEL_IDS } from '@emojigma/engine/levels.ts'
import type { RankedEntry } from './service.ts'

/** A board's entry in the wire's spelling. */
export function rowOf({ position, accountId, nickname, score, correct, attempted, byLevel }: RankedEntry): LeaderboardRow {
  const levels = ROW_LEVELS.flatMap((name, column) => {
    const index = (ALL_LEVEL_IDS[column] ?? 1) - 1
    return [
      [`${name}Correct`, byLevel.correct[index] ?? 0],
      [`${name}Attempted`, byLevel.attempted[index] ?? 0],
    ] as const
  })
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
