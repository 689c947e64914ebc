import { dayAt, dayOfPuzzle, puzzleIdOf } from '@emojigma/engine/day.ts'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { SignedIn } from '../../../platform/visitor.ts'
import { rowSweep } from '../../../platform/sweep.ts'
import { deleteOpeningsBefore, insertOpenings, type Opening } from './queries.ts'

const WRITE_AFTER_MS = 1000
/** Further openings are dropped: the solve is then measured as if the puzzle had not been opened. */
const WAITING_LIMIT = 10_000
const SESSIONS_IN_MEMORY = 20_000
/** Of devices. Older ones are forgotten: the solve is then measured as if the puzzle had not been opened. */
const DEVICES_OPENINGS_IN_MEMORY = 20_000
const KEPT_DAYS = 3

interface OpeningsOptions {
  readonly database: Database
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** When players first opened a puzzle. Calls that read a puzzle add to a buffer in memory; those of accounts are written once a second,
 *  those of guests' devices are never stored.
 *  Source: docs/product.md, Fair play */
export class Openings {
  readonly #options: OpeningsOptions
  readonly #waiting = new Map<string, Opening>()
  /** Sessions, and devices, that have opened a puzzle before. */
  readonly #seen = new LRUCache<string, true>({ max: SESSIONS_IN_MEMORY })
  readonly #ofDevices = new LRUCache<string, number>({ max: DEVICES_OPENINGS_IN_MEMORY })
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(options: OpeningsOptions) {
    this.#options = options
  }

  /** Records that a puzzle of the last few days was served. The first one of a session may have been opened before, as a guest. */
  note({ accountId, sessionId }: SignedIn, puzzleId: number): void {
    if (!this.#isRecent(puzzleId)) return
    const key = `${accountId} ${puzzleId}`
    if (this.#waiting.has(key) || this.#waiting.size >= WAITING_LIMIT) return
    this.#waiting.set(key, { accountId, puzzleId, atMs: this.#openedAtMs(sessionId) })
    this.#timer ??= setTimeout(() => void this.write(), WRITE_AFTER_MS).unref()
  }

  /** Records that a puzzle of the last few days was served to a guest. The first one of a device may have been opened before, at another
   *  process or before this one began. */
  noteDevice(deviceId: string, puzzleId: number): void {
    const key = `${deviceId} ${puzzleId}`
    if (this.#isRecent(puzzleId) && !this.#ofDevices.has(key)) this.#ofDevices.set(key, this.#openedAtMs(deviceId))
  }

  /** @returns when a device opened a puzzle; undefined = unknown */
  ofDevice(deviceId: string, puzzleId: number): number | undefined {
    return this.#ofDevices.get(`${deviceId} ${puzzleId}`)
  }

  /** @returns the time of an opening that is still in the buffer */
  waiting(accountId: string, puzzleId: number): number | undefined {
    return this.#waiting.get(`${accountId} ${puzzleId}`)?.atMs
  }

  /** Writes the buffer. It never throws: a missing opening does no harm. */
  async write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#writing = this.#writing.then(() => this.#writeAll())
    await this.#writing
  }

  #isRecent(puzzleId: number): boolean {
    const [day, today] = [dayOfPuzzle(puzzleId), dayAt(this.#options.clock.nowMs())]
    return day <= today && day >= today - KEPT_DAYS
  }

  /** @returns now; 0 for the first puzzle that a session or device opens */
  #openedAtMs(opener: string): number {
    const atMs = this.#seen.has(opener) ? this.#options.clock.nowMs() : 0
    this.#seen.set(opener, true)
    return atMs
  }

  async #writeAll(): Promise<void> {
    const { database, log } = this.#options
    // Sorted, so that two processes never deadlock.
    const buffered = [...this.#waiting].toSorted(([one], [other]) => (one < other ? -1 : 1))
    if (buffered.length === 0) return
    try {
      const openings = buffered.map(([, opening]) => opening)
      await database.relaxed((transaction) => insertOpenings(transaction, openings))
    } catch (error) {
      log.warn(error, 'when puzzles were opened could not be kept')
    }
    for (const [key] of buffered) this.#waiting.delete(key)
  }
}

export const OLD_OPENINGS = rowSweep('openings of puzzles older than three days', (transaction, nowMs, limit) =>
  deleteOpeningsBefore(transaction, puzzleIdOf(dayAt(nowMs) - KEPT_DAYS, 0), limit),
)
