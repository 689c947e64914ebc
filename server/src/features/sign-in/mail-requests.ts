import { HOUR_MS } from '../../platform/clock.ts'
import { networkOf } from '../../platform/http/limits/network.ts'
import type { LetterDetails } from '../site/outbox/service.ts'
import type { Limit } from '../operator/rate-counters/service.ts'
import { folded } from '../../platform/folding.ts'
import type { SignInMeans } from './means.ts'

/** Letters of one kind. A stranger who asks for somebody's letters cannot use up those that the owner may ask for from another address,
 *  or those of the other kind. */
const TO_AN_EMAIL_FROM_AN_ADDRESS: Limit = { what: 'asked-for letters to an e-mail from an address', max: 5, windowMs: HOUR_MS }
const TO_AN_EMAIL: Limit = { what: 'asked-for letters to an e-mail', max: 20, windowMs: HOUR_MS }
const FROM_AN_ADDRESS: Limit = { what: 'letters asked for from an address', max: 100, windowMs: HOUR_MS }

/** Links that anyone may ask for, for any e-mail: the answer is always the same. Too many are silently not sent. */
export class MailRequests {
  readonly #means: SignInMeans

  constructor(means: SignInMeans) {
    this.#means = means
  }

  /** When it returns, the letter is ordered.
   *  @param language the code of that in which it is asked for */
  resetLink(email: string, address: string, language: string): Promise<void> {
    return this.#request('reset', email, address, { language })
  }

  /** When it returns, the letter is ordered.
   *  @param target a page of this site, to which the link leads on
   *  @param language the code of that in which it is asked for */
  magicLink(email: string, address: string, target: string, language: string): Promise<void> {
    return this.#request('magic', email, address, { target, language })
  }

  async #request(kind: 'reset' | 'magic', email: string, address: string, details: LetterDetails): Promise<void> {
    const { database, counters, letters } = this.#means
    const emailKey = folded(email)
    const network = networkOf(address)
    // The address first: once it is full, whatever e-mails it thinks of are not stored.
    const counted = [
      { ...FROM_AN_ADDRESS, who: network },
      { ...TO_AN_EMAIL_FROM_AN_ADDRESS, who: `${kind}\n${emailKey}\n${network}` },
      { ...TO_AN_EMAIL, who: `${kind}\n${emailKey}` },
    ]
    // Counted and ordered for every e-mail, so that the disk has as much to do; whether anybody has it is looked up after the answer.
    await database.durably(async (transaction) => {
      const isLimited = (await counters.count(transaction, counted)) !== undefined
      if (!isLimited) await letters.order(transaction, kind, emailKey, details)
    })
    letters.send()
  }
}
