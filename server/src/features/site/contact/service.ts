import { ENGLISH } from '../../../platform/languages.ts'
import type { ContactTopic } from '@emojigma/contract/rules/contact-message.ts'
import { HOUR_MS, type Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { folded } from '../../../platform/folding.ts'
import { networkOf } from '../../../platform/http/limits/network.ts'
import type { Mail, Outbox } from '../outbox/service.ts'
import type { Limit, RateCounters } from '../../operator/rate-counters/service.ts'
import { deleteMessageId, insertMessageId } from './queries.ts'

/** People of a school or a library may share one address. */
const FROM_AN_ADDRESS: Limit = { what: 'letters to the operator from an address', max: 20, windowMs: HOUR_MS }
const FROM_AN_EMAIL: Limit = { what: 'letters to the operator from an e-mail', max: 5, windowMs: HOUR_MS }
const KIND = 'contact'

/** A visitor's letter, validated. */
export interface ContactMessage {
  /** Idempotency key: made by the page for this one letter. */
  readonly id: string
  readonly name: string | undefined
  readonly email: string
  readonly topic: ContactTopic
  readonly message: string
}

export type ContactOutcome = { readonly kind: 'taken' } | { readonly kind: 'too many'; readonly retryAfterS: number }

export interface ContactOptions {
  readonly database: Database
  readonly clock: Clock
  readonly outbox: Outbox
  readonly counters: RateCounters
  /** The recipient of the letters. */
  readonly supportEmail: string
}

/** Forwards visitors' letters to the operator. */
export class Contact {
  readonly #options: ContactOptions

  constructor(options: ContactOptions) {
    this.#options = options
    options.outbox.writeBy(KIND, async (_transaction, _email, { content }) =>
      content === undefined ? undefined : mailOf(JSON.parse(content) as Content, options.supportEmail),
    )
  }

  /** Returns once the letter is stored in the outbox. A repeated letter changes nothing.
   *  @param address the sender's network address */
  async send({ id, ...content }: ContactMessage, address: string): Promise<ContactOutcome> {
    const { database, clock, outbox, counters } = this.#options
    const email = folded(content.email)
    const counted = [
      { ...FROM_AN_ADDRESS, who: networkOf(address) },
      { ...FROM_AN_EMAIL, who: email },
    ]
    const outcome = await database.durably(async (transaction): Promise<ContactOutcome> => {
      if (!(await insertMessageId(transaction, id, clock.nowMs()))) return { kind: 'taken' }
      const retryAfterS = await counters.count(transaction, counted)
      if (retryAfterS !== undefined) {
        await deleteMessageId(transaction, id)
        return { kind: 'too many', retryAfterS }
      }
      await outbox.order(transaction, KIND, email, { content: JSON.stringify(content satisfies Content) })
      return { kind: 'taken' }
    })
    outbox.send()
    return outcome
  }
}

type Content = Omit<ContactMessage, 'id'>

/** The letter for the operator, whose reply goes to the visitor. */
function mailOf({ name, email, topic, message }: Content, supportEmail: string): Mail {
  return {
    to: supportEmail,
    replyTo: { name: name ?? '', address: email },
    subject: `Contact: ${ENGLISH.words.contact.topics[topic]}`,
    paragraphs: [`${name === undefined || name === '' ? 'Somebody' : name} (${email}) wrote on the contact page:`, message],
    closing: 'Your answer to this mail goes to them. Nobody has checked that the e-mail is theirs.',
  }
}
