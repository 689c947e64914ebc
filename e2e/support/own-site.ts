import { rmSync } from 'node:fs'
import { test } from './journey.ts'
import { startSite, temporaryFolder } from './site.ts'

/** A journey on a site of its own, with access to its data. One per journey: a worker fixture would restart the worker and its browser.
 *  @param environment of the site; without rate limits by default */
export function testOnOwnSite(environment: Readonly<Record<string, string>> = { RATE_LIMITS: 'off' }) {
  return test.extend<{ readonly folder: string; readonly origin: string }>({
    folder: async ({}, use) => {
      const folder = temporaryFolder()
      await use(folder)
      rmSync(folder, { recursive: true, force: true })
    },
    origin: async ({ folder }, use) => {
      const site = await startSite({ folder, environment })
      await use(site.origin)
      await site.stop()
    },
    baseURL: async ({ origin }, use) => use(origin),
  })
}
