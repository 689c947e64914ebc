import { rmSync } from 'node:fs'
import { test } from './journey.ts'
import { startSite, temporaryFolder } from './site.ts'

/** A journey on a site of its own, whose data can be reached.
 *  @param environment what its environment says, beside no limits of rates */
export function testOnOwnSite(environment: Readonly<Record<string, string>> = {}) {
  return test.extend<object, { readonly folder: string; readonly origin: string }>({
    folder: [
      async ({}, use) => {
        const folder = temporaryFolder()
        await use(folder)
        rmSync(folder, { recursive: true, force: true })
      },
      { scope: 'worker' },
    ],
    origin: [
      async ({ folder }, use) => {
        const site = await startSite({ folder, environment: { RATE_LIMITS: 'off', ...environment } })
        await use(site.origin)
        await site.stop()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ origin }, use) => use(origin),
  })
}
