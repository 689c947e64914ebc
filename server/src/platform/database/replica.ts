import { sql } from 'kysely'
import { isUnavailable } from './faults.ts'
import type { Queries } from './tables.ts'

/** Further behind than this nothing is read from it. Source: docs/operate.md, Replicas and poolers */
const MAX_LAG_MS = 3000
const LOOK_EVERY_MS = 500
/** Places in the primary's log that are remembered, to know when the replica was where it is. */
const PLACES = Math.ceil(MAX_LAG_MS / LOOK_EVERY_MS) + 2
/** A read that a replica ends since it is in the way of what comes from the primary. Source: PostgreSQL's documentation, Hot Standby */
const IN_THE_WAY = new Set(['40001', '25006'])

interface Place {
  readonly at: bigint
  /** Of the monotonic clock. */
  readonly seenAtMs: number
}

export interface ReplicaOptions {
  readonly primary: Queries
  readonly replica: Queries
  /** Hears when reading from it begins, and why it ends. */
  readonly onChange: (change: string) => void
}

/** A streaming replica, from which is read what may be some seconds old, for as long as it is near the primary. Whatever it cannot answer
 *  the primary is asked. */
export class Replica {
  readonly #options: ReplicaOptions
  readonly #timer: NodeJS.Timeout
  #places: readonly Place[] = []
  #isNear = false
  #looking: Promise<void> | undefined

  constructor(options: ReplicaOptions) {
    this.#options = options
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref()
    void this.look()
  }

  get isNear(): boolean {
    return this.#isNear
  }

  async read<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    const { primary, replica } = this.#options
    if (!this.#isNear) return work(primary)
    try {
      return await work(replica)
    } catch (error) {
      const code = String((error as { readonly code?: unknown }).code)
      if (!isUnavailable(error) && !IN_THE_WAY.has(code)) throw error
      if (isUnavailable(error)) this.#change(false, 'it does not answer')
      return work(primary)
    }
  }

  /** Looks how far behind it is. */
  look(): Promise<void> {
    this.#looking ??= this.#compare()
      .catch(() => this.#change(false, 'it does not answer'))
      .finally(() => (this.#looking = undefined))
    return this.#looking
  }

  /** Looks no more. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
  }

  async #compare(): Promise<void> {
    const { primary, replica } = this.#options
    const seenAtMs = performance.now()
    const { rows: own } = await sql<{ at: string }>`select pg_current_wal_lsn()::text as at`.execute(primary)
    this.#places = [{ at: placeOf(own[0]?.at ?? ''), seenAtMs }, ...this.#places].slice(0, PLACES)
    const { rows } = await sql<{ at: string | null; follows: boolean }>`
      select pg_last_wal_replay_lsn()::text as at, pg_is_in_recovery() as follows`.execute(replica)
    const [found] = rows
    if (!found?.follows) return this.#change(false, 'it follows nobody any more')
    const reached = placeOf(found.at ?? '')
    const newest = this.#places.find(({ at }) => at <= reached)
    const isNear = newest !== undefined && performance.now() - newest.seenAtMs <= MAX_LAG_MS
    this.#change(isNear, isNear ? '' : 'it is too far behind')
  }

  #change(isNear: boolean, why: string): void {
    if (isNear === this.#isNear) return
    this.#isNear = isNear
    this.#options.onChange(isNear ? 'the replica is read from' : `the replica is not read from: ${why}`)
  }
}

/** @param text such as 16/B374D848, as PostgreSQL writes a place in its log */
function placeOf(text: string): bigint {
  const [high = '', low = ''] = text.split('/')
  return (BigInt(`0x${high || '0'}`) << 32n) + BigInt(`0x${low || '0'}`)
}
