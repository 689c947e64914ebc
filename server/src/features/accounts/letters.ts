import type { Transaction } from 'kysely'
import { languageNamed } from '../../platform/languages.ts'
import type { LetterDetails, Mail, Outbox } from '../site/outbox/service.ts'
import type { Queries, Tables } from '../../platform/database/tables.ts'
import type { LinkCodes } from './link-codes.ts'
import { AccountMails } from './mails.ts'
import { findByEmail } from './queries.ts'

const KINDS = ['welcome', 'already registered', 'reset', 'magic', 'password changed', 'taken over', 'unused'] as const
export type AccountLetter = (typeof KINDS)[number]

export interface AccountLettersOptions {
  readonly outbox: Outbox
  readonly links: LinkCodes
  /** Public scheme and host of the site. */
  readonly origin: () => string
}

/** Letters to accounts with an e-mail. An order contains the kind alone; the link is made when the letter is written, so no link waits
 *  in the database, and a late letter still has a fresh one. */
export class AccountLetters {
  readonly #outbox: Outbox
  readonly #links: LinkCodes
  readonly #origin: () => string

  constructor({ outbox, links, origin }: AccountLettersOptions) {
    this.#outbox = outbox
    this.#links = links
    this.#origin = origin
    for (const kind of KINDS) outbox.writeBy(kind, (transaction, email, details) => this.#write(transaction, kind, email, details))
  }

  /** @param email folded; nothing is sent if no account has it
   *  @param details the page that a log-in link leads to, and the language of the request */
  order(transaction: Queries, kind: AccountLetter, email: string, details: LetterDetails = {}): Promise<void> {
    return this.#outbox.order(transaction, kind, email, details)
  }

  /** Drops pending letters to an e-mail. */
  drop(transaction: Queries, email: string): Promise<void> {
    return this.#outbox.drop(transaction, email)
  }

  /** Deletes letters to these e-mails that are stored as files, on a site without a mail server. */
  forget(emails: readonly string[]): Promise<void> {
    return this.#outbox.forget(emails)
  }

  /** Call it after the commit. */
  send(): void {
    this.#outbox.send()
  }

  async #write(
    transaction: Transaction<Tables>,
    kind: AccountLetter,
    email: string,
    { target, language }: LetterDetails,
  ): Promise<Mail | undefined> {
    const account = await findByEmail(transaction, email)
    if (!account) return undefined
    const { id, nickname, passwordHash, isEmailVerified, hasConsent } = account
    const texts = new AccountMails(this.#origin, languageNamed(language ?? account.language))
    if (!hasConsent) return texts.consent(email, nickname, await this.#links.issue(transaction, id, 'consent'))
    switch (kind) {
      case 'welcome':
        return texts.welcome(email, nickname ?? '')
      case 'already registered':
        return texts.alreadyRegistered(email)
      case 'reset':
        return texts.reset(email, await this.#links.issue(transaction, id, 'reset'))
      case 'magic':
        return texts.magic(email, {
          code: await this.#links.issue(transaction, id, 'magic'),
          target,
          endsPassword: !isEmailVerified && passwordHash !== null,
        })
      case 'password changed':
        return texts.passwordChanged(email)
      case 'taken over':
        return texts.takenOver(email)
      case 'unused':
        return texts.unused(email)
    }
  }
}
