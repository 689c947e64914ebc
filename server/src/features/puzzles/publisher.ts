import { dayAt, type Day } from '@emojigma/engine/day.ts'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { SingleFlight } from '../../platform/single-flight.ts'
import { MAX_ATTEMPTS, type Draft, type DraftSource } from './draft.ts'
import { claimDay, insertCounts, insertPuzzles, isPublished, repeatedSlots } from './queries.ts'

/** `durably`: on disk before it is announced. `relaxed`: a power cut may undo the whole day. */
type Safety = 'durably' | 'relaxed'

/** On a busy machine a low-priority thread takes many times longer for a transaction, and other writers wait three seconds at most:
 *  after this time a transaction begins no further day. */
const LONGEST_MS = 100
/** Long enough for other writers, which poll every three milliseconds. */
const PAUSE_MS = 15

const NO_OTHER = 'no puzzle without a repeat was found for these slots'

/** A day's forty drafts. */
export interface DraftedDay {
  readonly day: Day
  readonly drafts: readonly Draft[]
}

/** The result of a transaction. */
interface Stored {
  readonly published: readonly Day[]
  /** Days that need no more work, published by this transaction or before. */
  readonly settledDays: number
  /** The slots of the next day that would repeat an older puzzle. */
  readonly repeats: readonly number[]
}

export interface PublisherOptions {
  readonly database: Database
  readonly drafts: Pick<DraftSource, 'draftDay' | 'draftSlot'>
  readonly clock: Clock
  readonly log: Readonly<Record<'debug' | 'warn', (fields: object, text: string) => void>>
  /** Time after which a transaction with old days begins no further day; absent = a tenth of a second. */
  readonly longestMs?: number
  /** Called after this process has published a day. */
  readonly onPublished?: (day: Day) => void
}

/** Publishes the forty puzzles of each day exactly once, however many processes try and however often. */
export class Publisher {
  readonly #options: PublisherOptions
  readonly #publishing = new SingleFlight<Day, boolean>()
  #latestKnownDay: Day | undefined

  constructor(options: PublisherOptions) {
    this.#options = options
  }

  /** @returns false if the day was published before */
  publish(day: Day): Promise<boolean> {
    return this.#publishing.run(day, async () => {
      const drafts = await this.#options.drafts.draftDay(day)
      const published = await this.#publish([{ day, drafts }], 'durably')
      return published.length > 0
    })
  }

  /** Publishes old days in one transaction, which a power cut may undo as a whole; they are then published again.
   *  @param days with drafts of their slots; few, as all other writers wait for the transaction
   *  @returns the days published by this call */
  publishOld(days: readonly DraftedDay[]): Promise<readonly Day[]> {
    return this.#publish(days, 'relaxed')
  }

  /** Publishes the current UTC day, unless it is published already.
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

  /** Stores all forty puzzles of each day or none, in one short transaction: nothing is generated meanwhile, and requests without database
   *  access run between its statements. It ends before the first day with repeats, and between two days once it has taken long.
   *  @param acceptsRepeats whether the first day is stored with its repeats */
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

/** @returns the slots of a day that repeat an older puzzle in every attempt */
function lastResortsAmong(drafted: DraftedDay | undefined): readonly number[] {
  return (drafted?.drafts ?? []).filter(({ isLastResort }) => isLastResort).map(({ slot }) => slot)
}
