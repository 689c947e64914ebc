import { GIFT_PUZZLE_KEPT_DAYS } from '@emojigma/contract/rules/gift-puzzles.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { isoTime } from '../../../platform/clock.ts'
import type { Feature } from '../../../platform/feature.ts'
import { trueRandom } from '../../../platform/secrets/random.ts'
import { rowSweep } from '../../../platform/sweep.ts'
import { RateCounters } from '../../operator/rate-counters/service.ts'
import { Guesses, Players } from '../../play/service.ts'
import { MIGRATIONS } from './migrations.ts'
import { deleteGiftsBefore, moveGiftAttempts, giftAttemptsOfAccount } from './queries.ts'
import { routeGiftPuzzles } from './routes.ts'
import { GiftPuzzles } from './service.ts'

const OLD_PUZZLES = rowSweep(`puzzles that were sent to friends more than ${GIFT_PUZZLE_KEPT_DAYS} days ago`, (transaction, nowMs, limit) =>
  deleteGiftsBefore(transaction, nowMs - GIFT_PUZZLE_KEPT_DAYS * DAY_MS, limit),
)

export const giftPuzzles: Feature = {
  name: 'gift-puzzles',
  migrations: MIGRATIONS,
  tables: {
    gift_puzzles: {
      columns: ['key_hash'],
      deletion: { because: 'nothing but a random key on the sender’s device says who sent it' },
      export: { because: 'nothing but a random key on the sender’s device says who sent it' },
      retention: { sweep: OLD_PUZZLES.name },
    },
    gift_attempts: {
      columns: ['gift_puzzle_id', 'player_id', 'animal'],
      deletion: { with: 'players' },
      export: { as: 'FriendsPuzzles' },
      retention: { with: 'gift_puzzles' },
    },
  },
  open({ database, clock, service }) {
    const guesses = service(Guesses)
    const giftPuzzles = new GiftPuzzles({
      database,
      clock,
      players: service(Players),
      counters: service(RateCounters),
      random: trueRandom,
    })
    guesses.leaveMadePuzzlesTo(giftPuzzles)
    guesses.addListener({
      async deviceMoved(transaction, { playerId, devicePlayerId }) {
        await moveGiftAttempts(transaction, devicePlayerId, playerId)
        return 0
      },
    })
    return {
      routes: (app) => routeGiftPuzzles(app, giftPuzzles),
      exported: async (accountId) => ({
        FriendsPuzzles: (await giftAttemptsOfAccount(database.queries, accountId)).map(
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
