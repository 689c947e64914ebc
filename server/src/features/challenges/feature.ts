import { CHALLENGE_KEPT_DAYS } from '@emojigma/contract/rules/challenges.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { isoTime } from '../../platform/clock.ts'
import { Accounts } from '../accounts/service.ts'
import type { Feature } from '../../platform/feature.ts'
import { rowSweep } from '../../platform/sweep.ts'
import { Guesses, Players } from '../play/service.ts'
import { trueRandom } from '../../platform/secrets/random.ts'
import { RateCounters } from '../operator/rate-counters/service.ts'
import { MIGRATIONS } from './migrations.ts'
import { challengesOf, deleteChallengesBefore, moveChallenges } from './queries.ts'
import { routeChallenges } from './routes.ts'
import { Challenges, puzzlesIn } from './service.ts'

const OLD_CHALLENGES = rowSweep(`challenges that were made more than ${CHALLENGE_KEPT_DAYS} days ago`, (transaction, nowMs, limit) =>
  deleteChallengesBefore(transaction, nowMs - CHALLENGE_KEPT_DAYS * DAY_MS, limit),
)

export const challenges: Feature = {
  name: 'challenges',
  migrations: MIGRATIONS,
  tables: {
    challenges: {
      columns: ['player_id'],
      deletion: { with: 'players' },
      export: { as: 'Challenges' },
      retention: { sweep: OLD_CHALLENGES.name },
    },
    challenge_takers: {
      columns: ['challenge_id', 'player_id', 'name'],
      deletion: { with: 'players' },
      export: { as: 'Challenges' },
      retention: { with: 'challenges' },
    },
  },
  open({ database, clock, service }) {
    const challenges = new Challenges({
      database,
      clock,
      players: service(Players),
      accounts: service(Accounts),
      counters: service(RateCounters),
      random: trueRandom,
    })
    service(Guesses).addListener({
      async deviceMoved(transaction, { playerId, devicePlayerId }) {
        await moveChallenges(transaction, devicePlayerId, playerId)
        return 0
      },
    })
    return {
      services: [challenges],
      routes: (app) => routeChallenges(app, challenges),
      exported: async (accountId) => ({
        Challenges: (await challengesOf(database.queries, accountId)).map(
          ({ id, day, slots, isMaker, madeAtMs, name, takenAtMs, leftAtMs }) => ({
            Id: id,
            Puzzles: puzzlesIn(day, slots).join(', '),
            Made: isMaker ? isoTime(madeAtMs) : null,
            Name: name,
            Taken: isoTime(takenAtMs),
            Left: leftAtMs === undefined ? null : isoTime(leftAtMs),
          }),
        ),
      }),
      retention: [OLD_CHALLENGES],
    }
  },
}
