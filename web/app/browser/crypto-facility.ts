import { useHydrated } from './use-hydrated.ts'

/** Answers are checked in the browser by their digest, and a device is known by a random id. Browsers offer both
 *  only on secure pages: without them there is no playing, only looking. */
export function hasCryptoFacility(): boolean {
  const facility: Partial<Crypto> | undefined = globalThis.crypto
  return typeof facility?.randomUUID === 'function' && facility.subtle !== undefined
}

/** The same for drawing: not doubted until the browser has taken over the page. */
export function useCanCheckAnswers(): boolean {
  const isHydrated = useHydrated()
  return !isHydrated || hasCryptoFacility()
}
