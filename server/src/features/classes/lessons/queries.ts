import type { LessonPace, LessonShows } from '@emojigma/contract/rules/lessons.ts'
import type { SlipRule } from '@emojigma/engine/understanding/slip.ts'
import type { Selectable, Transaction } from 'kysely'
import { locking } from '../../../platform/database/row-locks.ts'
import type { Queries, Tables } from '../../../platform/database/tables.ts'
import type { LessonsTable } from './tables.ts'

export interface StoredLesson {
  readonly id: string
  readonly classroomId: string
  readonly code: string
  readonly pace: LessonPace
  readonly puzzleIds: readonly number[]
  readonly goal: number
  readonly position: number
  readonly shows: LessonShows
  readonly isPaused: boolean
  /** The furthest position whose answers were shown; -1 = none. */
  readonly shownTo: number
  /** The worked step on the wall, from 1; 0 = before the first one. */
  readonly step: number
  readonly madeAtMs: number
  readonly isEnded: boolean
}

export interface SeatAnswer {
  readonly seat: number
  readonly position: number
  readonly answer: string
  readonly isRight: boolean
  readonly slip: SlipRule | undefined
}

export async function findLesson(queries: Queries, id: string): Promise<StoredLesson | undefined> {
  const row = await queries.selectFrom('lessons').selectAll().where('id', '=', id).executeTakeFirst()
  return row && stored(row)
}

/** @returns the one that has not ended, of those made since a time */
export async function findOpenLesson(
  queries: Queries,
  by: { readonly classroomId: string } | { readonly code: string },
  fromMs: number,
): Promise<StoredLesson | undefined> {
  const row = await queries
    .selectFrom('lessons')
    .selectAll()
    .where((eb) => ('code' in by ? eb('code', '=', by.code) : eb('classroom_id', '=', by.classroomId)))
    .where('ended_at_ms', 'is', null)
    .where('made_at_ms', '>=', fromMs)
    .executeTakeFirst()
  return row && stored(row)
}

/** Locks the lesson until the transaction ends. */
export async function lockLesson(transaction: Transaction<Tables>, id: string): Promise<StoredLesson | undefined> {
  const row = await transaction.selectFrom('lessons').selectAll().where('id', '=', id).$call(locking(transaction)).executeTakeFirst()
  return row && stored(row)
}

export async function insertLesson(transaction: Transaction<Tables>, lesson: StoredLesson): Promise<void> {
  await transaction
    .insertInto('lessons')
    .values({
      id: lesson.id,
      classroom_id: lesson.classroomId,
      code: lesson.code,
      pace: lesson.pace,
      puzzle_ids: JSON.stringify(lesson.puzzleIds),
      goal: lesson.goal,
      position: lesson.position,
      shows: lesson.shows,
      is_paused: lesson.isPaused ? 1 : 0,
      shown_to: lesson.shownTo,
      step: lesson.step,
      made_at_ms: lesson.madeAtMs,
      ended_at_ms: null,
    })
    .execute()
}

export type LessonColumns = Partial<Pick<LessonsTable, 'position' | 'shows' | 'is_paused' | 'shown_to' | 'step' | 'ended_at_ms'>>

export async function changeLesson(transaction: Transaction<Tables>, id: string, change: LessonColumns): Promise<void> {
  await transaction.updateTable('lessons').set(change).where('id', '=', id).execute()
}

/** @returns the ids of the class's lessons that ended by this */
export async function endLessonsOf(transaction: Transaction<Tables>, classroomId: string, nowMs: number): Promise<readonly string[]> {
  const rows = await transaction
    .updateTable('lessons')
    .set({ ended_at_ms: nowMs })
    .where('classroom_id', '=', classroomId)
    .where('ended_at_ms', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function seatsOf(queries: Queries, lessonId: string): Promise<number> {
  const row = await queries
    .selectFrom('lesson_seats')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('lesson_id', '=', lessonId)
    .executeTakeFirstOrThrow()
  return row.count
}

export async function findSeat(queries: Queries, lessonId: string, tokenHash: string): Promise<number | undefined> {
  const row = await queries
    .selectFrom('lesson_seats')
    .select('seat')
    .where('lesson_id', '=', lessonId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.seat
}

export async function insertSeat(transaction: Transaction<Tables>, lessonId: string, seat: number, tokenHash: string): Promise<void> {
  await transaction.insertInto('lesson_seats').values({ lesson_id: lessonId, seat, token_hash: tokenHash }).execute()
}

/** Of all seats, or of one. */
export async function answersOf(queries: Queries, lessonId: string, seat?: number): Promise<readonly SeatAnswer[]> {
  let query = queries.selectFrom('lesson_answers').selectAll().where('lesson_id', '=', lessonId)
  if (seat !== undefined) query = query.where('seat', '=', seat)
  const rows = await query.orderBy('position').orderBy('seat').execute()
  return rows.map((row) => ({
    seat: row.seat,
    position: row.position,
    answer: row.answer,
    isRight: row.is_right === 1,
    slip: (row.slip ?? undefined) as SlipRule | undefined,
  }))
}

/** Stores a seat's answer in place of its earlier one. */
export async function putAnswer(transaction: Transaction<Tables>, lessonId: string, answer: SeatAnswer): Promise<void> {
  const values = { answer: answer.answer, is_right: answer.isRight ? 1 : 0, slip: answer.slip ?? null }
  await transaction
    .insertInto('lesson_answers')
    .values({ lesson_id: lessonId, seat: answer.seat, position: answer.position, ...values })
    .onConflict((conflict) => conflict.columns(['lesson_id', 'seat', 'position']).doUpdateSet(values))
    .execute()
}

/** Removes up to `limit` lessons that were made before a time.
 *  @returns how many */
export async function deleteLessonsBefore(transaction: Transaction<Tables>, beforeMs: number, limit: number): Promise<number> {
  const old = transaction.selectFrom('lessons').select('id').where('made_at_ms', '<', beforeMs).limit(limit)
  return (await transaction.deleteFrom('lessons').where('id', 'in', old).returning('id').execute()).length
}

function stored(row: Selectable<LessonsTable>): StoredLesson {
  return {
    id: row.id,
    classroomId: row.classroom_id,
    code: row.code,
    pace: row.pace,
    puzzleIds: JSON.parse(row.puzzle_ids) as readonly number[],
    goal: row.goal,
    position: row.position,
    shows: row.shows,
    isPaused: row.is_paused === 1,
    shownTo: row.shown_to,
    step: row.step,
    madeAtMs: row.made_at_ms,
    isEnded: row.ended_at_ms !== null,
  }
}
