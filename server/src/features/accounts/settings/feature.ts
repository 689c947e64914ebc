import { Accounts } from '../service.ts'
import type { Feature } from '../../../platform/feature.ts'
import { MIGRATIONS } from './migrations.ts'
import { routeSettings, wireSettings } from './routes.ts'
import { SettingsOfAccounts } from './service.ts'

export const settings: Feature = {
  name: 'settings',
  migrations: MIGRATIONS,
  tables: {
    settings: { columns: ['account_id'], deletion: { with: 'accounts' }, export: { as: 'Settings' }, retention: { with: 'accounts' } },
  },
  open({ database, features, service }) {
    const settings = new SettingsOfAccounts({ database, onHiding: features.profileChanged })
    const accounts = service(Accounts)
    accounts.addListener({
      async consented(transaction, accountId, { hidesFromBoards }) {
        if (hidesFromBoards !== undefined) await settings.changeWithin(transaction, accountId, { hidesFromBoards })
      },
    })
    return {
      services: [settings],
      routes: (app) => routeSettings(app, settings, accounts),
      exported: async (accountId) => ({ Settings: wireSettings(await settings.of(accountId)) }),
    }
  },
}
