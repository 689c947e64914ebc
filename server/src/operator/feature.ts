import { DAY_MS } from '@emojigma/engine/day.ts'
import type { Feature, Sweep } from '../feature.ts'
import { MIGRATIONS } from './migrations.ts'
import { actsOn, deleteActsBefore } from './queries.ts'
import { routeRefresh } from './routes.ts'

const SWEPT_AT_ONCE = 500
const KEPT_MS = 730 * DAY_MS

const ACTS: Sweep = {
  name: 'acts of the operator of two years ago',
  begin: (nowMs) => async (transaction) => (await deleteActsBefore(transaction, nowMs - KEPT_MS, SWEPT_AT_ONCE)) < SWEPT_AT_ONCE,
}

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
  open: ({ database, features }) => ({
    routes: (app) => routeRefresh(app, features.forgetAll),
    exported: async (accountId) => ({
      OperatorActs: (await actsOn(database.queries, accountId)).map(({ atMs, command, touched }) => ({
        At: new Date(atMs).toISOString(),
        Command: command,
        Touched: touched,
      })),
    }),
    retention: [ACTS],
  }),
}
