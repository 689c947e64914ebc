import { MOST_PROGRESS_ITEMS, type ProgressTopic } from '@emojigma/contract/rules/progress.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { deleteProgress, findProgress, mergeProgress, type ProgressChange } from './queries.ts'

export type { ProgressChange } from './queries.ts'

export interface ProgressOptions {
  readonly database: Database
  readonly clock: Clock
}

/** Small sets of an account that several devices change, also while offline: the last write wins.
 *  Source: docs/product.md, Progress */
export class Progress {
  readonly #options: ProgressOptions

  constructor(options: ProgressOptions) {
    this.#options = options
  }

  /** @param changes may repeat an item; a time in the future counts as now
   *  @returns the merged set, the latest change first */
  merge(accountId: string, topic: ProgressTopic, changes: readonly ProgressChange[]): Promise<readonly ProgressChange[]> {
    const latest = latestOfEach(changes, this.#options.clock.nowMs())
    if (latest.length === 0) return findProgress(this.#options.database.queries, accountId, topic)
    return this.#options.database.durably(async (transaction) => {
      await mergeProgress(transaction, accountId, topic, latest)
      const all = await findProgress(transaction, accountId, topic)
      const tooMany = all.slice(MOST_PROGRESS_ITEMS).map(({ item }) => item)
      await deleteProgress(transaction, accountId, topic, tooMany)
      return all.slice(0, MOST_PROGRESS_ITEMS)
    })
  }

  all(accountId: string): ReturnType<typeof findProgress> {
    return findProgress(this.#options.database.queries, accountId)
  }
}

/** Sorted by name, so that two devices lock the same rows in the same order. */
function latestOfEach(changes: readonly ProgressChange[], nowMs: number): readonly ProgressChange[] {
  const latest = new Map<string, ProgressChange>()
  for (const change of changes) {
    const changedAtMs = Math.min(change.changedAtMs, nowMs)
    const other = latest.get(change.item)
    if (!other || other.changedAtMs <= changedAtMs) latest.set(change.item, { ...change, changedAtMs })
  }
  return [...latest.values()].toSorted((one, other) => (one.item < other.item ? -1 : 1))
}
