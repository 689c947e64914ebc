import { Students } from '../../classes/service.ts'
import type { Feature } from '../../../platform/feature.ts'
import { Guesses, Players } from '../../play/service.ts'
import { Puzzles } from '../../puzzles/service.ts'
import { MIGRATIONS } from './migrations.ts'
import { Practice } from '../service.ts'
import { moveReviews } from './reviews.ts'
import { routeRatings } from './routes.ts'
import { RatingJobs, Ratings } from './service.ts'

export const ratings: Feature = {
  name: 'ratings',
  migrations: MIGRATIONS,
  tables: {
    player_ratings: {
      columns: ['player_id'],
      deletion: { with: 'players' },
      export: { as: 'MeasuredRatings' },
      retention: { with: 'players' },
    },
    reviews: { columns: ['player_id'], deletion: { with: 'players' }, export: { as: 'Reviews' }, retention: { with: 'players' } },
    puzzle_ratings: { aboutNobody: 'it says how hard a puzzle is, from the attempts of all together' },
    rating_mark: {
      columns: ['player_id'],
      deletion: { because: 'it is a place in the order of attempts, passed by the next one, and says nothing of whom it names' },
      export: { because: 'it is a place in the order of all attempts' },
      retention: { because: 'the next attempt that is counted takes its place' },
    },
    rated_days: { aboutNobody: 'it says which days have puzzles with ratings' },
  },
  open({ database, bus, clock, log, service }) {
    const [puzzles, players, practice] = [service(Puzzles), service(Players), service(Practice)]
    const ratings = new Ratings({ database, bus, puzzles, players, practice, clock })
    const jobs = new RatingJobs({ database, puzzles, practice, clock, log })
    service(Guesses).addListener({
      async guessEntered(_transaction, { player }) {
        ratings.forgetSelection(player)
      },
      revealed: (player) => ratings.forgetSelection(player),
      async deviceMoved(transaction, { player, playerId, devicePlayerId }, nowMs) {
        ratings.forgetSelection(player)
        await ratings.moveRatings(transaction, devicePlayerId, playerId, nowMs)
        await moveReviews(transaction, devicePlayerId, playerId)
        return 0
      },
    })
    return {
      services: [ratings, jobs],
      routes: (app) => routeRatings(app, ratings, service(Students)),
      exported: async (accountId) => ({
        MeasuredRatings: await ratings.exported(accountId),
        Reviews: await ratings.exportedReviews(accountId),
      }),
      forgetAll: () => ratings.forgetAll(),
      background: (signal) => jobs.background(signal),
    }
  },
}
