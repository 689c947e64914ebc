import { createHash, randomBytes } from 'node:crypto'
import { MINUTE_MS, type Clock } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { deleteLinkCodes, findLinkCode, replaceLinkCode, takeLinkCode, type LinkPurpose } from './queries.ts'
import type { MailedPurpose } from './tables.ts'

const CODE_BYTES = 32
/** Time for an adult to consent; until then a child's account waits. */
export const CONSENT_LIFE_MS = 7 * 24 * 60 * MINUTE_MS
const LIFE_MS: Readonly<Record<MailedPurpose, number>> = {
  reset: 60 * MINUTE_MS,
  magic: 15 * MINUTE_MS,
  consent: CONSENT_LIFE_MS,
}
/** For this long the page that used a code may use it again, because a reply may be lost. */
const USED_LIFE_MS = 15 * MINUTE_MS

/** Codes for mailed links. The database has their hashes only. */
export class LinkCodes {
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Creates a code; an older one of the account for the same purpose becomes invalid. */
  async issue(queries: Queries, accountId: string, purpose: MailedPurpose): Promise<string> {
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

  /** @param key the page's, under which the code may have been used already
   *  @returns the code's account, without using it up */
  async owner(queries: Queries, purpose: MailedPurpose, code: string, key?: string): Promise<string | undefined> {
    const nowMs = this.#clock.nowMs()
    const accountId = await findLinkCode(queries, purpose, codeHash(code), nowMs)
    if (accountId !== undefined || key === undefined) return accountId
    return findLinkCode(queries, `used ${purpose}`, usedHash(code, key), nowMs)
  }

  /** Uses a code up, except for the page with the key.
   *  @param key absent = for everyone
   *  @returns the code's account; undefined for an unknown, used or expired code */
  async take(queries: Queries, purpose: MailedPurpose, code: string, key?: string): Promise<string | undefined> {
    const nowMs = this.#clock.nowMs()
    const accountId = await takeLinkCode(queries, purpose, codeHash(code), nowMs)
    if (key === undefined) return accountId
    const used = { purpose: `used ${purpose}`, hash: usedHash(code, key) } as const
    if (accountId === undefined) return findLinkCode(queries, used.purpose, used.hash, nowMs)
    await replaceLinkCode(queries, { ...used, accountId, createdAtMs: nowMs, expiresAtMs: nowMs + USED_LIFE_MS })
    return accountId
  }

  async drop(queries: Queries, accountId: string, purposes: readonly LinkPurpose[]): Promise<void> {
    await deleteLinkCodes(queries, accountId, purposes)
  }
}

/** 256 random bits, encoded for a link. */
export function newCode(): string {
  return randomBytes(CODE_BYTES).toString('base64url')
}

export function codeHash(code: string): string {
  return createHash('sha256').update(code).digest('base64url')
}

function usedHash(code: string, key: string): string {
  return codeHash(`${code}\n${key}`)
}
