import { dayAt, puzzleIdOf, PUZZLES_A_DAY, slotOfPuzzle, type Day } from '@emojigma/engine/day.ts'
import { evidenceOf } from '@emojigma/engine/ratings/evidence.ts'
import { JUDGED_AFTER_MS, outcomeOf } from '@emojigma/engine/ratings/outcome.ts'
import { middleOf, unplayedPuzzle } from '@emojigma/engine/ratings/prior.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Puzzles } from '../../puzzles/service.ts'
import type { Practice } from '../service.ts'
import { countReviews, ideasOf } from './reviews.ts'
import {
  addPuzzles,
  addRatedDay,
  attemptsAfter,
  findMark,
  lockMark,
  openPlayers,
  openPuzzles,
  playerStandings,
  puzzleStandings,
  setMark,
  storePlayers,
  storePuzzles,
  unratedDay,
  type Mark,
  type ReadAttempt,
} from './queries.ts'
import { atStartOf, closed, newPlayerStanding, newPuzzleStanding, withEvidence, type Standing } from './standing.ts'

const EVERY_MS = 60_000
/** Attempts, or standings, per transaction. */
export const BATCH = 200
/** By then another process has stored an attempt that it began, even if the clocks differ a little. */
const SETTLED_MS = 60_000
/** Days of the archive per round. */
const DAYS_A_ROUND = 20

export interface RatingJobsOptions {
  readonly database: Database
  readonly puzzles: Puzzles
  readonly practice: Practice
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** Counts attempts into ratings, independently of guesses: each once, in the order in which they were begun, when their result is final. A
 *  batch and the mark of the last counted attempt are stored in one transaction that locks the mark, so the job may be killed at any time,
 *  and may run in several processes.
 *  Source: docs/product.md, Measured ratings */
export class RatingJobs {
  readonly #options: RatingJobsOptions

  constructor(options: RatingJobsOptions) {
    this.#options = options
  }

  async background(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.round(signal).catch((error: unknown) => this.#options.log.warn({ err: error }, 'ratings could not be counted'))
      await pause(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  /** Runs one round: rates new puzzles, counts attempts, and closes past days. */
  async round(signal?: AbortSignal): Promise<void> {
    let days = 0
    await this.#untilDone(signal, async () => (days += 1) <= DAYS_A_ROUND && (await this.rateNextDay()))
    await this.#untilDone(signal, () => this.countBatch())
    await this.#untilDone(signal, () => this.closeBatch())
  }

  /** @returns whether there was a published day without ratings */
  async rateNextDay(): Promise<boolean> {
    const { database } = this.#options
    const day = await unratedDay(database.queries)
    if (day === undefined) return false
    const ids = Array.from({ length: PUZZLES_A_DAY }, (_, slot) => puzzleIdOf(day, slot))
    const standings = await this.#unplayed(ids, day)
    await database.relaxed(async (transaction) => {
      await addPuzzles(transaction, standings)
      await addRatedDay(transaction, day)
    })
    return true
  }

  /** Counts the next attempts.
   *  @returns whether there may be more */
  async countBatch(): Promise<boolean> {
    const { database, clock } = this.#options
    const untilMs = clock.nowMs() - JUDGED_AFTER_MS - SETTLED_MS
    // Usually there is nothing to do, and then nothing is written.
    const mark = await findMark(database.queries)
    const waiting = await attemptsAfter(database.queries, mark, untilMs, BATCH)
    if (waiting.length === 0) return false
    const found = await puzzleStandings(database.queries, puzzlesOf(waiting))
    const unrated = puzzlesOf(waiting).filter((puzzleId) => !found.has(puzzleId))
    const added = await this.#unplayed(unrated, dayAt(waiting[0]?.begunAtMs ?? 0))
    const ideas = await ideasOf(this.#options.practice, puzzlesOf(waiting))
    return database.relaxed(async (transaction) => {
      const locked = await lockMark(transaction)
      // Another process has counted these.
      if (!isSame(locked, mark)) return true
      const attempts = await attemptsAfter(transaction, mark, untilMs, BATCH)
      const last = attempts.at(-1)
      if (!last) return false
      await addPuzzles(transaction, added)
      await count(transaction, attempts)
      await countReviews(transaction, attempts, ideas)
      await setMark(transaction, last)
      return attempts.length === BATCH
    })
  }

  /** Counts the evidence of past days into the ratings of some players and puzzles.
   *  @returns whether there may be more */
  async closeBatch(): Promise<boolean> {
    const { database } = this.#options
    const countedTo = dayAt((await findMark(database.queries)).begunAtMs)
    const hasOpen =
      (await openPlayers(database.queries, countedTo, 1)).length + (await openPuzzles(database.queries, countedTo, 1)).size > 0
    if (!hasOpen) return false
    return database.relaxed(async (transaction) => {
      const before = dayAt((await lockMark(transaction)).begunAtMs)
      const players = await openPlayers(transaction, before, BATCH)
      const puzzles = await openPuzzles(transaction, before, BATCH)
      await storePlayers(
        transaction,
        players.map((player) => ({ playerId: player.playerId, ...closed(player, 'player') })),
      )
      await storePuzzles(transaction, new Map([...puzzles].map(([id, puzzle]) => [id, closed(puzzle, 'puzzle')])))
      return players.length === BATCH || puzzles.size === BATCH
    })
  }

  /** Yields after each step.
   *  @param step returns whether there is more */
  async #untilDone(signal: AbortSignal | undefined, step: () => Promise<boolean>): Promise<void> {
    for (let isDone = false; !isDone; await nextTurn()) {
      if (signal?.aborted) return
      isDone = !(await step())
    }
  }

  /** Initial ratings. The hardest boards take some milliseconds each, so it yields in between. */
  async #unplayed(puzzleIds: readonly number[], day: Day): Promise<ReadonlyMap<number, Standing>> {
    const stored = puzzleIds.length === 0 ? new Map() : await this.#options.puzzles.storedOf(puzzleIds)
    const standings = new Map<number, Standing>()
    for (const puzzleId of puzzleIds) {
      const slot = slotOfPuzzle(puzzleId)
      const question = stored.get(puzzleId)?.question
      const measured = question ? unplayedPuzzle(slot, question) : middleOf(slot.levelId)
      standings.set(puzzleId, newPuzzleStanding(slot.typeId, measured, day))
      await nextTurn()
    }
    return standings
  }
}

async function count(transaction: Transaction<Tables>, attempts: readonly ReadAttempt[]): Promise<void> {
  const puzzles = new Map(await puzzleStandings(transaction, puzzlesOf(attempts)))
  const players = new Map(
    (await playerStandings(transaction, [...new Set(attempts.map(({ playerId }) => playerId))])).map((standing) => [
      `${standing.playerId} ${standing.typeId}`,
      standing,
    ]),
  )
  const [changedPlayers, changedPuzzles] = [new Set<string>(), new Set<number>()]
  for (const attempt of attempts) {
    const { playerId, puzzleId, begunAtMs, guessCount } = attempt
    // A reveal without a guess is no attempt.
    if (guessCount === 0) continue
    const [day, slot] = [dayAt(begunAtMs), slotOfPuzzle(puzzleId)]
    const { typeId } = slot
    const puzzle = puzzles.get(puzzleId) ?? newPuzzleStanding(typeId, middleOf(slot.levelId), day)
    const key = `${playerId} ${typeId}`
    const player = players.get(key) ?? { playerId, ...newPlayerStanding(typeId, day) }
    const [own, other] = [atStartOf(day, player, 'player'), atStartOf(day, puzzle, 'puzzle')]
    const { ofPlayer, ofPuzzle } = evidenceOf(own.measured, other.measured, outcomeOf(attempt))
    players.set(key, { playerId, ...withEvidence(own, ofPlayer) })
    puzzles.set(puzzleId, withEvidence(other, ofPuzzle))
    changedPlayers.add(key)
    changedPuzzles.add(puzzleId)
  }
  await storePlayers(
    transaction,
    [...players].flatMap(([key, standing]) => (changedPlayers.has(key) ? [standing] : [])),
  )
  await storePuzzles(transaction, new Map([...puzzles].filter(([id]) => changedPuzzles.has(id))))
}

function puzzlesOf(attempts: readonly ReadAttempt[]): readonly number[] {
  return [...new Set(attempts.map(({ puzzleId }) => puzzleId))]
}

function isSame(one: Mark, other: Mark): boolean {
  return one.begunAtMs === other.begunAtMs && one.playerId === other.playerId && one.puzzleId === other.puzzleId
}
