import { Accounts } from '../../accounts/service.ts'
import type { Feature } from '../../../platform/feature.ts'
import { MIGRATIONS } from './migrations.ts'
import { routeOffers } from './routes.ts'
import { Offers } from './service.ts'

export const offers: Feature = {
  name: 'offers',
  migrations: MIGRATIONS,
  tables: { offers: { aboutNobody: 'it says what is offered to everybody' } },
  open({ database, clock, service }) {
    const offers = new Offers(database.queries, clock)
    return {
      services: [offers],
      routes: (app) => routeOffers(app, offers, service(Accounts)),
      forgetAll: () => offers.forgetAll(),
    }
  },
}
