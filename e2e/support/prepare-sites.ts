import { setTimeout as sleep } from 'node:timers/promises'
import { findBrowser } from './browser.ts'
import { startSite, temporaryFolder } from './site.ts'

/** So many make every list longer than a page of it. */
const ARCHIVE_DAYS = 30
const LOOK_AGAIN_MS = 250

/** Folders of data that take longer to make than most journeys, by the names that the environment has for them. */
export interface PreparedSites {
  /** What a site has at its first start: its database, its secret and the puzzles of today. */
  readonly SITE_TEMPLATE: string
  /** The same, and an archive: the shared site's. */
  readonly SHARED_SITE: string
}

/** @returns what the environment says was prepared, else what is made now */
export async function preparedSites(): Promise<PreparedSites> {
  const { SITE_TEMPLATE, SHARED_SITE } = process.env
  return SITE_TEMPLATE === undefined || SHARED_SITE === undefined ? prepareSites() : { SITE_TEMPLATE, SHARED_SITE }
}

async function prepareSites(): Promise<PreparedSites> {
  const template = temporaryFolder()
  await (await startSite({ folder: template })).stop()
  process.env['SITE_TEMPLATE'] = template
  const shared = temporaryFolder()
  await fillArchive(shared)
  return { SITE_TEMPLATE: template, SHARED_SITE: shared }
}

/** Fills it as far as journeys look back, and no further: all days keep a core busy for minutes.
 *  @param folder where the site keeps its data */
async function fillArchive(folder: string): Promise<void> {
  const site = await startSite({ folder, fillsArchive: true })
  try {
    while ((await publishedDays(site.origin)) < ARCHIVE_DAYS) await sleep(LOOK_AGAIN_MS)
  } finally {
    await site.stop()
  }
}

async function publishedDays(origin: string): Promise<number> {
  const readiness = (await (await fetch(`${origin}/readyz`)).json()) as { readonly archive?: { readonly publishedDays: number } }
  return readiness.archive?.publishedDays ?? 0
}

// As a program of its own, it prepares while other tests run, and says where; the browser unpacks itself meanwhile.
if (import.meta.main) {
  await findBrowser()
  process.stdout.write(`${JSON.stringify(await prepareSites())}\n`)
}
