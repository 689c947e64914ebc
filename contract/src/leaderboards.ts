import { PUZZLE_TYPES } from '@emojigma/engine/types.ts'
import { z } from 'zod'
import { ROW_LEVELS, type RowLevel } from './row-levels.ts'

const count = z.int().min(0)

type LevelCounts = { readonly [Key in `${RowLevel['key']}${'Correct' | 'Attempted'}`]: number }

const levelCounts = Object.fromEntries(
  ROW_LEVELS.flatMap(({ key }) => [
    [`${key}Correct`, count],
    [`${key}Attempted`, count],
  ]),
) as {
  [Key in keyof LevelCounts]: typeof count
}

/** `LeaderboardId` is the position, ties sharing one; 0 = on no board yet. */
export const leaderboardRow = z
  .object({
    LeaderboardId: count,
    UserId: z.string(),
    NickName: z.string(),
    TotalScore: count,
    TotalCorrect: count,
    TotalAttempted: count,
    ...levelCounts,
  })
  .meta({ id: 'LeaderboardRow' })
export type LeaderboardRow = z.infer<typeof leaderboardRow>

/** `Rank` is the position on the board of that scope; 0 = not ranked. */
export const userRank = z.object({ Rank: count, TotalScore: count }).meta({ id: 'UserRank' })
export type UserRank = z.infer<typeof userRank>

/** All time, weekly, daily; empty for a guest. */
export const userRanks = z.array(userRank)

export const leaderboard = z.object({ leaderboard: z.array(leaderboardRow), userRanks }).meta({ id: 'Leaderboard' })
export type Leaderboard = z.infer<typeof leaderboard>
export const ranks = z.object({ userRanks })
/** `top10s`: all time, weekly, daily. */
export const top10s = z.object({ top10s: z.array(z.array(leaderboardRow)), userRanks }).meta({ id: 'Top10s' })
export type Top10s = z.infer<typeof top10s>

/** What a player solved and attempted: Mixed, then each type in the order of their ids.
 *  Source: contract §1, game counters */
export const gameCounters = z.object({ Counters: z.array(z.object({ Correct: count, Attempted: count })).length(1 + PUZZLE_TYPES.length) })
export type GameCounters = z.infer<typeof gameCounters>

/** What the live stats socket sends: correct guesses, guesses in all, players online.
 *  Source: specification §3, Live stats message */
export const liveStats = z.object({ c: count, g: count, u: count })
export type LiveStats = z.infer<typeof liveStats>
