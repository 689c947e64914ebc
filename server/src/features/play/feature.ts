import type { Feature } from '../../platform/feature.ts'
import { dayAt } from '@emojigma/engine/day.ts'
import { Puzzles } from '../puzzles/service.ts'
import { MIGRATIONS } from './migrations.ts'
import { routeGuesses } from './routes.ts'
import { exportedAttempts, Guesses, Players } from './service.ts'
import { UNUSED_DEVICES } from './retention/unused-devices.ts'

export const guesses: Feature = {
  name: 'guesses',
  migrations: MIGRATIONS,
  tables: {
    players: {
      columns: ['id', 'device_id', 'account_id'],
      deletion: { with: 'accounts' },
      export: { because: 'it only joins an account or a device to its attempts, under a number that says nothing' },
      retention: { sweep: UNUSED_DEVICES.name },
    },
    attempts: { columns: ['player_id'], deletion: { with: 'players' }, export: { as: 'Attempts' }, retention: { with: 'players' } },
    allowances: {
      columns: ['player_id'],
      deletion: { with: 'players' },
      export: { as: 'FreePuzzlesUsedToday' },
      retention: { with: 'players' },
    },
    solved_days: {
      columns: ['player_id'],
      deletion: { with: 'players' },
      export: { because: 'it repeats what the exported attempts say' },
      retention: { with: 'players' },
    },
  },
  open({ database, clock, service }) {
    const { queries } = database
    const puzzles = service(Puzzles)
    const players = new Players(queries)
    puzzles.readPlaysFrom(players)
    const guesses = new Guesses({ database, puzzles, players, clock })
    return {
      services: [guesses, players],
      routes: (app) => routeGuesses(app, guesses),
      exported: async (accountId) => ({
        Attempts: await exportedAttempts(queries, players, accountId),
        FreePuzzlesUsedToday: await players.usedAllowance({ kind: 'account', accountId }, dayAt(clock.nowMs())),
      }),
      retention: [UNUSED_DEVICES],
    }
  },
}
