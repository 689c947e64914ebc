import type { Queries } from '../../../platform/database/tables.ts'

/** The change to one class, as JSON in the database. */
export interface RollOverStep {
  readonly classroomId: string
  readonly wasArchived: boolean
  readonly name: { readonly before: string; readonly after: string } | undefined
  readonly intoId: string | undefined
  /** Students who moved. */
  readonly studentIds: readonly string[]
  /** Groups that came along with them; absent in older steps. */
  readonly groupIds?: readonly string[]
}

export interface StoredRollOver {
  readonly id: string
  readonly steps: readonly RollOverStep[]
  readonly madeAtMs: number
  readonly isUndone: boolean
}

export async function insertRollOver(
  queries: Queries,
  { id, steps, madeAtMs }: StoredRollOver,
  teacherId: string,
  key: string,
): Promise<void> {
  await queries
    .insertInto('roll_overs')
    .values({ id, teacher_id: teacherId, roll_over_key: key, steps: JSON.stringify(steps), made_at_ms: madeAtMs, is_undone: 0 })
    .execute()
}

export function findRollOverByKey(queries: Queries, teacherId: string, key: string): Promise<StoredRollOver | undefined> {
  return findBy(queries, teacherId, 'roll_over_key', key)
}

export function findRollOver(queries: Queries, teacherId: string, id: string): Promise<StoredRollOver | undefined> {
  return findBy(queries, teacherId, 'id', id)
}

export async function markUndone(queries: Queries, id: string): Promise<void> {
  await queries.updateTable('roll_overs').set({ is_undone: 1 }).where('id', '=', id).execute()
}

/** Deletes up to `limit` roll-overs made before a time.
 *  @returns how many */
export async function deleteRollOversBefore(queries: Queries, beforeMs: number, limit: number): Promise<number> {
  const old = queries.selectFrom('roll_overs').select('id').where('made_at_ms', '<=', beforeMs).limit(limit)
  return (await queries.deleteFrom('roll_overs').where('id', 'in', old).returning('id').execute()).length
}

/** Records that students were in a class which they left with it. */
export async function addFormer(queries: Queries, studentIds: readonly string[], classroomId: string, leftAtMs: number): Promise<void> {
  if (studentIds.length === 0) return
  await queries
    .insertInto('former_students')
    .values(studentIds.map((id) => ({ account_id: id, classroom_id: classroomId, left_at_ms: leftAtMs })))
    .onConflict((conflict) => conflict.columns(['account_id', 'classroom_id']).doUpdateSet({ left_at_ms: leftAtMs }))
    .execute()
}

export async function deleteFormer(queries: Queries, studentIds: readonly string[], classroomId: string): Promise<void> {
  await queries.deleteFrom('former_students').where('classroom_id', '=', classroomId).where('account_id', 'in', studentIds).execute()
}

/** The names of the classes that a student left with the class, the latest first. */
export async function formerClassesOf(queries: Queries, studentId: string): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('former_students')
    .innerJoin('classrooms', 'classrooms.id', 'former_students.classroom_id')
    .select('classrooms.name')
    .where('former_students.account_id', '=', studentId)
    .orderBy('former_students.left_at_ms', 'desc')
    .orderBy('classrooms.name')
    .execute()
  return rows.map(({ name }) => name)
}

async function findBy(
  queries: Queries,
  teacherId: string,
  column: 'id' | 'roll_over_key',
  value: string,
): Promise<StoredRollOver | undefined> {
  const row = await queries
    .selectFrom('roll_overs')
    .selectAll()
    .where('teacher_id', '=', teacherId)
    .where(column, '=', value)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      steps: JSON.parse(row.steps) as readonly RollOverStep[],
      madeAtMs: row.made_at_ms,
      isUndone: row.is_undone === 1,
    }
  )
}
