import type { LiveStats as LiveStatsMessage } from '@emojigma/contract/play/live.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Queries, Tables } from '../../../platform/database/tables.ts'
import {
  addToTotals,
  deleteProcess,
  deleteProcessesSeenBefore,
  onlineElsewhere,
  readTotals,
  saveOnline,
  type GuessTotals,
} from './queries.ts'

/** Shortest time between two updates to a listener. Source: docs/product.md, Live stats */
const SEND_EVERY_MS = 1000
/** From the end of one poll to the next: slightly longer, so that a listener served late in one poll is served again in the next. */
const POLL_AFTER_MS = 1050
/** Listeners per batch; requests run in between. */
const LISTENERS_AT_ONCE = 250
const HEARTBEAT_MS = 10_000
/** A process that has not reported for this long is dead, and so are its connections. */
const DEAD_AFTER_MS = 35_000
const SHARDS = 64

/** A subscriber to the live stats. */
export interface Listener {
  send(text: string): void
}

interface LastSent {
  text: string
  /** Of the monotonic clock. */
  atMs: number
}

export interface LiveStatsOptions {
  readonly queries: Queries
  readonly lately: Database['lately']
  readonly relaxed: Database['relaxed']
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** Totals of guesses and right guesses, and visitors online, over all processes on the database. Polls only while there are listeners. */
export class LiveStats {
  readonly #options: LiveStatsOptions
  readonly #id = randomUUID()
  readonly #listeners = new Map<Listener, LastSent>()
  #totals: GuessTotals | undefined
  #elsewhere = 0
  #saved = { online: 0, atMs: -Infinity }
  #polling: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(options: LiveStatsOptions) {
    this.#options = options
  }

  /** Counts a judged guess inside its transaction. */
  async countGuess(transaction: Transaction<Tables>, playerId: number, isRight: boolean): Promise<void> {
    await addToTotals(transaction, playerId % SHARDS, isRight ? 1 : 0)
  }

  /** Sends the listener the current stats, and again whenever they change.
   *  @returns a function that unsubscribes */
  listen(listener: Listener): () => void {
    this.#listeners.set(listener, { text: '', atMs: -Infinity })
    this.#timer ??= setInterval(() => void this.#poll(), POLL_AFTER_MS).unref()
    // Other listeners follow at the next poll.
    if (this.#totals) this.#push([listener])
    else void this.#poll()
    return () => this.#listeners.delete(listener)
  }

  /** @returns visitors connected to all processes together */
  async online(): Promise<number> {
    const { queries, clock } = this.#options
    return (await onlineElsewhere(queries, this.#id, clock.nowMs() - DEAD_AFTER_MS)) + this.#listeners.size
  }

  /** Listeners of this process. */
  get listeners(): number {
    return this.#listeners.size
  }

  /** Signs this process off. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    this.#timer = undefined
    await this.#polling
    if (this.#saved.atMs > -Infinity) await deleteProcess(this.#options.queries, this.#id)
  }

  /** Polls run one at a time; if the database fails, the next poll is a second later. */
  #poll(): Promise<void> {
    this.#polling ??= this.#read()
      .catch((error: unknown) => this.#options.log.warn({ err: error }, 'the live stats could not be read'))
      .finally(() => {
        this.#polling = undefined
        this.#timer?.refresh()
      })
    return this.#polling
  }

  async #read(): Promise<void> {
    const { queries, lately, clock } = this.#options
    const nowMs = clock.nowMs()
    await this.#saveOnline(nowMs)
    if (this.#listeners.size === 0) {
      clearInterval(this.#timer)
      this.#timer = undefined
      this.#totals = undefined
      return
    }
    this.#totals = furthest(this.#totals, await lately(readTotals))
    this.#elsewhere = await onlineElsewhere(queries, this.#id, nowMs - DEAD_AFTER_MS)
    const listeners = [...this.#listeners.keys()]
    for (let from = 0; from < listeners.length; from += LISTENERS_AT_ONCE) {
      if (from > 0) await nextTurn()
      this.#push(listeners.slice(from, from + LISTENERS_AT_ONCE))
    }
  }

  async #saveOnline(nowMs: number): Promise<void> {
    const online = this.#listeners.size
    const atMs = performance.now()
    const isHeartbeat = atMs - this.#saved.atMs >= HEARTBEAT_MS
    if (online === this.#saved.online && !isHeartbeat) return
    // The next poll repeats this, so it need not be durable.
    await this.#options.relaxed(async (transaction) => {
      await saveOnline(transaction, this.#id, online, nowMs)
      if (isHeartbeat) await deleteProcessesSeenBefore(transaction, nowMs - 2 * DEAD_AFTER_MS)
    })
    this.#saved = { online, atMs }
  }

  #push(listeners: readonly Listener[]): void {
    if (!this.#totals) return
    const { guesses, correct } = this.#totals
    const message: LiveStatsMessage = { c: correct, g: guesses, u: this.#elsewhere + this.#listeners.size }
    const text = JSON.stringify(message)
    const atMs = performance.now()
    for (const listener of listeners) {
      const sent = this.#listeners.get(listener)
      if (!sent || sent.text === text || atMs - sent.atMs < SEND_EVERY_MS) continue
      sent.text = text
      sent.atMs = atMs
      listener.send(text)
    }
  }
}

/** A replica may lag: the total of guesses never goes down. */
function furthest(previous: GuessTotals | undefined, read: GuessTotals): GuessTotals {
  return previous && previous.guesses > read.guesses ? previous : read
}
