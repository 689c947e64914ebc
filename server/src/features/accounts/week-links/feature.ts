import { WEEK_LINK_DAYS } from '@emojigma/contract/rules/week-link.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import type { Feature } from '../../../platform/feature.ts'
import { rowSweep } from '../../../platform/sweep.ts'
import { MyDays } from '../my-days/service.ts'
import { Accounts } from '../service.ts'
import { MIGRATIONS } from './migrations.ts'
import { deleteLinksBefore } from './queries.ts'
import { routeWeekLinks } from './routes.ts'
import { WeekLinks } from './service.ts'

const OLD_LINKS = rowSweep(`links to a week that were made more than ${WEEK_LINK_DAYS} days ago`, (transaction, nowMs, limit) =>
  deleteLinksBefore(transaction, nowMs - WEEK_LINK_DAYS * DAY_MS, limit),
)

export const weekLinks: Feature = {
  name: 'week-links',
  migrations: MIGRATIONS,
  tables: {
    week_links: {
      columns: ['account_id'],
      deletion: { with: 'accounts' },
      export: { as: 'WeekLinks' },
      retention: { sweep: OLD_LINKS.name },
    },
  },
  open({ database, clock, service }) {
    const links = new WeekLinks({ database, clock, accounts: service(Accounts), myDays: service(MyDays) })
    return {
      routes: (app) => routeWeekLinks(app, links),
      exported: async (accountId) => {
        const link = await links.of(accountId)
        return { WeekLinks: link ? [{ Code: link.code, Until: dayDate(link.until) }] : [] }
      },
      retention: [OLD_LINKS],
    }
  },
}
