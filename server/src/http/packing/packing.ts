import Negotiator from 'negotiator'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip, type BrotliOptions, type ZlibOptions } from 'node:zlib'
import type { Transform } from 'node:stream'

/** What is smaller goes as it is: it fits into the first packets that a server may send without being answered, so that packing it saves
 *  nobody a wait and costs the site more than sending it.
 *  Source: docs/figures.md, Calls, pictures and pages as browsers ask for them */
export const SMALLEST_PACKED_BYTES = 4096

/** From the smallest. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]
export type PackedEncoding = Exclude<Encoding, 'identity'>

/** `quick` for what may be asked for once, `small` for what is sent again and again: a fifth smaller, at five times the time. */
export type PackingEffort = 'quick' | 'small'

const BROTLI_QUALITY: Readonly<Record<PackingEffort, number>> = { quick: 1, small: 6 }
const GZIP_LEVEL: Readonly<Record<PackingEffort, number>> = { quick: 1, small: 6 }
/** 256 KiB: our longest pages fit, and a larger one costs more memory than it saves bytes. */
const BROTLI_WINDOW_BITS = 18

const brotliPacked = promisify(brotliCompress)
const gzipPacked = promisify(gzip)

/** Browsers send a few different headers, and each of their requests has one of them. */
const MOST_KNOWN_HEADERS = 100
const knownHeaders = new Map<string, Encoding>()

/** The smallest encoding that a request's Accept-Encoding header allows.
 *  Source: RFC 9110 §12.5.3 */
export function encodingFor(headers: IncomingHttpHeaders): Encoding {
  const text = headers['accept-encoding'] ?? ''
  const known = knownHeaders.get(text)
  if (known) return known
  const accepted = new Negotiator({ headers }).encodings([...ENCODINGS])
  const encoding = ENCODINGS.find((each) => accepted.includes(each)) ?? 'identity'
  if (knownHeaders.size < MOST_KNOWN_HEADERS) knownHeaders.set(text, encoding)
  return encoding
}

/** Packs on one of the runtime's own threads, never on the one that answers requests.
 *  @returns bytes with memory of their own, unless they are the text itself */
export async function packed(text: Buffer, encoding: Encoding, effort: PackingEffort): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return withOwnMemory(await brotliPacked(text, brotliOptions(effort, text.length)))
    case 'gzip':
      return withOwnMemory(await gzipPacked(text, gzipOptions(effort)))
    case 'identity':
      return text
  }
}

/** The runtime packs into a part of a block of 64 KiB, which stays in memory as long as any part of it. A packed page has about twenty. */
function withOwnMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** Packs what comes piece by piece, quickly. */
export function packingStream(encoding: PackedEncoding): Transform {
  return encoding === 'br' ? createBrotliCompress(brotliOptions('quick')) : createGzip(gzipOptions('quick'))
}

function brotliOptions(effort: PackingEffort, bytes?: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      ...(bytes === undefined ? {} : { [constants.BROTLI_PARAM_SIZE_HINT]: bytes }),
    },
  }
}

function gzipOptions(effort: PackingEffort): ZlibOptions {
  return { level: GZIP_LEVEL[effort] }
}
