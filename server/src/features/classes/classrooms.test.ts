import {
  createClassroom,
  getClassroom,
  getClassrooms,
  getMyClassroom,
  removeClassroom,
  restoreClassroom,
  updateClassroom,
  type Classroom,
  type Classrooms,
} from '@emojigma/contract/classes/classrooms.ts'
import { CLASSROOM_LIMIT, MAX_CLASSROOMS_REMOVED } from '@emojigma/contract/rules/classrooms.ts'
import { getUserInfo } from '@emojigma/contract/accounts/accounts.ts'
import { removeStudents } from '@emojigma/contract/classes/students.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addStudents, newTeacher, teacherWithClass } from '../../platform/testing/test-class.ts'
import { NOON_MS, openTestSite, untilServed, type TestSite } from '../../platform/testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ days: [] })
})
afterAll(() => site.close())

async function read<T>(path: string, token: string): Promise<T> {
  return JSON.parse((await site.get(path, { authorization: `Bearer ${token}` })).body.toString()) as T
}
const listOf = (token: string) => read<Classrooms>(getClassrooms.path, token)

test('a teacher makes, renames and archives classes, and is told of them in the order in which they were made', async () => {
  const { token } = await newTeacher(site)
  expect(await listOf(token)).toEqual({ Classrooms: [], Removed: [], SeatsUsed: 0, SeatLimit: 300 })
  const [one, other] = [
    (await site.post<Classroom>(createClassroom.path, { classroomName: '  Class 3b ' }, token)).body,
    (await site.post<Classroom>(createClassroom.path, { classroomName: 'パズル部' }, token)).body,
  ]
  expect(one).toEqual({ Id: expect.any(String), Name: 'Class 3b', StudentCount: 0, IsArchived: false, BoardShows: 'ranks' })
  const change = { Id: other.Id, Name: 'Puzzle club', IsArchived: true, BoardShows: 'goal', GoalPoints: 5000 }
  expect((await site.post(updateClassroom.path, { classroom: change }, token)).body).toEqual({ ...change, StudentCount: 0 })
  expect((await site.post(updateClassroom.path, { classroom: { Id: other.Id } }, token)).body).toMatchObject(change)
  expect((await listOf(token)).Classrooms.map(({ Name }) => Name)).toEqual(['Class 3b', 'Puzzle club'])
})

test('a class has the time zone of its teacher’s browser, and then the one that the teacher chooses', async () => {
  const { token } = await newTeacher(site)
  const make = async (TimeZone: string) =>
    (await site.post<Classroom>(createClassroom.path, { classroomName: 'Zone', TimeZone }, token)).body
  const { Id, TimeZone } = await make('America/New_York')
  expect(TimeZone).toBe('America/New_York')
  // A browser may know zones that the server does not.
  expect((await make('Mars/Olympus')).TimeZone).toBeUndefined()
  const change = (zone: string) => site.post<Classroom>(updateClassroom.path, { classroom: { Id, TimeZone: zone } }, token)
  expect((await change('Europe/Madrid')).body.TimeZone).toBe('Europe/Madrid')
  expect((await change('Mars/Olympus')).status).toBe(400)
  expect((await listOf(token)).Classrooms.map((one) => one.TimeZone)).toEqual(['Europe/Madrid', undefined])
})

test.each([{ classroomName: '   ' }, { classroomName: 'n'.repeat(61) }, { classroomName: 'Class\u0007' }, { classroomName: 3 }, {}])(
  '%j is no class',
  async (body) => {
    const { token } = await newTeacher(site)
    expect((await site.post(createClassroom.path, body, token)).status).toBe(400)
    expect((await listOf(token)).Classrooms).toEqual([])
  },
)

test('a plan has a hundred classes at most, however fast they are made', async () => {
  const { token } = await newTeacher(site)
  const made = await Promise.all(
    Array.from({ length: CLASSROOM_LIMIT + 5 }, (_, index) =>
      untilServed(() => site.post(createClassroom.path, { classroomName: `Class ${index}` }, token)),
    ),
  )
  expect(made.filter(({ status }) => status === 200)).toHaveLength(CLASSROOM_LIMIT)
  expect(made.find(({ status }) => status !== 200)).toMatchObject({
    status: 403,
    body: { Message: expect.stringContaining('100 classes') },
  })
})

/** Asks for a class under a key. */
const makeUnder = (ClassroomKey: string, token: string) =>
  untilServed(() => site.post<Classroom>(createClassroom.path, { classroomName: 'Class 3b', ClassroomKey }, token))

test('a class that is asked for again under the same key is made once, at once or later, and told as it is now', async () => {
  const [{ token }, other] = [await newTeacher(site), await newTeacher(site)]
  const key = randomUUID()
  const replies = await Promise.all(Array.from({ length: 6 }, () => makeUnder(key, token)))
  const { Id } = replies[0]?.body ?? {}
  expect(replies.map(({ status, body }) => [status, body.Id])).toEqual(replies.map(() => [200, Id]))
  await site.post(updateClassroom.path, { classroom: { Id, Name: 'Class 4b', IsArchived: true } }, token)
  expect(await makeUnder(key.toUpperCase(), token)).toMatchObject({ status: 200, body: { Id, Name: 'Class 4b', IsArchived: true } })
  const theirs = await makeUnder(key, other.token)
  expect([theirs.status, theirs.body.Id === Id, theirs.body.Name]).toEqual([200, false, 'Class 3b'])
  expect((await makeUnder(randomUUID(), token)).body.Id).not.toBe(Id)
  expect([(await listOf(token)).Classrooms.length, (await listOf(other.token)).Classrooms.length]).toEqual([2, 1])
})

test('a class that is asked for again is told to who has as many as there may be', async () => {
  const { token, accountId } = await newTeacher(site)
  const key = randomUUID()
  const first = await makeUnder(key, token)
  const others = Array.from({ length: CLASSROOM_LIMIT - 1 }, (_, index) => ({
    id: randomUUID(),
    teacher_id: accountId,
    name: `Class ${index}`,
    is_archived: 0,
    board_shows: 'ranks' as const,
    created_at_ms: index,
  }))
  await site.database.queries.insertInto('classrooms').values(others).execute()
  expect(await makeUnder(key, token)).toMatchObject({ status: 200, body: { Id: first.body.Id } })
  expect((await makeUnder(randomUUID(), token)).status).toBe(403)
})

test('removing a class makes room for another one, and it comes back only while there is room', async () => {
  const { token, accountId } = await newTeacher(site)
  const { queries } = site.database
  const fill = (count: number, removed_at_ms: number | null) => {
    const row = { teacher_id: accountId, name: 'Class', is_archived: 0, board_shows: 'ranks' as const, created_at_ms: 0, removed_at_ms }
    return queries
      .insertInto('classrooms')
      .values(Array.from({ length: count }, () => ({ ...row, id: randomUUID() })))
      .execute()
  }
  const removed = (await makeUnder(randomUUID(), token)).body.Id
  await fill(CLASSROOM_LIMIT - 1, null)
  await site.post(removeClassroom.path, { ClassroomId: removed }, token)
  expect((await makeUnder(randomUUID(), token)).status).toBe(200)
  const restore = () => site.post(restoreClassroom.path, { ClassroomId: removed }, token)
  expect(await restore()).toMatchObject({
    status: 403,
    body: { Message: 'A plan has 100 classes, including archived ones. Remove one to make room.' },
  })
  await queries.deleteFrom('classrooms').where('teacher_id', '=', accountId).where('id', '!=', removed).execute()
  await fill(MAX_CLASSROOMS_REMOVED - 1, NOON_MS)
  const refused = await makeUnder(randomUUID(), token)
  expect(refused).toMatchObject({ status: 403, body: { Message: expect.stringContaining('removed 300 classes') } })
  expect([(await restore()).status, (await makeUnder(randomUUID(), token)).status]).toEqual([200, 200])
})

test('whoever removed a class and asks for it again gets a new one, and the removed one comes back beside it', async () => {
  const { token } = await newTeacher(site)
  const key = randomUUID()
  const removed = (await makeUnder(key, token)).body.Id
  await site.post(removeClassroom.path, { ClassroomId: removed }, token)
  const replies = await Promise.all(Array.from({ length: 4 }, () => makeUnder(key, token)))
  const { Id } = replies[0]?.body ?? {}
  expect([Id === removed, replies.map(({ status, body }) => [status, body.Id])]).toEqual([false, replies.map(() => [200, Id])])
  expect((await site.post(restoreClassroom.path, { ClassroomId: removed }, token)).status).toBe(200)
  expect((await makeUnder(key, token)).body.Id).toBe(Id)
  expect((await listOf(token)).Classrooms.map((one) => one.Id).toSorted()).toEqual([removed, Id].toSorted())
})

test('a class tells its teacher who is in it, and a student only its name', async () => {
  const { teacher, classroomId, students } = await teacherWithClass(site, { names: ['tove', 'mumin'] })
  const whole = await read<Classroom & { Students: object[] }>(`${getClassroom.path}?classroomId=${classroomId}`, teacher.token)
  expect(whole).toMatchObject({ Name: 'Class 3b', StudentCount: 2 })
  expect(whole.Students).toEqual(
    students
      .toSorted((one, two) => one.userName.localeCompare(two.userName))
      .map(({ id, userName, nickname }) => ({ Id: id, UserName: userName, Nickname: nickname })),
  )
  const [tove] = students
  expect(await read(getMyClassroom.path, tove?.token ?? '')).toEqual({ Id: classroomId, Name: 'Class 3b', BoardShows: 'ranks' })
  expect((await site.get(getMyClassroom.path, { authorization: `Bearer ${teacher.token}` })).status).toBe(404)
})

test('a class that is removed takes its students along, and brings them back, but for who was removed before', async () => {
  const { teacher, classroomId, students } = await teacherWithClass(site, { names: [undefined, undefined, undefined] })
  const [first, second] = students
  await site.post(removeStudents.path, { StudentIds: [first?.id] }, teacher.token)
  const removed = await site.post(removeClassroom.path, { ClassroomId: classroomId }, teacher.token)
  expect(removed).toMatchObject({ status: 200, body: { SeatsUsed: 0, GoneAt: '2026-12-21T12:00:00.000Z' } })
  const gone = { Id: classroomId, Name: 'Class 3b', StudentCount: 2, GoneAt: '2026-12-21T12:00:00.000Z' }
  expect(await listOf(teacher.token)).toMatchObject({ Classrooms: [], Removed: [gone], SeatsUsed: 0 })
  expect((await site.get(getUserInfo.path, { authorization: `Bearer ${second?.token}` })).status).toBe(401)
  expect((await site.post(removeClassroom.path, { ClassroomId: classroomId }, teacher.token)).status).toBe(404)
  const back = await site.post(restoreClassroom.path, { ClassroomId: classroomId }, teacher.token)
  expect(back).toMatchObject({ status: 200, body: { Id: classroomId, StudentCount: 2 } })
  expect((await site.post(restoreClassroom.path, { ClassroomId: classroomId }, teacher.token)).status).toBe(200)
  expect(await listOf(teacher.token)).toMatchObject({ Removed: [], SeatsUsed: 2 })
  // Where they were signed in ended; their passwords did not.
  expect((await site.get(getUserInfo.path, { authorization: `Bearer ${second?.token}` })).status).toBe(401)
  const again = await site.token({ grant_type: 'password', username: second?.userName ?? '', password: second?.password ?? '' })
  expect(again.status).toBe(200)
})

test('a class comes back only when there are seats for all of it', async () => {
  const { teacher, classroomId } = await teacherWithClass(site, { names: [undefined, undefined] })
  await site.post(removeClassroom.path, { ClassroomId: classroomId }, teacher.token)
  const other = await site.post<Classroom>(createClassroom.path, { classroomName: 'Class 4a' }, teacher.token)
  await site.database.queries.updateTable('teacher_seats').set({ used: 298 }).where('teacher_id', '=', teacher.accountId).execute()
  await addStudents(site, teacher, other.body.Id, [undefined])
  const refused = await site.post(restoreClassroom.path, { ClassroomId: classroomId }, teacher.token)
  expect(refused).toMatchObject({ status: 403, body: { Message: expect.stringContaining('300 students') } })
  expect(await listOf(teacher.token)).toMatchObject({ SeatsUsed: 299, Removed: [{ Id: classroomId }] })
})
