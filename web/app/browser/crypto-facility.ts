import { loadAgain } from '../ui/on-demand.ts'
import { useHydrated } from './use-hydrated.ts'

/** Browsers offer hashing and ready-made ids only to pages that came by https. Over plain http, as in some schools' networks, code of ours does
 *  both; only random numbers cannot be made up for. Without them there is no playing, only looking. */
export function hasCryptoFacility(): boolean {
  return typeof facility().getRandomValues === 'function'
}

/** The same for drawing: not doubted until the browser has taken over the page. */
export function useCanCheckAnswers(): boolean {
  const isHydrated = useHydrated()
  return !isHydrated || hasCryptoFacility()
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

/** @returns the SHA-256 of a text, in hexadecimal digits
 *  @throws where the code that hashes in place of the browser cannot be loaded */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  const { subtle } = facility()
  return hexOf(subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : (await loadOwnHash()).sha256(bytes))
}

/** Loads what hashing takes in this browser, which may be offline when it is needed. */
export async function prepareHashing(): Promise<void> {
  if (!facility().subtle) await loadOwnHash()
}

const loadOwnHash = () => loadAgain(() => import('./own-hash.ts'), 'sha256')

function facility(): Partial<Crypto> {
  return globalThis.crypto ?? {}
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
