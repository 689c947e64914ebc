import type { Feature, Sweep } from '../feature.ts'
import { MIGRATIONS } from './migrations.ts'
import { deleteEnded } from './queries.ts'
import { RateCounters } from './service.ts'

const SWEPT_AT_ONCE = 500

const ENDED: Sweep = {
  name: 'rate counters whose window has ended',
  begin: (nowMs) => async (transaction) => (await deleteEnded(transaction, nowMs, SWEPT_AT_ONCE)) < SWEPT_AT_ONCE,
}

export const rateCounters: Feature = {
  name: 'rate-counters',
  migrations: MIGRATIONS,
  tables: {
    rate_counters: {
      columns: ['key'],
      deletion: { because: 'nobody can be found by a keyed hash, and it is gone a day after its window of at most a day' },
      export: { because: 'a keyed hash cannot be read, not even by us' },
      retention: { sweep: ENDED.name },
    },
  },
  open({ clock, secret, config }) {
    return { services: [new RateCounters({ clock, secret, isOn: config.hasRateLimits })], retention: [ENDED] }
  },
}
