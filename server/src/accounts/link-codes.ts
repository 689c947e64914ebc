import { createHash, randomBytes } from 'node:crypto'
import { MINUTE_MS, type Clock } from '../clock.ts'
import type { Queries } from '../database/tables.ts'
import { deleteLinkCodes, findLinkCode, replaceLinkCode, takeLinkCode, type LinkPurpose } from './queries.ts'

const CODE_BYTES = 32
/** So long a grown-up may take to consent, and a child's account waits for it. */
export const CONSENT_LIFE_MS = 7 * 24 * 60 * MINUTE_MS
const LIFE_MS: Readonly<Record<LinkPurpose, number>> = {
  reset: 60 * MINUTE_MS,
  magic: 15 * MINUTE_MS,
  consent: CONSENT_LIFE_MS,
}

/** Codes that are mailed in links. The database keeps their hashes alone. */
export class LinkCodes {
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Makes a code; an older one of the account for the same purpose ends. */
  async issue(queries: Queries, accountId: string, purpose: LinkPurpose): Promise<string> {
    const code = newCode()
    const nowMs = this.#clock.nowMs()
    await replaceLinkCode(queries, {
      hash: codeHash(code),
      purpose,
      accountId,
      createdAtMs: nowMs,
      expiresAtMs: nowMs + LIFE_MS[purpose],
    })
    return code
  }

  /** @returns whose code it is, without using it up */
  owner(queries: Queries, purpose: LinkPurpose, code: string): Promise<string | undefined> {
    return findLinkCode(queries, purpose, codeHash(code), this.#clock.nowMs())
  }

  /** Uses a code up.
   *  @returns whose it was; undefined when it was none, used or too old */
  take(queries: Queries, purpose: LinkPurpose, code: string): Promise<string | undefined> {
    return takeLinkCode(queries, purpose, codeHash(code), this.#clock.nowMs())
  }

  async drop(queries: Queries, accountId: string, purposes: readonly LinkPurpose[]): Promise<void> {
    await deleteLinkCodes(queries, accountId, purposes)
  }
}

/** 256 random bits, as they stand in a link. */
export function newCode(): string {
  return randomBytes(CODE_BYTES).toString('base64url')
}

export function codeHash(code: string): string {
  return createHash('sha256').update(code).digest('base64url')
}
