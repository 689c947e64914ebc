import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSite, temporaryFolder } from './site.ts'

/** So many make every list longer than a page of it. */
const ARCHIVE_DAYS = 30
const LOOK_AGAIN_MS = 250

/** One running site for all journeys; each has its own browser context and so is its own guest. */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  const template = temporaryFolder()
  // What a site has at its first start: its database, its secret and the puzzles of today.
  await (await startSite({ folder: template })).stop()
  process.env['SITE_TEMPLATE'] = template
  const folder = temporaryFolder()
  await fillArchive(folder)
  const site = await startSite({ folder })
  process.env['SITE_ORIGIN'] = site.origin
  return async () => {
    await site.stop()
    for (const made of [folder, template]) rmSync(made, { recursive: true, force: true })
  }
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
