import type { Feature } from '../../../platform/feature.ts'
import { MIGRATIONS } from './migrations.ts'
import { routeProgress, wireItem } from './routes.ts'
import { Progress } from './service.ts'

export const progress: Feature = {
  name: 'progress',
  migrations: MIGRATIONS,
  tables: {
    progress: { columns: ['account_id'], deletion: { with: 'accounts' }, export: { as: 'Progress' }, retention: { with: 'accounts' } },
  },
  open({ database, clock }) {
    const progress = new Progress({ database, clock })
    return {
      services: [progress],
      routes: (app) => routeProgress(app, progress),
      exported: async (accountId) => ({
        Progress: (await progress.all(accountId)).map((item) => ({ Topic: item.topic, ...wireItem(item) })),
      }),
    }
  },
}
