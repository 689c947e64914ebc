import { Accounts } from '../accounts/service.ts'
import { Classrooms } from '../classes/service.ts'
import type { Feature } from '../../platform/feature.ts'
import { rowSweep } from '../../platform/sweep.ts'
import { Orders } from '../shop/orders/service.ts'
import { RateCounters } from '../operator/rate-counters/service.ts'
import { authenticateCalls } from './authentication.ts'
import { exportedSignIn } from './export.ts'
import { deleteArrivalsOf, deleteExpiredArrivals } from './external/queries.ts'
import { routeExternalSignIn } from './external/routes.ts'
import { MIGRATIONS } from './migrations.ts'
import { deleteExpiredSessions, deleteSessionsOfAll } from './queries.ts'
import { routeProofs } from './routes.ts'
import { SignInServices } from './service.ts'
import { unusedAccountSweeps } from './unused/sweeps.ts'
import { routeTokens } from './token-routes.ts'

const SESSIONS = rowSweep('sessions that have ended', deleteExpiredSessions)
const ARRIVALS = rowSweep('arrivals from other sites whose code is too old', deleteExpiredArrivals)

export const signIn: Feature = {
  name: 'sign-in',
  migrations: MIGRATIONS,
  tables: {
    sessions: {
      columns: ['id', 'account_id', 'refresh_hash', 'previous_refresh_hash', 'device'],
      deletion: { with: 'accounts' },
      export: { as: 'Sessions' },
      retention: { sweep: SESSIONS.name },
    },
    external_identities: {
      columns: ['issuer', 'subject', 'account_id'],
      deletion: { with: 'accounts' },
      export: { as: 'ExternalLogins' },
      retention: { with: 'accounts' },
    },
    external_arrivals: {
      columns: ['hash', 'issuer', 'subject', 'email', 'is_email_verified'],
      deletion: { because: 'those of an account, by its name at the other site or by its e-mail, are deleted in the same transaction' },
      export: { because: 'it belongs to no account yet' },
      retention: { sweep: ARRIVALS.name },
    },
  },
  open({ database, clock, secret, config, origin, log, service, features }) {
    const { childAccounts, signInProviders } = config
    const { profileChanged } = features
    const options = { database, clock, secret, childAccounts, signInProviders, log, profileChanged }
    const classrooms = service(Classrooms)
    const services = new SignInServices({ ...options, accounts: service(Accounts), classrooms, counters: service(RateCounters) })
    const { sessions, external } = services
    classrooms.tell({ signedOut: (transaction, accountIds) => deleteSessionsOfAll(transaction, accountIds) })
    return {
      services: [services],
      async routes(app) {
        authenticateCalls(app, { sessions, orders: service(Orders), classrooms, operatorKey: config.operatorKey })
        await routeTokens(app, services)
        routeProofs(app, services)
        routeExternalSignIn(app, external, origin)
      },
      accountDeleted: deleteArrivalsOf,
      hasEnded: async (sessionId) => (await sessions.ageMs(sessionId)) === undefined,
      exported: (accountId) => exportedSignIn(database.queries, accountId, clock.nowMs()),
      retention: [SESSIONS, ARRIVALS, ...unusedAccountSweeps(service(Accounts))],
    }
  },
}
