import { CALL_PATHS } from '@emojigma/contract/call-paths.ts'
import type { GameCounters, Leaderboard, LeaderboardRow, Top10s, UserRank } from '@emojigma/contract/leaderboards.ts'
import { api } from '../api.ts'
import type { BoardScope } from './boards.ts'

/** Which board, and of which day or week: at midnight another one begins. */
export interface BoardRequest {
  readonly scope: BoardScope
  /** Number of the UTC day or week; 0 for all time. */
  readonly period: number
}

/** Rank 0 = on no board yet. */
export interface Standing {
  readonly rank: number
  readonly score: number
}

/** All time, weekly, daily; empty for a guest. */
export type Standings = readonly Standing[]

export interface BoardAnswer {
  /** At most the top 100, and after them the asker's own row if it is not among them. */
  readonly rows: readonly LeaderboardRow[]
  readonly standings: Standings
}

export interface TopTens {
  /** All time, weekly, daily. */
  readonly tops: readonly (readonly LeaderboardRow[])[]
  readonly standings: Standings
}

export interface GameCounter {
  readonly correct: number
  readonly attempted: number
}

const BOARD_CALLS: Readonly<Record<BoardScope, string>> = {
  0: CALL_PATHS.getAllTimeLeaderboard,
  1: CALL_PATHS.getWeeklyLeaderboard,
  2: CALL_PATHS.getDailyLeaderboard,
}

/** Where one stands is asked for again after a right guess, and when somebody else is signed in. */
const tagged = api.enhanceEndpoints({ addTagTypes: ['ranks', 'leaderboards'] })

export const leaderboardsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    getBoard: build.query<BoardAnswer, BoardRequest>({
      query: ({ scope }) => ({ url: BOARD_CALLS[scope], method: 'POST', body: {} }),
      transformResponse: ({ leaderboard, userRanks }: Leaderboard) => ({ rows: leaderboard, standings: standingsOf(userRanks) }),
      providesTags: ['leaderboards'],
    }),
    getStandings: build.query<Standings, void>({
      query: () => ({ url: CALL_PATHS.getLeaderboardsRanks, method: 'POST', body: {} }),
      transformResponse: ({ userRanks }: { readonly userRanks: readonly UserRank[] }) => standingsOf(userRanks),
      providesTags: ['ranks'],
    }),
    getTopTens: build.query<TopTens, void>({
      query: () => ({ url: CALL_PATHS.getTop10Leaderboards, method: 'POST', body: {} }),
      transformResponse: ({ top10s, userRanks }: Top10s) => ({ tops: top10s, standings: standingsOf(userRanks) }),
      providesTags: ['leaderboards'],
    }),
    /** Mixed, then the five types in the order of their ids. */
    getGameCounters: build.query<readonly GameCounter[], void>({
      query: () => ({ url: CALL_PATHS.getGameCounters, method: 'POST', body: {} }),
      transformResponse: ({ Counters }: GameCounters) =>
        Counters.map(({ Correct, Attempted }) => ({ correct: Correct, attempted: Attempted })),
      providesTags: ['ranks'],
    }),
  }),
})

export const { useGetBoardQuery, useGetStandingsQuery, useGetTopTensQuery, useGetGameCountersQuery } = leaderboardsApi

function standingsOf(userRanks: readonly UserRank[]): Standings {
  return userRanks.map(({ Rank, TotalScore }) => ({ rank: Rank, score: TotalScore }))
}
