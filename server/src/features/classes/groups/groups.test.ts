import { exportAccount } from '@emojigma/contract/accounts/accounts.ts'
import {
  createAssignment,
  getAssignments,
  getMyAssignments,
  updateAssignment,
  type Assignment,
  type Assignments,
  type MyAssignments,
} from '@emojigma/contract/classes/assignments.ts'
import {
  createClassroom,
  exportClassroom,
  removeClassroom,
  restoreClassroom,
  rollOver,
  undoRollOver,
  type Classroom,
} from '@emojigma/contract/classes/classrooms.ts'
import { createGroup, getGroups, removeGroup, restoreGroup, updateGroup, type ClassGroups } from '@emojigma/contract/classes/groups.ts'
import { moveStudents, removeStudents, restoreStudents } from '@emojigma/contract/classes/students.ts'
import { GROUP_LIMIT } from '@emojigma/contract/rules/classrooms.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { teacherWithClass, type TestClass } from '../../../platform/testing/test-class.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, type TestSite } from '../../../platform/testing/test-site.ts'

let site: TestSite
let own: TestClass
let ann: TestClass['students'][number]
let ben: typeof ann
beforeEach(async () => {
  site = await openTestSite()
  own = await teacherWithClass(site)
  const [first, second] = own.students
  if (!first || !second) throw new Error('a class without students')
  ann = first
  ben = second
})
afterEach(() => site.close())

const post = <T>(path: string, body: object) => site.post<T>(path, body, own.teacher.token)
async function read<T>(path: string, token = own.teacher.token): Promise<T> {
  return JSON.parse((await site.get(path, { authorization: `Bearer ${token}` })).body.toString()) as T
}
const groupsNow = async (classroomId = own.classroomId) => read<ClassGroups>(`${getGroups.path}?classroomId=${classroomId}`)
const membersNow = async (classroomId = own.classroomId) =>
  (await groupsNow(classroomId)).Groups.map(({ Name, StudentIds }) => [Name, StudentIds])
const make = (Name: string, StudentIds: readonly string[], more: object = {}) =>
  post<ClassGroups>(createGroup.path, { ClassroomId: own.classroomId, Name, StudentIds, ...more })
async function made(name: string, studentIds: readonly string[]): Promise<string> {
  const { status, body } = await make(name, studentIds)
  expect(status).toBe(200)
  return body.Groups.findLast(({ Name }) => Name === name)?.Id ?? ''
}
const give = (more: object) =>
  post<Assignment>(createAssignment.path, {
    ClassroomId: own.classroomId,
    Title: 'Week 1',
    DueDay: dayDate(A_DAY + 1),
    PuzzleIds: [puzzleOn(A_DAY, 1, 1)],
    ...more,
  })
async function given(groupId: string): Promise<string> {
  const { status, body } = await give({ GroupId: groupId })
  expect(status).toBe(200)
  return body.Id
}
const titlesOf = async ({ token }: { readonly token: string }) =>
  (await read<MyAssignments>(getMyAssignments.path, token)).Assignments.map(({ Title }) => Title)

test('groups keep names and students; a student may be in several, and a double press makes one', async () => {
  const key = { GroupKey: randomUUID() }
  const [one, other] = await Promise.all([make(' Red table ', [ann.id, ann.id], key), make(' Red table ', [ann.id], key)])
  expect([one.status, other.status]).toEqual([200, 200])
  await made('Second', [ann.id, ben.id])
  expect(await membersNow()).toEqual([
    ['Red table', [ann.id]],
    ['Second', expect.arrayContaining([ann.id, ben.id])],
  ])
  const [red] = (await groupsNow()).Groups
  await post(updateGroup.path, { Group: { Id: red?.Id, Name: 'Blue table' } })
  await post(updateGroup.path, { Group: { Id: red?.Id, StudentIds: [ben.id] } })
  expect((await membersNow())[0]).toEqual(['Blue table', [ben.id]])
})

test('homework for a group is for its students, also for those who join it later, and for none who leave it', async () => {
  const red = await made('Red table', [ann.id])
  const id = await given(red)
  const listed = async () =>
    (await read<Assignments>(`${getAssignments.path}?classroomId=${own.classroomId}`)).Assignments.map((one) => [
      one.GroupId,
      one.StudentIds,
      one.StudentCount,
    ])
  expect([await titlesOf(ann), await titlesOf(ben)]).toEqual([['Week 1'], []])
  expect(await listed()).toEqual([[red, [ann.id], 1]])
  await post(updateGroup.path, { Group: { Id: red, StudentIds: [ben.id] } })
  expect([await titlesOf(ann), await titlesOf(ben)]).toEqual([[], ['Week 1']])
  for (const [recipients, hers, his] of [
    [{ StudentIds: [ann.id] }, ['Week 1'], []],
    [{ GroupId: red }, [], ['Week 1']],
    [{ StudentIds: null }, ['Week 1'], ['Week 1']],
  ] as const) {
    expect((await post(updateAssignment.path, { Assignment: { Id: id, ...recipients } })).status).toBe(200)
    expect([recipients, await titlesOf(ann), await titlesOf(ben)]).toEqual([recipients, hers, his])
  }
  expect((await listed())[0]?.[0]).toBeUndefined()
})

test('students read the name of no group, neither in their homework nor in their export', async () => {
  await given(await made('Slow ones', [ann.id]))
  for (const path of [getMyAssignments.path, exportAccount.path]) {
    const text = JSON.stringify(await read(path, ann.token))
    expect([path, text.includes('Slow ones')]).toEqual([path, false])
  }
  expect(JSON.stringify(await read(exportAccount.path))).toContain('Slow ones')
  expect(await read(`${exportClassroom.path}?classroomId=${own.classroomId}`)).toMatchObject({
    Groups: [{ Name: 'Slow ones', StudentIds: [ann.id], RemovedAt: null }],
    Assignments: [{ Group: 'Slow ones', Students: ann.userName }],
  })
})

test('a removed group keeps its homework and returns with its students; after thirty days it is gone, and the homework is not', async () => {
  const red = await made('Red table', [ann.id])
  await given(red)
  for (const times of [1, 2]) expect([times, (await post(removeGroup.path, { GroupId: red })).status]).toEqual([times, 200])
  expect(await groupsNow()).toMatchObject({ Groups: [], Removed: [{ Id: red, Name: 'Red table' }] })
  expect([await titlesOf(ann), await titlesOf(ben)]).toEqual([['Week 1'], []])
  const [left] = (await read<Assignments>(`${getAssignments.path}?classroomId=${own.classroomId}`)).Assignments
  expect([left?.GroupId, left?.StudentIds]).toEqual([undefined, [ann.id]])
  expect((await give({ GroupId: red })).status).toBe(404)
  expect((await post(updateGroup.path, { Group: { Id: red, Name: 'Mine' } })).status).toBe(404)
  for (const times of [1, 2]) expect([times, (await post(restoreGroup.path, { GroupId: red })).status]).toEqual([times, 200])
  expect(await membersNow()).toEqual([['Red table', [ann.id]]])
  await post(removeGroup.path, { GroupId: red })
  site.setClock(NOON_MS + 30 * DAY_MS)
  await site.retention.run()
  const { queries } = site.database
  expect(await queries.selectFrom('class_groups').selectAll().execute()).toEqual([])
  expect(await queries.selectFrom('class_group_students').selectAll().execute()).toEqual([])
  expect(await queries.selectFrom('assignment_students').select('account_id').execute()).toEqual([{ account_id: ann.id }])
  expect(await queries.selectFrom('assignments').select(['is_for_some', 'group_id']).execute()).toEqual([
    { is_for_some: 1, group_id: null },
  ])
})

test('students who are removed or moved are out of their groups, and return to them', async () => {
  const there = await post<Classroom>(createClassroom.path, { classroomName: 'Year 5' })
  const red = await made('Red table', [ann.id, ben.id])
  const both = expect.arrayContaining([ann.id, ben.id])
  await post(removeStudents.path, { StudentIds: [ann.id] })
  expect(await membersNow()).toEqual([['Red table', [ben.id]]])
  expect((await post(updateGroup.path, { Group: { Id: red, StudentIds: [ann.id] } })).status).toBe(404)
  expect((await post(updateGroup.path, { Group: { Id: red, StudentIds: [ben.id] } })).status).toBe(200)
  await post(restoreStudents.path, { StudentIds: [ann.id] })
  expect(await membersNow()).toEqual([['Red table', both]])
  await post(moveStudents.path, { StudentIds: [ann.id], ClassroomId: there.body.Id })
  expect([await membersNow(), await membersNow(there.body.Id)]).toEqual([[['Red table', [ben.id]]], []])
  await post(moveStudents.path, { StudentIds: [ann.id], ClassroomId: own.classroomId })
  expect(await membersNow()).toEqual([['Red table', both]])
  await post(removeClassroom.path, { ClassroomId: own.classroomId })
  await post(restoreClassroom.path, { ClassroomId: own.classroomId })
  expect(await membersNow()).toEqual([['Red table', both]])
})

test('in a new school year groups stay with a class that is renamed, come along with one that joins another, and go back', async () => {
  const there = (await post<Classroom>(createClassroom.path, { classroomName: 'Year 5' })).body.Id
  const red = await made('Red table', [ann.id])
  await made('Empty table', [])
  await given(red)
  const roll = (step: object) => post<{ RollOverId: string }>(rollOver.path, { RollOverKey: randomUUID(), Classes: [step] })
  const before = await membersNow()
  await roll({ ClassroomId: own.classroomId, Then: 'rename', Name: 'Year 4' })
  expect(await membersNow()).toEqual(before)
  const { body } = await roll({ ClassroomId: own.classroomId, Then: 'join', IntoId: there })
  expect(await membersNow(there)).toEqual([['Red table', [ann.id]]])
  const results = await read<Assignments>(`${getAssignments.path}?classroomId=${own.classroomId}`)
  expect(results.Assignments).toMatchObject([{ Title: 'Week 1', StudentIds: [ann.id] }])
  await post(undoRollOver.path, { RollOverId: body.RollOverId })
  expect([await membersNow(), await membersNow(there)]).toEqual([before, []])
  expect(await titlesOf(ann)).toEqual(['Week 1'])
})

test('a class has twelve groups at most, names are short and visible, and students and groups are of the class', async () => {
  const other = await teacherWithClass(site)
  const theirs = await site.post<ClassGroups>(
    createGroup.path,
    { ClassroomId: other.classroomId, Name: 'Theirs', StudentIds: [] },
    other.teacher.token,
  )
  for (const [name, students, status] of [
    ['', [], 400],
    ['\u200b', [], 400],
    ['x'.repeat(31), [], 400],
    ['x'.repeat(30), [], 200],
    ['Mixed', [ann.id, other.students[0]?.id ?? ''], 404],
    ['Unknown', [randomUUID()], 404],
  ] as const) {
    expect([name, (await make(name, students)).status]).toEqual([name, status])
  }
  const theirId = theirs.body.Groups[0]?.Id
  expect((await give({ GroupId: theirId })).status).toBe(404)
  expect((await give({ GroupId: randomUUID() })).status).toBe(404)
  const [first] = (await groupsNow()).Groups
  expect((await give({ GroupId: first?.Id, StudentIds: [ann.id] })).status).toBe(400)
  expect((await post(updateGroup.path, { Group: { Id: theirId, Name: 'Mine' } })).status).toBe(404)
  const more = await Promise.all(Array.from({ length: GROUP_LIMIT }, (_one, index) => make(`Group ${index}`, [])))
  expect(more.map(({ status }) => status).toSorted()).toEqual([...Array.from({ length: GROUP_LIMIT - 1 }, () => 200), 400])
  await post(removeGroup.path, { GroupId: first?.Id })
  expect((await make('Last', [])).status).toBe(200)
  expect((await post(restoreGroup.path, { GroupId: first?.Id })).status).toBe(400)
})
