import { loadAgain } from '../../../platform/browser/on-demand.ts'

/** @returns the SHA-256 of a text, in hexadecimal digits
 *  @throws if the fallback cannot be loaded */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  const { subtle }: Partial<Crypto> = crypto
  const hash = subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : (await loadOwnHash()).sha256(bytes)
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Loads the fallback, if this browser needs it, before the network is gone. */
export async function prepareHashing(): Promise<void> {
  if (!(crypto as Partial<Crypto>).subtle) await loadOwnHash()
}

/** Over plain HTTP, browsers have no `crypto.subtle`. */
const loadOwnHash = () => loadAgain(() => import('@noble/hashes/sha2.js'), 'sha256')
