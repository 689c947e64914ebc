import type { LessonState } from '@emojigma/contract/classes/lessons.ts'
import { CODE_LETTERS } from '@emojigma/contract/rules/cards.ts'
import {
  LESSON_CODE_LENGTH,
  LESSON_HOURS,
  MOST_SEATS,
  typedLessonCode,
  type LessonPace,
  type LessonShows,
} from '@emojigma/contract/rules/lessons.ts'
import { explain } from '@emojigma/engine/explanation/explain.ts'
import { canonicalGuess } from '@emojigma/engine/guess.ts'
import type { Question } from '@emojigma/engine/question.ts'
import { slipAt } from '@emojigma/engine/understanding/slip-at.ts'
import type { SlipRule } from '@emojigma/engine/understanding/slip.ts'
import { m } from '@emojigma/messages'
import { LRUCache } from 'lru-cache'
import { createHash, randomBytes } from 'node:crypto'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { invalid, type Invalid } from '../../../platform/expected-failures.ts'
import type { Language } from '../../../platform/languages.ts'
import { localizedText } from '../../../platform/localized-text.ts'
import type { Puzzles, StoredPuzzle } from '../../puzzles/service.ts'
import {
  answersOf,
  changeLesson,
  endLessonsOf,
  findLesson,
  findOpenLesson,
  findSeat,
  insertLesson,
  insertSeat,
  lockLesson,
  putAnswer,
  seatsOf,
  type SeatAnswer,
  type StoredLesson,
} from './queries.ts'
import { stateOf } from './state.ts'

const TOPIC = 'lesson'
/** Before the id in a message; no id has it. */
const URGENT = '!'
const OPEN_MS = LESSON_HOURS * 3_600_000

export interface LessonsOptions {
  readonly database: Database
  readonly bus: Bus
  readonly clock: Clock
  readonly puzzles: Puzzles
  /** @returns an integer in [0, limit) */
  readonly randomBelow: (limit: number) => number
}

export interface NewLesson {
  readonly puzzleIds: readonly number[]
  readonly pace: LessonPace
  readonly goal: number
}

/** Fields to change; undefined = unchanged. */
export interface LessonChange {
  readonly position: number | undefined
  readonly isPaused: boolean | undefined
  readonly shows: LessonShows | undefined
  /** Ignored unless steps are shown. */
  readonly step: number | undefined
  /** Position of the puzzle to which `shows` and `step` belong: both are ignored at another one. */
  readonly of: number | undefined
  readonly isEnded: true | undefined
}

export interface SeatHolder {
  readonly lesson: StoredLesson
  readonly seat: number
  readonly token: string
  readonly answers: readonly SeatAnswer[]
}

export interface LessonGuess {
  readonly seatToken: string
  readonly position: number
  readonly text: string
  readonly language: Language
}

/** Called after a change.
 *  @param lessonId undefined = any may have changed
 *  @param isUrgent the teacher changed it, not an answer or a device that joined */
type LessonListener = (lessonId: string | undefined, isUrgent: boolean) => void

type AnswerOutcome = 'closed' | 'malformed' | { readonly isRight: boolean; readonly pace: LessonPace }

/** Lessons on the wall: a class joins by a code, without names, and answers for nothing but the lesson. The database has all of it, so
 *  that any process serves any device, and devices come back after a restart. Callers check the teacher's permissions first.
 *  Source: docs/product.md, Live lessons */
export class Lessons {
  readonly #options: LessonsOptions
  readonly #listeners: LessonListener[] = []
  /** By puzzle, language and wrong answer: a class gives the same ones. */
  readonly #slips = new LRUCache<string, { readonly rule: SlipRule | undefined }>({ max: 2000 })
  /** By puzzle and language. */
  readonly #stepCounts = new LRUCache<string, number>({ max: 200 })

  constructor(options: LessonsOptions) {
    this.#options = options
    options.bus.subscribe(TOPIC, (text) => this.#notify(text?.replace(URGENT, ''), text?.startsWith(URGENT) ?? true))
  }

  onChange(listener: LessonListener): void {
    this.#listeners.push(listener)
  }

  /** @param language in which words that are missing are made now, and not in the middle of the lesson
   *  @returns what is wrong if one of the puzzles is not published */
  async open(classroomId: string, { puzzleIds, pace, goal }: NewLesson, language: Language): Promise<StoredLesson | Invalid> {
    const { database, clock, puzzles, randomBelow } = this.#options
    const ids = [...new Set(puzzleIds)]
    const found = await puzzles.storedOf(ids, language)
    const missing = ids.filter((id) => !found.has(id))
    if (missing.length > 0) return invalid('PuzzleIds', ...missing.map((id) => localizedText(m['worksheet_refusal.no_puzzle'], { id })))
    const nowMs = clock.nowMs()
    const lesson: StoredLesson = {
      id: randomBytes(12).toString('base64url'),
      classroomId,
      code: Array.from({ length: LESSON_CODE_LENGTH }, () => CODE_LETTERS[randomBelow(CODE_LETTERS.length)]).join(''),
      pace,
      puzzleIds: ids,
      goal,
      position: 0,
      shows: 'question',
      isPaused: false,
      shownTo: -1,
      step: 0,
      madeAtMs: nowMs,
      isEnded: false,
    }
    const ended = await database.durably(async (transaction) => {
      const before = await endLessonsOf(transaction, classroomId, nowMs)
      await insertLesson(transaction, lesson)
      return before
    })
    for (const id of ended) this.#changed(id, true)
    return lesson
  }

  /** The lesson that a class has now. */
  running(classroomId: string): Promise<StoredLesson | undefined> {
    return findOpenLesson(this.#options.database.queries, { classroomId }, this.#openSinceMs())
  }

  find(id: string): Promise<StoredLesson | undefined> {
    return findLesson(this.#options.database.queries, id)
  }

  /** @param language of the worked steps
   *  @returns the state after the change */
  async steer(
    { id, puzzleIds }: StoredLesson,
    { position, isPaused, shows, step, of, isEnded }: LessonChange,
    language: Language,
  ): Promise<LessonState | undefined> {
    const { database, clock, puzzles } = this.#options
    const known = step === undefined ? undefined : await puzzles.storedOf(puzzleIds, language)
    await database.durably(async (transaction) => {
      const lesson = await lockLesson(transaction, id)
      if (!lesson || lesson.isEnded) return
      const to = position === undefined ? lesson.position : Math.min(position, lesson.puzzleIds.length - 1)
      // The wall may have moved on while the press was on its way.
      const isOfIt = of === undefined || of === to
      const shown = (isOfIt ? shows : undefined) ?? (to === lesson.position ? lesson.shows : 'question')
      const puzzle = isOfIt && shown === 'steps' ? known?.get(puzzleIds[to] ?? 0) : undefined
      const before = to === lesson.position ? lesson.step : 0
      await changeLesson(transaction, id, {
        position: to,
        shows: shown,
        shown_to: shown === 'question' ? lesson.shownTo : Math.max(lesson.shownTo, to),
        step: puzzle && step !== undefined ? Math.min(step, this.#stepCountOf(puzzle)) : before,
        is_paused: (isPaused ?? lesson.isPaused) ? 1 : 0,
        ended_at_ms: isEnded ? clock.nowMs() : null,
      })
    })
    this.#changed(id, true)
    return this.state(id, language)
  }

  /** @param token of a seat taken before
   *  @returns the seat, 'full', or undefined for a code that no lesson has */
  async join(text: string, token: string | undefined): Promise<SeatHolder | 'full' | undefined> {
    const { database } = this.#options
    const code = typedLessonCode(text)
    const lesson = code && (await findOpenLesson(database.queries, { code }, this.#openSinceMs()))
    if (!lesson) return undefined
    const known = token === undefined ? undefined : await findSeat(database.queries, lesson.id, hashOf(token))
    if (token !== undefined && known !== undefined) {
      return { lesson, seat: known, token, answers: await answersOf(database.queries, lesson.id, known) }
    }
    const newToken = randomBytes(16).toString('base64url')
    const seat = await database.durably(async (transaction) => {
      // Of many who join at once each counts those before.
      await lockLesson(transaction, lesson.id)
      const taken = await seatsOf(transaction, lesson.id)
      if (taken >= MOST_SEATS) return undefined
      await insertSeat(transaction, lesson.id, taken, hashOf(newToken))
      return taken
    })
    if (seat === undefined) return 'full'
    this.#changed(lesson.id, false)
    return { lesson, seat, token: newToken, answers: [] }
  }

  /** @returns undefined for an unknown lesson or seat */
  async answer(lessonId: string, { seatToken, position, text, language }: LessonGuess): Promise<AnswerOutcome | undefined> {
    const { database, puzzles } = this.#options
    const [lesson, seat] = [await this.find(lessonId), await findSeat(database.queries, lessonId, hashOf(seatToken))]
    const puzzleId = lesson?.puzzleIds[position]
    if (!lesson || seat === undefined || puzzleId === undefined) return undefined
    const puzzle = await puzzles.stored(puzzleId, language)
    if (!puzzle) return undefined
    const { question, levelId, answer: right } = puzzle
    const answer = canonicalGuess(question.typeId, levelId, text)
    if (answer === undefined) return 'malformed'
    const isRight = answer === right
    const slip = isRight ? undefined : this.#slipOf(puzzle, answer)
    const outcome = await database.durably(async (transaction) => {
      // Later steering is seen, and a pause waits for answers that came before it.
      const now = await lockLesson(transaction, lessonId)
      if (!now || !isOpenTo(now, position)) return 'closed'
      const before = (await answersOf(transaction, lessonId, seat)).find((one) => one.position === position)
      if (now.pace === 'own' && before?.isRight) return { isRight: true, pace: now.pace }
      await putAnswer(transaction, lessonId, {
        seat,
        position,
        answer,
        isRight,
        slip: (now.pace === 'own' ? before?.slip : undefined) ?? slip,
      })
      return { isRight, pace: now.pace }
    })
    if (outcome !== 'closed') this.#changed(lessonId, false)
    return outcome
  }

  /** The state that everyone in the lesson may know.
   *  @param language of answer and steps */
  async state(id: string, language: Language): Promise<LessonState | undefined> {
    const { database, puzzles } = this.#options
    const lesson = await this.find(id)
    const puzzle = lesson && (await puzzles.stored(lesson.puzzleIds[lesson.position] ?? 0, language))
    if (!lesson || !puzzle) return undefined
    const [seats, answers] = [await seatsOf(database.queries, id), await answersOf(database.queries, id)]
    const stepCount = lesson.shows === 'steps' ? this.#stepCountOf(puzzle) : 0
    return stateOf(lesson, seats, answers, { typeId: puzzle.question.typeId, answer: puzzle.answer, stepCount })
  }

  #openSinceMs(): number {
    return this.#options.clock.nowMs() - OPEN_MS
  }

  #stepCountOf({ id, language = '', question }: StoredPuzzle): number {
    const key = `${id} ${language}`
    const known = this.#stepCounts.get(key) ?? stepCountOf(question)
    this.#stepCounts.set(key, known)
    return known
  }

  #slipOf({ id, language = '', question, levelId }: StoredPuzzle, answer: string): SlipRule | undefined {
    const key = `${id} ${language} ${answer}`
    const known = this.#slips.get(key) ?? { rule: slipAt(question, levelId, answer)?.rule }
    this.#slips.set(key, known)
    return known.rule
  }

  #changed(id: string, isUrgent: boolean): void {
    this.#options.bus.publish(TOPIC, (isUrgent ? URGENT : '') + id)
    this.#notify(id, isUrgent)
  }

  #notify(id: string | undefined, isUrgent: boolean): void {
    for (const listener of this.#listeners) listener(id, isUrgent)
  }
}

/** An odd emoji is found by looking, without steps. */
function stepCountOf(question: Question): number {
  const explanation = explain(question)
  return question.typeId !== 5 && 'steps' in explanation ? explanation.steps.length : 0
}

function isOpenTo({ pace, isEnded, isPaused, position, shows }: StoredLesson, at: number): boolean {
  if (isEnded || isPaused) return false
  return pace === 'own' || (at === position && shows === 'question')
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
