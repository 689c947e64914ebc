import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, extname, join, relative, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentTag } from '../http/packing/content-tag.ts'
import type { App } from '../http/app-type.ts'
import { browserHas } from '../http/packing/entity-tags.ts'
import { addVary } from '../http/packing/packed-answers.ts'
import { encodingFor, type Encoding } from '../http/packing/packing.ts'
import { LANGUAGE_CODES, languageNamed, pathIn } from '../languages.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const CHECKED = 'no-cache'

const WORKER = 'sw.js'
const NO_WORKER = 'no-worker.js'
/** The build's files whose names tell their contents: hundreds, in one folder, where nothing else stands. */
const ASSETS = 'assets'
/** What the build leaves for the server and for us, by folder and by ending. */
const OWN_FOLDERS: ReadonlySet<string> = new Set([ASSETS, '.vite'])
const IS_OWN_FILE = /\.(?:br|gz|map)$/
/** Of a file of the assets: no way out of their folder. */
const ASSET_NAME = /^[\w-]+(?:\.[\w-]+)+$/

/** Of what browsers are sent, by ending. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.csv', 'text/csv; charset=utf-8'],
  ['.html', 'text/html; charset=utf-8'],
  ['.ico', 'image/x-icon'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
])
/** What the build has packed ends with this. */
const PACKED_ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

/** Sends the files of the built page by their names. What was sent once is sent again from memory, before the framework has work with it.
 *  @param hasServiceWorker otherwise browsers get one that takes itself away
 *  @throws Error for a file of a kind that has no type here
 *  Source: docs/decisions/2026-11-23-before-the-framework.md */
export function routeBuiltFiles(app: App, folder: string, hasServiceWorker: boolean): void {
  app.get(`/${ASSETS}/:name`, HIDDEN, async (request, reply) => {
    const { name } = request.params as { readonly name: string }
    const isAsset = ASSET_NAME.test(name) && !IS_OWN_FILE.test(name)
    return isAsset ? sendFile(request, reply, folder, `${ASSETS}/${name}`, FOREVER) : reply.callNotFound()
  })
  // Each of these has a route, as pages may stand beside them.
  for (const path of namedFiles(folder)) {
    if (!hasServiceWorker && basename(path) === WORKER) continue
    if (!TYPES.has(extname(path))) throw new Error(`how ${path} is sent is not known`)
    app.get(`/${path}`, HIDDEN, async (request, reply) => sendFile(request, reply, folder, path, CHECKED))
  }
  // Source: docs/operate.md, Service worker
  if (hasServiceWorker) return
  for (const language of LANGUAGE_CODES.map(languageNamed)) {
    app.get(pathIn(language, `/${WORKER}`), HIDDEN, async (request, reply) => sendFile(request, reply, folder, NO_WORKER, CHECKED))
  }
}

const HIDDEN = { schema: { hide: true } } as const

/** @returns the files that are asked for by a name that stays, with slashes */
function namedFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => !OWN_FOLDERS.has(path.split('/', 1)[0] ?? '') && !IS_OWN_FILE.test(path))
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
  path: string,
  cacheControl: string,
): Promise<FastifyReply> {
  const type = TYPES.get(extname(path))
  const file = type && (await fileAt(join(folder, path), encodingFor(request.headers)))
  if (!file) {
    reply.callNotFound()
    return reply
  }
  const { bytes, encoding } = file
  const etag = `"${contentTag(bytes)}"`
  addVary(reply, 'accept-encoding')
  reply.header('cache-control', cacheControl).header('etag', etag)
  if (browserHas(request, etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  // Kept under its plain address alone, so that invented queries push nothing out of memory.
  if (request.url === `/${path}`) reply.isCurrent = () => true
  return reply.type(type).send(bytes)
}

/** @returns the file as the build has packed it, else as it is; undefined if there is none */
async function fileAt(path: string, encoding: Encoding): Promise<{ readonly bytes: Buffer; readonly encoding: Encoding } | undefined> {
  try {
    return { bytes: await readFile(path + PACKED_ENDINGS[encoding]), encoding }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return encoding === 'identity' ? undefined : fileAt(path, 'identity')
  }
}
