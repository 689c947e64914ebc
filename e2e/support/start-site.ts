import { rmSync } from 'node:fs'
import { preparedSites } from './prepare-sites.ts'
import { startSite } from './site.ts'

/** One running site for all journeys; each has its own browser context and so is its own guest. */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  const { SITE_TEMPLATE, SHARED_SITE } = await preparedSites()
  process.env['SITE_TEMPLATE'] = SITE_TEMPLATE
  const site = await startSite({ folder: SHARED_SITE })
  process.env['SITE_ORIGIN'] = site.origin
  return async () => {
    await site.stop()
    for (const folder of [SHARED_SITE, SITE_TEMPLATE]) rmSync(folder, { recursive: true, force: true })
  }
}
