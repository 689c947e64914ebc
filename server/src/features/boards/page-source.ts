import type { PageSource } from '@emojigma/contract/site/pages.ts'
import { rowOf } from './row.ts'
import type { Leaderboards } from './service.ts'

/** What the pages of the boards are rendered from: the boards as any visitor sees them. */
export function boardSourceOf(leaderboards: Leaderboards): Pick<PageSource, 'leaderboard'> {
  return { leaderboard: async (scope) => (await leaderboards.board(scope)).entries.map(rowOf) }
}
