import type { FastifyBaseLogger } from 'fastify'
import PQueue from 'p-queue'
import type { Clock } from '../clock.ts'

const AT_ONCE = 2
/** Queue limit: events are useful on their day, not as a backlog. */
const MOST_WAITING = 100
const PATIENCE_MS = 5000
/** Pause after a failure, unless the receiver sends Retry-After. */
const PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 60 * 60_000

export interface RelayOptions {
  /** A name of the events, for the log. */
  readonly what: string
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** Forwards JSON to another site without delaying anything: small queue, short timeouts, a pause after failures. Undeliverable events
 *  are dropped. */
export class Relay {
  readonly #options: RelayOptions
  readonly #queue = new PQueue({ concurrency: AT_ONCE })
  readonly #closing = new AbortController()
  #pausedUntilMs = 0

  constructor(options: RelayOptions) {
    this.#options = options
  }

  /** Returns at once.
   *  @param body a string is sent as it is, with its type in the headers; otherwise as JSON */
  pass(address: string, body: object | string, headers: Readonly<Record<string, string>> = {}): void {
    if (this.#queue.size >= MOST_WAITING || this.#isPaused()) return
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    void this.#queue.add(() => this.#send(address, text, headers))
  }

  /** Resolves when everything was sent or dropped. */
  idle(): Promise<void> {
    return this.#queue.onIdle()
  }

  /** Drops the queue. */
  close(): void {
    this.#queue.clear()
    this.#closing.abort()
  }

  async #send(address: string, body: string, headers: Readonly<Record<string, string>>): Promise<void> {
    if (this.#isPaused()) return
    try {
      const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(PATIENCE_MS)])
      const reply = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'Emojigma', ...headers },
        body,
        redirect: 'error',
        signal,
      })
      await reply.body?.cancel()
      if (!reply.ok) this.#pause(`status ${reply.status}`, Number(reply.headers.get('retry-after')) * 1000)
    } catch (error) {
      if (!this.#closing.signal.aborted) this.#pause(error instanceof Error ? error.message : String(error))
    }
  }

  #isPaused(): boolean {
    return this.#options.clock.nowMs() < this.#pausedUntilMs
  }

  #pause(why: string, wantedMs = 0): void {
    const { what, clock, log } = this.#options
    this.#pausedUntilMs = clock.nowMs() + Math.min(wantedMs > 0 ? wantedMs : PAUSE_MS, LONGEST_PAUSE_MS)
    log.warn({ why }, `${what} cannot be passed on just now`)
  }
}
