import type { Day } from '@emojigma/engine/day.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Draft } from '../draft.ts'
import type { DraftedDay, Publisher } from '../publisher.ts'

/** Days stored in one transaction: neighbours change the same pages of the indexes, which are then written once. With more of them whoever
 *  wants to store something else would wait for longer than some hundredths of a second. */
export const DAYS_TOGETHER = 32

/** What became of some days. */
export interface StoredDays {
  /** So many more need no work any more. */
  readonly settledDays: number
  /** Those that were published just now: the others were published before. */
  readonly published: readonly Day[]
}

/** Drafts days and publishes them, in their order. Returns when all are done, or after the signal has aborted.
 *  @param onStored hears of days that are done */
export type StoreDays = (days: readonly Day[], signal: AbortSignal, onStored: (stored: StoredDays) => void) => Promise<void>

/** @param draftDay drafts the forty puzzles of a day
 *  @param together how many days are stored in one transaction */
export function storeDaysBy(publisher: Publisher, draftDay: (day: Day) => Promise<readonly Draft[]>, together = DAYS_TOGETHER): StoreDays {
  return async (days, signal, onStored) => {
    for (let first = 0; first < days.length && !signal.aborted; first += together) {
      const drafted: DraftedDay[] = []
      for (const day of days.slice(first, first + together)) drafted.push({ day, drafts: await draftDay(day) })
      const published = await publisher.publishOld(drafted)
      onStored({ settledDays: drafted.length, published })
      // Whoever wants to stop is heard.
      await nextTurn()
    }
  }
}
