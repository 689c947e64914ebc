import { DAY_MS } from '@emojigma/engine/day.ts'
import fastifyStatic from '@fastify/static'
import { readdirSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import type { App } from '../../../platform/http/app-type.ts'
import { LANGUAGE_CODES, languageNamed, pathIn } from '../../../platform/languages.ts'

const WORKER = 'sw.js'
const NO_WORKER = 'no-worker.js'
/** The build's files whose names tell their contents: hundreds, in one folder, where nothing else stands. */
const ASSETS = 'assets'
/** What the build leaves for the server and for us, by folder and by ending. */
const OWN_FOLDERS: ReadonlySet<string> = new Set([ASSETS, '.vite'])
const IS_OWN_FILE = /\.(?:br|gz|map)$/
/** Of a file of the assets: no way out of their folder. */
const ASSET_NAME = /^[\w-]+(?:\.[\w-]+)+$/

const HIDDEN = { schema: { hide: true } } as const

/** Sends the files of the built page by their names, compressed as the build has left them.
 *  @param hasServiceWorker otherwise browsers get one that takes itself away */
export async function routeBuiltFiles(app: App, folder: string, hasServiceWorker: boolean): Promise<void> {
  // Without its own routes, which would list the folder of scripts for each request.
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false })
  app.get<{ Params: { name: string } }>(`/${ASSETS}/:name`, HIDDEN, async ({ params: { name } }, reply) => {
    if (!ASSET_NAME.test(name) || IS_OWN_FILE.test(name)) return reply.callNotFound()
    return reply.sendFile(`${ASSETS}/${name}`, { cacheControl: true, maxAge: 365 * DAY_MS, immutable: true })
  })
  const routeChecked = (url: string, file: string): void => {
    app.get(url, HIDDEN, async (_request, reply) => reply.header('cache-control', 'no-cache').sendFile(file))
  }
  // Each of these has a route, as pages may stand beside them.
  for (const path of namedFiles(folder)) if (hasServiceWorker || basename(path) !== WORKER) routeChecked(`/${path}`, path)
  // Source: docs/operate.md, Service worker
  if (hasServiceWorker) return
  for (const language of LANGUAGE_CODES.map(languageNamed)) routeChecked(pathIn(language, `/${WORKER}`), NO_WORKER)
}

/** @returns the files that are asked for by a name that stays, with slashes */
function namedFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => !OWN_FOLDERS.has(path.split('/', 1)[0] ?? '') && !IS_OWN_FILE.test(path))
}
