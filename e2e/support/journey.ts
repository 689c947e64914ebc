import { test as base } from '@playwright/test'

/** A journey on the shared site. */
export const test = base.extend({
  baseURL: async ({}, use) => use(process.env['SITE_ORIGIN']),
})

export { expect } from '@playwright/test'
