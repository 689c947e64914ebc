import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { OWN_LANGUAGE } from './own-language.ts'

const ROOT = join(import.meta.dirname, '../..')
/** The service worker's libraries; it has a build of its own. */
const WORKER_PACKAGES = ['workbox-core', 'workbox-precaching', 'workbox-routing']
const FILE = 'licences.txt'

/** Writes the licence notices of drawings, fonts and bundled libraries. The libraries follow from the bundle.
 *  Source: docs/dependencies.md, Notices */
export function notices(): Plugin {
  return {
    name: 'emojigma-notices',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client' || OWN_LANGUAGE !== 'en') return
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const packages = new Set([...modules.flatMap((id) => packageOf(id) ?? []), ...WORKER_PACKAGES])
      this.emitFile({ type: 'asset', fileName: FILE, source: noticesText([...packages].toSorted()) })
    },
  }
}

/** @param moduleId a path, possibly with a query
 *  @returns the module's package; undefined for our own code */
export function packageOf(moduleId: string): string | undefined {
  const [, path] = /^.*[\\/]node_modules[\\/](.+)$/.exec(moduleId) ?? []
  if (path === undefined) return undefined
  const [first = '', second = ''] = path.split(/[\\/]/)
  return first.startsWith('@') ? `${first}/${second}` : first
}

/** @throws Error for a package without a licence, which may not be redistributed */
export function noticesText(packages: readonly string[]): string {
  const artwork = readFileSync(join(ROOT, 'artwork/NOTICE.md'), 'utf8').trim()
  return [artwork, '# Libraries in these pages', ...packages.map((name) => `## ${name}\n\n${licenceOf(name)}`)].join('\n\n').concat('\n')
}

function licenceOf(name: string): string {
  const folder = join(ROOT, 'node_modules', name)
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry))
  if (file === undefined) throw new Error(`${name} brings no licence that could be passed on`)
  return readFileSync(join(folder, file), 'utf8').trim()
}
