import { dayAt, type Day } from '@emojigma/engine/day.ts'
import type { FastifyBaseLogger } from 'fastify'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connection.ts'
import { SingleFlight } from '../single-flight.ts'
import type { Draft, DraftSource } from './draft.ts'
import { claimDay, insertCounts, insertPuzzles, isPublished, repeatedSlots } from './queries.ts'

/** Attempts at a slot before a repeat is accepted. */
export const MAX_ATTEMPTS = 50

/** How a day is stored: on disk before anybody hears of it, or so that a power cut may undo it as a whole. */
type Safety = 'durably' | 'relaxed'

export interface PublisherOptions {
  readonly database: Database
  readonly drafts: DraftSource
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  /** Hears of a day published by this process. */
  readonly onPublished?: (day: Day) => void
}

/** Publishes the days' forty puzzles, each day once and only once, however many processes ask and however often. */
export class Publisher {
  readonly #options: PublisherOptions
  readonly #publishing = new SingleFlight<Day, boolean>()
  #latestKnownDay: Day | undefined

  constructor(options: PublisherOptions) {
    this.#options = options
  }

  /** @returns whether this call published the day; false when it was published before */
  publish(day: Day): Promise<boolean> {
    return this.#publishing.run(day, async () => this.#publish(day, await this.#options.drafts.draftDay(day), 'durably'))
  }

  /** Publishes an old day, which a power cut may undo: it would be missing as a whole, and published again.
   *  @param drafts the first attempt at the day's slots
   *  @returns whether this call published the day */
  publishOld(day: Day, drafts: readonly Draft[]): Promise<boolean> {
    return this.#publishing.run(day, () => this.#publish(day, drafts, 'relaxed'))
  }

  /** Publishes the UTC day that it is now, unless that is done.
   *  @returns the day */
  async publishToday(): Promise<Day> {
    const today = dayAt(this.#options.clock.nowMs())
    if (this.#latestKnownDay === today) return today
    const { queries } = this.#options.database
    if (!(await isPublished(queries, today))) await this.publish(today)
    this.#latestKnownDay = today
    return today
  }

  isTodayPublished(): Promise<boolean> {
    return isPublished(this.#options.database.queries, dayAt(this.#options.clock.nowMs()))
  }

  async #publish(day: Day, drafted: readonly Draft[], safety: Safety): Promise<boolean> {
    const { drafts: source, log, onPublished } = this.#options
    let drafts = drafted
    for (let attempt = 1; ; attempt += 1) {
      const repeats = await this.#store(day, drafts, attempt > MAX_ATTEMPTS, safety)
      if (repeats === 'published before') return false
      if (repeats.length === 0) break
      if (attempt === MAX_ATTEMPTS) log.warn({ day, slots: repeats }, 'no puzzle without a repeat was found for these slots')
      const others = await Promise.all(repeats.map((slot) => source.draftSlot(day, slot, attempt)))
      drafts = drafts.map((draft) => others.find(({ slot }) => slot === draft.slot) ?? draft)
    }
    log.debug({ day }, 'published a day')
    onPublished?.(day)
    return true
  }

  /** All forty or none, in one short transaction: nothing is generated while it lasts, and requests that need no database are answered
   *  between its statements.
   *  @returns the slots that would repeat an older puzzle, in which case nothing is stored */
  #store(day: Day, drafts: readonly Draft[], acceptsRepeats: boolean, safety: Safety): Promise<readonly number[] | 'published before'> {
    const { database, clock } = this.#options
    return database[safety](async (transaction) => {
      await database.lockPublishing(transaction)
      const repeats = acceptsRepeats ? [] : await repeatedSlots(transaction, day, drafts)
      if (repeats.length > 0) return (await isPublished(transaction, day)) ? 'published before' : repeats
      if (!(await claimDay(transaction, day, clock.nowMs()))) return 'published before'
      await nextTurn()
      await insertPuzzles(transaction, day, drafts)
      await nextTurn()
      await insertCounts(transaction, day, drafts)
      await nextTurn()
      return []
    })
  }
}
