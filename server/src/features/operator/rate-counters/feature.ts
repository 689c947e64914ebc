import type { Feature } from '../../../platform/feature.ts'
import { rowSweep } from '../../../platform/sweep.ts'
import { MIGRATIONS } from './migrations.ts'
import { deleteEnded } from './queries.ts'
import { RateCounters } from './service.ts'

const ENDED = rowSweep('rate counters whose window has ended', deleteEnded)

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
