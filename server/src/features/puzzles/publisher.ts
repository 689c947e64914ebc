import { dayAt, type Day } from '@emojigma/engine/day.ts'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { SingleFlight } from '../../platform/single-flight.ts'
import { MAX_ATTEMPTS, type Draft, type DraftSource } from './draft.ts'
import { claimDay, insertCounts, insertPuzzles, isPublished, repeatedSlots } from './queries.ts'

/** How a day is stored: on disk before anybody hears of it, or so that a power cut may undo it as a whole. */
type Safety = 'durably' | 'relaxed'

/** Where the machine is busy, a thread that gives way takes many times longer for what it stores, and whoever wants to store something else
 *  waits for no longer than three seconds: no day is begun in a transaction any more that has taken so long. */
const LONGEST_MS = 100
/** Then whoever waits, and tries again every three milliseconds, comes first. */
const PAUSE_MS = 15

const NO_OTHER = 'no puzzle without a repeat was found for these slots'

/** A day's forty puzzles as they may be stored. */
export interface DraftedDay {
  readonly day: Day
  readonly drafts: readonly Draft[]
}

/** What a transaction did. */
interface Stored {
  readonly published: readonly Day[]
  /** So many of the days need no more work: they are published, by this transaction or before. */
  readonly settledDays: number
  /** The slots of the next day that would repeat an older puzzle. */
  readonly repeats: readonly number[]
}

export interface PublisherOptions {
  readonly database: Database
  readonly drafts: Pick<DraftSource, 'draftDay' | 'draftSlot'>
  readonly clock: Clock
  readonly log: Readonly<Record<'debug' | 'warn', (fields: object, text: string) => void>>
  /** After how long a transaction with old days begins no other day; absent = a tenth of a second. */
  readonly longestMs?: number
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
    return this.#publishing.run(day, async () => {
      const drafts = await this.#options.drafts.draftDay(day)
      const published = await this.#publish([{ day, drafts }], 'durably')
      return published.length > 0
    })
  }

  /** Publishes old days one after the other in one transaction, which a power cut may undo: they would be missing as a whole, and published
   *  again.
   *  @param days with drafts of their slots; few, as who wants to store something else waits for all of them
   *  @returns those that this call published */
  publishOld(days: readonly DraftedDay[]): Promise<readonly Day[]> {
    return this.#publish(days, 'relaxed')
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

  async #publish(drafted: readonly DraftedDay[], safety: Safety): Promise<readonly Day[]> {
    const { drafts: source, log, onPublished } = this.#options
    const published: Day[] = []
    let left = drafted
    for (let attempt = 1; ; attempt += 1) {
      const stored = await this.#store(left, attempt > MAX_ATTEMPTS, safety)
      for (const day of stored.published) {
        log.debug({ day }, 'published a day')
        const slots = lastResortsAmong(left.find((one) => one.day === day))
        if (slots.length > 0) log.warn({ day, slots }, NO_OTHER)
        onPublished?.(day)
      }
      published.push(...stored.published)
      if (stored.settledDays > 0) attempt = 1
      const [next, ...later] = left.slice(stored.settledDays)
      if (!next) return published
      if (stored.repeats.length === 0) {
        left = [next, ...later]
        attempt = 0
        await pause(PAUSE_MS)
        continue
      }
      const { day } = next
      if (attempt === MAX_ATTEMPTS) log.warn({ day, slots: stored.repeats }, NO_OTHER)
      const others = await Promise.all(stored.repeats.map((slot) => source.draftSlot(day, slot, attempt)))
      const drafts = next.drafts.map((draft) => others.find(({ slot }) => slot === draft.slot) ?? draft)
      left = [{ day, drafts }, ...later]
    }
  }

  /** All forty of each day or none, in one short transaction: nothing is generated while it lasts, and requests that need no database are
   *  answered between its statements. It ends before the first day that has repeats, and between two days once it has taken long.
   *  @param acceptsRepeats whether the first day is stored with them */
  #store(days: readonly DraftedDay[], acceptsRepeats: boolean, safety: Safety): Promise<Stored> {
    const { database, clock, longestMs = LONGEST_MS } = this.#options
    return database[safety](async (transaction) => {
      await database.lockPublishing(transaction)
      const beganMs = performance.now()
      const published: Day[] = []
      for (const [settledDays, { day, drafts }] of days.entries()) {
        if (settledDays > 0 && performance.now() - beganMs > longestMs) return { published, settledDays, repeats: [] }
        const repeats =
          acceptsRepeats && settledDays === 0
            ? []
            : await repeatedSlots(
                transaction,
                day,
                drafts.filter(({ isLastResort }) => !isLastResort),
              )
        if (repeats.length > 0) {
          if (await isPublished(transaction, day)) continue
          return { published, settledDays, repeats }
        }
        if (!(await claimDay(transaction, day, clock.nowMs()))) continue
        await nextTurn()
        await insertPuzzles(transaction, day, drafts)
        await nextTurn()
        await insertCounts(transaction, day, drafts)
        await nextTurn()
        published.push(day)
      }
      return { published, settledDays: days.length, repeats: [] }
    })
  }
}

/** @returns the slots of a day that repeat an older puzzle in any case */
function lastResortsAmong(drafted: DraftedDay | undefined): readonly number[] {
  return (drafted?.drafts ?? []).filter(({ isLastResort }) => isLastResort).map(({ slot }) => slot)
}
