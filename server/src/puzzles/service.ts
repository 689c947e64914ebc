import { LIST_LIMIT } from '@emojigma/contract/rules/limits.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { access } from '@emojigma/contract/rules/access.ts'
import { dayAt, PUZZLES_A_DAY, puzzleIdOf, type Day } from '@emojigma/engine/day.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { Question } from '@emojigma/engine/question.ts'
import { existsAt } from '@emojigma/engine/types.ts'
import type { Transaction } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import { ANYBODY, type PuzzleVisitor } from '../visitor.ts'
import type { Database } from '../database/connection.ts'
import type { Queries, Tables } from '../database/tables.ts'
import { ENGLISH } from '../languages.ts'
import { EXPIRING } from '../expiring.ts'
import { after, type Soon } from '../soon.ts'
import type { AnswerAddresses } from './answer-addresses.ts'
import { Asked } from './asked.ts'
import { newestPart, popularPart, type ListRequest } from './lists.ts'
import { NO_PLAYS, stateOf, type Attempt, type Plays } from './plays.ts'
import type { Publisher } from './publisher.ts'
import { answerDigestOf, viewOf, type StoredPuzzle } from './puzzle-view.ts'
import {
  addCounts,
  countsById,
  publishedDays,
  puzzleById,
  puzzlesById,
  seasonalIds,
  type PuzzleCounts,
  type PuzzleFilter,
  type PuzzleRow,
} from './queries.ts'
import { SharedViews } from './shared-views.ts'
import type { WordsInLanguage } from './words-in-language.ts'

export { AnswerAddresses } from './answer-addresses.ts'
export { Archive } from './archive/archive.ts'
export type { DraftSource } from './draft.ts'
export type { ListRequest } from './lists.ts'
export { stateOf, type Attempt, type Plays } from './plays.ts'
export { Publisher } from './publisher.ts'
export { answerDigestOf, answerFields, namesOf, uncountedViewOf, type StoredPuzzle } from './puzzle-view.ts'
export type { PuzzleCounts } from './queries.ts'

const PUZZLES_IN_MEMORY = 1024
const COUNTS_IN_MEMORY = 1024
/** Another process may count too, so counts are read again after so long. */
const COUNTS_VALID_MS = 1000
/** How many numbers are tried to find a puzzle of any day. */
const RANDOM_TRIES = 32
const NO_COUNTS: PuzzleCounts = { attempted: 0, correct: 0 }
const NONE_KNOWN: ReadonlyMap<number, PuzzleCounts> = new Map()

export interface PuzzlesOptions {
  readonly queries: Queries
  readonly lately: Database['lately']
  readonly publisher: Publisher
  readonly answerAddresses: AnswerAddresses
  /** What Word puzzles ask in other languages. */
  readonly words: WordsInLanguage
  readonly clock: Clock
  /** @returns an integer in [0, limit) */
  readonly randomBelow: (limit: number) => number
}

interface LoadedOne {
  readonly puzzle: StoredPuzzle
  /** Absent = not read, as the puzzle was in memory. */
  readonly counts?: PuzzleCounts | undefined
}

interface Loaded {
  readonly puzzles: ReadonlyMap<number, StoredPuzzle>
  /** Of those that had to be read. */
  readonly counts: ReadonlyMap<number, PuzzleCounts>
}

/** The published puzzles, as each visitor may see them. */
export class Puzzles {
  readonly #options: PuzzlesOptions
  /** What calls answer to guests of whom nothing is known. */
  readonly shared = new SharedViews(() => this.today)
  #plays = NO_PLAYS
  readonly #asked = new Asked()
  readonly #stored = new LRUCache<number, StoredPuzzle>({ max: PUZZLES_IN_MEMORY })
  readonly #counts = new LRUCache<number, PuzzleCounts>({ max: COUNTS_IN_MEMORY, ttl: COUNTS_VALID_MS, ...EXPIRING })

  constructor(options: PuzzlesOptions) {
    this.#options = options
  }

  /** Says where what players have played is found. */
  readPlaysFrom(plays: Plays): void {
    this.#plays = plays
  }

  get today(): Day {
    return dayAt(this.#options.clock.nowMs())
  }

  /** @param language in which it is asked
   *  @returns the published puzzle; undefined for an id that is not published, or not yet */
  async stored(puzzleId: number, language = ENGLISH): Promise<StoredPuzzle | undefined> {
    const loaded = await this.#loadOne(puzzleId)
    return loaded && this.#options.words.ofOne(loaded.puzzle, language.language.code)
  }

  /** @returns those of them that are published, by their ids, read at once */
  async storedOf(puzzleIds: readonly number[], { language: { code } } = ENGLISH): Promise<ReadonlyMap<number, StoredPuzzle>> {
    return this.#options.words.of((await this.#load(puzzleIds)).puzzles, code)
  }

  /** The days that have their puzzles, up to today. */
  publishedDays(): Promise<readonly Day[]> {
    return publishedDays(this.#options.queries, this.today)
  }

  puzzle(puzzleId: number, visitor: PuzzleVisitor): Soon<PuzzleView | undefined> {
    const { player } = visitor
    const attempt = player && this.#plays.attemptsAt(player, [puzzleId]).then((attempts) => attempts.get(puzzleId))
    return after(attempt, (known) => this.#viewWith(puzzleId, visitor, known))
  }

  /** A puzzle at which this is what the visitor has done. */
  async attempted(attempt: Attempt, visitor: PuzzleVisitor): Promise<PuzzleView | undefined> {
    return this.#viewWith(attempt.puzzleId, visitor, attempt)
  }

  /** Whether a visitor sees these puzzles as everybody does of whom nothing is known: at once where nothing has to be read to know it. */
  seesAsAnybody({ role, player }: PuzzleVisitor, puzzleIds: readonly number[]): Soon<boolean> {
    if (role !== 'guest') return false
    return player === undefined || this.#plays.attemptsAt(player, puzzleIds).then(({ size }) => size === 0)
  }

  /** @returns the published puzzles among these, in the same order */
  async views(puzzleIds: readonly number[], visitor: PuzzleVisitor): Promise<readonly PuzzleView[]> {
    return this.#viewsWith(puzzleIds, visitor, await this.#plays.attemptsAt(visitor.player, puzzleIds))
  }

  /** @returns the forty puzzles of the UTC day, in the order of the day's sections; publishes them if nobody has */
  async todaysPuzzles(visitor: PuzzleVisitor): Promise<readonly PuzzleView[]> {
    return this.views(await this.#todaysIds(), visitor)
  }

  async newPuzzles(request: ListRequest, visitor: PuzzleVisitor): Promise<readonly PuzzleView[]> {
    const filter = await this.#filterOf(request, visitor)
    return this.views(idsOf(await this.#listedFor(visitor, (queries) => newestPart(queries, filter, request))), visitor)
  }

  async popularPuzzles(request: ListRequest, visitor: PuzzleVisitor): Promise<readonly PuzzleView[]> {
    const filter = await this.#filterOf(request, visitor)
    const part = await this.#listedFor(visitor, (queries) => popularPart(queries, filter, request))
    // A list says the counts by which it is ordered.
    for (const { id, attempted, correct } of part) {
      // A replica may be behind what is known here.
      if ((this.#counts.get(id)?.attempted ?? 0) > (attempted ?? 0)) continue
      if (attempted !== undefined && correct !== undefined) this.#counts.set(id, { attempted, correct })
    }
    return this.views(idsOf(part), visitor)
  }

  /** A guest's list may be some seconds old; somebody else's leaves out what they have just solved. */
  #listedFor<T>({ player }: PuzzleVisitor, read: (queries: Queries) => Promise<T>): Promise<T> {
    return player === undefined ? this.#options.lately(read) : read(this.#options.queries)
  }

  async seasonalPuzzles(min: number, max: number, visitor = ANYBODY): Promise<readonly PuzzleView[]> {
    const last = Math.min(max, this.#lastPuzzleId())
    return this.views(idsOf(await seasonalIds(this.#options.queries, min, last, LIST_LIMIT).execute()), visitor)
  }

  /** @returns one of today's puzzles that the visitor may play and has not solved; undefined when none is left */
  async unsolvedToday(visitor: PuzzleVisitor): Promise<PuzzleView | undefined> {
    const attempts = await this.#todaysAttempts(visitor)
    return this.#pick(await this.#openToday(visitor, attempts), visitor, attempts)
  }

  /** @returns a random puzzle that the visitor may play, with a plan of any day; when none is left, one that was solved or revealed
   *    today */
  async randomPuzzle(visitor: PuzzleVisitor): Promise<PuzzleView | undefined> {
    const ofAnyDay = visitor.plan === 'none' ? undefined : await this.#openOfAnyDay(visitor)
    if (ofAnyDay) return ofAnyDay
    const attempts = await this.#todaysAttempts(visitor)
    const open = await this.#openToday(visitor, attempts)
    return this.#pick(open.length > 0 ? open : [...attempts.keys()], visitor, attempts)
  }

  /** Counts a player's first guess or success inside the guess's transaction; -1 where a player was counted twice.
   *  @returns the counts after it */
  count(transaction: Transaction<Tables>, puzzleId: number, attempted: -1 | 0 | 1, correct: -1 | 0 | 1): Soon<PuzzleCounts | undefined> {
    return addCounts(transaction, puzzleId, attempted, correct)
  }

  /** To be called after the transaction that counted. Counts of a transaction before it, which may be heard of later, change nothing. */
  keepCounts(puzzleId: number, counts: PuzzleCounts): void {
    const kept = this.#counts.get(puzzleId)
    if (kept && kept.attempted + kept.correct >= counts.attempted + counts.correct) return
    this.#counts.set(puzzleId, counts)
    this.shared.forgetPuzzle(puzzleId)
  }

  /** To be called after players who were counted twice are so no more. */
  forgetCounts(puzzleId: number): void {
    this.#counts.delete(puzzleId)
    this.shared.forgetPuzzle(puzzleId)
  }

  /** Drops everything that is kept in memory. */
  forgetAll(): void {
    this.shared.forgetAll()
    this.#counts.clear()
    this.#stored.clear()
    this.#options.words.forgetAll()
  }

  /** One is looked for without the lists and maps of several, which would take longer than reading it. */
  #viewWith(puzzleId: number, visitor: PuzzleVisitor, attempt: Attempt | undefined): Soon<PuzzleView | undefined> {
    const { words, clock, answerAddresses } = this.#options
    const { language } = visitor
    const show = (puzzle: StoredPuzzle, counts: PuzzleCounts): PuzzleView => {
      const nowMs = clock.nowMs()
      return viewOf(puzzle, { visitor, language, counts, attempt, today: dayAt(nowMs), nowMs, answerAddresses })
    }
    return after(this.#loadOne(puzzleId), (loaded) => {
      if (!loaded) return undefined
      return after(words.ofOne(loaded.puzzle, language.language.code), (puzzle) =>
        after(loaded.counts ?? this.#countsOfOne(puzzleId), (counts) => show(puzzle, counts)),
      )
    })
  }

  async #countsOfOne(puzzleId: number): Promise<PuzzleCounts> {
    return (await this.#countsOf([puzzleId], NONE_KNOWN)).get(puzzleId) ?? NO_COUNTS
  }

  async #viewsWith(
    puzzleIds: readonly number[],
    visitor: PuzzleVisitor,
    attempts: ReadonlyMap<number, Attempt>,
  ): Promise<readonly PuzzleView[]> {
    const { clock, answerAddresses } = this.#options
    const { language } = visitor
    const loaded = await this.#load(puzzleIds)
    const puzzles = await this.#options.words.of(loaded.puzzles, language.language.code)
    const counts = await this.#countsOf([...puzzles.keys()], loaded.counts)
    const nowMs = clock.nowMs()
    const today = dayAt(nowMs)
    return puzzleIds.flatMap((id) => {
      const puzzle = puzzles.get(id)
      if (!puzzle) return []
      const attempt = attempts.get(id)
      return [viewOf(puzzle, { visitor, language, counts: counts.get(id) ?? NO_COUNTS, attempt, today, nowMs, answerAddresses })]
    })
  }

  #loadOne(id: number): Soon<LoadedOne | undefined> {
    if (id > this.#lastPuzzleId()) return undefined
    const kept = this.#stored.get(id)
    if (kept) return { puzzle: kept, counts: this.#counts.get(id) }
    return after(puzzleById(this.#options.queries, id), (row) => row && this.#loaded(row))
  }

  #loaded(row: PuzzleRow): LoadedOne & { readonly counts: PuzzleCounts } {
    const puzzle = storedOf(row)
    if (this.#asked.again(row.id)) this.#stored.set(row.id, puzzle)
    return { puzzle, counts: { attempted: row.attempted ?? 0, correct: row.correct ?? 0 } }
  }

  async #load(puzzleIds: readonly number[]): Promise<Loaded> {
    const last = this.#lastPuzzleId()
    const puzzles = new Map<number, StoredPuzzle>()
    const counts = new Map<number, PuzzleCounts>()
    const missing: number[] = []
    for (const id of puzzleIds) {
      if (id > last) continue
      const kept = this.#stored.get(id)
      if (kept) puzzles.set(id, kept)
      else missing.push(id)
    }
    if (missing.length === 0) return { puzzles, counts }
    for (const row of await puzzlesById(this.#options.queries, missing)) {
      const loaded = this.#loaded(row)
      puzzles.set(row.id, loaded.puzzle)
      counts.set(row.id, loaded.counts)
    }
    return { puzzles, counts }
  }

  /** @param known what was read just now */
  async #countsOf(puzzleIds: readonly number[], known: ReadonlyMap<number, PuzzleCounts>): Promise<ReadonlyMap<number, PuzzleCounts>> {
    const found = new Map<number, PuzzleCounts>()
    const missing: number[] = []
    for (const id of puzzleIds) {
      const counts = known.get(id) ?? this.#counts.get(id)
      if (counts) found.set(id, counts)
      else missing.push(id)
    }
    if (missing.length === 0) return found
    for (const [id, counts] of await countsById(this.#options.queries, missing)) {
      this.#counts.set(id, counts)
      found.set(id, counts)
    }
    return found
  }

  async #filterOf({ typeId, levelId, theme, hidesSolved }: ListRequest, visitor: PuzzleVisitor): Promise<PuzzleFilter> {
    const exists = typeId === undefined || levelId === undefined || existsAt(typeId, levelId)
    return {
      typeId,
      levelId: exists ? levelId : undefined,
      theme,
      lastPuzzleId: this.#lastPuzzleId(),
      unsolvedBy: hidesSolved ? await this.#plays.playerIdOf(visitor.player) : undefined,
    }
  }

  async #todaysIds(): Promise<readonly number[]> {
    const day = await this.#options.publisher.publishToday()
    return Array.from({ length: PUZZLES_A_DAY }, (_, slot) => puzzleIdOf(day, slot))
  }

  async #todaysAttempts(visitor: PuzzleVisitor): Promise<ReadonlyMap<number, Attempt>> {
    return this.#plays.attemptsAt(visitor.player, await this.#todaysIds())
  }

  /** @returns today's puzzles that the visitor may guess at */
  async #openToday(visitor: PuzzleVisitor, attempts: ReadonlyMap<number, Attempt>): Promise<readonly number[]> {
    const { today } = this
    const asking = { ...visitor, used: await this.#plays.usedAllowance(visitor.player, today) }
    const ids = await this.#todaysIds()
    return ids.filter((id) => access('PLAY PUZZLE', asking, { id, state: stateOf(attempts.get(id)) }, today).kind === 'open')
  }

  /** Older days may not all be published yet, so several numbers are tried: half of them of all days, half of the last week.
   *  @returns undefined when none of them is a puzzle that the visitor may guess at */
  async #openOfAnyDay(visitor: PuzzleVisitor): Promise<PuzzleView | undefined> {
    const last = this.#lastPuzzleId()
    const { randomBelow } = this.#options
    const ids = Array.from({ length: RANDOM_TRIES }, (_, at) => last - randomBelow(at < RANDOM_TRIES / 2 ? last : 7 * PUZZLES_A_DAY))
    const published = [...(await this.#load(ids)).puzzles.keys()]
    const attempts = await this.#plays.attemptsAt(visitor.player, published)
    const open = published.filter(
      (id) => access('PLAY PUZZLE', visitor, { id, state: stateOf(attempts.get(id)) }, this.today).kind === 'open',
    )
    return open.length === 0 ? undefined : (await this.#viewsWith(open.slice(0, 1), visitor, attempts))[0]
  }

  async #pick(
    puzzleIds: readonly number[],
    visitor: PuzzleVisitor,
    attempts: ReadonlyMap<number, Attempt>,
  ): Promise<PuzzleView | undefined> {
    const id = puzzleIds[puzzleIds.length === 0 ? 0 : this.#options.randomBelow(puzzleIds.length)]
    return id === undefined ? undefined : (await this.#viewsWith([id], visitor, attempts))[0]
  }

  #lastPuzzleId(): number {
    return puzzleIdOf(this.today, PUZZLES_A_DAY - 1)
  }
}

function storedOf({ id, level_id, theme, question, answer, text }: PuzzleRow): StoredPuzzle {
  return {
    id,
    levelId: level_id as LevelId,
    theme,
    question: JSON.parse(question) as Question,
    answer,
    text,
    answerDigest: answerDigestOf(id, answer),
  }
}

function idsOf(rows: readonly { readonly id: number }[]): number[] {
  return rows.map(({ id }) => id)
}
