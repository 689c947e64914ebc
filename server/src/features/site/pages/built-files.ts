import { DAY_MS } from '@emojigma/engine/day.ts'
import fastifyStatic from '@fastify/static'
import { readdirSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import type { App } from '../../../platform/http/app-type.ts'
import { LANGUAGE_CODES, languageNamed, pathIn } from '../../../platform/languages.ts'

const WORKER = 'sw.js'
const NO_WORKER = 'no-worker.js'
/** Folder of the build's content-hashed files, hundreds of them. */
const ASSETS = 'assets'
/** Folders of the build that are not served by name. */
const OWN_FOLDERS: ReadonlySet<string> = new Set([ASSETS, '.vite'])
const IS_OWN_FILE = /\.(?:br|gz|map)$/
/** A file of the assets, without a way out of their folder. */
const ASSET_NAME = /^[\w-]+(?:\.[\w-]+)+$/

const HIDDEN = { schema: { hide: true } } as const

/** Serves the files of the built page by name, as compressed by the build.
 *  @param hasServiceWorker false = browsers get one that unregisters itself */
export async function routeBuiltFiles(app: App, folder: string, hasServiceWorker: boolean): Promise<void> {
  // Without the plugin's own routes, which would list the folder of scripts for each request.
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false })
  app.get<{ Params: { name: string } }>(`/${ASSETS}/:name`, HIDDEN, async ({ params: { name } }, reply) => {
    if (!ASSET_NAME.test(name) || IS_OWN_FILE.test(name)) return reply.callNotFound()
    return reply.sendFile(`${ASSETS}/${name}`, { cacheControl: true, maxAge: 365 * DAY_MS, immutable: true })
  })
  const routeChecked = (url: string, file: string): void => {
    app.get(url, HIDDEN, async (_request, reply) => reply.header('cache-control', 'no-cache').sendFile(file))
  }
  // One route each, as pages share the root.
  for (const path of namedFiles(folder)) if (hasServiceWorker || basename(path) !== WORKER) routeChecked(`/${path}`, path)
  // Source: docs/operate.md, Service worker
  if (hasServiceWorker) return
  for (const language of LANGUAGE_CODES.map(languageNamed)) routeChecked(pathIn(language, `/${WORKER}`), NO_WORKER)
}

/** @returns paths of the files with permanent names, with slashes */
function namedFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => !OWN_FOLDERS.has(path.split('/', 1)[0] ?? '') && !IS_OWN_FILE.test(path))
}
