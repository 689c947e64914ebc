import type { Feature } from '../../../platform/feature.ts'
import { Guesses, Players } from '../../play/service.ts'
import { MIGRATIONS } from './migrations.ts'
import { forgetCounted } from './queries.ts'
import { routeMyDays } from './routes.ts'
import { MyDays } from './service.ts'

export const myDays: Feature = {
  name: 'my-days',
  migrations: MIGRATIONS,
  tables: {
    counted_days: {
      columns: ['player_id'],
      deletion: { with: 'players' },
      export: { because: 'it is a sum over the exported attempts' },
      retention: { with: 'players' },
    },
  },
  open({ database, clock, service }) {
    const myDays = new MyDays({ database, players: service(Players), clock })
    service(Guesses).addListener({
      // A device may add solves older than the stored counts.
      deviceMoved: async (transaction, { playerId, devicePlayerId }) => {
        await forgetCounted(transaction, playerId)
        await forgetCounted(transaction, devicePlayerId)
        return 0
      },
    })
    return { services: [myDays], routes: (app) => routeMyDays(app, myDays) }
  },
}
