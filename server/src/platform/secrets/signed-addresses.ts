import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { derivedKey } from './derived-key.ts'

const VALID_MS = 60 * 60 * 1000
/** Expiry times are rounded to this step, so that a browser finds the file in its cache. */
const STEP_MS = 30 * 60 * 1000

/** Signs and verifies addresses of files that are not public. They are valid for an hour to an hour and a half. */
export class SignedAddresses {
  readonly #key: KeyObject

  /** @param secret the site's
   *  @param purpose of the addresses; those of another purpose are invalid */
  constructor(secret: string, purpose: string) {
    this.#key = derivedKey(secret, purpose)
  }

  signed(path: string, nowMs: number): string {
    const untilMs = Math.ceil((nowMs + VALID_MS) / STEP_MS) * STEP_MS
    return `${path}?until=${untilMs}&signature=${this.#signature(path, untilMs)}`
  }

  /** @param path the address without its query */
  isValid(path: string, untilMs: number, signature: string, nowMs: number): boolean {
    if (!(untilMs > nowMs)) return false
    const expected = Buffer.from(this.#signature(path, untilMs))
    const given = Buffer.from(signature)
    return given.length === expected.length && timingSafeEqual(given, expected)
  }

  #signature(path: string, untilMs: number): string {
    return createHmac('sha256', this.#key).update(`${path}\n${untilMs}`).digest('base64url')
  }
}
