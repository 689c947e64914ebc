import { DAY_MS } from '@emojigma/engine/day.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { Accounts } from '../../accounts/service.ts'
import type { StripeAccount } from '../../../config.ts'
import type { Feature } from '../../../platform/feature.ts'
import { rowSweep } from '../../../platform/sweep.ts'
import { Offers } from '../offers/service.ts'
import { OrderLetters, Orders } from '../orders/service.ts'
import { RateCounters } from '../../operator/rate-counters/service.ts'
import { soldProducts } from './prices.ts'
import { MIGRATIONS } from './migrations.ts'
import { PaymentLedger } from './payments.ts'
import { deleteCheckoutsBefore, deleteEventsBefore, checkoutsOf, customersOf } from './queries.ts'
import type { EventProvider } from './provider.ts'
import { routeCheckout } from './routes.ts'
import { SellingRules } from './selling-rules.ts'
import { Checkouts } from './service.ts'
import { TEST_MONEY, TestPayments } from './test-money.ts'
import type { ExportedAccount } from '@emojigma/contract/accounts/accounts.ts'
import { isoTime } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import { PaymentStops } from './payment-stops.ts'

/** Paid checkouts are orders; abandoned ones are useless after this time. */
const CHECKOUTS_KEPT_MS = 30 * DAY_MS
/** Providers repeat an event for some days at most. */
const EVENTS_KEPT_MS = 90 * DAY_MS
const STOPS_EVERY_MS = 15_000

const CHECKOUTS = rowSweep('checkouts begun 30 days ago', (transaction, nowMs, limit) =>
  deleteCheckoutsBefore(transaction, nowMs - CHECKOUTS_KEPT_MS, limit),
)
const EVENTS = rowSweep('events of payments that came 90 days ago', (transaction, nowMs, limit) =>
  deleteEventsBefore(transaction, nowMs - EVENTS_KEPT_MS, limit),
)

export const checkout: Feature = {
  name: 'checkout',
  migrations: MIGRATIONS,
  tables: {
    checkouts: {
      columns: ['account_id', 'checkout_key', 'session_ref', 'url'],
      deletion: { with: 'accounts' },
      export: { as: 'Checkouts' },
      retention: { sweep: CHECKOUTS.name },
    },
    payment_events: { aboutNobody: 'that an event with a certain id came, when, and of which kind it was: not whose payment it was about' },
    payments: {
      columns: ['payment_ref', 'account_id', 'customer_ref'],
      deletion: { with: 'accounts' },
      export: { because: 'what it says of a payment stands in its order, and who paid in PaymentCustomers: both are exported' },
      retention: { with: 'accounts' },
    },
    customers: {
      columns: ['account_id', 'customer_ref'],
      deletion: { with: 'accounts' },
      export: { as: 'PaymentCustomers' },
      retention: { with: 'accounts' },
    },
    payment_stops: {
      columns: ['payment_ref'],
      deletion: {
        because: 'it is what sees to it that nothing is charged any more once an account is deleted, and names the payment alone',
      },
      export: { because: 'it says nothing but that a page of the provider is to be closed' },
      retention: { because: 'it goes as soon as the provider has stopped the payment' },
    },
  },
  async open({ app, config, database, clock, log, origin, service }) {
    const { prices, shopLinks, stripe, sells, countryHeader } = config
    const provider = stripe ? await stripeProvider(stripe, origin) : TEST_MONEY
    const [accounts, orders, counters] = [service(Accounts), service(Orders), service(RateCounters)]
    const rules = new SellingRules({ accounts, orders, offers: service(Offers) })
    const ledger = new PaymentLedger({ database, clock, log, provider, letters: service(OrderLetters) })
    app.metrics.total(
      'payment_events_unread_total',
      'Signed events of payments that this process can never read, and are not sent again',
      () => ledger.unreadEvents,
    )
    const [sold, isTest] = [soldProducts(shopLinks), provider.source === 'test']
    const checkouts = new Checkouts({ database, clock, log, prices, sold, provider, ledger, accounts, orders, counters, rules })
    const payments = new TestPayments({ database, clock, isTest, ledger, orders, counters, rules })
    const stops = new PaymentStops({ database, clock, log, provider })
    return {
      services: [stops, ledger],
      routes: (app) => routeCheckout(app, { checkouts, payments, ledger, orders, sells, countryHeader }),
      accountDeleted: (transaction, accountId) => stops.note(transaction, accountId),
      exported: (accountId) => exportedCheckouts(database.queries, accountId),
      retention: [CHECKOUTS, EVENTS],
      background: async (signal) => {
        while (!signal.aborted) {
          await stops.run().catch((error: unknown) => log.warn({ err: error }, 'what has to be stopped could not be looked at'))
          await pause(STOPS_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined)
        }
      },
    }
  },
}

/** Stripe's library is loaded on demand: it is a tenth of the server's code. */
async function stripeProvider(account: StripeAccount, origin: () => string): Promise<EventProvider> {
  const { StripeProvider } = await import('./stripe.ts')
  return new StripeProvider(account, origin)
}

/** Exports an account's checkouts, beside its orders. */
async function exportedCheckouts(queries: Queries, accountId: string): Promise<ExportedAccount> {
  const checkouts = await checkoutsOf(queries, accountId)
  return {
    Checkouts: checkouts.map(({ id, productId, currency, fullMinor, amountMinor, discount, isPaid, createdAtMs }) => ({
      Id: id,
      Product: productId,
      Currency: currency,
      FullMinor: fullMinor,
      AmountMinor: amountMinor,
      Code: discount?.code ?? null,
      Paid: isPaid,
      Begun: isoTime(createdAtMs),
    })),
    PaymentCustomers: await customersOf(queries, accountId),
  }
}
