import { locking } from '../../../platform/database/row-locks.ts'
import type { Queries } from '../../../platform/database/tables.ts'

/** A group of a class. */
export interface Group {
  readonly id: string
  readonly classroomId: string
  readonly name: string
  readonly madeAtMs: number
  readonly removedAtMs: number | undefined
}

/** @returns a group, even a removed one */
export async function findGroup(queries: Queries, id: string): Promise<Group | undefined> {
  const row = await groups(queries).where('id', '=', id).executeTakeFirst()
  return row && groupOfRow(row)
}

/** The group that was created in a class under a key, even if removed. */
export async function findGroupByKey(queries: Queries, classroomId: string, key: string): Promise<Group | undefined> {
  const row = await groups(queries).where('classroom_id', '=', classroomId).where('group_key', '=', key).executeTakeFirst()
  return row && groupOfRow(row)
}

/** The groups of a class, including removed ones, in the order in which they were made. */
export async function groupsOf(queries: Queries, classroomId: string): Promise<readonly Group[]> {
  return (await groups(queries).where('classroom_id', '=', classroomId).orderBy('made_at_ms').orderBy('name').orderBy('id').execute()).map(
    groupOfRow,
  )
}

/** Locks a class's groups against additions and changes until the transaction ends. */
export async function lockGroups(transaction: Queries, classroomId: string): Promise<void> {
  await transaction.selectFrom('classrooms').select('id').where('id', '=', classroomId).$call(locking(transaction)).execute()
}

/** @returns the students of each group, of those who are in its class now */
export async function studentsOfGroups(queries: Queries, groupIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  if (groupIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('class_group_students')
    .innerJoin('class_groups', 'class_groups.id', 'class_group_students.group_id')
    .innerJoin('students', (join) =>
      join
        .onRef('students.account_id', '=', 'class_group_students.account_id')
        .onRef('students.classroom_id', '=', 'class_groups.classroom_id'),
    )
    .select(['class_group_students.group_id', 'class_group_students.account_id'])
    .where('class_group_students.group_id', 'in', groupIds)
    .where('students.removed_at_ms', 'is', null)
    .orderBy('students.created_at_ms')
    .orderBy('students.account_id')
    .execute()
  const grouped = Map.groupBy(rows, (row) => row.group_id)
  return new Map([...grouped].map(([id, its]) => [id, its.map((row) => row.account_id)]))
}

export async function insertGroup(
  queries: Queries,
  group: Omit<Group, 'removedAtMs'> & { readonly key: string | undefined },
): Promise<void> {
  await queries
    .insertInto('class_groups')
    .values({
      id: group.id,
      classroom_id: group.classroomId,
      name: group.name,
      made_at_ms: group.madeAtMs,
      removed_at_ms: null,
      group_key: group.key ?? null,
    })
    .execute()
}

export async function changeGroup(
  queries: Queries,
  id: string,
  change: { readonly name?: string | undefined; readonly removed_at_ms?: number | null | undefined; readonly group_key?: null },
): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return
  await queries.updateTable('class_groups').set(change).where('id', '=', id).execute()
}

/** @param leaving students of the group who are not in it any more; all others stay, even if they are not in the class at present */
export async function changeStudents(
  queries: Queries,
  id: string,
  { leaving, joining }: { readonly leaving: readonly string[]; readonly joining: readonly string[] },
): Promise<void> {
  if (leaving.length > 0) {
    await queries.deleteFrom('class_group_students').where('group_id', '=', id).where('account_id', 'in', leaving).execute()
  }
  if (joining.length === 0) return
  await queries
    .insertInto('class_group_students')
    .values(joining.map((accountId) => ({ group_id: id, account_id: accountId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes up to `limit` groups that were removed before a time. Homework for such a group stays with its students.
 *  @returns how many */
export async function deleteGroupsRemovedBefore(queries: Queries, beforeMs: number, limit: number): Promise<number> {
  const rows = await queries.selectFrom('class_groups').select('id').where('removed_at_ms', '<=', beforeMs).limit(limit).execute()
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  await queries
    .insertInto('assignment_students')
    .columns(['assignment_id', 'account_id'])
    .expression(
      queries
        .selectFrom('assignments')
        .innerJoin('class_group_students', 'class_group_students.group_id', 'assignments.group_id')
        .select(['assignments.id', 'class_group_students.account_id'])
        .where('assignments.group_id', 'in', ids),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await queries.deleteFrom('class_groups').where('id', 'in', ids).execute()
  return ids.length
}

function groups(queries: Queries) {
  return queries.selectFrom('class_groups').select(['id', 'classroom_id', 'name', 'made_at_ms', 'removed_at_ms'])
}

function groupOfRow(row: Awaited<ReturnType<ReturnType<typeof groups>['executeTakeFirstOrThrow']>>): Group {
  return {
    id: row.id,
    classroomId: row.classroom_id,
    name: row.name,
    madeAtMs: row.made_at_ms,
    removedAtMs: row.removed_at_ms ?? undefined,
  }
}
