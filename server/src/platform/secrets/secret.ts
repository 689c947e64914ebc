import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivateFolder } from '../database/private-files.ts'

/** The site's secret: configured, or created once in the data folder, readable by its owner alone. Processes that start together in one
 *  folder agree on the first one's. */
export async function secretOf({
  secret,
  dataFolder,
}: {
  readonly secret: string | undefined
  readonly dataFolder: string
}): Promise<string> {
  if (secret !== undefined) return secret
  const path = join(dataFolder, 'secret')
  const kept = await readIfThere(path)
  if (kept) return kept
  makePrivateFolder(dataFolder)
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  try {
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
  return readFile(path, 'utf8')
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
