import { LIST_LIMIT } from '@emojigma/contract/rules/limits.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { access } from '@emojigma/contract/rules/access.ts'
import { dayAt, PUZZLES_A_DAY, puzzleIdOf, type Day } from '@emojigma/engine/day.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { Question } from '@emojigma/engine/question.ts'
import type { Transaction } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../platform/clock.ts'
import { ANYBODY, type Player, type PuzzleVisitor } from '../../platform/visitor.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Queries, Tables } from '../../platform/database/tables.ts'
import { ENGLISH } from '../../platform/languages.ts'
import type { AnswerAddresses } from './answer-addresses.ts'
import { GuestReplies } from './guest-replies.ts'
import { listedLevel, newestPart, popularPart, type ListRequest } from './lists.ts'
import { NO_PLAYS, stateOf, type Attempt, type Plays } from './plays.ts'
import type { Publisher } from './publisher.ts'
import { answerDigestOf, viewOf, type StoredPuzzle } from './puzzle-view.ts'
import {
  addCounts,
  addSheet,
  countsById,
  publishedDays,
  puzzlesById,
  seasonalIds,
  type PuzzleCounts,
  type PuzzleFilter,
  type PuzzleRow,
} from './queries.ts'
import type { WordsInLanguage } from './words-in-language.ts'

export { AnswerAddresses } from './answer-addresses.ts'
export { Archive } from './archive/archive.ts'
export type { DraftSource } from './draft.ts'
export { filteredViews, listRequestOf, type ListRequest } from './lists.ts'
export { stateOf, type Attempt, type Plays } from './plays.ts'
export { Publisher } from './publisher.ts'
export { answerDigestOf, answerFields, namesOf, uncountedViewOf, type StoredPuzzle } from './puzzle-view.ts'
export type { PuzzleCounts } from './queries.ts'

const PUZZLES_IN_MEMORY = 1024
/** Puzzle ids tried for a random puzzle of any day. */
const RANDOM_TRIES = 32
const NO_COUNTS: PuzzleCounts = { attempted: 0, correct: 0, sheets: 0 }
const NONE_KNOWN: ReadonlyMap<number, PuzzleCounts> = new Map()

export interface PuzzlesOptions {
  readonly queries: Queries
  readonly lately: Database['lately']
  readonly publisher: Publisher
  readonly answerAddresses: AnswerAddresses
  /** Word questions in other languages. */
  readonly words: WordsInLanguage
  readonly clock: Clock
  /** @returns an integer in [0, limit) */
  readonly randomBelow: (limit: number) => number
}

interface Loaded {
  readonly puzzles: ReadonlyMap<number, StoredPuzzle>
  /** Counts that were read just now. */
  readonly counts: ReadonlyMap<number, PuzzleCounts>
}

/** The published puzzles, as each visitor may see them. */
export class Puzzles {
  readonly #options: PuzzlesOptions
  readonly guestReplies = new GuestReplies()
  #plays = NO_PLAYS
  readonly #stored = new LRUCache<number, StoredPuzzle>({ max: PUZZLES_IN_MEMORY })

  constructor(options: PuzzlesOptions) {
    this.#options = options
  }

  /** Registers the source of attempts and allowances. */
  readPlaysFrom(plays: Plays): void {
    this.#plays = plays
  }

  get today(): Day {
    return dayAt(this.#options.clock.nowMs())
  }

  /** @param language of the question
   *  @returns undefined for an id that is not published yet */
  async stored(puzzleId: number, language = ENGLISH): Promise<StoredPuzzle | undefined> {
    return (await this.storedOf([puzzleId], language)).get(puzzleId)
  }

  /** @returns the published ones, by id, from one read */
  async storedOf(puzzleIds: readonly number[], { language: { code } } = ENGLISH): Promise<ReadonlyMap<number, StoredPuzzle>> {
    return this.#options.words.of((await this.#load(puzzleIds)).puzzles, code)
  }

  /** The published days, up to today. */
  publishedDays(): Promise<readonly Day[]> {
    return publishedDays(this.#options.queries, this.today)
  }

  async puzzle(puzzleId: number, visitor: PuzzleVisitor): Promise<PuzzleView | undefined> {
    return (await this.views([puzzleId], visitor))[0]
  }

  /** A puzzle with the visitor's attempt, which the caller knows. */
  async attempted(attempt: Attempt, visitor: PuzzleVisitor): Promise<PuzzleView | undefined> {
    const { puzzleId } = attempt
    return (await this.#viewsWith([puzzleId], visitor, new Map([[puzzleId, attempt]])))[0]
  }

  async hasPlayedNone(player: Player | undefined, puzzleIds: readonly number[]): Promise<boolean> {
    return player === undefined || (await this.#plays.attemptsAt(player, puzzleIds)).size === 0
  }

  /** @returns the published puzzles among these, in the same order */
  async views(puzzleIds: readonly number[], visitor: PuzzleVisitor, counts = NONE_KNOWN): Promise<readonly PuzzleView[]> {
    return this.#viewsWith(puzzleIds, visitor, await this.#plays.attemptsAt(visitor.player, puzzleIds), counts)
  }

  /** @returns the forty puzzles of the UTC day, in the order of its sections; publishes them if necessary */
  async todaysPuzzles(visitor: PuzzleVisitor): Promise<readonly PuzzleView[]> {
    return this.views(await this.#todaysIds(), visitor)
  }

  async newPuzzles(request: ListRequest, visitor: PuzzleVisitor): Promise<readonly PuzzleView[]> {
    if (isEmpty(request)) return []
    const filter = await this.#filterOf(request, visitor)
    return this.views(idsOf(await this.#listedFor(visitor, (queries) => newestPart(queries, filter, request))), visitor)
  }

  async popularPuzzles(request: ListRequest, visitor: PuzzleVisitor): Promise<readonly PuzzleView[]> {
    if (isEmpty(request)) return []
    const filter = await this.#filterOf(request, visitor)
    const part = await this.#listedFor(visitor, (queries) => popularPart(queries, filter, request))
    // A list shows the counts by which it is ordered; a replica may lag behind them.
    const counts = new Map(part.map(({ id, ...known }) => [id, { ...NO_COUNTS, ...known }]))
    return this.views(idsOf(part), visitor, counts)
  }

  /** Lists for guests may be some seconds old; others leave out what the visitor has just solved. */
  #listedFor<T>({ player }: PuzzleVisitor, read: (queries: Queries) => Promise<T>): Promise<T> {
    return player === undefined ? this.#options.lately(read) : read(this.#options.queries)
  }

  async seasonalPuzzles(min: number, max: number, visitor = ANYBODY, request: ListRequest = {}): Promise<readonly PuzzleView[]> {
    const filter = await this.#filterOf(request, visitor)
    const lastPuzzleId = Math.min(max, filter.lastPuzzleId)
    return this.views(idsOf(await seasonalIds(this.#options.queries, min, { ...filter, lastPuzzleId }, LIST_LIMIT).execute()), visitor)
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

  /** Counts a player's first guess or success in the guess's transaction; -1 corrects a player who was counted twice.
   *  @returns the new counts */
  async count(
    transaction: Transaction<Tables>,
    puzzleId: number,
    attempted: -1 | 0 | 1,
    correct: -1 | 0 | 1,
  ): Promise<PuzzleCounts | undefined> {
    return addCounts(transaction, puzzleId, attempted, correct)
  }

  /** Counts that the puzzle's worksheet was made. */
  async countSheet(puzzleId: number): Promise<void> {
    await addSheet(this.#options.queries, puzzleId)
  }

  /** Call this after a transaction that counted. */
  countsChanged(): void {
    this.guestReplies.forgetAll()
  }

  /** Clears all caches. */
  forgetAll(): void {
    this.guestReplies.forgetAll()
    this.#stored.clear()
    this.#options.words.forgetAll()
  }

  async #viewsWith(
    puzzleIds: readonly number[],
    visitor: PuzzleVisitor,
    attempts: ReadonlyMap<number, Attempt>,
    known = NONE_KNOWN,
  ): Promise<readonly PuzzleView[]> {
    const { clock, answerAddresses } = this.#options
    const { language } = visitor
    const loaded = await this.#load(puzzleIds)
    const puzzles = await this.#options.words.of(loaded.puzzles, language.language.code)
    const counts = await this.#countsOf([...puzzles.keys()], new Map([...loaded.counts, ...known]))
    const nowMs = clock.nowMs()
    const today = dayAt(nowMs)
    return puzzleIds.flatMap((id) => {
      const puzzle = puzzles.get(id)
      if (!puzzle) return []
      const attempt = attempts.get(id)
      return [viewOf(puzzle, { visitor, language, counts: counts.get(id) ?? NO_COUNTS, attempt, today, nowMs, answerAddresses })]
    })
  }

  async #load(puzzleIds: readonly number[]): Promise<Loaded> {
    const last = this.#lastPuzzleId()
    const puzzles = new Map<number, StoredPuzzle>()
    const counts = new Map<number, PuzzleCounts>()
    const missing: number[] = []
    for (const id of puzzleIds) {
      if (id > last) continue
      const cached = this.#stored.get(id)
      if (cached) puzzles.set(id, cached)
      else missing.push(id)
    }
    if (missing.length === 0) return { puzzles, counts }
    for (const row of await puzzlesById(this.#options.queries, missing)) {
      const puzzle = storedOf(row)
      this.#stored.set(row.id, puzzle)
      puzzles.set(row.id, puzzle)
      counts.set(row.id, { attempted: row.attempted ?? 0, correct: row.correct ?? 0, sheets: row.sheets ?? 0 })
    }
    return { puzzles, counts }
  }

  /** @param known counts that were read just now */
  async #countsOf(puzzleIds: readonly number[], known: ReadonlyMap<number, PuzzleCounts>): Promise<ReadonlyMap<number, PuzzleCounts>> {
    const missing = puzzleIds.filter((id) => !known.has(id))
    return missing.length === 0 ? known : new Map([...known, ...(await countsById(this.#options.queries, missing))])
  }

  async #filterOf(request: ListRequest, visitor: PuzzleVisitor): Promise<PuzzleFilter> {
    const { typeId, theme, withoutTypeIds, hidesSolved } = request
    return {
      typeId,
      levelId: listedLevel(request),
      theme,
      withoutTypeIds,
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

  /** Draws a few of all published puzzles, each equally likely, and takes the first that the visitor may guess at.
   *  @returns undefined if none of them is a puzzle that the visitor may guess at */
  async #openOfAnyDay(visitor: PuzzleVisitor): Promise<PuzzleView | undefined> {
    const { randomBelow } = this.#options
    const days = await this.publishedDays()
    if (days.length === 0) return undefined
    const drawn = Array.from({ length: RANDOM_TRIES }, () => puzzleIdOf(days[randomBelow(days.length)] ?? 0, randomBelow(PUZZLES_A_DAY)))
    const loaded = (await this.#load(drawn)).puzzles
    // In the order in which they were drawn: that of the cache prefers what was read lately.
    const published = [...new Set(drawn)].filter((id) => loaded.has(id))
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

/** A type that is left out has no puzzles; a search for them would read the whole archive. */
function isEmpty({ typeId, withoutTypeIds = [] }: ListRequest): boolean {
  return typeId !== undefined && withoutTypeIds.includes(typeId)
}

function idsOf(rows: readonly { readonly id: number }[]): number[] {
  return rows.map(({ id }) => id)
}
