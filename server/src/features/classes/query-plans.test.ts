import { getUserInfo } from '@emojigma/contract/accounts/accounts.ts'
import { createAssignment } from '@emojigma/contract/classes/assignments.ts'
import { createGroup, getGroups, updateGroup, type ClassGroups } from '@emojigma/contract/classes/groups.ts'
import { getClassrooms } from '@emojigma/contract/classes/classrooms.ts'
import { getSchool, nameSchool } from '@emojigma/contract/classes/schools.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { teacherWithClass, type TestClass } from '../../platform/testing/test-class.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, type TestSite } from '../../platform/testing/test-site.ts'
import { assignmentsWithPuzzles, chosenStudents, classroomsWith } from './assignments/queries.ts'
import { findInvitation, openInvitationsTo } from './invitations/queries.ts'
import { deleteGroupsRemovedBefore } from './groups/queries.ts'
import { lockSeats, takeSeats } from './queries.ts'
import { deletePartsEndedBefore } from './schools/queries.ts'
import { findBySchoolLogin } from './students/queries.ts'

let site: TestSite
let owned: TestClass
let groupId: string
let assignmentId: string
beforeAll(async () => {
  site = await openTestSite()
  owned = await teacherWithClass(site)
  const { teacher, classroomId, students } = owned
  await site.post(nameSchool.path, { Name: 'Hill School' }, teacher.token)
  const group = { ClassroomId: classroomId, Name: 'Red', StudentIds: students.map(({ id }) => id) }
  groupId = (await site.post<ClassGroups>(createGroup.path, group, teacher.token)).body.Groups[0]?.Id ?? ''
  const wish = { ClassroomId: classroomId, Title: 'A', DueDay: dayDate(A_DAY), PuzzleIds: [puzzleOn(A_DAY, 1, 1)], GroupId: groupId }
  assignmentId = (await site.post<{ Id: string }>(createAssignment.path, wish, teacher.token)).body.Id
})
afterAll(async () => {
  vi.restoreAllMocks()
  await site.close()
})

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly PlanNode[]
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** @returns the steps of a statement's plan that read all of a table */
async function scansOf(statement: string): Promise<readonly string[]> {
  const { dialect, queries } = site.database
  if (dialect === 'sqlite') {
    const parameters = Array.from(statement.matchAll(/\?/g), () => null)
    const { rows } = await queries.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${statement}`, parameters))
    return rows
      .map(({ detail }) => detail)
      .filter((step) => /^SCAN (?!CONSTANT|\(|\d|recipients)|INDEX students_by_removed_at_ms/.test(step))
  }
  return queries.transaction().execute(async (transaction) => {
    // So few rows are read fastest as a whole; what matters is that there is an index for many.
    await sql`set local enable_seqscan = off`.execute(transaction)
    await sql`set local plan_cache_mode = force_generic_plan`.execute(transaction)
    await sql`prepare planned as ${sql.raw(statement)}`.execute(transaction)
    const parameters = Array.from(new Set(statement.match(/\$\d+/g)), () => 'null')
    const execution = sql.raw(`execute planned${parameters.length === 0 ? '' : `(${parameters.join(', ')})`}`)
    const { rows } = await sql<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>`explain (format json) ${execution}`.execute(
      transaction,
    )
    await sql`deallocate planned`.execute(transaction)
    return rows
      .flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan))
      .filter((node) => node['Node Type'] === 'Seq Scan' || (/Index/.test(node['Node Type']) && node['Index Cond'] === undefined))
      .map((node) => JSON.stringify(node))
  })
}

const get = (path: string, token: string) => site.get(path, { authorization: `Bearer ${token}` })

test.each<readonly [what: string, table: string, run: () => Promise<unknown>]>([
  ['the plan of an account', 'orders', () => get(getUserInfo.path, owned.teacher.token)],
  ['the plan of a student', 'orders', () => get(getUserInfo.path, owned.students[0]?.token ?? '')],
  ['the classes and seats of a school', 'teacher_seats', () => get(getClassrooms.path, owned.teacher.token)],
  ['a school', 'school_teachers', () => get(getSchool.path, owned.teacher.token)],
  [
    'the seats of a school under a lock',
    'school_teachers',
    () =>
      site.database.durably(async (transaction) => {
        await lockSeats(transaction, owned.teacher.accountId)
        await takeSeats(transaction, owned.teacher.accountId, 0, 300)
      }),
  ],
  ['an invitation by its link', 'teacher_invitations', () => findInvitation(site.database.queries, { codeHash: 'x' }, NOON_MS)],
  ['invitations to a school', 'teacher_invitations', () => openInvitationsTo(site.database.queries, { schoolId: 'x' }, NOON_MS)],
  ['invitations to a class', 'teacher_invitations', () => openInvitationsTo(site.database.queries, { classroomId: 'x' }, NOON_MS)],
  ['ended parts', 'school_teachers', () => deletePartsEndedBefore(site.database.queries, 0, 10)],
  [
    'the students of a school address',
    'students',
    () => findBySchoolLogin(site.database.queries, { rosterId: undefined, addressKey: 'x' }),
  ],
  [
    'the students of an id or a school address',
    'students',
    () => findBySchoolLogin(site.database.queries, { rosterId: 'y', addressKey: 'x' }),
  ],
  ['the groups of a class', 'class_groups', () => get(`${getGroups.path}?classroomId=${owned.classroomId}`, owned.teacher.token)],
  [
    'a change of a group',
    'class_group_students',
    () => site.post(updateGroup.path, { Group: { Id: groupId, StudentIds: [owned.students[1]?.id] } }, owned.teacher.token),
  ],
  ['the students of homework for a group', 'assignment_students', () => chosenStudents(site.database.queries, [assignmentId])],
  ['the classes with a made puzzle', 'assignment_puzzles', () => classroomsWith(site.database.queries, 1)],
  [
    'the homework of a class with names',
    'assignment_students',
    () => assignmentsWithPuzzles(site.database.queries, { classroomId: owned.classroomId }),
  ],
  [
    'groups that were removed long ago',
    'class_group_students',
    async () => {
      await site.database.queries.updateTable('class_groups').set({ removed_at_ms: 0 }).where('id', '=', groupId).execute()
      expect(await deleteGroupsRemovedBefore(site.database.queries, 0, 10)).toBe(1)
    },
  ],
])('%s: no table is read as a whole', async (_what, table, run) => {
  const took = vi.spyOn(site.database.statements, 'took')
  await run()
  const statements = new Set(took.mock.calls.map(([text]) => text).filter((text) => /^(select|insert|update|delete)/.test(text)))
  took.mockRestore()
  expect([...statements].join('\n')).toContain(`"${table}"`)
  const scans: (readonly [string, readonly string[]])[] = []
  for (const text of statements) scans.push([text, await scansOf(text)])
  expect(scans.filter(([, steps]) => steps.length > 0)).toEqual([])
})
