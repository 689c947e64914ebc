import { test as base } from '@playwright/test'
import { startAccountSite, type AccountSite } from './account-site.ts'

/** A journey on the shared site. All worker fixtures are declared here: if one journey had a fixture that the next lacks, the worker and
 *  its browser would restart. */
export const test = base.extend<object, { readonly accountSite: AccountSite }>({
  accountSite: [
    async ({}, use) => {
      const site = await startAccountSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({}, use) => use(process.env['SITE_ORIGIN']),
})

export { expect } from '@playwright/test'
