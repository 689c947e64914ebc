import Negotiator from 'negotiator'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Near the best of Brotli at a tenth of its time. */
const QUALITY = 6

/** From the smallest. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The smallest encoding that a request's Accept-Encoding header allows.
 *  Source: RFC 9110 §12.5.3 */
export function encodingFor(headers: IncomingHttpHeaders): Encoding {
  const accepted = new Negotiator({ headers }).encodings([...ENCODINGS])
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}

export async function compressed(text: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli(text, {
        params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
      })
    case 'gzip':
      return zip(text)
    case 'identity':
      return text
  }
}
