import { m } from '@emojigma/messages'
import { code, direction } from '@emojigma/messages/language.ts'
import type { SiteSettings } from '@emojigma/contract/site/pages.ts'
import { build, manifest, styles } from 'virtual:built-assets'
import { inlineScript } from './inline-script.ts'
import type { PreloadedState } from '../store.ts'
import { inLanguage } from '../browser/language-address.ts'
import { scriptData } from './script-data.ts'
import { ICON_SPRITE } from '../../ui/pictures/icon-sprite.ts'

const ENTRY = 'app/platform/shell/entry-client.tsx'

const NO_SCRIPT = `<noscript><div class="page panel">${m['document.needs_javascript']()}</div></noscript>`

/** Data for hydration, embedded in the page. */
export interface Preloaded {
  readonly site: SiteSettings
  readonly state: PreloadedState
  /** Modules of the rendered lazy components. */
  readonly lazyModules: readonly string[]
}

export interface DocumentParts {
  /** Tags for the head. */
  readonly head: string
  /** Markup of the app. */
  readonly markup: string
  /** Of the page and its lazy components, as in the build manifest. */
  readonly modules: readonly string[]
  readonly preloaded: Preloaded
  /** An empty shell, in which the client renders whatever page the address names, even offline. */
  readonly isShell?: boolean
  /** Opens in any browser, even where the app does not run. */
  readonly isReadable?: boolean
}

/** The whole HTML document: fonts, meta tags, the page's own styles, its first screen, its state, and the scripts at low priority. */
export function documentOf({ head, markup, modules, preloaded, isShell = false, isReadable = false }: DocumentParts): string {
  const files = tagsFor([ENTRY, ...modules])
  return [
    `<!doctype html><html lang="${code}" dir="${direction}" data-build="${build}"${isShell ? ' data-shell' : ''}${isReadable ? ' data-readable' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="light dark">',
    // Before React's image preloads: connections are few, and without its fonts the first screen is laid out twice.
    files.fonts,
    head,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${inLanguage('/manifest.webmanifest')}">`,
    '<meta name="theme-color" content="#fff6e9" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#1b1224" media="(prefers-color-scheme: dark)">',
    files.styles,
    // Runs before the first paint in any browser. It marks the document with this device's theme and whether an account is signed in, and
    // replaces a page to play on by `unsupported.js` in a browser that lacks a needed feature. A file would delay the first paint.
    `<script>${inlineScript}</script>`,
    `</head><body>${ICON_SPRITE}${NO_SCRIPT}<div id="root">${markup}</div>`,
    `<script type="application/json" id="preloaded">${scriptData(preloaded)}</script>`,
    `${files.scripts}</body></html>`,
  ].join('\n')
}

/** Tags for the files of a set of modules. Cached: all pages together have a few dozen sets. */
interface Tags {
  readonly fonts: string
  readonly styles: string
  readonly scripts: string
}

const knownTags = new Map<string, Tags>()

function tagsFor(modules: readonly string[]): Tags {
  const key = modules.join(' ')
  const known = knownTags.get(key)
  if (known) return known
  const files = filesOf(modules)
  const fonts = files.fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
  // A disabled link tells Vite's loader that these styles are present already. The unknown type keeps preload scanners from fetching it.
  const sheets = files.styles.map((file) => `<link rel="stylesheet" type="none" href="/${file}" disabled>`)
  const css = files.styles.map((file) => styles[file] ?? '').join('')
  const imported = files.scripts.map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`)
  const tags = {
    fonts: fonts.join('\n'),
    styles: [`<style>${css}</style>`, ...sheets].join('\n'),
    scripts: [...imported, `<script type="module" src="/${files.entry}" fetchpriority="low"></script>`].join('\n'),
  }
  knownTags.set(key, tags)
  return tags
}

function filesOf(modules: readonly string[]) {
  const scripts = new Set<string>()
  const sheets = new Set<string>()
  const fonts = new Set<string>()
  const visited = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || visited.has(key)) return
    visited.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
    scripts.add(chunk.file)
    for (const sheet of chunk.css ?? []) sheets.add(sheet)
    for (const asset of chunk.assets ?? []) if (asset.endsWith('.woff2')) fonts.add(asset)
  }
  for (const module of modules) visit(module)
  const entry = manifest[ENTRY]?.file ?? ''
  scripts.delete(entry)
  return { entry, scripts: [...scripts], styles: [...sheets], fonts: [...fonts] }
}
