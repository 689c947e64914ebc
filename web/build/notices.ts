import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { OWN_LANGUAGE } from './own-language.ts'

const ROOT = join(import.meta.dirname, '../..')
/** What the service worker is made of, which a build of its own packs. */
const OF_THE_WORKER = ['workbox-core', 'workbox-precaching', 'workbox-routing']
const FILE = 'licences.txt'

/** Puts beside the page what the licences of its drawings, fonts and libraries ask for: who made them, and under which words they are
 *  passed on. Which libraries these are follows from what was built.
 *  Source: docs/dependencies.md, Notices */
export function notices(): Plugin {
  return {
    name: 'emojigma-notices',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client' || OWN_LANGUAGE !== 'en') return
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const packages = new Set([...modules.flatMap((id) => packageOf(id) ?? []), ...OF_THE_WORKER])
      this.emitFile({ type: 'asset', fileName: FILE, source: noticesText([...packages].toSorted()) })
    },
  }
}

/** @param moduleId a path, perhaps with a query
 *  @returns the package that a module belongs to; undefined for our own */
export function packageOf(moduleId: string): string | undefined {
  const [, path] = /^.*[\\/]node_modules[\\/](.+)$/.exec(moduleId) ?? []
  if (path === undefined) return undefined
  const [first = '', second = ''] = path.split(/[\\/]/)
  return first.startsWith('@') ? `${first}/${second}` : first
}

/** @throws Error for a package that brings no licence: what has none may not be passed on */
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
