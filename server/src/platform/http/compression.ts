import compress from '@fastify/compress'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { App } from './app-type.ts'
import { addVary, weakTag } from './entity-tags.ts'

/** A smaller reply fits into the first packets of a connection, so compressing it saves no time. */
const THRESHOLD_BYTES = 4096
/** Text of any kind. Pictures and documents are already compressed. */
const COMPRESSIBLE = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml|javascript|manifest)\b)/
/** 256 KiB: our longest pages fit. */
const BROTLI_WINDOW_BITS = 18
const ONCE = brotliOptions(6)
const EACH_TIME = brotliOptions(4)

type Encoding = 'br' | 'gzip' | 'identity'

const brotliOnce = promisify(brotliCompress)
const gzipOnce = promisify(gzip)

/** Compresses every uncompressed reply, in an encoding that the browser accepts. */
export async function compressReplies(app: App): Promise<void> {
  await app.register(compress, {
    threshold: THRESHOLD_BYTES,
    encodings: ['br', 'gzip'],
    customTypes: COMPRESSIBLE,
    brotliOptions: EACH_TIME,
    globalDecompression: false,
  })
}

/** A text sent to many clients: compressed once per encoding, on first use. */
export class CompressedText {
  readonly tag: string
  readonly #text: Buffer
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()

  constructor(text: string | Uint8Array) {
    this.#text = typeof text === 'string' ? Buffer.from(text) : Buffer.from(text.buffer, text.byteOffset, text.byteLength)
    this.tag = weakTag(this.#text)
  }

  /** Approximate memory: the text and its compressed forms. */
  get bytes(): number {
    return Math.ceil(1.3 * this.#text.length)
  }

  async in(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding)
    if (known) return known
    const compressed = this.#compress(encoding)
    this.#compressed.set(encoding, compressed)
    compressed.catch(() => this.#compressed.delete(encoding))
    return compressed
  }

  async #compress(encoding: Encoding): Promise<Buffer> {
    switch (encoding) {
      case 'br':
        return brotliOnce(this.#text, ONCE)
      case 'gzip':
        return gzipOnce(this.#text)
      case 'identity':
        return this.#text
    }
  }
}

export async function sendCompressedText(request: FastifyRequest, reply: FastifyReply, text: CompressedText): Promise<FastifyReply> {
  const encoding = encodingOf(request)
  addVary(reply, 'accept-encoding')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await text.in(encoding))
}

/** The smallest encoding that a request accepts.
 *  Source: RFC 9110 §12.5.3 */
function encodingOf({ headers }: FastifyRequest): Encoding {
  const accepted = new Negotiator({ headers }).encodings(['br', 'gzip'])
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
}

function brotliOptions(quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS } }
}
