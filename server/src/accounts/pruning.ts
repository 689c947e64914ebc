import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connection.ts'
import type { Tallies } from '../rate-counters/service.ts'
import { deleteExpiredArrivals } from '../sign-in/external/identity-queries.ts'
import { CONSENT_LIFE_MS } from './link-codes.ts'
import { deleteExpiredLinkCodes } from './link-queries.ts'
import { deleteUnconsented } from './queries.ts'
import { deleteExpiredSessions } from '../sign-in/session-queries.ts'

const EVERY_MS = 10 * 60_000

interface PruningOptions {
  readonly database: Database
  readonly clock: Clock
  readonly tallies: Tallies
  readonly log: FastifyBaseLogger
}

/** Forgets what has run out: now and then, along with somebody's sign-in, which does not fail with it. */
export class Pruning {
  readonly #options: PruningOptions
  #nextMs = -Infinity

  constructor(options: PruningOptions) {
    this.#options = options
  }

  async pruneNowAndThen(): Promise<void> {
    const { database, clock, tallies, log } = this.#options
    const nowMs = clock.nowMs()
    if (nowMs < this.#nextMs) return
    this.#nextMs = nowMs + EVERY_MS
    try {
      await database.hastily(async (transaction) => {
        await deleteExpiredSessions(transaction, nowMs)
        await deleteExpiredLinkCodes(transaction, nowMs)
        await deleteExpiredArrivals(transaction, nowMs)
        await deleteUnconsented(transaction, nowMs - CONSENT_LIFE_MS)
        await tallies.prune(transaction)
      })
    } catch (error) {
      log.warn({ err: error }, 'what has run out could not be forgotten, it is tried again later')
    }
  }
}
