import { ART_VERSION } from '@emojigma/artwork/emoji-art.ts'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '../config.ts'

const DRAWING_FOLDERS = ['artwork/src/svg', 'artwork/src/raster']

/** A short name of the artwork and of everything that draws with it: pictures made under another name are stale. */
export function artworkVersion(): string {
  const hash = createHash('sha256').update(ART_VERSION)
  for (const folder of DRAWING_FOLDERS) {
    const path = join(PROJECT_ROOT, folder)
    for (const file of readdirSync(path).toSorted()) {
      if (file.endsWith('.ts') && !file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(path, file)))
    }
  }
  return hash.digest('hex').slice(0, 12)
}
