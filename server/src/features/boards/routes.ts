import {
  getAllTimeLeaderboard,
  getDailyLeaderboard,
  getGameCounters,
  getLeaderboardsRanks,
  getTop10Leaderboards,
  getWeeklyLeaderboard,
  type GameCounters,
  type StillNeeded,
  type UserRank,
} from '@emojigma/contract/boards/leaderboards.ts'
import type { App } from '../../platform/http/app-type.ts'
import { serve } from '../../platform/http/serve.ts'
import { rowOf } from './ranked-entry.ts'
import type { Board, Leaderboards, Rank } from './service.ts'
import type { ScopeId } from '@emojigma/contract/rules/scores.ts'
import type { Counts } from './scoring/counts.ts'

/** The calls that return ranks and boards.
 *  Source: docs/product.md, Leaderboards */
export function routeLeaderboards(app: App, leaderboards: Leaderboards): void {
  const board = async (scope: ScopeId, accountId: string | undefined) => {
    const { entries, ranks: own, stillNeeded } = await leaderboards.board(scope, accountId)
    const needed = stillNeeded && { StillNeeded: stillNeededOf(stillNeeded) }
    return { leaderboard: entries.map(rowOf), userRanks: own.map(userRankOf), ...needed }
  }
  serve(app, getAllTimeLeaderboard, ({ signedIn }) => board(0, signedIn?.accountId))
  serve(app, getWeeklyLeaderboard, ({ signedIn }) => board(1, signedIn?.accountId))
  serve(app, getDailyLeaderboard, ({ signedIn }) => board(2, signedIn?.accountId))
  serve(app, getLeaderboardsRanks, async ({ signedIn }) => ({
    userRanks: (await leaderboards.ranks(signedIn?.accountId)).map(userRankOf),
  }))
  serve(app, getTop10Leaderboards, async ({ signedIn }) => {
    const { tops, ranks: own } = await leaderboards.topTens(signedIn?.accountId)
    return { top10s: tops.map((entries) => entries.map(rowOf)), userRanks: own.map(userRankOf) }
  })
  serve(app, getGameCounters, async ({ signedIn }) => countersOf(await leaderboards.typeCounts(signedIn.accountId)))
}

function stillNeededOf({ emailProof, days, allTimeDays }: NonNullable<Board['stillNeeded']>): StillNeeded {
  return { EmailProof: emailProof, Days: days, AllTimeDays: allTimeDays }
}

function userRankOf({ position, score }: Rank): UserRank {
  return { Rank: position, TotalScore: score }
}

/** Mixed, then the types in the order of their ids. */
function countersOf({ attempted, correct }: Counts): GameCounters {
  const types = attempted.map((count, index) => ({ Correct: correct[index] ?? 0, Attempted: count }))
  const mixed = types.reduce((sum, one) => ({ Correct: sum.Correct + one.Correct, Attempted: sum.Attempted + one.Attempted }), {
    Correct: 0,
    Attempted: 0,
  })
  return { Counters: [mixed, ...types] }
}
