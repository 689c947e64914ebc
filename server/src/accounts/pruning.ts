import type { Clock } from '../clock.ts'
import type { Database } from '../database/connection.ts'
import type { Tallies } from '../tallies/service.ts'
import { deleteExpiredArrivals } from './identity-queries.ts'
import { deleteExpiredLinkCodes } from './link-queries.ts'
import { deleteUnconsented } from './queries.ts'
import { deleteExpiredSessions } from './session-queries.ts'

const EVERY_MS = 10 * 60_000
/** As long as the link that asks for consent is good. */
const UNCONSENTED_MS = 7 * 24 * 60 * 60_000

/** Forgets what has run out: now and then, along with somebody's sign-in. */
export class Pruning {
  readonly #database: Database
  readonly #clock: Clock
  readonly #tallies: Tallies
  #nextMs = -Infinity

  constructor({ database, clock, tallies }: { readonly database: Database; readonly clock: Clock; readonly tallies: Tallies }) {
    this.#database = database
    this.#clock = clock
    this.#tallies = tallies
  }

  async pruneNowAndThen(): Promise<void> {
    const nowMs = this.#clock.nowMs()
    if (nowMs < this.#nextMs) return
    this.#nextMs = nowMs + EVERY_MS
    await this.#database.hastily(async (transaction) => {
      await deleteExpiredSessions(transaction, nowMs)
      await deleteExpiredLinkCodes(transaction, nowMs)
      await deleteExpiredArrivals(transaction, nowMs)
      await deleteUnconsented(transaction, nowMs - UNCONSENTED_MS)
      await this.#tallies.prune(transaction)
    })
  }
}
