import { SENT_PUZZLE_KEPT_DAYS } from '@emojigma/contract/rules/sent-puzzles.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { isoTime } from '../../../platform/clock.ts'
import type { Feature } from '../../../platform/feature.ts'
import { trueRandom } from '../../../platform/secrets/random.ts'
import { rowSweep } from '../../../platform/sweep.ts'
import { RateCounters } from '../../operator/rate-counters/service.ts'
import { Guesses, Players } from '../../play/service.ts'
import { MIGRATIONS } from './migrations.ts'
import { deleteSentBefore, moveSentAttempts, sentAttemptsOfAccount } from './queries.ts'
import { routeSentPuzzles } from './routes.ts'
import { SentPuzzles } from './service.ts'

const OLD_PUZZLES = rowSweep(`puzzles that were sent to friends more than ${SENT_PUZZLE_KEPT_DAYS} days ago`, (transaction, nowMs, limit) =>
  deleteSentBefore(transaction, nowMs - SENT_PUZZLE_KEPT_DAYS * DAY_MS, limit),
)

export const sentPuzzles: Feature = {
  name: 'sent-puzzles',
  migrations: MIGRATIONS,
  tables: {
    sent_puzzles: {
      columns: ['key_hash'],
      deletion: { because: 'nothing but a random key on the sender’s device says who sent it' },
      export: { because: 'nothing but a random key on the sender’s device says who sent it' },
      retention: { sweep: OLD_PUZZLES.name },
    },
    sent_attempts: {
      columns: ['sent_puzzle_id', 'player_id', 'animal'],
      deletion: { with: 'players' },
      export: { as: 'FriendsPuzzles' },
      retention: { with: 'sent_puzzles' },
    },
  },
  open({ database, clock, service }) {
    const guesses = service(Guesses)
    const sentPuzzles = new SentPuzzles({
      database,
      clock,
      players: service(Players),
      counters: service(RateCounters),
      random: trueRandom,
    })
    guesses.leaveMadePuzzlesTo(sentPuzzles)
    guesses.addListener({
      async deviceMoved(transaction, { playerId, devicePlayerId }) {
        await moveSentAttempts(transaction, devicePlayerId, playerId)
        return 0
      },
    })
    return {
      routes: (app) => routeSentPuzzles(app, sentPuzzles),
      exported: async (accountId) => ({
        FriendsPuzzles: (await sentAttemptsOfAccount(database.queries, accountId)).map(
          ({ puzzleId, animal, openedAtMs, guessCount, solvedAtMs }) => ({
            Id: puzzleId,
            Animal: animal,
            Opened: isoTime(openedAtMs),
            Guesses: guessCount,
            Solved: solvedAtMs === undefined ? null : isoTime(solvedAtMs),
          }),
        ),
      }),
      retention: [OLD_PUZZLES],
    }
  },
}
