import type { ReplyOf } from '@emojigma/contract/call.ts'
import type {
  GameCounters,
  getAllTimeLeaderboard,
  getDailyLeaderboard,
  getGameCounters,
  getLeaderboardsRanks,
  getTop10Leaderboards,
  getWeeklyLeaderboard,
  LeaderboardRow,
  StillNeeded,
  UserRank,
} from '@emojigma/contract/boards/leaderboards.ts'
import { api } from '../../platform/api.ts'
import { post } from '../../platform/call.ts'
import type { ScopeId } from '@emojigma/contract/rules/scores.ts'

/** A board and its day or week. */
export interface BoardQuery {
  readonly scope: ScopeId
  /** Number of the UTC day or week; 0 for all time. */
  readonly period: number
}

/** Position 0 = not listed. */
export interface BoardRank {
  readonly position: number
  readonly score: number
}

/** All time, weekly, daily; empty for a guest. */
export type BoardRanks = readonly BoardRank[]

export interface BoardReply {
  /** At most the top 100, then the reader's own row if it is not among them. */
  readonly rows: readonly LeaderboardRow[]
  readonly ranks: BoardRanks
  /** The steps that the account still needs to be listed; undefined = none. */
  readonly stillNeeded?: StillNeeded | undefined
}

export interface TopTens {
  /** All time, weekly, daily. */
  readonly tops: readonly (readonly LeaderboardRow[])[]
  readonly ranks: BoardRanks
}

export interface GameCounter {
  readonly correct: number
  readonly attempted: number
}

const BOARD_CALLS = {
  0: () => post<typeof getAllTimeLeaderboard>('/api/Puzzle/GetAllTimeLeaderboard'),
  1: () => post<typeof getWeeklyLeaderboard>('/api/Puzzle/GetWeeklyLeaderboard'),
  2: () => post<typeof getDailyLeaderboard>('/api/Puzzle/GetDailyLeaderboard'),
} satisfies Readonly<Record<ScopeId, () => unknown>>

/** Refetched after a right guess and when the account changes. */
const tagged = api.enhanceEndpoints({ addTagTypes: ['ranks', 'leaderboards'] })

export const leaderboardsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    getBoard: build.query<BoardReply, BoardQuery>({
      query: ({ scope }) => BOARD_CALLS[scope](),
      transformResponse: ({ leaderboard, userRanks, StillNeeded: stillNeeded }: ReplyOf<typeof getAllTimeLeaderboard>) => ({
        rows: leaderboard,
        ranks: ranksOf(userRanks),
        stillNeeded,
      }),
      providesTags: ['leaderboards'],
    }),
    getRanks: build.query<BoardRanks, void>({
      query: () => post<typeof getLeaderboardsRanks>('/api/Puzzle/GetLeaderboardsRanks'),
      transformResponse: ({ userRanks }: ReplyOf<typeof getLeaderboardsRanks>) => ranksOf(userRanks),
      providesTags: ['ranks'],
    }),
    getTopTens: build.query<TopTens, void>({
      query: () => post<typeof getTop10Leaderboards>('/api/Puzzle/GetTop10Leaderboards'),
      transformResponse: ({ top10s, userRanks }: ReplyOf<typeof getTop10Leaderboards>) => ({
        tops: top10s,
        ranks: ranksOf(userRanks),
      }),
      providesTags: ['leaderboards'],
    }),
    /** Mixed, then the five types by id. */
    getGameCounters: build.query<readonly GameCounter[], void>({
      query: () => post<typeof getGameCounters>('/api/Puzzle/GetGameCounters'),
      transformResponse: ({ Counters }: GameCounters) =>
        Counters.map(({ Correct, Attempted }) => ({ correct: Correct, attempted: Attempted })),
      providesTags: ['ranks'],
    }),
  }),
})

export const { useGetBoardQuery, useGetRanksQuery, useGetTopTensQuery, useGetGameCountersQuery } = leaderboardsApi

function ranksOf(userRanks: readonly UserRank[]): BoardRanks {
  return userRanks.map(({ Rank, TotalScore }) => ({ position: Rank, score: TotalScore }))
}
