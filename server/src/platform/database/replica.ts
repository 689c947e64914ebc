import { sql } from 'kysely'
import { isUnavailable } from './faults.ts'
import type { Queries } from './tables.ts'

/** Beyond this lag the replica is not read. */
const MAX_LAG_MS = 3000
const LOOK_EVERY_MS = 500
/** Log positions of the primary that are remembered, to tell when the replica reached them. */
const PLACES = Math.ceil(MAX_LAG_MS / LOOK_EVERY_MS) + 2
/** Codes of a read that the replica cancels because it conflicts with replication. */
const IN_THE_WAY = new Set(['40001', '25006'])

interface Place {
  readonly at: bigint
  /** On the monotonic clock. */
  readonly seenAtMs: number
}

export interface ReplicaOptions {
  readonly primary: Queries
  readonly replica: Queries
  /** Called when reading from the replica begins, and with the reason when it ends. */
  readonly onChange: (change: string) => void
}

/** A streaming replica, read for data that may be some seconds old while it is close to the primary. Falls back to the primary. */
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

  /** Measures the lag. */
  look(): Promise<void> {
    this.#looking ??= this.#compare()
      .catch(() => this.#change(false, 'it does not answer'))
      .finally(() => (this.#looking = undefined))
    return this.#looking
  }

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

/** Parses a log position such as 16/B374D848. */
function placeOf(text: string): bigint {
  const [high = '', low = ''] = text.split('/')
  return (BigInt(`0x${high || '0'}`) << 32n) + BigInt(`0x${low || '0'}`)
}
