import { Accounts } from '../accounts/service.ts'
import { Classrooms, SchoolLogins } from '../classes/service.ts'
import { OperatorKeys } from '../../platform/http/operator-keys.ts'
import type { Feature } from '../../platform/feature.ts'
import { rowSweep, type Sweep } from '../../platform/sweep.ts'
import { Orders } from '../shop/orders/service.ts'
import { RateCounters } from '../operator/rate-counters/service.ts'
import { authenticateCalls } from './authentication.ts'
import { deleteArrivalsOf, deleteExpiredArrivals, identitiesOf } from './external/queries.ts'
import { routeExternalSignIn } from './external/routes.ts'
import { MIGRATIONS } from './migrations.ts'
import { deleteExpiredSessions, deleteSessionsOfAll, sessionsOf } from './queries.ts'
import { routeProofs } from './routes.ts'
import { SignInServices } from './service.ts'
import { routeTokens } from './token-routes.ts'
import type { ExportedAccount } from '@emojigma/contract/accounts/accounts.ts'
import { isoTime } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { UNUSED_ACCOUNT_DAYS, UNUSED_ACCOUNT_MONTHS, UNUSED_NOTICE_DAYS } from '@emojigma/contract/rules/retention.ts'
import { dayAt } from '@emojigma/engine/day.ts'
import { beginCounting, markWarned, unusedSince } from './unused/queries.ts'

const MARKED_AT_ONCE = 100
const TOLD_AT_ONCE = 100
/** Few: each is deleted with all of its data. */
const DELETED_AT_ONCE = 20

/** The name of the sweep, as the table's rules refer to it. */
const UNUSED_ACCOUNTS = `accounts that nobody has used for ${UNUSED_ACCOUNT_MONTHS} months`

/** Warns the owners of unused accounts, and deletes the accounts a month later if they are still unused.
 *  Source: docs/product.md, Retention */
function unusedAccountSweeps(accounts: Accounts): readonly Sweep[] {
  return [
    {
      name: 'the first day on which uses of an account are counted',
      begin: (nowMs) => async (transaction) => (await beginCounting(transaction, dayAt(nowMs), MARKED_AT_ONCE)) < MARKED_AT_ONCE,
    },
    {
      name: 'notes about accounts that nobody uses',
      begin: (nowMs) => async (transaction) => {
        const today = dayAt(nowMs)
        const since = today - UNUSED_ACCOUNT_DAYS + UNUSED_NOTICE_DAYS
        const unused = await unusedSince(transaction, since, 'never', nowMs, TOLD_AT_ONCE)
        for (const { email } of unused) if (email !== null) await accounts.letters.order(transaction, 'unused', email)
        await markWarned(
          transaction,
          unused.map(({ id }) => id),
          today,
        )
        return unused.length < TOLD_AT_ONCE
      },
    },
    {
      name: UNUSED_ACCOUNTS,
      begin: (nowMs) => async (transaction) => {
        const today = dayAt(nowMs)
        const unused = await unusedSince(transaction, today - UNUSED_ACCOUNT_DAYS, today - UNUSED_NOTICE_DAYS, nowMs, DELETED_AT_ONCE)
        for (const { id, email } of unused) await accounts.deleteWithin(transaction, id, email)
        await accounts.letters.forget(unused.flatMap(({ email }) => email ?? []))
        return unused.length < DELETED_AT_ONCE
      },
    },
  ]
}

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
      columns: ['hash', 'issuer', 'subject', 'email', 'is_email_verified', 'roster_id'],
      deletion: { because: 'those of an account, by its name at the other site or by its e-mail, are deleted in the same transaction' },
      export: { because: 'it belongs to no account yet' },
      retention: { sweep: ARRIVALS.name },
    },
  },
  open({ app, database, clock, secret, config, origin, log, service, features }) {
    const { childAccounts, signInProviders } = config
    const { profileChanged } = features
    const options = { database, clock, secret, childAccounts, signInProviders, log, profileChanged }
    const classrooms = service(Classrooms)
    const services = new SignInServices({
      ...options,
      accounts: service(Accounts),
      classrooms,
      schoolLogins: service(SchoolLogins),
      counters: service(RateCounters),
    })
    const { sessions, external } = services
    classrooms.addListener({ signedOut: (transaction, accountIds) => deleteSessionsOfAll(transaction, accountIds) })
    const { operatorKey, metricsKey, hasRateLimits: isLimited } = config
    const operatorKeys = new OperatorKeys({ operatorKey, metricsKey, isLimited, metrics: app.metrics })
    return {
      services: [services, operatorKeys],
      async routes(app) {
        authenticateCalls(app, { sessions, orders: service(Orders), classrooms, operatorKeys })
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

/** Exports an account's sessions and its identities at other sites. */
async function exportedSignIn(queries: Queries, accountId: string, nowMs: number): Promise<ExportedAccount> {
  const sessions = await sessionsOf(queries, accountId, nowMs)
  const identities = await identitiesOf(queries, accountId)
  return {
    Sessions: sessions.map(({ device, createdAtMs, lastUsedAtMs, expiresAtMs }) => ({
      Device: device ?? null,
      LoggedInAt: isoTime(createdAtMs),
      LastUsedAt: isoTime(lastUsedAtMs),
      EndsAt: isoTime(expiresAtMs),
    })),
    ExternalLogins: identities.map(({ issuer, subject, createdAtMs }) => ({
      Issuer: issuer,
      Subject: subject,
      Since: isoTime(createdAtMs),
    })),
  }
}
