import { Accounts } from '../../accounts/service.ts'
import type { Feature } from '../../../platform/feature.ts'
import { exportedOrders } from './export.ts'
import { MIGRATIONS } from './migrations.ts'
import { routeOrders } from './routes.ts'
import { Orders } from './service.ts'

export const orders: Feature = {
  name: 'orders',
  migrations: MIGRATIONS,
  tables: {
    orders: {
      columns: ['account_id', 'payment_ref'],
      deletion: { with: 'accounts' },
      export: { as: 'Orders' },
      retention: { with: 'accounts' },
    },
  },
  open({ database, clock, service }) {
    const orders = new Orders(database, clock)
    return {
      services: [orders],
      routes: (app) => routeOrders(app, orders, service(Accounts)),
      exported: async (accountId) => ({ Orders: exportedOrders(await orders.of(accountId)) }),
    }
  },
}
