import { Accounts } from '../../accounts/service.ts'
import type { Feature } from '../../../platform/feature.ts'
import { Outbox } from '../../site/outbox/service.ts'
import { MIGRATIONS } from './migrations.ts'
import { OrderLetters } from './order-letters.ts'
import { routeOrders } from './routes.ts'
import { Orders, type Order } from './service.ts'
import { Trials } from './trials.ts'
import type { ExportedAccount } from '@emojigma/contract/accounts/accounts.ts'
import { isoTime } from '../../../platform/clock.ts'

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
    order_letters: {
      columns: ['order_id'],
      deletion: { with: 'orders' },
      export: { because: 'it says nothing but which letters about an exported order were sent' },
      retention: { with: 'orders' },
    },
  },
  open({ config, database, clock, origin, service }) {
    const trials = new Trials({ database, clock, sells: config.sells })
    const orders = new Orders(database, clock)
    const letters = new OrderLetters(service(Outbox), origin)
    return {
      services: [orders, letters],
      retention: letters.sweeps,
      routes: (app) => routeOrders(app, { orders, trials, accounts: service(Accounts) }),
      exported: async (accountId) => ({ Orders: exportedOrders(await orders.of(accountId)) }),
    }
  },
}

/** Exports an account's orders. */
function exportedOrders(orders: readonly Order[]): ExportedAccount[string] {
  return orders.map(({ id, productId, source, isActive, renews, amountMinor, currency, startsAtMs, endsAtMs }) => ({
    Id: id,
    Product: productId,
    Source: source,
    Active: isActive,
    Renews: renews,
    AmountMinor: amountMinor ?? null,
    Currency: currency ?? null,
    Starts: isoTime(startsAtMs),
    Ends: endsAtMs === undefined ? null : isoTime(endsAtMs),
  }))
}
