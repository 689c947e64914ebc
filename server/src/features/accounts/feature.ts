import type { Feature } from '../../platform/feature.ts'
import { Outbox } from '../site/outbox/service.ts'
import { RateCounters } from '../operator/rate-counters/service.ts'
import { MIGRATIONS } from './migrations.ts'
import { routeAccounts } from './routes.ts'
import { Accounts, SWEPT, sweepsOf } from './service.ts'

export const accounts: Feature = {
  name: 'accounts',
  migrations: MIGRATIONS,
  tables: {
    accounts: {
      columns: [
        'id',
        'user_name',
        'user_name_key',
        'email',
        'email_key',
        'is_email_verified',
        'nickname',
        'nickname_key',
        'password_hash',
        'is_student',
        'is_child',
        'consented_at_ms',
      ],
      deletion: { because: 'it is the row that the owner deletes' },
      export: { as: 'Account' },
      retention: { sweep: SWEPT.unconsented },
    },
    link_codes: {
      columns: ['hash', 'account_id'],
      deletion: { with: 'accounts' },
      export: { because: 'it only checks who somebody is, and the one who has it could log in' },
      retention: { sweep: SWEPT.links },
    },
    held_nicknames: {
      columns: ['nickname_key', 'account_id'],
      deletion: { with: 'accounts' },
      export: { because: 'somebody typed it beside the e-mail of the account, and nobody has shown that it was its owner' },
      retention: { sweep: SWEPT.nicknames },
    },
  },
  open({ config, database, clock, origin, features, passwordStrength, service }) {
    const accounts = new Accounts({
      database,
      clock,
      outbox: service(Outbox),
      counters: service(RateCounters),
      origin,
      childAccounts: config.childAccounts,
      passwordStrength,
      features,
    })
    return {
      services: [accounts],
      routes(app) {
        app.metrics.queue('passwords', () => accounts.hashing.waiting)
        return routeAccounts(app, accounts)
      },
      retention: sweepsOf(accounts),
    }
  },
}
