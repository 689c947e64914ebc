import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Queries, Tables } from '../../../platform/database/tables.ts'
import type { Mail } from './mail.ts'
import type { Mailer } from './mailer.ts'
import {
  claimLetter,
  countLetters,
  deleteLetter,
  deleteLettersTo,
  dueLetters,
  insertLetter,
  nextDueAtMs,
  postponeLetter,
  type Letter,
} from './queries.ts'

export type { Mail } from './mail.ts'

/** Concurrent deliveries. */
const MAX_AT_ONCE = 3
/** Pauses after failed tries; the last one repeats. */
const RETRY_DELAYS_MS = [2000, 15_000, 60_000, 5 * 60_000, 15 * 60_000, 30 * 60_000]
/** A letter is given up after this time. */
const GIVE_UP_MS = 24 * 60 * 60_000
/** After this time a process counts as dead, and another takes its letter over. Longer than any delivery may take. */
export const LEASE_MS = 2 * 60_000
/** Interval of checks for letters of other processes. */
const LOOK_EVERY_MS = 30_000
const LOOK_PAUSE_MS = 50
/** Time for deliveries under way when the process ends. */
const CLOSING_MS = 3000

/** Details of an order beside its recipient. */
export interface LetterDetails {
  /** A page of this site for the link to lead to. */
  readonly target?: string | undefined
  /** A visitor's text, stored nowhere else, or what the letter is about. It is deleted with the letter. */
  readonly content?: string | undefined
  /** Language code of the request; absent = the account's language. */
  readonly language?: string | undefined
}

/** Writes a letter, in a transaction that creates what it needs; undefined = there is nothing to send. */
export type Writing = (transaction: Transaction<Tables>, email: string, details: LetterDetails) => Promise<Mail | undefined>

export interface OutboxOptions {
  readonly database: Database
  readonly clock: Clock
  readonly mailer: Mailer
  readonly log: FastifyBaseLogger
  /** Absent = the documented ones. */
  readonly retryDelaysMs?: readonly number[] | undefined
}

/** Letters are ordered in the transaction of their cause, and written and sent after it: a killed process or an unreachable mail server
 *  only delays them. One process at a time sends a letter, and the reply to the call that caused it does not wait. A letter is sent
 *  twice only if a process, or its connection, breaks between the mail server's acceptance and our record of it. */
export class Outbox {
  readonly #options: OutboxOptions
  readonly #writings = new Map<string, Writing>()
  readonly #underWay = new Set<Promise<void>>()
  #looking: Promise<void> | undefined
  #hasWork = false
  #isClosing = false
  readonly #outcomes = { sent: 0, postponed: 0, given_up: 0 }
  #timer: NodeJS.Timeout | undefined

  constructor(options: OutboxOptions) {
    this.#options = options
  }

  /** Registers how letters of a kind are written. */
  writeBy(kind: string, writing: Writing): void {
    this.#writings.set(kind, writing)
  }

  /** Orders a letter inside a transaction. Call `send()` after the commit.
   *  @param email folded, whether or not an account has it: the recipient is looked up when the letter is written */
  async order(transaction: Queries, kind: string, email: string, { target, content, language }: LetterDetails = {}): Promise<void> {
    const nowMs = this.#options.clock.nowMs()
    await insertLetter(transaction, {
      id: randomUUID(),
      kind,
      email,
      target,
      content,
      language,
      orderedAtMs: nowMs,
      dueAtMs: nowMs,
      tries: 0,
    })
  }

  /** Drops all pending letters to an e-mail. */
  async drop(transaction: Queries, email: string): Promise<void> {
    await deleteLettersTo(transaction, email)
  }

  /** Deletes letters stored as files that mention one of these e-mails. */
  async forget(emails: readonly string[]): Promise<void> {
    if (emails.length > 0) await this.#options.mailer.forget?.(emails)
  }

  /** Deletes letters stored as files before a time. */
  async forgetBefore(timeMs: number): Promise<void> {
    await this.#options.mailer.forgetBefore?.(timeMs)
  }

  /** Results of this process's deliveries since its start. */
  get outcomes(): Readonly<Record<'sent' | 'postponed' | 'given_up', number>> {
    return this.#outcomes
  }

  /** @returns the number of pending letters of all processes */
  waiting(): Promise<number> {
    return countLetters(this.#options.database.queries)
  }

  /** Starts sending due letters, and later ones when they are due. */
  send(): void {
    if (this.#isClosing) return
    this.#hasWork = true
    this.#looking ??= this.#look()
  }

  /** Resolves when every due letter has been tried. */
  async idle(): Promise<void> {
    while (this.#looking || this.#underWay.size > 0) await Promise.all([this.#looking, ...this.#underWay])
  }

  /** Waits for deliveries under way, and aborts slow ones. The next process sends the rest. */
  async close(): Promise<void> {
    this.#isClosing = true
    clearTimeout(this.#timer)
    await Promise.race([this.idle(), pause(CLOSING_MS, undefined, { ref: false })])
    this.#options.mailer.close()
    await this.idle()
  }

  async #look(): Promise<void> {
    let pauseMs = LOOK_EVERY_MS
    try {
      while (this.#hasWork && !this.#isClosing) {
        this.#hasWork = false
        await this.#beginDue()
        // While all are busy, the first to finish checks again.
        const nextMs = this.#underWay.size < MAX_AT_ONCE ? await nextDueAtMs(this.#options.database.queries) : undefined
        if (nextMs !== undefined) pauseMs = Math.min(LOOK_EVERY_MS, Math.max(LOOK_PAUSE_MS, nextMs - this.#options.clock.nowMs()))
      }
    } catch (error) {
      this.#options.log.warn(causeOf(error), 'the mails that wait could not be looked at')
    }
    this.#looking = undefined
    clearTimeout(this.#timer)
    if (!this.#isClosing) this.#timer = setTimeout(() => this.send(), pauseMs).unref()
  }

  async #beginDue(): Promise<void> {
    const { database, clock } = this.#options
    const room = MAX_AT_ONCE - this.#underWay.size
    if (room === 0) return
    const nowMs = clock.nowMs()
    for (const due of await dueLetters(database.queries, nowMs, room)) {
      const letter = await database.relaxed((transaction) => claimLetter(transaction, due, nowMs + LEASE_MS))
      if (letter) this.#begin(letter)
    }
  }

  #begin(letter: Letter): void {
    const run = this.#carry(letter)
      .catch((error: unknown) => this.#options.log.warn(causeOf(error), 'what became of a mail could not be noted'))
      .finally(() => {
        this.#underWay.delete(run)
        this.send()
      })
    this.#underWay.add(run)
  }

  async #carry(letter: Letter): Promise<void> {
    const { database, clock, log, retryDelaysMs = RETRY_DELAYS_MS } = this.#options
    const failure = await this.#failureOf(letter)
    const nextMs = clock.nowMs() + (retryDelaysMs[letter.tries - 1] ?? retryDelaysMs.at(-1) ?? 0)
    if (failure && !failure.isForGood && nextMs < letter.orderedAtMs + GIVE_UP_MS) {
      this.#outcomes.postponed += 1
      log.warn(failure.cause, 'a mail was not taken, it is tried again')
      return database.relaxed((transaction) => postponeLetter(transaction, letter, nextMs))
    }
    if (failure) log.error(failure.cause, 'a mail was given up')
    this.#outcomes[failure ? 'given_up' : 'sent'] += 1
    return database.relaxed((transaction) => deleteLetter(transaction, letter.id))
  }

  /** @returns why the letter was not sent; undefined if it was, or if there was none to write */
  async #failureOf({
    kind,
    email,
    target,
    content,
    language,
    orderedAtMs,
  }: Letter): Promise<{ readonly isForGood: boolean; readonly cause: Cause } | undefined> {
    const { database, clock, mailer } = this.#options
    if (clock.nowMs() >= orderedAtMs + GIVE_UP_MS) return { isForGood: true, cause: { type: 'too old' } }
    const writing = this.#writings.get(kind)
    // A process of a newer version may know the kind.
    if (!writing) return { isForGood: false, cause: { type: 'unknown kind' } }
    try {
      const mail = await database.durably((transaction) => writing(transaction, email, { target, content, language }))
      if (mail) await mailer.deliver(mail)
      return undefined
    } catch (error) {
      return { isForGood: isRefusedForGood(error), cause: causeOf(error) }
    }
  }
}

/** Whether a retry is useless: the server refused this letter, not us.
 *  Source: RFC 5321 §4.2.1, replies 5yz */
function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { readonly code?: string; readonly responseCode?: number }
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
}

interface Cause {
  readonly code?: string | undefined
  readonly responseCode?: number | undefined
  readonly type: string
}

/** The error without the mail server's own text, which contains the address. */
function causeOf(error: unknown): Cause {
  const { code, responseCode, name } = error as { readonly code?: string; readonly responseCode?: number; readonly name?: string }
  return { code, responseCode, type: name ?? typeof error }
}
