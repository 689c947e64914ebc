import { PUZZLE_TYPES } from '@emojigma/engine/types.ts'
import { z } from 'zod'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'
import { deviceId, strictBody } from '../fields.ts'
import { ROW_LEVELS, type RowLevel } from '../wire/row-levels.ts'

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

/** `LeaderboardId` is the rank, ties sharing one; 0 = on no board yet. */
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

/** `Rank` is the rank on the board of that scope; 0 = not ranked. */
const userRank = z.object({ Rank: count, TotalScore: count }).meta({ id: 'UserRank' })
export type UserRank = z.infer<typeof userRank>

/** All time, weekly, daily; of rank 0 for a guest. */
const userRanks = z.array(userRank)

/** Requirements before the public boards list an account; absent when it meets them, for students and for guests.
 *  Source: docs/product.md, Leaderboards */
const stillNeeded = z
  .object({
    /** The e-mail has to be confirmed by a log-in with an e-mailed link. */
    EmailProof: z.boolean(),
    /** Days of play still missing for the boards of days and weeks. */
    Days: count,
    /** The same for the all-time board. */
    AllTimeDays: count,
  })
  .meta({ id: 'StillNeeded' })
export type StillNeeded = z.infer<typeof stillNeeded>

const visitorBody = strictBody('leaderboardsModel', { DeviceId: deviceId.optional() })

const board = {
  method: 'POST',
  access: 'anyone',
  body: visitorBody,
  replies: {
    200: z.object({ leaderboard: z.array(leaderboardRow), userRanks, StillNeeded: stillNeeded.optional() }).meta({ id: 'Leaderboard' }),
    ...refusals(400, 401),
  },
} as const
export const getAllTimeLeaderboard = declareCall({
  ...board,
  path: '/api/Puzzle/GetAllTimeLeaderboard',
  summary: 'The top 100 of all time',
})
export const getWeeklyLeaderboard = declareCall({
  ...board,
  path: '/api/Puzzle/GetWeeklyLeaderboard',
  summary: 'The top 100 of the UTC week',
})
export const getDailyLeaderboard = declareCall({ ...board, path: '/api/Puzzle/GetDailyLeaderboard', summary: 'The top 100 of the UTC day' })

export const getLeaderboardsRanks = declareCall({
  method: 'POST',
  path: '/api/Puzzle/GetLeaderboardsRanks',
  summary: "The visitor's ranks and scores",
  access: 'anyone',
  body: visitorBody,
  replies: { 200: z.object({ userRanks }), ...refusals(400, 401) },
})

export const getTop10Leaderboards = declareCall({
  method: 'POST',
  path: '/api/Puzzle/GetTop10Leaderboards',
  summary: 'The top ten of each board: all time, weekly, daily',
  access: 'anyone',
  body: visitorBody,
  replies: { 200: z.object({ top10s: z.array(z.array(leaderboardRow)), userRanks }).meta({ id: 'Top10s' }), ...refusals(400, 401) },
})

/** A player's solved and attempted puzzles: Mixed, then each type in the order of their ids.
 *  Source: docs/product.md, Game counters */
export const getGameCounters = declareCall({
  method: 'POST',
  path: '/api/Puzzle/GetGameCounters',
  summary: 'What the account attempted and solved, by type',
  access: 'account',
  body: visitorBody,
  replies: {
    200: z.object({ Counters: z.array(z.object({ Correct: count, Attempted: count })).length(1 + PUZZLE_TYPES.length) }),
    ...refusals(400, 401),
  },
})
export type GameCounters = ReplyOf<typeof getGameCounters>
