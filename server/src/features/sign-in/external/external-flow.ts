import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { derivedKey } from '../../../platform/secrets/derived-key.ts'

export const FLOW_S = 600

const flow = z.object({
  provider: z.string(),
  /** What must come back from the issuer, and what only this browser's exchange of the code knows. */
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where to go in the end. */
  returnUrl: z.string(),
  /** The code of the language in which it began: the way back has one address. */
  language: z.string().optional(),
  /** What the page itself wants to recognise. */
  pageState: z.string(),
  endsAtMs: z.number(),
})

/** A sign-in through another site that has begun in a browser: kept there, signed, in a cookie. */
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

  /** @returns undefined for anything that is not a flow of ours, or no longer one */
  opened(value: string, nowMs: number): ExternalFlow | undefined {
    const [text = '', signature = ''] = value.split('.')
    const [expected, given] = [Buffer.from(this.#signature(text)), Buffer.from(signature)]
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
    // What an older release signed may have another shape.
    const { data: open } = flow.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return open && open.endsAtMs > nowMs ? open : undefined
  }

  #signature(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url')
  }
}
