import { useInBrowser } from './hooks/use-in-browser.ts'

/** Browsers offer hashing and `randomUUID` only to pages served by https. Over plain http, as in some schools' networks, our own code does
 *  both; only random numbers cannot be replaced, and without them nothing can be played. */
export function hasCryptoFacility(): boolean {
  return typeof facility().getRandomValues === 'function'
}

/** `hasCryptoFacility` for rendering; true until hydration. */
export function useCanCheckAnswers(): boolean {
  return useInBrowser(hasCryptoFacility, true)
}

/** A random id. Source: RFC 9562 §5.4 */
export function randomId(): string {
  if (facility().randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const [version = 0, variant = 0] = [bytes[6], bytes[8]]
  bytes[6] = (version & 0x0f) | 0x40
  bytes[8] = (variant & 0x3f) | 0x80
  return hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function facility(): Partial<Crypto> {
  return globalThis.crypto ?? {}
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
