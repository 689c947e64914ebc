import { ART_VERSION } from '@emojigma/artwork/emoji-art.ts'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '../config.ts'

/** A short hash of the artwork and of everything that draws with it: drawings made under another hash are stale.
 *  @param folders of the drawing code, from the project's root
 *  @param more further inputs of a drawing */
export function drawingVersion(folders: readonly string[], ...more: readonly (string | number)[]): string {
  const hash = createHash('sha256').update([ART_VERSION, ...more].join('\n'))
  for (const folder of folders) {
    const path = join(PROJECT_ROOT, folder)
    for (const file of readdirSync(path).toSorted()) {
      if (/\.(?:ts|json)$/.test(file) && !file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(path, file)))
    }
  }
  return hash.digest('hex').slice(0, 12)
}
