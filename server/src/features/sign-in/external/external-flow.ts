import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { derivedKey } from '../../../platform/secrets/derived-key.ts'

export const FLOW_S = 600

const flow = z.object({
  provider: z.string(),
  /** The state that must come back from the issuer, and the secret for this browser's exchange of the code. */
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The page to return to. */
  returnUrl: z.string(),
  /** Language code at the start: the callback has one address for all languages. */
  language: z.string().optional(),
  /** Returned to the page unchanged. */
  pageState: z.string(),
  endsAtMs: z.number(),
})

/** A pending sign-in through another site, stored in a signed cookie of the browser. */
export type ExternalFlow = z.infer<typeof flow>

export class ExternalFlows {
  readonly #key: KeyObject

  /** @param secret the site's */
  constructor(secret: string) {
    this.#key = derivedKey(secret, 'sign-ins through other sites')
  }

  sealed(open: ExternalFlow): string {
    const text = Buffer.from(JSON.stringify(open)).toString('base64url')
    return `${text}.${this.#signature(text)}`
  }

  /** @returns undefined for a forged or expired flow */
  opened(value: string, nowMs: number): ExternalFlow | undefined {
    const [text = '', signature = ''] = value.split('.')
    const [expected, received] = [Buffer.from(this.#signature(text)), Buffer.from(signature)]
    if (received.length !== expected.length || !timingSafeEqual(received, expected)) return undefined
    // A flow signed by an older release may have another shape.
    const { data: open } = flow.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return open && open.endsAtMs > nowMs ? open : undefined
  }

  #signature(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url')
  }
}
