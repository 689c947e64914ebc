import type { Mail } from '../mail/service.ts'
import { networkOf, type Limit } from '../tallies/service.ts'
import { folded } from './folding.ts'
import type { AccountParts } from './parts.ts'
import { findByEmail } from './queries.ts'

const HOUR_MS = 60 * 60_000
const TO_AN_EMAIL: Limit = { what: 'asked-for letters to an e-mail', max: 5, windowMs: HOUR_MS }
const FROM_AN_ADDRESS: Limit = { what: 'letters asked for from an address', max: 100, windowMs: HOUR_MS }

/** Links that anyone may ask for, for any e-mail: the answer is always the same and does not wait for what is looked up. Too many are silently not sent. */
export class MailRequests {
  readonly #parts: AccountParts

  constructor(parts: AccountParts) {
    this.#parts = parts
  }

  resetLink(email: string, address: string): void {
    this.#request('reset', email, address)
  }

  magicLink(email: string, address: string): void {
    this.#request('magic', email, address)
  }

  #request(purpose: 'reset' | 'magic', email: string, address: string): void {
    const { database, tallies, mails } = this.#parts
    const emailKey = folded(email)
    const counted = [
      { ...TO_AN_EMAIL, who: emailKey },
      { ...FROM_AN_ADDRESS, who: networkOf(address) },
    ]
    // The tallies are written for every e-mail, so that the disk has as much to do.
    mails.send(() =>
      database.durably(async (transaction): Promise<Mail | undefined> => {
        const isLimited = (await tallies.count(transaction, counted)) !== undefined
        const account = await findByEmail(transaction, emailKey)
        if (isLimited || !account?.email) return undefined
        const { links, letters } = this.#parts
        const code = await links.issue(transaction, account.id, account.hasConsent ? purpose : 'consent')
        if (!account.hasConsent) return letters.consent(account.email, account.nickname, code)
        return letters[purpose](account.email, code)
      }),
    )
  }
}
