import { hkdfSync } from 'node:crypto'

/** A key of 32 bytes for one purpose, so that what is signed for one can never pass for another.
 *  @param secret the site's secret */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
