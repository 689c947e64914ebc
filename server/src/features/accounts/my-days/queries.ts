import { ARCHIVE_START_MS, DAY_MS, PUZZLES_A_DAY, weekAt, weekStartMs, dayStartMs, type Day, type Week } from '@emojigma/engine/day.ts'
import { SLIP_RULES, type SlipRule } from '@emojigma/engine/understanding/slip.ts'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tables.ts'
import './tables.ts'

/** Literals instead of parameters, so that the database recognises the expression in `group by`. */
const SOLVED_ON = sql<number>`(solved_at_ms - ${sql.lit(ARCHIVE_START_MS)}) / ${sql.lit(DAY_MS)}`
const SLOT = sql<number>`(puzzle_id - 1) % ${sql.lit(PUZZLES_A_DAY)}`
const FIRST_MONDAY_MS = weekStartMs(0)
const WEEK_MS = 7 * DAY_MS
const SOLVED_IN_WEEK = sql<number>`(solved_at_ms - ${sql.lit(FIRST_MONDAY_MS)}) / ${sql.lit(WEEK_MS)}`
const FIRST_TRIES = sql<number>`sum(case when guess_count = 1 and hint_rung = 0 then 1 else 0 end)`
const HINTED = sql<number>`sum(case when hint_rung > 0 then 1 else 0 end)`

export interface SolvedOnDay {
  readonly day: Day
  readonly solved: number
}

/** @returns the number of solved puzzles on each day of a range */
export function solvedBetween(queries: Queries, playerId: number, from: Day, until: Day): Promise<readonly SolvedOnDay[]> {
  return queries
    .selectFrom('attempts')
    .select([SOLVED_ON.as('day'), (eb) => eb.fn.countAll<number>().as('solved')])
    .where('player_id', '=', playerId)
    .where('solved_at_ms', '>=', dayStartMs(from))
    .where('solved_at_ms', '<', dayStartMs(until))
    .groupBy(SOLVED_ON)
    .orderBy('day')
    .execute()
}

/** A week's solves of one slot (a type and level). */
export interface WeekOfSlot {
  readonly week: Week
  /** 0 to 39. */
  readonly slot: number
  readonly solved: number
  /** At the first guess, and without a hint. */
  readonly firstTry: number
  readonly hinted: number
}

/** @returns at most forty rows for each of the weeks */
export async function numbersBetween(queries: Queries, playerId: number, from: Week, until: Week): Promise<readonly WeekOfSlot[]> {
  const rows = await queries
    .selectFrom('attempts')
    .select([
      SOLVED_IN_WEEK.as('week'),
      SLOT.as('slot'),
      (eb) => eb.fn.countAll<number>().as('solved'),
      FIRST_TRIES.as('first_try'),
      HINTED.as('hinted'),
    ])
    .where('player_id', '=', playerId)
    .where('solved_at_ms', '>=', weekStartMs(from))
    .where('solved_at_ms', '<', weekStartMs(until))
    .groupBy([SOLVED_IN_WEEK, SLOT])
    .execute()
  return rows.map((row) => ({
    week: row.week,
    slot: row.slot,
    solved: row.solved,
    firstTry: row.first_try,
    hinted: row.hinted,
  }))
}

/** Solves of one slot by an account. */
export interface AccountSlot extends Omit<WeekOfSlot, 'week'> {
  readonly accountId: string
}

/** @returns at most forty rows for each of the accounts that solved a puzzle in these weeks */
export async function numbersOfAccounts(
  queries: Queries,
  accountIds: readonly string[],
  from: Week,
  until: Week,
): Promise<readonly AccountSlot[]> {
  const rows = await solvesOfAccounts(queries, accountIds, from, until)
    .select([SLOT.as('slot'), (eb) => eb.fn.countAll<number>().as('solved'), FIRST_TRIES.as('first_try'), HINTED.as('hinted')])
    .groupBy(['account_id', SLOT])
    .execute()
  return rows.map((row) => ({
    accountId: row.account_id ?? '',
    slot: row.slot,
    solved: row.solved,
    firstTry: row.first_try,
    hinted: row.hinted,
  }))
}

/** @returns on how many days of these weeks each of the accounts solved a puzzle, by account; without those with none */
export async function solvedDaysOfAccounts(
  queries: Queries,
  accountIds: readonly string[],
  from: Week,
  until: Week,
): Promise<ReadonlyMap<string, number>> {
  const rows = await solvesOfAccounts(queries, accountIds, from, until)
    .select(sql<number>`count(distinct ${SOLVED_ON})`.as('days'))
    .groupBy('account_id')
    .execute()
  return new Map(rows.map((row) => [row.account_id ?? '', row.days]))
}

/** Reads what the accounts solved in the weeks, and nothing else. */
export function solvesOfAccounts(queries: Queries, accountIds: readonly string[], from: Week, until: Week) {
  return queries
    .selectFrom('players')
    .innerJoin('attempts', 'attempts.player_id', 'players.id')
    .select('account_id')
    .where('account_id', 'in', accountIds)
    .where('solved_at_ms', '>=', weekStartMs(from))
    .where('solved_at_ms', '<', weekStartMs(until))
}

export interface SlipCount {
  readonly slip: SlipRule
  readonly puzzles: number
}

/** @returns how many puzzles begun in these weeks have each slip, the most first */
export async function slipsBetween(queries: Queries, playerId: number, from: Week, until: Week): Promise<readonly SlipCount[]> {
  const rows = await queries
    .selectFrom('attempts')
    .select(['slip', (eb) => eb.fn.countAll<number>().as('puzzles')])
    .where('player_id', '=', playerId)
    .where('first_guess_at_ms', '>=', weekStartMs(from))
    .where('first_guess_at_ms', '<', weekStartMs(until))
    .where('slip', 'is not', null)
    .groupBy('slip')
    .orderBy('puzzles', 'desc')
    .orderBy('slip')
    .execute()
  return rows.flatMap(({ slip, puzzles }) => {
    const rule = SLIP_RULES.find((one) => one === slip)
    return rule ? [{ slip: rule, puzzles }] : []
  })
}

export interface CountedDays {
  readonly throughWeek: Week
  readonly days: number
}

export async function findCounted(queries: Queries, playerId: number): Promise<CountedDays | undefined> {
  const row = await queries.selectFrom('counted_days').select(['through_week', 'days']).where('player_id', '=', playerId).executeTakeFirst()
  return row && { throughWeek: row.through_week, days: row.days }
}

/** @returns the week of the player's first solve; undefined before that */
export async function firstSolvedWeek(queries: Queries, playerId: number): Promise<Week | undefined> {
  const row = await queries
    .selectFrom('attempts')
    .select('solved_at_ms')
    .where('player_id', '=', playerId)
    .where('solved_at_ms', 'is not', null)
    .orderBy('solved_at_ms')
    .limit(1)
    .executeTakeFirst()
  const solvedAtMs = row?.solved_at_ms ?? undefined
  return solvedAtMs === undefined ? undefined : weekAt(solvedAtMs)
}

/** Saves the count if it is higher than the stored one. */
export async function saveCounted(queries: Queries, playerId: number, { throughWeek, days }: CountedDays): Promise<void> {
  await queries
    .insertInto('counted_days')
    .values({ player_id: playerId, through_week: throughWeek, days })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet({ through_week: throughWeek, days }).where('counted_days.through_week', '<', throughWeek),
    )
    .execute()
}

export async function forgetCounted(queries: Queries, playerId: number): Promise<void> {
  await queries.deleteFrom('counted_days').where('player_id', '=', playerId).execute()
}
