import type { Feature } from '../../platform/feature.ts'
import { Guesses } from '../play/service.ts'
import { Openings } from '../play/openings/service.ts'
import { exportedFlags } from './fairness/flags.ts'
import { MIGRATIONS } from './migrations.ts'
import { routeLeaderboards } from './routes.ts'
import { enterScore, forgetScores, Leaderboards, refreshListing, scoreMove, timeDeviceGuess } from './service.ts'
import type { PageSource } from '@emojigma/contract/site/pages.ts'
import { rowOf } from './ranked-entry.ts'

const SUM_OF_ATTEMPTS = { because: 'it repeats what the exported attempts say' }

export const leaderboards: Feature = {
  name: 'leaderboards',
  migrations: MIGRATIONS,
  tables: {
    board_players: { columns: ['player_id'], deletion: { with: 'players' }, export: SUM_OF_ATTEMPTS, retention: { with: 'players' } },
    device_evidence: {
      columns: ['player_id'],
      deletion: { with: 'players' },
      export: { because: 'nobody can prove to be the guest of a device; the account that takes it over exports its attempts' },
      retention: { with: 'players' },
    },
    scores: { columns: ['player_id'], deletion: { with: 'players' }, export: SUM_OF_ATTEMPTS, retention: { with: 'players' } },
    flags: { columns: ['player_id'], deletion: { with: 'players' }, export: { as: 'Flags' }, retention: { with: 'players' } },
    score_buckets: { aboutNobody: 'it counts how many have about a score' },
    name_changes: { aboutNobody: 'it counts how often any name on the boards was hidden, changed or deleted' },
  },
  open({ database, clock, service }) {
    const leaderboards = new Leaderboards(database, clock)
    const openings = service(Openings)
    service(Guesses).addListener({
      async guessEntered(transaction, guess) {
        const { player, puzzleId } = guess
        if (player.kind === 'account') {
          const { accountId } = player
          return enterScore(transaction, { ...guess, accountId, openedAtMs: openings.waiting(accountId, puzzleId) })
        }
        await timeDeviceGuess(transaction, guess, openings.ofDevice(player.deviceId, puzzleId))
        return undefined
      },
      deviceMoved: scoreMove,
    })
    return {
      services: [leaderboards],
      routes: (app) => routeLeaderboards(app, leaderboards),
      accountDeleted: forgetScores,
      profileChanged: refreshListing,
      exported: async (accountId) => ({ Flags: await exportedFlags(database.queries, accountId) }),
      newDay: (_day, signal) => leaderboards.forgetPast(signal),
      pageSource: () => boardSourceOf(leaderboards),
      forgetAll: () => leaderboards.forgetAll(),
    }
  },
}

/** The page source for boards, as any visitor sees them. */
function boardSourceOf(leaderboards: Leaderboards): Pick<PageSource, 'leaderboard'> {
  return { leaderboard: async (scope) => (await leaderboards.board(scope)).entries.map(rowOf) }
}
