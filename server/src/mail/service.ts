import type { FastifyBaseLogger } from 'fastify'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Mail } from './mail.ts'
import type { Post } from './post.ts'

export type { Mail } from './mail.ts'

/** Letters under way at once. */
const MAX_AT_ONCE = 3
/** Letters that wait in memory; more are dropped, and the log says so. */
const MAX_WAITING = 2000
const RETRY_DELAYS_MS = [2000, 15_000, 60_000]

/** Writes a letter; undefined = there is none to write. Runs once the reply to whoever asked for it is on its way. */
type Writing = () => Promise<Mail | undefined>

export interface MailsOptions {
  readonly post: Post
  readonly log: FastifyBaseLogger
  readonly retryDelaysMs?: readonly number[]
}

/** Sends letters after the reply, so that neither the mail server nor whether there is a letter at all can be felt in how long a reply takes. */
export class Mails {
  readonly #options: MailsOptions
  readonly #waiting: Writing[] = []
  readonly #running = new Set<Promise<void>>()
  readonly #closing = new AbortController()

  constructor(options: MailsOptions) {
    this.#options = options
  }

  send(writing: Writing): void {
    if (this.#waiting.length >= MAX_WAITING) {
      this.#options.log.error('a mail was dropped: too many are waiting')
      return
    }
    this.#waiting.push(writing)
    this.#startNext()
  }

  /** Resolves when every letter so far has been sent, or given up. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }

  /** Tries what is waiting once more, without pauses, and ends. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.idle()
    this.#options.post.close()
  }

  #startNext(): void {
    if (this.#running.size >= MAX_AT_ONCE) return
    const writing = this.#waiting.shift()
    if (!writing) return
    const run = this.#carry(writing).finally(() => {
      this.#running.delete(run)
      this.#startNext()
    })
    this.#running.add(run)
  }

  async #carry(writing: Writing): Promise<void> {
    const { post, log, retryDelaysMs = RETRY_DELAYS_MS } = this.#options
    await nextTurn()
    try {
      const mail = await writing()
      if (!mail) return
      for (const delayMs of retryDelaysMs) {
        try {
          return await post.deliver(mail)
        } catch (error) {
          if (isRefusedForGood(error)) throw error
          log.warn(causeOf(error), 'a mail was not taken, it is tried again')
          await pause(delayMs, undefined, { signal: this.#closing.signal, ref: false }).catch(() => undefined)
        }
      }
      await post.deliver(mail)
    } catch (error) {
      log.error(causeOf(error), 'a mail was given up')
    }
  }
}

/** Whether the mail server will answer the same the next time.
 *  Source: RFC 5321 §4.2.1, replies 5yz */
function isRefusedForGood(error: unknown): boolean {
  const { responseCode } = error as { readonly responseCode?: number }
  return responseCode !== undefined && responseCode >= 500
}

/** What went wrong, without the mail server's own words: they name the address. */
function causeOf(error: unknown): { readonly code: string | undefined; readonly responseCode: number | undefined; readonly type: string } {
  const { code, responseCode, name } = error as { readonly code?: string; readonly responseCode?: number; readonly name?: string }
  return { code, responseCode, type: name ?? typeof error }
}
