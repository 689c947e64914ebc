/** Answers are checked in the browser by their digest, and a device is known by a random id. Browsers offer both
 *  only on secure pages: without them there is no playing, only looking. */
export function hasCryptoFacility(): boolean {
  const facility: Partial<Crypto> | undefined = globalThis.crypto
  return typeof facility?.randomUUID === 'function' && facility.subtle !== undefined
}
