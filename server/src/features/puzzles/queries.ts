import { GENERATOR_VERSION } from '@emojigma/engine/daily.ts'
import { puzzleIdOf, type Day } from '@emojigma/engine/day.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../../platform/database/tables.ts'
import type { Draft } from './draft.ts'
import type { WordQuestionsTable } from './tables.ts'

/** The puzzles that a list shows; an absent filter means any. */
export interface PuzzleFilter {
  readonly typeId?: PuzzleTypeId | undefined
  readonly levelId?: LevelId | undefined
  readonly theme?: string | undefined
  readonly withoutTypeIds?: readonly PuzzleTypeId[] | undefined
  /** Later puzzles do not exist yet for the visitor. */
  readonly lastPuzzleId: number
  /** Leaves out what this player has solved. */
  readonly unsolvedBy?: number | undefined
}

export interface PuzzleRow {
  id: number
  level_id: number
  theme: string
  question: string
  answer: string
  text: string
  attempted: number | null
  correct: number | null
  sheets: number | null
}

export interface PuzzleCounts {
  readonly attempted: number
  readonly correct: number
  /** How often its worksheet was made. */
  readonly sheets: number
}

/** A place in the order by attempts. */
export interface Popularity {
  readonly puzzleId: number
  readonly attempted: number
}

export async function isPublished(queries: Queries, day: Day): Promise<boolean> {
  return (await queries.selectFrom('days').select('day').where('day', '=', day).executeTakeFirst()) !== undefined
}

export async function publishedDays(queries: Queries, lastDay: Day): Promise<readonly Day[]> {
  const rows = await queries.selectFrom('days').select('day').where('day', '>=', 0).where('day', '<=', lastDay).orderBy('day').execute()
  return rows.map(({ day }) => day)
}

export async function countPublishedDays(queries: Queries, lastDay: Day): Promise<number> {
  const row = await queries
    .selectFrom('days')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('day', '>=', 0)
    .where('day', '<=', lastDay)
    .executeTakeFirstOrThrow()
  return row.count
}

/** @returns whether this transaction has claimed the day; false if it is published already */
export async function claimDay(queries: Queries, day: Day, nowMs: number): Promise<boolean> {
  const row = await queries
    .insertInto('days')
    .values({ day, published_at_ms: nowMs, generator_version: GENERATOR_VERSION })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .returning('day')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertPuzzles(queries: Queries, day: Day, drafts: readonly Draft[]): Promise<void> {
  const puzzles = drafts.map((draft) => ({
    id: puzzleIdOf(day, draft.slot),
    day,
    type_id: draft.typeId,
    level_id: draft.levelId,
    theme: draft.theme,
    is_seasonal: draft.isSeasonal ? 1 : 0,
    question: draft.question,
    answer: draft.answer,
    text: draft.text,
    repeat_key: draft.repeatKey,
    generator_version: GENERATOR_VERSION,
  }))
  await queries.insertInto('puzzles').values(puzzles).execute()
}

/** Inserts zero counts for new puzzles. */
export async function insertCounts(queries: Queries, day: Day, drafts: readonly Draft[]): Promise<void> {
  const counts = drafts.map(({ slot, typeId, levelId, theme }) => ({
    puzzle_id: puzzleIdOf(day, slot),
    type_id: typeId,
    level_id: levelId,
    theme,
    attempted: 0,
    correct: 0,
  }))
  await queries.insertInto('puzzle_counts').values(counts).execute()
}

const LAST_DAY: Day = 2_147_483_647

/** @returns the slots whose repeat key is stored at the same type and level within its window */
export async function repeatedSlots(queries: Queries, day: Day, drafts: readonly Draft[]): Promise<readonly number[]> {
  const drafted = drafts.map(({ slot, typeId, levelId, repeatKey, repeatWindowDays }) => {
    const [from, to] = repeatWindowDays === undefined ? [0, LAST_DAY] : [day - repeatWindowDays, day + repeatWindowDays]
    return sql`(cast(${slot} as integer), cast(${typeId} as integer), cast(${levelId} as integer), cast(${repeatKey} as text),
      cast(${from} as integer), cast(${to} as integer))`
  })
  const { rows } = await sql<{ slot: number }>`
    with drafted (slot, type_id, level_id, repeat_key, from_day, to_day) as (values ${sql.join(drafted)})
    select drafted.slot from drafted where exists (
      select 1 from puzzles
      where puzzles.type_id = drafted.type_id and puzzles.level_id = drafted.level_id and puzzles.repeat_key = drafted.repeat_key
        and puzzles.day between drafted.from_day and drafted.to_day)
    order by drafted.slot`.execute(queries)
  return rows.map(({ slot }) => slot)
}

function withCounts(queries: Queries) {
  return queries
    .selectFrom('puzzles')
    .leftJoin('puzzle_counts', 'puzzle_counts.puzzle_id', 'puzzles.id')
    .select(['puzzles.id', 'puzzles.level_id', 'puzzles.theme', 'question', 'answer', 'text', 'attempted', 'correct', 'sheets'])
}

export function puzzlesById(queries: Queries, ids: readonly number[]): Promise<readonly PuzzleRow[]> {
  return withCounts(queries).where('id', 'in', ids).execute()
}

export type WordQuestionRow = Pick<WordQuestionsTable, 'puzzle_id' | 'question' | 'answer'>

/** The stored Word questions in a language. */
export function wordQuestionsOf(queries: Queries, language: string, puzzleIds: readonly number[]): Promise<readonly WordQuestionRow[]> {
  return queries
    .selectFrom('word_questions')
    .select(['puzzle_id', 'question', 'answer'])
    .where('puzzle_id', 'in', puzzleIds)
    .where('language', '=', language)
    .execute()
}

/** Skips puzzles that have a question already, and questions that would repeat another puzzle's. */
export async function insertWordQuestions(queries: Queries, rows: readonly WordQuestionsTable[]): Promise<void> {
  await queries
    .insertInto('word_questions')
    .values(rows.toSorted((one, other) => one.puzzle_id - other.puzzle_id))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function countsById(queries: Queries, ids: readonly number[]): Promise<ReadonlyMap<number, PuzzleCounts>> {
  const rows = await queries
    .selectFrom('puzzle_counts')
    .select(['puzzle_id', 'attempted', 'correct', 'sheets'])
    .where('puzzle_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ puzzle_id, ...counts }) => [puzzle_id, counts]))
}

/** Newest first.
 *  @param last only puzzles up to this id */
export function newestIds(queries: Queries, filter: PuzzleFilter, limit: number, last: number = filter.lastPuzzleId) {
  const { typeId, levelId, theme, withoutTypeIds = [], lastPuzzleId, unsolvedBy } = filter
  let query = queries.selectFrom('puzzles').select('puzzles.id')
  if (typeId !== undefined) query = query.where('puzzles.type_id', '=', typeId)
  if (levelId !== undefined) query = query.where('puzzles.level_id', '=', levelId)
  if (theme !== undefined) query = query.where('puzzles.theme', '=', theme)
  if (withoutTypeIds.length > 0) query = query.where('puzzles.type_id', 'not in', withoutTypeIds)
  query = query.where('puzzles.id', '<=', Math.min(last, lastPuzzleId))
  if (unsolvedBy !== undefined) query = query.where(notSolvedBy(unsolvedBy, 'puzzles.id'))
  return query.orderBy('puzzles.id', 'desc').limit(limit)
}

/** Most attempted first, then the highest id.
 *  @param from only puzzles from this place on
 *  @param to only puzzles up to this place */
export function popularIds(queries: Queries, filter: PuzzleFilter, limit: number, from?: Popularity, to?: Popularity) {
  const { typeId, levelId, theme, withoutTypeIds = [], lastPuzzleId, unsolvedBy } = filter
  let query = queries
    .selectFrom('puzzle_counts')
    .select(['puzzle_counts.puzzle_id as id', 'puzzle_counts.attempted', 'puzzle_counts.correct', 'puzzle_counts.sheets'])
  if (typeId !== undefined) query = query.where('puzzle_counts.type_id', '=', typeId)
  if (levelId !== undefined) query = query.where('puzzle_counts.level_id', '=', levelId)
  if (theme !== undefined) query = query.where('puzzle_counts.theme', '=', theme)
  if (withoutTypeIds.length > 0) query = query.where('puzzle_counts.type_id', 'not in', withoutTypeIds)
  if (from) {
    query = query.where((eb) =>
      eb(eb.refTuple('puzzle_counts.attempted', 'puzzle_counts.puzzle_id'), '<=', eb.tuple(from.attempted, from.puzzleId)),
    )
  }
  if (to) {
    query = query.where((eb) =>
      eb(eb.refTuple('puzzle_counts.attempted', 'puzzle_counts.puzzle_id'), '>=', eb.tuple(to.attempted, to.puzzleId)),
    )
  }
  query = query.where('puzzle_counts.puzzle_id', '<=', lastPuzzleId)
  if (unsolvedBy !== undefined) query = query.where(notSolvedBy(unsolvedBy, 'puzzle_counts.puzzle_id'))
  return query.orderBy('puzzle_counts.attempted', 'desc').orderBy('puzzle_counts.puzzle_id', 'desc').limit(limit)
}

/** @returns the place after this many of the most attempted puzzles; undefined if there are fewer */
export async function placeBehind(queries: Queries, filter: PuzzleFilter, position: number): Promise<Popularity | undefined> {
  const row = await popularIds(queries, { ...filter, unsolvedBy: undefined }, 1)
    .offset(position)
    .executeTakeFirst()
  return row && { puzzleId: row.id, attempted: row.attempted }
}

/** Seasonal puzzles with ids from min to the filter's last, newest first. */
export function seasonalIds(queries: Queries, min: number, filter: PuzzleFilter, limit: number) {
  return newestIds(queries, filter, limit).where('puzzles.is_seasonal', '=', 1).where('puzzles.id', '>=', min)
}

/** Adds one player's first guess, and its success, to a puzzle's counts.
 *  @returns the new counts */
export function addCounts(
  queries: Queries,
  puzzleId: number,
  attempted: -1 | 0 | 1,
  correct: -1 | 0 | 1,
): Promise<PuzzleCounts | undefined> {
  return queries
    .updateTable('puzzle_counts')
    .set((eb) => ({ attempted: eb('attempted', '+', attempted), correct: eb('correct', '+', correct) }))
    .where('puzzle_id', '=', puzzleId)
    .returning(['attempted', 'correct', 'sheets'])
    .executeTakeFirst()
}

/** Counts a worksheet that was made. */
export async function addSheet(queries: Queries, puzzleId: number): Promise<void> {
  await queries
    .updateTable('puzzle_counts')
    .set((eb) => ({ sheets: eb('sheets', '+', 1) }))
    .where('puzzle_id', '=', puzzleId)
    .execute()
}

/** A look-up per puzzle, in the player's single row for its day: only the first unsolved ones are needed. */
function notSolvedBy(playerId: number, puzzleId: 'puzzles.id' | 'puzzle_counts.puzzle_id'): RawBuilder<boolean> {
  const id = sql.ref(puzzleId)
  return sql<boolean>`coalesce((
    select (solved_days.slots >> ((${id} - 1) % 40)) & 1 from solved_days
    where solved_days.player_id = ${playerId} and solved_days.day = (${id} - 1) / 40), 0) = 0`
}

interface OpenDaysQuery {
  readonly playerId: number
  readonly lastDay: Day
  /** One bit per slot of the day, the first slot lowest. */
  readonly slotMask: number
}

/** The days on which a slot of the mask is unsolved, latest first. One subquery leaves out solved days: PostgreSQL skips a day that way
 *  in a third of the time that looking up the player's row of each day takes. */
export function openDays(queries: Queries, { playerId, lastDay, slotMask }: OpenDaysQuery, limit: number) {
  return queries
    .selectFrom('days')
    .select((eb) => [
      'days.day',
      eb.fn
        .coalesce(
          eb
            .selectFrom('solved_days')
            .select('solved_days.slots')
            .whereRef('solved_days.day', '=', 'days.day')
            .where('solved_days.player_id', '=', playerId),
          eb.lit(0),
        )
        .as('slots'),
    ])
    .where('days.day', '>=', 0)
    .where('days.day', '<=', lastDay)
    .where('days.day', 'not in', (eb) =>
      eb
        .selectFrom('solved_days')
        .select('solved_days.day')
        .where('solved_days.player_id', '=', playerId)
        .where('solved_days.day', '<=', lastDay)
        .where(sql<boolean>`(solved_days.slots & cast(${slotMask} as bigint)) = cast(${slotMask} as bigint)`),
    )
    .orderBy('days.day', 'desc')
    .limit(limit)
}
