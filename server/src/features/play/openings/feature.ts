import type { Feature } from '../../../platform/feature.ts'
import { MIGRATIONS } from './migrations.ts'
import { OLD_OPENINGS, Openings } from './service.ts'

/** Stores when players first opened a puzzle, the start of the time that a solve takes. */
export const openings: Feature = {
  name: 'openings',
  migrations: MIGRATIONS,
  tables: {
    openings: {
      columns: ['account_id'],
      deletion: { with: 'accounts' },
      export: { because: 'it only times the attempts of the last three days, which are exported' },
      retention: { sweep: OLD_OPENINGS.name },
    },
  },
  open({ app, database, clock, log }) {
    const openings = new Openings({ database, clock, log })
    app.addHook('onClose', () => openings.write())
    return { services: [openings], retention: [OLD_OPENINGS] }
  },
}
