import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** A custom property where it is set or read. */
const PROPERTY = /--[a-z][\w-]*/g

/** Short names for the custom properties of the built page, because they stand hundreds of times in the stylesheet inside it.
 *  Those that a script or a file outside the build names keep theirs. */
export function shortPropertyNames(appFolder: string, publicFolder: string): Plugin {
  const files = [...filesIn(appFolder), ...filesIn(publicFolder).filter((file) => /\.(?:css|js)$/.test(file))]
  const isBuiltSheet = (file: string): boolean => file.startsWith(appFolder) && file.endsWith('.css')
  const kept = new Set(files.filter((file) => !isBuiltSheet(file)).flatMap(propertiesIn))
  const long = [...new Set(files.filter(isBuiltSheet).flatMap(propertiesIn))].filter((name) => !kept.has(name))
  const free = Array.from({ length: long.length + kept.size }, (_, index) => `--${lettersOf(index)}`).filter((name) => !kept.has(name))
  const shortNames = new Map(long.map((name, index) => [name, free[index] ?? name]))
  return {
    name: 'emojigma-short-property-names',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (css) => css.replace(PROPERTY, (name) => shortNames.get(name) ?? name),
    },
  }
}

/** a, b … z, aa, ab … */
export function lettersOf(index: number): string {
  const last = String.fromCodePoint(97 + (index % 26))
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:css|tsx?|js)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function propertiesIn(file: string): string[] {
  return readFileSync(file, 'utf8').match(PROPERTY) ?? []
}
