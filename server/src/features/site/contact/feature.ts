import { DAY_MS } from '@emojigma/engine/day.ts'
import type { Feature } from '../../../platform/feature.ts'
import { rowSweep } from '../../../platform/sweep.ts'
import { Outbox } from '../outbox/service.ts'
import { RateCounters } from '../../operator/rate-counters/service.ts'
import { MIGRATIONS } from './migrations.ts'
import { deleteMessageIdsBefore } from './queries.ts'
import { routeContact } from './routes.ts'
import { Contact } from './service.ts'

/** Longer than any client retries one letter. */
const KEPT_MS = 2 * DAY_MS

const IDS = rowSweep('ids of letters that came two days ago', (transaction, nowMs, limit) =>
  deleteMessageIdsBefore(transaction, nowMs - KEPT_MS, limit),
)

export const contact: Feature = {
  name: 'contact',
  migrations: MIGRATIONS,
  tables: {
    contact_messages: { aboutNobody: 'a random id that stands for one letter, and when the letter came: not what it said, nor from whom' },
  },
  open({ config, database, clock, service }) {
    const contact = new Contact({
      database,
      clock,
      outbox: service(Outbox),
      counters: service(RateCounters),
      supportEmail: config.supportEmail,
    })
    return { routes: (app) => routeContact(app, contact), retention: [IDS] }
  },
}
