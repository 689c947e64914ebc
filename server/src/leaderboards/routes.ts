import { CALL_PATHS } from '@emojigma/contract/call-paths.ts'
import { failureBody } from '@emojigma/contract/failures.ts'
import { gameCounters, leaderboard, ranks, top10s, type GameCounters, type UserRank } from '@emojigma/contract/leaderboards.ts'
import { callerBody } from '@emojigma/contract/puzzles.ts'
import type { App } from '../http/app-type.ts'
import { refuseGuests, signedInOf } from '../http/caller.ts'
import { rowOf } from './row.ts'
import type { Leaderboards, ScopeId, Rank } from './service.ts'
import type { Counts } from './scoring/counts.ts'

const REFUSALS = { 400: failureBody, 401: failureBody, 429: failureBody }

const BOARDS: readonly (readonly [path: string, scope: ScopeId, summary: string])[] = [
  [CALL_PATHS.getAllTimeLeaderboard, 0, 'The top 100 of all time'],
  [CALL_PATHS.getWeeklyLeaderboard, 1, 'The top 100 of the UTC week'],
  [CALL_PATHS.getDailyLeaderboard, 2, 'The top 100 of the UTC day'],
]

/** The calls that tell who stands where.
 *  Source: contract §3, Calls */
export function routeLeaderboards(app: App, leaderboards: Leaderboards): void {
  for (const [path, scope, summary] of BOARDS) {
    app.post(path, { schema: { summary, body: callerBody, response: { 200: leaderboard, ...REFUSALS } } }, async ({ signedIn }) => {
      const { entries, ranks: own } = await leaderboards.board(scope, signedIn?.accountId)
      return { leaderboard: entries.map(rowOf), userRanks: own.map(userRankOf) }
    })
  }
  app.post(
    CALL_PATHS.getLeaderboardsRanks,
    { schema: { summary: "The caller's ranks and scores", body: callerBody, response: { 200: ranks, ...REFUSALS } } },
    async ({ signedIn }) => ({ userRanks: (await leaderboards.ranks(signedIn?.accountId)).map(userRankOf) }),
  )
  app.post(
    CALL_PATHS.getTop10Leaderboards,
    { schema: { summary: 'The top ten of each board', body: callerBody, response: { 200: top10s, ...REFUSALS } } },
    async ({ signedIn }) => {
      const { tops, ranks: own } = await leaderboards.topTens(signedIn?.accountId)
      return { top10s: tops.map((entries) => entries.map(rowOf)), userRanks: own.map(userRankOf) }
    },
  )
  app.post(
    CALL_PATHS.getGameCounters,
    {
      schema: { summary: 'What the caller attempted and solved, by type', body: callerBody, response: { 200: gameCounters, ...REFUSALS } },
      onRequest: refuseGuests,
    },
    async (request) => countersOf(await leaderboards.typeCounts(signedInOf(request).accountId)),
  )
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
