import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { App } from '../http/app-type.ts'
import { isKnown } from '../http/packing/entity-tags.ts'
import { addVary } from '../http/packing/packed-answers.ts'
import { encodingFor, type Encoding } from '../http/packing/packing.ts'

const FOREVER = 'public, max-age=31536000, immutable'
/** One folder deep, and no way out of it. */
const NAME = /^[\w-]+(?:\.[\w-]+)+$/
/** Of what stands there, by ending: all else is not for browsers. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.woff2', 'font/woff2'],
])
/** What the build has packed ends with this. */
const PACKED_ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

interface AssetFile {
  readonly bytes: Buffer
  readonly encoding: Encoding
}

/** The build's files whose names tell their contents. A page asks for two dozen of them, so what was sent once is sent again from memory;
 *  `@fastify/static` lists the whole folder for each.
 *  @param path where they stand, without a slash at its end */
export function routeAssets(app: App, path: string, folder: string): void {
  app.get(`${path}/:name`, { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params as { readonly name: string }
    const type = NAME.test(name) ? TYPES.get(extname(name)) : undefined
    const file = type && (await assetFile(folder, name, encodingFor(request.headers)))
    if (!file) return reply.callNotFound()
    const etag = `"${name}-${file.encoding}"`
    addVary(reply, 'accept-encoding')
    reply.header('cache-control', FOREVER).header('etag', etag)
    if (isKnown(request, etag)) return reply.code(304).send()
    if (file.encoding !== 'identity') reply.header('content-encoding', file.encoding)
    reply.isCurrent = () => true
    return reply.type(type).send(file.bytes)
  })
}

/** @returns the file as the build has packed it, else as it is; undefined if there is none */
async function assetFile(folder: string, name: string, encoding: Encoding): Promise<AssetFile | undefined> {
  try {
    return { bytes: await readFile(join(folder, name + PACKED_ENDINGS[encoding])), encoding }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return encoding === 'identity' ? undefined : assetFile(folder, name, 'identity')
  }
}
