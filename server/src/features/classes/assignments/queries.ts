import type { Selectable, Transaction } from 'kysely'
import { locking } from '../../../platform/database/row-locks.ts'
import type { Queries, Tables } from '../../../platform/database/tables.ts'
import type { AssignmentsTable } from './tables.ts'

export interface StoredAssignment {
  readonly id: string
  readonly classroomId: string
  readonly title: string
  readonly startDay: number | undefined
  readonly dueDay: number
  readonly isForSome: boolean
  readonly groupId: string | undefined
  readonly madeAtMs: number
  readonly endedAtMs: number | undefined
  readonly removedAtMs: number | undefined
}

/** Columns to update; null clears a time. */
export interface AssignmentChange {
  readonly title?: string | undefined
  readonly start_day?: number | null | undefined
  readonly due_day?: number | undefined
  readonly is_for_some?: 1 | null | undefined
  readonly group_id?: string | null | undefined
  readonly ended_at_ms?: number | null | undefined
  readonly removed_at_ms?: number | null | undefined
}

export async function findAssignment(queries: Queries, id: string): Promise<StoredAssignment | undefined> {
  const row = await queries.selectFrom('assignments').selectAll().where('id', '=', id).executeTakeFirst()
  return row && stored(row)
}

/** The assignment created under a key, even if it is deleted. */
export async function findAssignmentByKey(queries: Queries, classroomId: string, key: string): Promise<StoredAssignment | undefined> {
  const row = await queries
    .selectFrom('assignments')
    .selectAll()
    .where('classroom_id', '=', classroomId)
    .where('assignment_key', '=', key)
    .executeTakeFirst()
  return row && stored(row)
}

/** Frees the key of a deleted assignment for a new one. */
export async function freeAssignmentKey(transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction.updateTable('assignments').set({ assignment_key: null }).where('id', '=', id).execute()
}

/** A classroom's assignments without the deleted ones, the latest due day first. */
export async function assignmentsOf(queries: Queries, classroomId: string): Promise<readonly StoredAssignment[]> {
  const rows = await queries
    .selectFrom('assignments')
    .selectAll()
    .where('classroom_id', '=', classroomId)
    .where('removed_at_ms', 'is', null)
    .orderBy('due_day', 'desc')
    .orderBy('made_at_ms', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(stored)
}

/** A classroom's assignments deleted since a time, the latest deletion first. */
export async function removedAssignmentsOf(
  queries: Queries,
  classroomId: string,
  fromMs: number,
): Promise<readonly { readonly id: string; readonly title: string; readonly removed_at_ms: number | null }[]> {
  return queries
    .selectFrom('assignments')
    .select(['id', 'title', 'removed_at_ms'])
    .where('classroom_id', '=', classroomId)
    .where('removed_at_ms', '>=', fromMs)
    .orderBy('removed_at_ms', 'desc')
    .orderBy('id')
    .execute()
}

/** A teacher's assignments for one class, or for all of them, including deleted ones, the latest first. */
export async function assignmentsWithPuzzles(
  queries: Queries,
  of: { readonly teacherId: string } | { readonly classroomId: string },
): Promise<
  readonly (StoredAssignment & {
    readonly className: string
    /** The name of the group that it is for. */
    readonly groupName: string | undefined
    readonly puzzleIds: readonly number[]
    /** Undefined = for the whole class. */
    readonly userNames: readonly string[] | undefined
  })[]
> {
  const rows = await queries
    .selectFrom('assignments')
    .innerJoin('classrooms', 'classrooms.id', 'assignments.classroom_id')
    .selectAll('assignments')
    .leftJoin('class_groups', 'class_groups.id', 'assignments.group_id')
    .select(['classrooms.name as class_name', 'class_groups.name as group_name'])
    .where((eb) => ('teacherId' in of ? eb('classrooms.teacher_id', '=', of.teacherId) : eb('classrooms.id', '=', of.classroomId)))
    .orderBy('assignments.made_at_ms', 'desc')
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const puzzles = await puzzlesOf(queries, ids)
  const names = await queries
    .selectFrom(recipients(queries, ids).as('recipients'))
    .innerJoin('accounts', 'accounts.id', 'recipients.account_id')
    .select(['assignment_id', 'user_name'])
    .orderBy('user_name')
    .execute()
  return rows.map((row) => ({
    ...stored(row),
    className: row.class_name,
    groupName: row.group_name ?? undefined,
    puzzleIds: puzzles.get(row.id) ?? [],
    userNames: row.is_for_some ? names.filter((name) => name.assignment_id === row.id).map((name) => name.user_name) : undefined,
  }))
}

/** Locks a classroom's assignments against additions and restores until the transaction ends.
 *  @returns how many exist, and how many are deleted */
export async function lockAssignments(
  transaction: Transaction<Tables>,
  classroomId: string,
): Promise<{ readonly there: number; readonly deleted: number }> {
  await transaction.selectFrom('classrooms').select('id').where('id', '=', classroomId).$call(locking(transaction)).execute()
  const row = await transaction
    .selectFrom('assignments')
    .select((eb) => [eb.fn.countAll<number>().as('all'), eb.fn.count<number>('removed_at_ms').as('deleted')])
    .where('classroom_id', '=', classroomId)
    .executeTakeFirstOrThrow()
  return { there: row.all - row.deleted, deleted: row.deleted }
}

/** @returns the puzzles of each assignment, in their order */
export async function puzzlesOf(queries: Queries, assignmentIds: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>> {
  if (assignmentIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('assignment_puzzles')
    .select(['assignment_id', 'puzzle_id'])
    .where('assignment_id', 'in', assignmentIds)
    .orderBy('assignment_id')
    .orderBy('position')
    .execute()
  const grouped = Map.groupBy(rows, (row) => row.assignment_id)
  return new Map([...grouped].map(([id, its]) => [id, its.map((row) => row.puzzle_id)]))
}

/** @returns the students of each assignment that is for some of a class: those of its group, and those chosen one by one */
export async function chosenStudents(
  queries: Queries,
  assignmentIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (assignmentIds.length === 0) return new Map()
  const rows = await recipients(queries, assignmentIds).execute()
  const grouped = Map.groupBy(rows, (row) => row.assignment_id)
  return new Map([...grouped].map(([id, its]) => [id, new Set(its.map((row) => row.account_id))]))
}

/** The pairs of assignment and student of assignments that are for some of a class, each once. */
function recipients(queries: Queries, assignmentIds: readonly string[]) {
  return queries
    .selectFrom('assignment_students')
    .select(['assignment_id', 'account_id'])
    .where('assignment_id', 'in', assignmentIds)
    .union(
      queries
        .selectFrom('assignments')
        .innerJoin('class_group_students', 'class_group_students.group_id', 'assignments.group_id')
        .select(['assignments.id as assignment_id', 'class_group_students.account_id'])
        .where('assignments.id', 'in', assignmentIds),
    )
}

/** @returns the puzzles that an assignment contains, neither of them nor their class deleted */
export async function assignedAmong(queries: Queries, puzzleIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (puzzleIds.length === 0) return new Set()
  const rows = await selectAssigned(queries, puzzleIds).select('assignment_puzzles.puzzle_id').distinct().execute()
  return new Set(rows.map((row) => row.puzzle_id))
}

/** @returns the classrooms with an assignment that contains the puzzle, without deleted ones */
export async function classroomsWith(queries: Queries, puzzleId: number): Promise<readonly string[]> {
  const rows = await selectAssigned(queries, [puzzleId]).select('assignments.classroom_id').distinct().execute()
  return rows.map((row) => row.classroom_id)
}

function selectAssigned(queries: Queries, puzzleIds: readonly number[]) {
  return queries
    .selectFrom('assignment_puzzles')
    .innerJoin('assignments', 'assignments.id', 'assignment_puzzles.assignment_id')
    .innerJoin('classrooms', 'classrooms.id', 'assignments.classroom_id')
    .where('assignment_puzzles.puzzle_id', 'in', puzzleIds)
    .where('assignments.removed_at_ms', 'is', null)
    .where('classrooms.removed_at_ms', 'is', null)
}

/** Requires that the classroom's assignments are locked and the key is free. */
export async function insertAssignment(
  transaction: Transaction<Tables>,
  {
    id,
    classroomId,
    title,
    startDay,
    dueDay,
    isForSome,
    groupId,
    madeAtMs,
    key,
  }: Omit<StoredAssignment, 'endedAtMs' | 'removedAtMs'> & {
    key: string | undefined
  },
  puzzleIds: readonly number[],
  studentIds: readonly string[],
): Promise<void> {
  const times = { made_at_ms: madeAtMs, ended_at_ms: null, removed_at_ms: null }
  await transaction
    .insertInto('assignments')
    .values({
      id,
      classroom_id: classroomId,
      title,
      start_day: startDay ?? null,
      due_day: dueDay,
      is_for_some: isForSome ? 1 : null,
      group_id: groupId ?? null,
      ...times,
      assignment_key: key ?? null,
    })
    .execute()
  await putPuzzles(transaction, id, puzzleIds)
  await replaceStudents(transaction, id, studentIds)
}

export async function changeAssignment(transaction: Transaction<Tables>, id: string, change: AssignmentChange): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return
  await transaction.updateTable('assignments').set(change).where('id', '=', id).execute()
}

export async function replacePuzzles(transaction: Transaction<Tables>, id: string, puzzleIds: readonly number[]): Promise<void> {
  await transaction.deleteFrom('assignment_puzzles').where('assignment_id', '=', id).execute()
  await putPuzzles(transaction, id, puzzleIds)
}

export async function replaceStudents(transaction: Transaction<Tables>, id: string, studentIds: readonly string[]): Promise<void> {
  await transaction.deleteFrom('assignment_students').where('assignment_id', '=', id).execute()
  if (studentIds.length === 0) return
  const rows = studentIds.map((studentId) => ({ assignment_id: id, account_id: studentId }))
  await transaction.insertInto('assignment_students').values(rows).execute()
}

/** Removes up to `limit` assignments for good that were deleted before a time.
 *  @returns how many */
export async function forgetRemoved(transaction: Transaction<Tables>, beforeMs: number, limit: number): Promise<number> {
  const old = transaction.selectFrom('assignments').select('id').where('removed_at_ms', '<', beforeMs).limit(limit)
  return (await transaction.deleteFrom('assignments').where('id', 'in', old).returning('id').execute()).length
}

async function putPuzzles(transaction: Transaction<Tables>, id: string, puzzleIds: readonly number[]): Promise<void> {
  const rows = puzzleIds.map((puzzleId, position) => ({ assignment_id: id, position, puzzle_id: puzzleId }))
  await transaction.insertInto('assignment_puzzles').values(rows).execute()
}

function stored(row: Selectable<AssignmentsTable>): StoredAssignment {
  return {
    id: row.id,
    classroomId: row.classroom_id,
    title: row.title,
    startDay: row.start_day ?? undefined,
    dueDay: row.due_day,
    isForSome: row.is_for_some === 1,
    groupId: row.group_id ?? undefined,
    madeAtMs: row.made_at_ms,
    endedAtMs: row.ended_at_ms ?? undefined,
    removedAtMs: row.removed_at_ms ?? undefined,
  }
}
