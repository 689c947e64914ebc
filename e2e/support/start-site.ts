import { rmSync } from 'node:fs'
import { startSite, temporaryFolder } from './site.ts'

/** One running site for all journeys; each has its own browser context and so is its own guest. */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  const folder = temporaryFolder()
  const site = await startSite({ folder, fillsArchive: true })
  process.env['SITE_ORIGIN'] = site.origin
  return async () => {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
