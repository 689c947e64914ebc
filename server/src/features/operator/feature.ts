import { DAY_MS } from '@emojigma/engine/day.ts'
import { isoTime } from '../../platform/clock.ts'
import type { Feature } from '../../platform/feature.ts'
import { rowSweep } from '../../platform/sweep.ts'
import { MIGRATIONS } from './migrations.ts'
import { LiveStats } from '../play/live/service.ts'
import { Outbox } from '../site/outbox/service.ts'
import { Archive } from '../puzzles/service.ts'
import { Classrooms, Schools } from '../classes/service.ts'
import { Bills } from '../shop/bills/service.ts'
import { PaymentLedger } from '../shop/checkout/service.ts'
import { OrderLetters, Orders } from '../shop/orders/service.ts'
import { Changes } from './changes.ts'
import { Customers } from './customers.ts'
import { overviewOf } from './overview.ts'
import { actsOn, deleteActsBefore } from './queries.ts'
import { routeOperator } from './routes.ts'
import { addSiteMetrics } from './site-metrics.ts'
import type { App } from '../../platform/http/app-type.ts'
import { OperatorKeys } from '../../platform/http/operator-keys.ts'
import { unsafeSettings } from '../../platform/unsafe-settings.ts'
import { sendFailure } from '../../platform/http/failures.ts'
import { METRICS_PATH } from '../../platform/metrics/metrics.ts'

const BEARER = /^bearer +/i

/** The metrics for Prometheus, for the operator's or the metrics key; without either there is no such route.
 *  Source: docs/operate.md, Seen from outside */
function routeMetrics(app: App, keys: OperatorKeys): void {
  app.get(METRICS_PATH, { schema: { hide: true } }, async (request, reply) => {
    if (!keys.isMetricsKeySet) return sendFailure(request, reply, 404)
    const { authorization = '' } = request.headers
    const outcome = BEARER.test(authorization) && (await keys.readsMetrics(request, reply, authorization.replace(BEARER, '')))
    if (typeof outcome !== 'boolean') return outcome
    if (!outcome) return sendFailure(request, reply.header('www-authenticate', 'Bearer'), 401)
    return reply
      .header('cache-control', 'no-store')
      .type(app.metrics.contentType)
      .send(await app.metrics.text())
  })
}

const KEPT_MS = 730 * DAY_MS

const ACTS = rowSweep('acts of the operator of two years ago', (transaction, nowMs, limit) =>
  deleteActsBefore(transaction, nowMs - KEPT_MS, limit),
)

export const operator: Feature = {
  name: 'operator',
  migrations: MIGRATIONS,
  tables: {
    operator_acts: {
      columns: ['account_id'],
      deletion: { with: 'accounts' },
      export: { as: 'OperatorActs' },
      retention: { sweep: ACTS.name },
    },
  },
  open: ({ app, config, database, clock, jobs, features, service }) => {
    const sources = {
      database,
      clock,
      jobs,
      archive: service(Archive),
      outbox: service(Outbox),
      live: service(LiveStats),
      unsafe: unsafeSettings(config),
    }
    addSiteMetrics(app.metrics, sources)
    return {
      routes(app) {
        const [orders, letters, classrooms, ledger] = [service(Orders), service(OrderLetters), service(Classrooms), service(PaymentLedger)]
        routeOperator(app, {
          forget: features.forgetAll,
          overview: () => overviewOf(sources),
          changes: new Changes(database, clock),
          customers: new Customers({
            database,
            clock,
            orders,
            letters,
            ledger,
            classrooms,
            schools: service(Schools),
            bills: service(Bills),
          }),
        })
        routeMetrics(app, service(OperatorKeys))
      },
      exported: async (accountId) => ({
        OperatorActs: (await actsOn(database.queries, accountId)).map(({ atMs, command, touched }) => ({
          At: isoTime(atMs),
          Command: command,
          Touched: touched,
        })),
      }),
      retention: [ACTS],
    }
  },
}
