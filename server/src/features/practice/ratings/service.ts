import { freePuzzlesLeft } from '@emojigma/contract/rules/allowance.ts'
import { access } from '@emojigma/contract/rules/access.ts'
import { dayAt, puzzleIdOf, PUZZLES_A_DAY, slotOfPuzzle, type Day } from '@emojigma/engine/day.ts'
import { evidenceOf } from '@emojigma/engine/ratings/evidence.ts'
import { leadFor, type Estimate } from '@emojigma/engine/ratings/estimate.ts'
import { AIMS, MOST_SELECTED, selectionOf, STEPS, type Candidate, type Step } from '@emojigma/engine/ratings/selection.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { mostReviews } from '@emojigma/engine/ratings/reviews.ts'
import { outcomeOf } from '@emojigma/engine/ratings/outcome.ts'
import { middleOf, NEW_PLAYER } from '@emojigma/engine/ratings/prior.ts'
import type { PlayedKind } from '@emojigma/engine/ratings/why.ts'
import { PUZZLE_TYPES, type PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { Transaction } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Players } from '../../play/service.ts'
import type { Player, PuzzleVisitor } from '../../../platform/visitor.ts'
import { stateOf, type Puzzles } from '../../puzzles/service.ts'
import {
  candidateOf,
  candidatesNear,
  deletePlayerRatings,
  findMark,
  latestOf,
  lockMark,
  playerStandings,
  puzzleStandings,
  storePlayers,
  type Mark,
  type ReadAttempt,
} from './queries.ts'
import type { Practice } from '../service.ts'
import { dueReviews, reviewsOf } from './review-queries.ts'
import { reviewPuzzles, type ReviewPuzzle } from './reviews.ts'
import { atStartOf, currentOf, joinedStanding, newPlayerStanding, newPuzzleStanding, withEvidence, type Standing } from './standing.ts'

export { RatingJobs } from './jobs.ts'

/** Attempts that a player's summary is based on. */
const TOLD_ATTEMPTS = 20
/** A cached selection is chosen again after this time, or after a guess. */
const CACHE_MS = 30_000
const SELECTIONS_IN_MEMORY = 5000
/** Message between processes, with the key of the player, after a player has played. */
const PLAYED = 'selections of a player'
/** Puzzles of a kind read around each aim; if they are played already, as many again. */
const AROUND = 12
const PAGES = 4
/** Typical deviation of a puzzle's rating, for computing the aims. */
const USUAL_DEVIATION = 450

export interface RatingsOptions {
  readonly database: Database
  readonly puzzles: Puzzles
  readonly players: Players
  readonly practice: Practice
  readonly clock: Clock
  readonly bus: Bus
}

export interface ForYou {
  /** `metDay`: when its idea was missed, or solved with help. */
  readonly puzzles: readonly { readonly step: Step; readonly metDay?: Day | undefined; readonly puzzle: PuzzleView }[]
  /** The most played kind first. */
  readonly kinds: readonly PlayedKind[]
  /** Left of today's free puzzles; undefined = puzzles of any day may be played. */
  readonly freeLeft: number | undefined
}

interface CachedSelection {
  /** Role, plan, day and language of the visitor that it was chosen for. */
  readonly as: string
  readonly atMs: number
  readonly selection: Promise<ForYou>
}

interface PlayerEstimates {
  readonly measured: ReadonlyMap<PuzzleTypeId, Estimate>
  readonly kinds: readonly PlayedKind[]
}

/** Ratings serve to choose puzzles. A player's rating is never shown.
 *  Source: docs/product.md, For you */
export class Ratings {
  readonly #options: RatingsOptions
  readonly #selections = new LRUCache<string, CachedSelection>({ max: SELECTIONS_IN_MEMORY })

  constructor(options: RatingsOptions) {
    this.#options = options
    options.bus.subscribe(PLAYED, (key) => {
      if (key === undefined) this.forgetAll()
      else this.#selections.delete(key)
    })
  }

  /** @returns puzzles that the visitor may begin now, and the reasons for choosing them */
  async forYou(visitor: PuzzleVisitor): Promise<ForYou> {
    const { player } = visitor
    if (!player) return this.#choose(visitor)
    const nowMs = this.#options.clock.nowMs()
    const key = keyOf(player)
    const as = `${visitor.role} ${visitor.plan} ${dayAt(nowMs)} ${visitor.language.language.code}`
    const cached = this.#selections.get(key)
    if (cached?.as === as && nowMs - cached.atMs < CACHE_MS) return cached.selection
    const selection = this.#choose(visitor)
    this.#selections.set(key, { as, atMs: nowMs, selection })
    // A failed selection is not cached.
    selection.catch(() => this.#selections.delete(key))
    return selection
  }

  /** The player's kinds, which puzzles are chosen by. */
  async kindsOf(player: Player): Promise<readonly PlayedKind[]> {
    const playerId = await this.#options.players.playerIdOf(player)
    return playerId === undefined ? [] : playedKinds(await this.#latest(playerId))
  }

  /** Drops the cached selection of a player who has just played. */
  forgetSelection(player: Player): void {
    this.#selections.delete(keyOf(player))
    this.#options.bus.publish(PLAYED, keyOf(player))
  }

  forgetAll(): void {
    this.#selections.clear()
  }

  /** Merges a device's ratings into those of the account that gets its attempts. */
  async moveRatings(transaction: Transaction<Tables>, devicePlayerId: number, playerId: number, nowMs: number): Promise<void> {
    if ((await playerStandings(transaction, [devicePlayerId])).length === 0) return
    // This lock keeps attempts from being counted meanwhile.
    await lockMark(transaction)
    const standings = await playerStandings(transaction, [devicePlayerId, playerId])
    const own = new Map(standings.flatMap((standing) => (standing.playerId === playerId ? [[standing.typeId, standing]] : [])))
    const moved = standings.filter((standing) => standing.playerId === devicePlayerId)
    await storePlayers(
      transaction,
      moved.map((device) => ({ playerId, ...joinedStanding(own.get(device.typeId), device, nowMs) })),
    )
    await deletePlayerRatings(transaction, devicePlayerId)
  }

  /** Exports the ratings of an account's player. */
  async exported(accountId: string) {
    const playerId = await this.#options.players.playerIdOf({ kind: 'account', accountId })
    const standings = playerId === undefined ? [] : await playerStandings(this.#options.database.queries, [playerId])
    return standings.map((standing) => {
      const { value, deviation } = currentOf(standing, 'player')
      return { PuzzleTypeId: standing.typeId, Value: value, Deviation: deviation, Attempts: standing.played }
    })
  }

  /** Exports what returns to an account's player. */
  async exportedReviews(accountId: string) {
    const { players, database } = this.#options
    const playerId = await players.playerIdOf({ kind: 'account', accountId })
    const reviews = playerId === undefined ? [] : await reviewsOf(database.queries, [playerId])
    return reviews.map(({ strand, puzzleId, dueDay }) => ({ Idea: strand, PuzzleId: puzzleId, DueDay: dayDate(dueDay) }))
  }

  async #choose(visitor: PuzzleVisitor): Promise<ForYou> {
    const { players, puzzles, clock } = this.#options
    const today = dayAt(clock.nowMs())
    const { measured, kinds } = await this.#estimatesOf(visitor.player, today)
    // Access to a puzzle of yesterday is access to any day.
    const isAnyDay = access('PLAY PUZZLE', visitor, { id: puzzleIdOf(today, 0) - PUZZLES_A_DAY, state: 'fresh' }, today).kind === 'open'
    const used = isAnyDay ? 0 : await players.usedAllowance(visitor.player, today)
    const most = isAnyDay ? MOST_SELECTED : Math.min(MOST_SELECTED, freePuzzlesLeft(used))
    const candidates = isAnyDay ? await this.#ofAnyDay(visitor, measured, today) : await this.#ofToday({ ...visitor, used }, today)
    const reviews = await this.#reviews({ ...visitor, used }, today, isAnyDay, mostReviews(most))
    const others = candidates.filter(({ puzzleId }) => !reviews.some((review) => review.puzzleId === puzzleId))
    const [first, ...rest] = selectionOf(measured, others, most - reviews.length)
    // Reviews follow the warm-up.
    const offered = [
      ...(first ? [{ ...first, metDay: undefined }] : []),
      ...reviews.map(({ puzzleId, metDay }) => ({ puzzleId, step: 'just right' as const, metDay })),
      ...rest.map((choice) => ({ ...choice, metDay: undefined })),
    ]
    const views = await puzzles.views(
      offered.map(({ puzzleId }) => puzzleId),
      visitor,
    )
    const choices = new Map(offered.map((choice) => [choice.puzzleId, choice]))
    return {
      puzzles: views.flatMap((puzzle) => {
        const choice = choices.get(puzzle.id)
        return choice ? [{ step: choice.step, metDay: choice.metDay, puzzle }] : []
      }),
      kinds,
      freeLeft: isAnyDay ? undefined : freePuzzlesLeft(used),
    }
  }

  async #reviews(visitor: PuzzleVisitor, today: Day, isAnyDay: boolean, most: number): Promise<readonly ReviewPuzzle[]> {
    const { database, players, practice } = this.#options
    const playerId = most === 0 ? undefined : await players.playerIdOf(visitor.player)
    if (playerId === undefined) return []
    const due = await dueReviews(database.queries, playerId, today)
    return reviewPuzzles({ practice, players }, visitor, due, { today, isAnyDay, most })
  }

  /** Includes attempts that are not counted yet, so that a selection reflects what was played a moment ago. */
  async #estimatesOf(player: Player | undefined, today: Day): Promise<PlayerEstimates> {
    const { database, players } = this.#options
    const playerId = await players.playerIdOf(player)
    if (playerId === undefined) return { measured: allKinds(), kinds: [] }
    const { queries } = database
    const [counted, mark, latest] = await Promise.all([playerStandings(queries, [playerId]), findMark(queries), this.#latest(playerId)])
    const standings = new Map<PuzzleTypeId, Standing>(counted.map((standing) => [standing.typeId, standing]))
    const waiting = latest.filter((attempt) => isAfter(attempt, mark)).toReversed()
    const puzzles = await puzzleStandings(
      queries,
      waiting.map(({ puzzleId }) => puzzleId),
    )
    for (const attempt of waiting) {
      const slot = slotOfPuzzle(attempt.puzzleId)
      const day = dayAt(attempt.begunAtMs)
      const own = atStartOf(day, standings.get(slot.typeId) ?? newPlayerStanding(slot.typeId, day), 'player')
      const puzzle = puzzles.get(attempt.puzzleId) ?? newPuzzleStanding(slot.typeId, middleOf(slot.levelId), day)
      const { ofPlayer } = evidenceOf(own.measured, atStartOf(day, puzzle, 'puzzle').measured, outcomeOf(attempt))
      standings.set(slot.typeId, withEvidence(own, ofPlayer))
    }
    if (standings.size === 0) return { measured: allKinds(), kinds: [] }
    const measured = new Map([...standings].map(([kind, standing]) => [kind, currentOf(atStartOf(today, standing, 'player'), 'player')]))
    return { measured, kinds: playedKinds(latest) }
  }

  /** @returns the player's last attempts with a guess, latest first */
  async #latest(playerId: number): Promise<readonly ReadAttempt[]> {
    const latest = await latestOf(this.#options.database.queries, playerId, TOLD_ATTEMPTS)
    return latest.filter(({ guessCount }) => guessCount > 0)
  }

  async #ofToday(visitor: PuzzleVisitor, today: Day): Promise<readonly Candidate[]> {
    const ids = Array.from({ length: PUZZLES_A_DAY }, (_, slot) => puzzleIdOf(today, slot))
    const attempts = await this.#options.players.attemptsAt(visitor.player, ids)
    const open = ids.filter(
      (id) => !attempts.has(id) && access('PLAY PUZZLE', visitor, { id, state: stateOf(undefined) }, today).kind === 'open',
    )
    const standings = await puzzleStandings(this.#options.database.queries, open)
    return open.map((id) => {
      const { typeId, levelId } = slotOfPuzzle(id)
      return candidateOf(id, standings.get(id) ?? newPuzzleStanding(typeId, middleOf(levelId), today))
    })
  }

  /** Reads puzzles not yet begun by index, around each aim of each kind. */
  async #ofAnyDay(visitor: PuzzleVisitor, players: ReadonlyMap<PuzzleTypeId, Estimate>, today: Day): Promise<readonly Candidate[]> {
    const found = new Map<number, Candidate>()
    for (const [typeId, { value, deviation }] of players) {
      for (const step of STEPS) {
        const aim = value - leadFor(AIMS[step].aim, Math.hypot(deviation, USUAL_DEVIATION))
        for (const side of ['above', 'below'] as const) {
          for (const candidate of await this.#near(visitor.player, typeId, aim, side, today)) found.set(candidate.puzzleId, candidate)
        }
      }
    }
    return [...found.values()]
  }

  async #near(
    player: Player | undefined,
    typeId: PuzzleTypeId,
    aim: number,
    side: 'above' | 'below',
    today: Day,
  ): Promise<readonly Candidate[]> {
    const { database, players } = this.#options
    const last = puzzleIdOf(today, PUZZLES_A_DAY - 1)
    const open: Candidate[] = []
    for (let page = 0; page < PAGES && open.length < AROUND; page += 1) {
      // Each page is longer than the last, for players who have played much.
      const limit = AROUND * 2 ** page
      const near = await candidatesNear(database.queries, typeId, aim, side, limit, AROUND * (2 ** page - 1))
      const attempts = await players.attemptsAt(
        player,
        near.map(({ puzzleId }) => puzzleId),
      )
      open.push(...near.filter(({ puzzleId }) => !attempts.has(puzzleId) && puzzleId <= last))
      if (near.length < limit) break
    }
    return open
  }
}

function allKinds(): ReadonlyMap<PuzzleTypeId, Estimate> {
  return new Map(PUZZLE_TYPES.map(({ id }) => [id, NEW_PLAYER]))
}

function playedKinds(latest: readonly ReadAttempt[]): readonly PlayedKind[] {
  const byKind = Map.groupBy(latest, ({ puzzleId }) => slotOfPuzzle(puzzleId).typeId)
  return [...byKind]
    .map(([typeId, attempts]) => ({
      typeId,
      attempts: attempts.length,
      firstTries: attempts.filter((attempt) => outcomeOf(attempt) === 1).length,
    }))
    .toSorted((one, other) => other.attempts - one.attempts || one.typeId - other.typeId)
}

function isAfter(attempt: ReadAttempt, mark: Mark): boolean {
  return (attempt.begunAtMs - mark.begunAtMs || attempt.playerId - mark.playerId || attempt.puzzleId - mark.puzzleId) > 0
}

function keyOf(player: Player): string {
  return player.kind === 'account' ? player.accountId : player.deviceId
}
