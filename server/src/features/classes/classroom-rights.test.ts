import {
  createClassroom,
  exportClassroom,
  getClassroom,
  getClassroomLeaderboard,
  getClassrooms,
  getMyClassroom,
  removeClassroom,
  restoreClassroom,
  rollOver,
  undoRollOver,
  updateClassroom,
} from '@emojigma/contract/classes/classrooms.ts'
import type { Call } from '@emojigma/contract/call.ts'
import { CALLS } from '@emojigma/contract/calls.ts'
import * as classroomCalls from '@emojigma/contract/classes/classrooms.ts'
import * as groupCalls from '@emojigma/contract/classes/groups.ts'
import { createGroup, getGroups, removeGroup, restoreGroup, updateGroup, type ClassGroups } from '@emojigma/contract/classes/groups.ts'
import * as reportCalls from '@emojigma/contract/classes/reports.ts'
import { getStudentProgress, getStudentPuzzles, printReports } from '@emojigma/contract/classes/reports.ts'
import * as studentCalls from '@emojigma/contract/classes/students.ts'
import * as teacherCalls from '@emojigma/contract/classes/teachers.ts'
import {
  getClassTeachers,
  handOverClass,
  inviteTeacher,
  joinClass,
  leaveClass,
  lookAtInvitation,
  updateClassTeacher,
  updateInvitation,
  type ClassTeachers,
} from '@emojigma/contract/classes/teachers.ts'
import {
  getStudent,
  getStudents,
  getUpload,
  linkStudents,
  moveStudents,
  registerStudent,
  registerStudents,
  removeStudent,
  removeStudents,
  resetPassword,
  restoreStudents,
  updateStudent,
} from '@emojigma/contract/classes/students.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Uploads } from './service.ts'
import { changeOrder, Orders } from '../shop/orders/service.ts'
import { coTeacherOf, newTeacher, teacherWithClass, type TestClass } from '../../platform/testing/test-class.ts'
import { openTestSite, type TestSite } from '../../platform/testing/test-site.ts'

/** Who asks about a class: the owner of it, another teacher with a class, a student of it, a student of the other class, its owner after
 *  the plan has ended, an account without a plan, a guest, a co-teacher without a plan, and the same after the owner's has ended. */
const CALLERS = ['owner', 'other', 'student', 'stranger', 'former', 'free', 'guest', 'co', 'rest'] as const
type Caller = (typeof CALLERS)[number]

interface World {
  readonly owned: TestClass
  /** Of an upload with passwords that were sent. */
  readonly jobId: string
  /** A second class of the same teacher. */
  readonly secondId: string
  /** Its second class was renamed for a new school year. */
  readonly rollOverId: string
  readonly tokens: Readonly<Record<Exclude<Caller, 'former' | 'rest'>, string | undefined>>
  /** The co-teacher's account. */
  readonly coId: string
  /** Of an open invitation. */
  readonly invitationId: string
  readonly groupId: string
}

let site: TestSite
let world: World
let theirs: TestClass
beforeAll(async () => {
  site = await openTestSite({ days: [] })
  theirs = await teacherWithClass(site)
  world = await worldOf()
})
afterAll(() => site.close())

async function worldOf(): Promise<World> {
  const owned = await teacherWithClass(site, { names: [undefined] })
  const second = await site.post<{ Id: string }>(createClassroom.path, { classroomName: 'Class 4a' }, owned.teacher.token)
  const body = {
    ClassroomId: owned.classroomId,
    UploadKey: randomUUID(),
    IsTrial: false,
    Students: [{ Row: 0, Password: 'Kind-otter-77' }],
  }
  const { JobId } = (await site.post<{ JobId: string }>(registerStudents.path, body, owned.teacher.token)).body
  await site.service(Uploads).idle()
  const year = { RollOverKey: randomUUID(), Classes: [{ ClassroomId: second.body.Id, Then: 'rename', Name: 'Class 5a' }] }
  const rolled = await site.post<{ RollOverId: string }>(rollOver.path, year, owned.teacher.token)
  const co = await coTeacherOf(site, owned)
  const invite = { ClassroomId: owned.classroomId, Email: `${randomUUID()}@example.com` }
  const { Invitations } = (await site.post<ClassTeachers>(inviteTeacher.path, invite, owned.teacher.token)).body
  const group = { ClassroomId: owned.classroomId, Name: 'Red table', StudentIds: [owned.students[0]?.id] }
  const { Groups } = (await site.post<ClassGroups>(createGroup.path, group, owned.teacher.token)).body
  return {
    owned,
    groupId: Groups[0]?.Id ?? '',
    coId: co.accountId,
    invitationId: Invitations[0]?.InvitationId ?? '',
    jobId: JobId,
    secondId: second.body.Id,
    rollOverId: rolled.body.RollOverId,
    tokens: {
      owner: owned.teacher.token,
      other: theirs.teacher.token,
      student: owned.students[0]?.token,
      stranger: theirs.students[0]?.token,
      free: (await site.register()).token,
      guest: undefined,
      co: co.token,
    },
  }
}

/** Of each call: what it asks for, in the words of a world, and the statuses for the callers in their order. */
type Ask = (world: World) => object
const studentOf = ({ owned }: World): string => owned.students[0]?.id ?? ''
const uploadOf = ({ owned }: World) => ({ ClassroomId: owned.classroomId, UploadKey: randomUUID(), Students: [{ Row: 0 }] })

const TABLE: readonly (readonly [Call, Ask, ...(readonly number[])])[] = [
  // call                     asks for                                                       own  oth  stu  str  for  fre  gue  co   rest
  [getClassrooms, () => ({}), 200, 200, 403, 403, 200, 403, 401, 200, 200],
  [getClassroom, ({ owned }) => ({ classroomId: owned.classroomId }), 200, 404, 403, 403, 200, 403, 401, 200, 200],
  [getMyClassroom, () => ({}), 404, 404, 200, 200, 404, 404, 401, 404, 404],
  [createClassroom, () => ({ classroomName: 'Class 5c' }), 200, 200, 403, 403, 403, 403, 401, 403, 403],
  [updateClassroom, ({ owned }) => ({ classroom: { Id: owned.classroomId, Name: 'Mine' } }), 200, 404, 403, 403, 403, 403, 401, 200, 403],
  [removeClassroom, ({ owned }) => ({ ClassroomId: owned.classroomId }), 200, 404, 403, 403, 200, 403, 401, 403, 403],
  [
    rollOver,
    ({ owned }) => ({ RollOverKey: randomUUID(), Classes: [{ ClassroomId: owned.classroomId, Then: 'archive' }] }),
    200,
    404,
    403,
    403,
    403,
    403,
    401,
    403,
    403,
  ],
  [undoRollOver, ({ rollOverId }) => ({ RollOverId: rollOverId }), 200, 404, 403, 403, 403, 403, 401, 403, 403],
  [restoreClassroom, ({ owned }) => ({ ClassroomId: owned.classroomId }), 200, 404, 403, 403, 200, 403, 401, 403, 403],
  [exportClassroom, ({ owned }) => ({ classroomId: owned.classroomId }), 200, 404, 403, 403, 200, 403, 401, 200, 200],
  [getClassroomLeaderboard, ({ owned }) => ({ classroomId: owned.classroomId, scope: 0 }), 200, 404, 200, 404, 200, 404, 401, 200, 200],
  [getStudents, ({ owned }) => ({ classroomId: owned.classroomId }), 200, 404, 403, 403, 200, 403, 401, 200, 200],
  [getStudent, (all) => ({ studentId: studentOf(all) }), 200, 404, 403, 403, 200, 403, 401, 200, 200],
  [getStudentProgress, (all) => ({ studentId: studentOf(all) }), 200, 404, 403, 403, 200, 403, 401, 200, 200],
  [getStudentPuzzles, (all) => ({ studentId: studentOf(all) }), 200, 404, 403, 403, 200, 403, 401, 200, 200],
  [printReports, (all) => ({ StudentIds: [studentOf(all)] }), 200, 404, 403, 403, 200, 403, 401, 200, 200],
  [printReports, ({ owned }) => ({ ClassroomId: owned.classroomId }), 200, 404, 403, 403, 200, 403, 401, 200, 200],
  [getUpload, ({ jobId }) => ({ jobId }), 200, 404, 403, 403, 200, 403, 401, 403, 403],
  [
    registerStudent,
    ({ owned }) => ({
      Email: `new-${randomUUID().slice(0, 8)}`,
      Password: 'Kind-otter-77',
      ConfirmPassword: 'Kind-otter-77',
      ClassroomId: owned.classroomId,
    }),
    200,
    404,
    403,
    403,
    403,
    403,
    401,
    200,
    403,
  ],
  [registerStudents, (all) => ({ ...uploadOf(all), IsTrial: false }), 200, 404, 403, 403, 403, 403, 401, 200, 403],
  [registerStudents, (all) => ({ ...uploadOf(all), IsTrial: true }), 200, 404, 403, 403, 403, 403, 401, 200, 403],
  [updateStudent, (all) => ({ Student: { Id: studentOf(all), RealName: 'Eve' } }), 200, 404, 403, 403, 403, 403, 401, 200, 403],
  [updateStudent, (all) => ({ Student: { Id: studentOf(all), ClassroomId: all.secondId } }), 200, 404, 403, 403, 403, 403, 401, 403, 403],
  [resetPassword, (all) => ({ StudentId: studentOf(all) }), 200, 404, 403, 403, 403, 403, 401, 200, 403],
  [linkStudents, (all) => ({ Students: [{ Id: studentOf(all), RosterId: 'r-1' }] }), 200, 404, 403, 403, 403, 403, 401, 200, 403],
  [moveStudents, (all) => ({ StudentIds: [studentOf(all)], ClassroomId: all.secondId }), 200, 404, 403, 403, 403, 403, 401, 403, 403],
  [removeStudent, (all) => ({ StudentId: studentOf(all) }), 200, 404, 403, 403, 200, 403, 401, 200, 200],
  [removeStudents, (all) => ({ StudentIds: [studentOf(all)] }), 200, 404, 403, 403, 200, 403, 401, 200, 200],
  [restoreStudents, (all) => ({ StudentIds: [studentOf(all)] }), 200, 404, 403, 403, 200, 403, 401, 200, 200],
  [getGroups, ({ owned }) => ({ classroomId: owned.classroomId }), 200, 404, 403, 403, 200, 403, 401, 200, 200],
  [
    createGroup,
    ({ owned }) => ({ ClassroomId: owned.classroomId, Name: 'Blue table', StudentIds: [] }),
    200,
    404,
    403,
    403,
    403,
    403,
    401,
    200,
    403,
  ],
  [updateGroup, (all) => ({ Group: { Id: all.groupId, Name: 'Mine', StudentIds: [] } }), 200, 404, 403, 403, 403, 403, 401, 200, 403],
  [removeGroup, ({ groupId }) => ({ GroupId: groupId }), 200, 404, 403, 403, 403, 403, 401, 200, 403],
  [restoreGroup, ({ groupId }) => ({ GroupId: groupId }), 200, 404, 403, 403, 403, 403, 401, 200, 403],
  [getClassTeachers, ({ owned }) => ({ classroomId: owned.classroomId }), 200, 404, 403, 403, 200, 403, 401, 200, 200],
  [inviteTeacher, ({ owned }) => ({ ClassroomId: owned.classroomId, Email: 'a@b.org' }), 200, 404, 403, 403, 403, 403, 401, 403, 403],
  [
    updateInvitation,
    ({ owned, invitationId }) => ({ ClassroomId: owned.classroomId, InvitationId: invitationId, IsEnded: true }),
    200,
    404,
    403,
    403,
    200,
    403,
    401,
    403,
    403,
  ],
  [
    updateClassTeacher,
    ({ owned, coId }) => ({ ClassroomId: owned.classroomId, AccountId: coId, IsEnded: true }),
    200,
    404,
    403,
    403,
    200,
    403,
    401,
    403,
    403,
  ],
  // The owner cannot leave.
  [leaveClass, ({ owned }) => ({ ClassroomId: owned.classroomId }), 403, 404, 403, 403, 403, 403, 401, 200, 200],
  // The co-teacher has no plan.
  [handOverClass, ({ owned, coId }) => ({ ClassroomId: owned.classroomId, AccountId: coId }), 403, 404, 403, 403, 403, 403, 401, 403, 403],
  [lookAtInvitation, () => ({ Code: 'A'.repeat(43) }), 404, 404, 403, 403, 404, 404, 401, 404, 404],
  [joinClass, () => ({ Code: 'A'.repeat(43) }), 404, 404, 403, 403, 404, 404, 401, 404, 404],
]

async function ask({ method, path }: Call, what: object, token: string | undefined): Promise<number> {
  if (method === 'POST') return (await site.post(path, what, token)).status
  const query = new URLSearchParams(what as Record<string, string>).toString()
  return (await site.get(`${path}?${query}`, token === undefined ? {} : { authorization: `Bearer ${token}` })).status
}

/** Everything that a call about classes could change. */
async function state(): Promise<unknown> {
  const { queries } = site.database
  return {
    classrooms: await queries.selectFrom('classrooms').selectAll().orderBy('id').execute(),
    students: await queries.selectFrom('students').selectAll().orderBy('account_id').execute(),
    accounts: await queries.selectFrom('accounts').selectAll().orderBy('id').execute(),
    coTeachers: await queries.selectFrom('co_teachers').selectAll().orderBy('account_id').execute(),
    invitations: await queries.selectFrom('teacher_invitations').selectAll().orderBy('id').execute(),
    groups: await queries.selectFrom('class_groups').selectAll().orderBy('id').execute(),
    inGroups: await queries.selectFrom('class_group_students').selectAll().orderBy('group_id').execute(),
    seats: await queries.selectFrom('teacher_seats').selectAll().orderBy('teacher_id').execute(),
    uploads: await queries.selectFrom('student_uploads').selectAll().orderBy('id').execute(),
    sessions: (await queries.selectFrom('sessions').select('id').orderBy('id').execute()).length,
  }
}

describe.each(TABLE.map(([call, what, ...statuses], index) => [`${call.path} (${index})`, call, what, statuses] as const))(
  '%s',
  (_name, call, what, statuses) => {
    const expected = Object.fromEntries(CALLERS.map((caller, index) => [caller, statuses[index]])) as Record<Caller, number>

    test('refuses all who may not, alike for what is somebody else’s and what is not there, and changes nothing', async () => {
      const refused = (['other', 'student', 'stranger', 'free', 'guest', 'co'] as const).filter((caller) => expected[caller] !== 200)
      const before = await state()
      const nothing: World = {
        ...world,
        owned: { ...world.owned, classroomId: randomUUID(), students: world.owned.students.map((one) => ({ ...one, id: randomUUID() })) },
        jobId: randomUUID(),
        coId: randomUUID(),
        invitationId: randomUUID(),
        rollOverId: randomUUID(),
        groupId: randomUUID(),
      }
      for (const caller of refused) {
        const token = world.tokens[caller]
        expect([caller, await ask(call, what(world), token)]).toEqual([caller, expected[caller]])
        expect([caller, await ask(call, what(nothing), token)]).toEqual([caller, expected[caller]])
      }
      expect(await state()).toEqual(before)
    })

    test('is open to its teacher, and as far as it goes to one whose plan has ended', async () => {
      const fresh = await worldOf()
      expect(await ask(call, what(fresh), fresh.tokens.owner)).toBe(expected.owner)
      const ended = await worldOf()
      await endPlan(ended)
      const before = await state()
      expect(await ask(call, what(ended), ended.tokens.owner)).toBe(expected.former)
      const after = expected.former === 200 ? before : await state()
      expect(after).toEqual(before)
    })

    test('is open to a co-teacher without a plan, and as far as it goes after the owner’s has ended', async () => {
      const shared = await worldOf()
      expect(await ask(call, what(shared), shared.tokens.co)).toBe(expected.co)
      const resting = await worldOf()
      await endPlan(resting)
      const before = await state()
      expect(await ask(call, what(resting), resting.tokens.co)).toBe(expected.rest)
      expect(expected.rest === 200 ? before : await state()).toEqual(before)
    })
  },
)

async function endPlan({ owned }: World): Promise<void> {
  for (const { id } of await site.service(Orders).of(owned.teacher.accountId)) {
    await changeOrder(site.database.queries, id, { isActive: false })
  }
}

test('the table has every call about classes, students, their reports and teachers', () => {
  const declared = [classroomCalls, groupCalls, studentCalls, reportCalls, teacherCalls]
    .flatMap((calls) => Object.values(calls))
    .map(({ path }) => path)
  expect(new Set(TABLE.map(([{ path }]) => path))).toEqual(new Set(declared))
  expect(declared.every((path) => CALLS.some((call) => call.path === path))).toBe(true)
})

test('students and classes of another teacher are not mixed in by lists that begin with one’s own', async () => {
  const { owned, tokens, secondId } = world
  const before = await state()
  const mixed = [owned.students[0]?.id, theirs.students[0]?.id]
  for (const [call, body] of [
    [removeStudents, { StudentIds: mixed }],
    [restoreStudents, { StudentIds: mixed }],
    [moveStudents, { StudentIds: mixed, ClassroomId: secondId }],
    [moveStudents, { StudentIds: mixed.slice(0, 1), ClassroomId: theirs.classroomId }],
    [updateStudent, { Student: { Id: mixed[0], ClassroomId: theirs.classroomId } }],
    [linkStudents, { Students: mixed.map((Id) => ({ Id, RosterId: 'r-2' })) }],
    [printReports, { StudentIds: mixed }],
  ] as const) {
    expect([call.path, await ask(call, body, tokens.owner)]).toEqual([call.path, 404])
  }
  expect(await state()).toEqual(before)
})

test('what was removed answers like what is not there, but for bringing it back', async () => {
  const { owned, tokens, secondId } = await worldOf()
  const id = owned.students[0]?.id
  await site.post(removeStudents.path, { StudentIds: [id] }, tokens.owner)
  for (const [call, what] of [
    [getStudent, { studentId: id }],
    [getStudentProgress, { studentId: id }],
    [getStudentPuzzles, { studentId: id }],
    [printReports, { StudentIds: [id] }],
    [updateStudent, { Student: { Id: id, RealName: 'Ada' } }],
    [resetPassword, { StudentId: id }],
    [linkStudents, { Students: [{ Id: id, RosterId: 'r-3' }] }],
    [moveStudents, { StudentIds: [id], ClassroomId: secondId }],
  ] as const) {
    expect([call.path, await ask(call, what, tokens.owner)]).toEqual([call.path, 404])
  }
  await site.post(removeClassroom.path, { ClassroomId: owned.classroomId }, tokens.owner)
  for (const [call, what] of [
    [getClassroom, { classroomId: owned.classroomId }],
    [getStudents, { classroomId: owned.classroomId }],
    [printReports, { ClassroomId: owned.classroomId }],
    [exportClassroom, { classroomId: owned.classroomId }],
    [updateClassroom, { classroom: { Id: owned.classroomId, Name: 'Mine' } }],
    [getClassroomLeaderboard, { classroomId: owned.classroomId, scope: 1 }],
    [restoreStudents, { StudentIds: [id] }],
    [registerStudents, { ClassroomId: owned.classroomId, UploadKey: randomUUID(), Students: [{ Row: 0 }], IsTrial: false }],
  ] as const) {
    expect([call.path, await ask(call, what, tokens.owner)]).toEqual([call.path, 404])
  }
})

test('somebody with a plan and no class is told so, and of nothing else', async () => {
  const { token } = await newTeacher(site)
  expect(await ask(getClassrooms, {}, token)).toBe(200)
  expect(await ask(getStudents, { classroomId: world.owned.classroomId }, token)).toBe(404)
})
