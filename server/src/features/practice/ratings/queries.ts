import type { Day } from '@emojigma/engine/day.ts'
import type { RatedAttempt } from '@emojigma/engine/ratings/outcome.ts'
import type { Candidate } from '@emojigma/engine/ratings/selection.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import { sql, type Insertable, type Selectable } from 'kysely'
import { locking } from '../../../platform/database/row-locks.ts'
import type { Queries, Tables } from '../../../platform/database/tables.ts'
import { currentOf, type Side, type Standing } from './standing.ts'

/** An attempt's place in the order of counting. */
export interface Mark {
  readonly begunAtMs: number
  readonly playerId: number
  readonly puzzleId: number
}

export type ReadAttempt = Mark & RatedAttempt

const ATTEMPT_COLUMNS = ['player_id', 'puzzle_id', 'first_guess_at_ms', 'guess_count', 'solved_at_ms', 'hint_rung'] as const

/** Lets one process at a time count attempts, until the transaction ends.
 *  @returns the last counted attempt */
export async function lockMark(queries: Queries): Promise<Mark> {
  return markOf(await mark(queries).$call(locking(queries)).executeTakeFirstOrThrow())
}

export async function findMark(queries: Queries): Promise<Mark> {
  return markOf(await mark(queries).executeTakeFirstOrThrow())
}

function mark(queries: Queries) {
  return queries.selectFrom('rating_mark').selectAll().where('id', '=', 1)
}

export async function setMark(queries: Queries, { begunAtMs, playerId, puzzleId }: Mark): Promise<void> {
  await queries
    .updateTable('rating_mark')
    .set({ begun_at_ms: begunAtMs, player_id: playerId, puzzle_id: puzzleId })
    .where('id', '=', 1)
    .execute()
}

/** The attempts after a mark, in order, begun before a time. */
export function selectAttemptsAfter(queries: Queries, { begunAtMs, playerId, puzzleId }: Mark, untilMs: number, limit: number) {
  return queries
    .selectFrom('attempts')
    .select(ATTEMPT_COLUMNS)
    .where((eb) => eb(eb.refTuple('first_guess_at_ms', 'player_id', 'puzzle_id'), '>', eb.tuple(begunAtMs, playerId, puzzleId)))
    .where('first_guess_at_ms', '<=', untilMs)
    .orderBy('first_guess_at_ms')
    .orderBy('player_id')
    .orderBy('puzzle_id')
    .limit(limit)
}

export async function attemptsAfter(queries: Queries, mark: Mark, untilMs: number, limit: number): Promise<readonly ReadAttempt[]> {
  return (await selectAttemptsAfter(queries, mark, untilMs, limit).execute()).map(readAttempt)
}

/** @returns the player's last attempts with a guess, latest first */
export async function latestOf(queries: Queries, playerId: number, limit: number): Promise<readonly ReadAttempt[]> {
  const rows = await queries
    .selectFrom('attempts')
    .select(ATTEMPT_COLUMNS)
    .where('player_id', '=', playerId)
    .orderBy('first_guess_at_ms', 'desc')
    .orderBy('puzzle_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(readAttempt)
}

export async function playerStandings(
  queries: Queries,
  playerIds: readonly number[],
): Promise<readonly (Standing & { readonly playerId: number })[]> {
  if (playerIds.length === 0) return []
  const rows = await queries.selectFrom('player_ratings').selectAll().where('player_id', 'in', playerIds).execute()
  return rows.map((row) => ({ playerId: row.player_id, ...standingOf(row) }))
}

/** Spelled like the condition of the partial index, without a parameter: SQLite plans before it knows parameters. */
const IS_OPEN = sql<boolean>`attempts > 0`

export function selectOpenPlayers(queries: Queries, before: Day, limit: number) {
  return queries.selectFrom('player_ratings').selectAll().where(IS_OPEN).where('day', '<', before).limit(limit)
}

export function selectOpenPuzzles(queries: Queries, before: Day, limit: number) {
  return queries.selectFrom('puzzle_ratings').selectAll().where(IS_OPEN).where('day', '<', before).limit(limit)
}

/** Those of earlier days whose evidence is not counted yet. */
export async function openPlayers(
  queries: Queries,
  before: Day,
  limit: number,
): Promise<readonly (Standing & { readonly playerId: number })[]> {
  return (await selectOpenPlayers(queries, before, limit).execute()).map((row) => ({ playerId: row.player_id, ...standingOf(row) }))
}

export async function puzzleStandings(queries: Queries, puzzleIds: readonly number[]): Promise<ReadonlyMap<number, Standing>> {
  if (puzzleIds.length === 0) return new Map()
  const rows = await queries.selectFrom('puzzle_ratings').selectAll().where('puzzle_id', 'in', puzzleIds).execute()
  return new Map(rows.map((row) => [row.puzzle_id, standingOf(row)]))
}

export async function openPuzzles(queries: Queries, before: Day, limit: number): Promise<ReadonlyMap<number, Standing>> {
  return new Map((await selectOpenPuzzles(queries, before, limit).execute()).map((row) => [row.puzzle_id, standingOf(row)]))
}

/** Puzzles of a kind with ratings above or below a value, the nearest first. */
export function selectNear(queries: Queries, typeId: PuzzleTypeId, value: number, side: 'above' | 'below', limit: number, offset: number) {
  return queries
    .selectFrom('puzzle_ratings')
    .selectAll()
    .where('type_id', '=', typeId)
    .where('current', side === 'above' ? '>=' : '<', value)
    .orderBy('current', side === 'above' ? 'asc' : 'desc')
    .orderBy('puzzle_id', side === 'above' ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
}

export async function candidatesNear(...query: Parameters<typeof selectNear>): Promise<readonly Candidate[]> {
  return (await selectNear(...query).execute()).map((row) => candidateOf(row.puzzle_id, standingOf(row)))
}

export function candidateOf(puzzleId: number, standing: Standing): Candidate {
  return { puzzleId, typeId: standing.typeId, puzzle: currentOf(standing, 'puzzle') }
}

export async function storePlayers(queries: Queries, standings: readonly (Standing & { readonly playerId: number })[]): Promise<void> {
  if (standings.length === 0) return
  await queries
    .insertInto('player_ratings')
    .values(standings.map((standing) => ({ player_id: standing.playerId, ...columnsOf(standing) })))
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'type_id']).doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        deviation: eb.ref('excluded.deviation'),
        day: eb.ref('excluded.day'),
        attempts: eb.ref('excluded.attempts'),
        surprise: eb.ref('excluded.surprise'),
        expected: eb.ref('excluded.expected'),
        information: eb.ref('excluded.information'),
        played: eb.ref('excluded.played'),
      })),
    )
    .execute()
}

export async function storePuzzles(queries: Queries, standings: ReadonlyMap<number, Standing>): Promise<void> {
  if (standings.size === 0) return
  await queries
    .insertInto('puzzle_ratings')
    .values(puzzleRows(standings))
    .onConflict((conflict) =>
      conflict.column('puzzle_id').doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        deviation: eb.ref('excluded.deviation'),
        day: eb.ref('excluded.day'),
        attempts: eb.ref('excluded.attempts'),
        surprise: eb.ref('excluded.surprise'),
        expected: eb.ref('excluded.expected'),
        information: eb.ref('excluded.information'),
        played: eb.ref('excluded.played'),
        current: eb.ref('excluded.current'),
      })),
    )
    .execute()
}

/** Inserts initial ratings, unless a puzzle is rated already. */
export async function addPuzzles(queries: Queries, standings: ReadonlyMap<number, Standing>): Promise<void> {
  if (standings.size === 0) return
  await queries
    .insertInto('puzzle_ratings')
    .values(puzzleRows(standings))
    .onConflict((conflict) => conflict.column('puzzle_id').doNothing())
    .execute()
}

/** One look-up per day. With a join of the two short tables SQLite reads all of the second for each row of the first. */
export function selectUnratedDay(queries: Queries) {
  return queries
    .selectFrom('days')
    .select('days.day')
    .where((eb) => eb.not(eb.exists(eb.selectFrom('rated_days').select('rated_days.day').whereRef('rated_days.day', '=', 'days.day'))))
    .orderBy('days.day', 'desc')
    .limit(1)
}

/** @returns the latest published day without ratings */
export async function unratedDay(queries: Queries): Promise<Day | undefined> {
  return (await selectUnratedDay(queries).executeTakeFirst())?.day
}

export async function addRatedDay(queries: Queries, day: Day): Promise<void> {
  await queries
    .insertInto('rated_days')
    .values({ day })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
}

export async function deletePlayerRatings(queries: Queries, playerId: number): Promise<void> {
  await queries.deleteFrom('player_ratings').where('player_id', '=', playerId).execute()
}

function puzzleRows(standings: ReadonlyMap<number, Standing>): Insertable<Tables['puzzle_ratings']>[] {
  return [...standings].map(([puzzle_id, standing]) => ({
    puzzle_id,
    ...columnsOf(standing),
    current: currentOf(standing, 'puzzle' satisfies Side).value,
  }))
}

function columnsOf({ typeId, measured, day, evidence, played }: Standing) {
  return { type_id: typeId, ...measured, day, ...evidence, played }
}

function standingOf(row: Selectable<Tables['player_ratings']> | Selectable<Tables['puzzle_ratings']>): Standing {
  const { type_id, value, deviation, day, attempts, surprise, expected, information, played } = row
  return {
    typeId: type_id as PuzzleTypeId,
    measured: { value, deviation },
    day,
    evidence: { attempts, surprise, expected, information },
    played,
  }
}

function markOf({ begun_at_ms, player_id, puzzle_id }: Selectable<Tables['rating_mark']>): Mark {
  return { begunAtMs: begun_at_ms, playerId: player_id, puzzleId: puzzle_id }
}

function readAttempt(row: Pick<Selectable<Tables['attempts']>, (typeof ATTEMPT_COLUMNS)[number]>): ReadAttempt {
  return {
    playerId: row.player_id,
    puzzleId: row.puzzle_id,
    begunAtMs: row.first_guess_at_ms,
    guessCount: row.guess_count,
    solvedAtMs: row.solved_at_ms ?? undefined,
    hintRung: row.hint_rung,
  }
}
