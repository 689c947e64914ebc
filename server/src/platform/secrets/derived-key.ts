import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

/** A key of 32 bytes for one purpose, so that what is signed for one can never pass for another.
 *  Node signs with such an object in a sixth of the time that it takes with bytes.
 *  @param secret the site's secret */
export function derivedKey(secret: string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))
}
