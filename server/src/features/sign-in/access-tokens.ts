import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { derivedKey } from '../../platform/secrets/derived-key.ts'

export const ACCESS_TOKEN_S = 15 * 60
/** Largest difference between the clocks of our processes. */
const SKEW_S = 60

/** Makes and reads bearer tokens: a session's id and an expiry, signed. */
export class AccessTokens {
  readonly #key: KeyObject

  /** @param secret the site's */
  constructor(secret: string) {
    this.#key = derivedKey(secret, 'access tokens')
  }

  make(sessionId: string, nowMs: number): string {
    const claim = `${sessionId}.${Math.floor(nowMs / 1000) + ACCESS_TOKEN_S}`
    return `${claim}.${this.#signature(claim)}`
  }

  /** @returns the session's id; undefined for a forged or expired token */
  sessionIdOf(token: string, nowMs: number): string | undefined {
    const [sessionId, endS, signature, ...rest] = token.split('.')
    if (!sessionId || !endS || !signature || rest.length > 0) return undefined
    const expected = Buffer.from(this.#signature(`${sessionId}.${endS}`))
    const received = Buffer.from(signature)
    if (received.length !== expected.length || !timingSafeEqual(received, expected)) return undefined
    const leftS = Number(endS) - nowMs / 1000
    // A longer life dates from before a clock was set back; the session may have ended since.
    return leftS > 0 && leftS <= ACCESS_TOKEN_S + SKEW_S ? sessionId : undefined
  }

  #signature(claim: string): string {
    return createHmac('sha256', this.#key).update(claim).digest('base64url')
  }
}
