import type { Feature, Sweep } from '../feature.ts'
import { Outbox } from '../outbox/service.ts'
import { RateCounters } from '../rate-counters/service.ts'
import { MIGRATIONS } from './migrations.ts'
import { deleteMessageIdsBefore } from './queries.ts'
import { routeContact } from './routes.ts'
import { Contact } from './service.ts'

const SWEPT_AT_ONCE = 500
/** Longer than anybody tries again to send one letter. */
const KEPT_MS = 2 * 24 * 60 * 60_000

const IDS: Sweep = {
  name: 'ids of letters that came two days ago',
  begin: (nowMs) => async (transaction) => (await deleteMessageIdsBefore(transaction, nowMs - KEPT_MS, SWEPT_AT_ONCE)) < SWEPT_AT_ONCE,
}

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
