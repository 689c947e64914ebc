import { rmSync } from 'node:fs'
import { test } from './journey.ts'
import { startSite, temporaryFolder } from './site.ts'

/** A journey on a site of its own, whose data can be reached. It is one for each journey, since one that workers keep has them start anew
 *  for it, each with a browser.
 *  @param environment what its environment says; without it there are no limits of rates */
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
