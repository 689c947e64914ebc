import { createHmac, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto'
import { derivedKey } from '../../platform/secrets/derived-key.ts'
import { SESSION_DAYS } from '@emojigma/contract/rules/retention.ts'

const DAY_S = 24 * 60 * 60
const NUMBER_BYTES = 12
/** Limit for notes read from a request. */
const MAX_BROUGHT = 8

/** Signed notes that a browser keeps after a sign-in, even after signing out: each proves that an account's owner was signed in there.
 *  With one, strangers who type wrong passwords for a name cannot lock its owner out. The server stores nothing of them. */
export class KnownDevices {
  readonly #key: KeyObject

  /** @param secret the site's */
  constructor(secret: string) {
    this.#key = derivedKey(secret, 'known devices')
  }

  note(accountId: string, nowMs: number): string {
    const claim = `${randomBytes(NUMBER_BYTES).toString('base64url')}.${Math.floor(nowMs / 1000) + SESSION_DAYS * DAY_S}`
    return `${claim}.${this.#signature(claim, accountId)}`
  }

  /** @param brought notes separated by spaces
   *  @returns the random number of a note that is this account's and still valid */
  numberOf(brought: string | undefined, accountId: string | undefined, nowMs: number): string | undefined {
    if (brought === undefined || accountId === undefined) return undefined
    for (const note of brought.split(' ', MAX_BROUGHT)) {
      const [number = '', endS = '', signature = ''] = note.split('.')
      const expected = Buffer.from(this.#signature(`${number}.${endS}`, accountId))
      const received = Buffer.from(signature)
      if (received.length === expected.length && timingSafeEqual(received, expected) && Number(endS) * 1000 > nowMs) return number
    }
    return undefined
  }

  #signature(claim: string, accountId: string): string {
    return createHmac('sha256', this.#key).update(`${claim}\n${accountId}`).digest('base64url')
  }
}
