import type { Feature } from '../../../platform/feature.ts'
import { Guesses } from '../service.ts'
import { MIGRATIONS } from './migrations.ts'
import { mayUpgrade, routeLive } from './routes.ts'
import { LiveStats } from './service.ts'

export const live: Feature = {
  name: 'live',
  migrations: MIGRATIONS,
  tables: {
    guess_totals: { aboutNobody: 'it counts the guesses of all together' },
    live_processes: { aboutNobody: 'it counts the visitors of a process together' },
  },
  mayUpgrade,
  open({ config, database, clock, log, service }) {
    const live = new LiveStats({ queries: database.queries, lately: database.lately, relaxed: database.relaxed, clock, log })
    service(Guesses).addListener({
      async guessEntered(transaction, { playerId, solves }) {
        await live.countGuess(transaction, playerId, solves)
        return undefined
      },
    })
    return {
      services: [live],
      routes: (app) => routeLive(app, { live, siteUrl: config.siteUrl, ...(config.hasRateLimits ? {} : { socketsPerAddress: Infinity }) }),
    }
  },
}
