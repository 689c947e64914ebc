import { test as base } from '@playwright/test'
import { startAccountSite, type AccountSite } from './account-site.ts'

/** A journey on the shared site. What else a worker keeps is made when a journey asks for it, and named here for all of them: where one
 *  journey has something for its worker that the next one has not, the worker and its browser start anew. */
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
