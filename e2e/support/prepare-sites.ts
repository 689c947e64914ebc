import { setTimeout as sleep } from 'node:timers/promises'
import { findBrowser } from './browser.ts'
import { startSite, temporaryFolder } from './site.ts'

/** Enough days to make every list longer than one page of it. */
const ARCHIVE_DAYS = 30
const LOOK_AGAIN_MS = 250

/** Prepared data folders, by the names of their environment variables. */
export interface PreparedSites {
  /** A site after its first start: database, secret and today's puzzles. */
  readonly SITE_TEMPLATE: string
  /** The shared site's: the same with an archive. */
  readonly SHARED_SITE: string
}

/** @returns the folders named in the environment, otherwise new ones */
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

/** Fills the archive as far as journeys look back: more days would keep a core busy for minutes.
 *  @param folder of the site's data */
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

// As a program of its own it prepares the folders while other tests run, and prints them; the browser is unpacked meanwhile.
if (import.meta.main) {
  await findBrowser()
  process.stdout.write(`${JSON.stringify(await prepareSites())}\n`)
}
