import { CARRY_ON_LIMIT, NUMBER_WEEKS } from '@emojigma/contract/rules/my-days.ts'
import { PLAYED_IDS_LIMIT } from '@emojigma/contract/rules/limits.ts'
import { dayAt, weekOf, type Day, type Week } from '@emojigma/engine/day.ts'
import { firstDayOf, monthAfter, type Month } from '@emojigma/contract/rules/month.ts'
import { starsOf, type Stars } from '@emojigma/contract/rules/stars.ts'
import { mondayOf, streakOf, type Streak } from '@emojigma/contract/rules/streak.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Players } from '../../play/service.ts'
import type { Player } from '../../../platform/visitor.ts'
import type { SlotNumbers } from './kinds.ts'
import {
  findCounted,
  firstSolvedWeek,
  saveCounted,
  numbersBetween,
  numbersOfAccounts,
  slipsBetween,
  solvedBetween,
  solvedDaysOfAccounts,
  type CountedDays,
  type SlipCount,
  type WeekOfSlot,
} from './queries.ts'

export { byKind, kindOf, leastSure, sumOf, type KindNumbers, type SlotNumbers } from './kinds.ts'

/** Weeks read each time: an offline guess is accepted until the end of the next day, and after a week and a half without a star the
 *  streak is surely paused. */
const OPEN_WEEKS = 3

export interface StarredDay {
  readonly day: Day
  readonly stars: Stars
}

export interface DaysOfPlayer {
  readonly stars: readonly StarredDay[]
  readonly streak: Streak
  /** Attempted but unsolved, the latest first. */
  readonly begun: readonly number[]
}

export interface NumbersOfPlayer {
  /** The first of the weeks. */
  readonly from: Week
  readonly numbers: readonly WeekOfSlot[]
  readonly slips: readonly SlipCount[]
}

/** An account's solved puzzles in some weeks. */
export interface SpanOfWeeks {
  /** With a solved puzzle. */
  readonly days: number
  readonly numbers: readonly SlotNumbers[]
}

export interface MyDaysOptions {
  readonly database: Database
  readonly players: Players
  readonly clock: Clock
}

/** The attempts of players by day. The cost of a call does not grow over the years.
 *  Source: docs/product.md, My days */
export class MyDays {
  readonly #options: MyDaysOptions

  constructor(options: MyDaysOptions) {
    this.#options = options
  }

  get today(): Day {
    return dayAt(this.#options.clock.nowMs())
  }

  /** @param player undefined = an unknown visitor */
  async month(player: Player | undefined, month: Month): Promise<DaysOfPlayer> {
    const { database, players } = this.#options
    const { today } = this
    const playerId = await players.playerIdOf(player)
    if (player === undefined || playerId === undefined) return { stars: [], streak: streakOf([], today), begun: [] }
    const days = await solvedBetween(database.queries, playerId, firstDayOf(month), firstDayOf(monthAfter(month, 1)))
    const attempts = await players.latestAttempts(player, PLAYED_IDS_LIMIT)
    return {
      stars: days.map(({ day, solved }) => ({ day, stars: starsOf(solved) })),
      streak: await this.#streak(playerId, today),
      begun: attempts
        .filter(({ isSolved, isRevealed }) => !isSolved && !isRevealed)
        .slice(0, CARRY_ON_LIMIT)
        .map(({ puzzleId }) => puzzleId),
    }
  }

  /** This week and those before it. */
  async numbers(player: Player | undefined): Promise<NumbersOfPlayer> {
    const { database, players } = this.#options
    const until = weekOf(this.today) + 1
    const from = until - NUMBER_WEEKS
    const playerId = await players.playerIdOf(player)
    if (playerId === undefined) return { from, numbers: [], slips: [] }
    return {
      from,
      numbers: await numbersBetween(database.queries, playerId, from, until),
      slips: await slipsBetween(database.queries, playerId, from, until),
    }
  }

  /** @param accountIds at least one
   *  @returns what each of the accounts solved in the weeks; two queries, however many accounts */
  async span(accountIds: readonly string[], from: Week, until: Week): Promise<ReadonlyMap<string, SpanOfWeeks>> {
    const { queries } = this.#options.database
    const [days, numbers] = await Promise.all([
      solvedDaysOfAccounts(queries, accountIds, from, until),
      numbersOfAccounts(queries, accountIds, from, until),
    ])
    const byAccount = Map.groupBy(numbers, ({ accountId }) => accountId)
    return new Map(accountIds.map((id) => [id, { days: days.get(id) ?? 0, numbers: byAccount.get(id) ?? [] }]))
  }

  async #streak(playerId: number, today: Day): Promise<Streak> {
    const { database } = this.#options
    const open = weekOf(today) - OPEN_WEEKS + 1
    const counted = await this.#countedBefore(playerId, open)
    const days = await solvedBetween(database.queries, playerId, mondayOf(open), today + 1)
    return streakOf(
      days.map(({ day }) => day),
      today,
      counted,
    )
  }

  /** The weeks before one. New ones are counted once and stored. */
  async #countedBefore(playerId: number, week: Week): Promise<CountedDays> {
    const { database } = this.#options
    const stored = await findCounted(database.queries, playerId)
    if (stored && stored.throughWeek >= week - 1) return stored
    const from = stored ? stored.throughWeek + 1 : await firstSolvedWeek(database.queries, playerId)
    if (from === undefined || from >= week) return { throughWeek: week - 1, days: 0 }
    const days = await solvedBetween(database.queries, playerId, mondayOf(from), mondayOf(week))
    const { days: sum } = streakOf(
      days.map(({ day }) => day),
      mondayOf(week),
      stored,
    )
    const counted = { throughWeek: week - 1, days: sum }
    await database.relaxed((transaction) => saveCounted(transaction, playerId, counted))
    return counted
  }
}
