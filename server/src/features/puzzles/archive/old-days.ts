import type { Day } from '@emojigma/engine/day.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Draft } from '../draft.ts'
import type { DraftedDay, Publisher } from '../publisher.ts'

/** Days per transaction: neighbours change the same index pages, which are then written once. More of them would delay other writes by
 *  more than a few hundredths of a second. */
export const DAYS_TOGETHER = 32

/** The result of one step. */
export interface StoredDays {
  /** Days that need no more work. */
  readonly settledDays: number
  /** Days published by this step; the others were published before. */
  readonly published: readonly Day[]
}

/** Drafts days and publishes them in order. Returns when all are done, or after the signal has aborted.
 *  @param onStored called with each finished step */
export type StoreDays = (days: readonly Day[], signal: AbortSignal, onStored: (stored: StoredDays) => void) => Promise<void>

/** @param draftDay drafts the forty puzzles of a day
 *  @param together days per transaction */
export function storeDaysBy(publisher: Publisher, draftDay: (day: Day) => Promise<readonly Draft[]>, together = DAYS_TOGETHER): StoreDays {
  return async (days, signal, onStored) => {
    for (let first = 0; first < days.length && !signal.aborted; first += together) {
      const drafted: DraftedDay[] = []
      for (const day of days.slice(first, first + together)) drafted.push({ day, drafts: await draftDay(day) })
      const published = await publisher.publishOld(drafted)
      onStored({ settledDays: drafted.length, published })
      // Lets an abort arrive.
      await nextTurn()
    }
  }
}
