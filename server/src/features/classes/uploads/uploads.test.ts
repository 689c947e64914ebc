import { getClassrooms } from '@emojigma/contract/classes/classrooms.ts'
import type { FailureBody } from '@emojigma/contract/failures.ts'
import {
  getStudents,
  getUpload,
  registerStudents,
  removeStudents,
  resetPassword,
  type Students,
  type StudentUpload,
  type UploadedRow,
  updateStudent,
} from '@emojigma/contract/classes/students.ts'
import { isGeneratedNickname } from '@emojigma/contract/rules/nickname.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Accounts } from '../../accounts/service.ts'
import { HOUR_MS } from '../../../platform/clock.ts'
import { openTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts'
import { addStudents, teacherWithClass, type TestClass } from '../../../platform/testing/test-class.ts'
import { NOON_MS, openTestSite, type TestSite } from '../../../platform/testing/test-site.ts'

const PASSWORD = 'Kind-otter-77'

let opened: TestDatabase
let site: TestSite
let other: TestSite
beforeAll(async () => {
  opened = await openTestDatabase()
  site = await openTestSite({ shared: opened, days: [] })
  other = await openTestSite({ shared: opened, days: [] })
})
afterAll(async () => {
  await site.close()
  await other.close()
  await opened.remove()
})

interface Sent {
  readonly rows: readonly object[]
  readonly uploadKey?: string
  readonly isTrial?: boolean
  readonly at?: TestSite
}

function send({ teacher, classroomId }: TestClass, { rows, uploadKey = randomUUID(), isTrial = false, at = site }: Sent) {
  const body = { ClassroomId: classroomId, UploadKey: uploadKey, IsTrial: isTrial, Students: rows }
  return at.post<StudentUpload & FailureBody>(registerStudents.path, body, teacher.token)
}

async function read<T = Record<string, unknown>>(path: string, token: string): Promise<T> {
  return JSON.parse((await site.get(path, { authorization: `Bearer ${token}` })).body.toString()) as T
}
const studentsOf = async ({ teacher, classroomId }: TestClass) =>
  (await read<Students>(`${getStudents.path}?classroomId=${classroomId}`, teacher.token)).Students
const emptyClass = () => teacherWithClass(site, { names: [] })
const rowsOf = (count: number) => Array.from({ length: count }, (_, Row) => ({ Row }))
const outcomesOf = ({ Results }: StudentUpload) => Results.map(({ Outcome }) => Outcome)
const fieldsOf = ({ Reasons = [] }: UploadedRow) => Reasons.map(({ Field }) => Field)
const logIn = (username: string, password: string) => site.token({ grant_type: 'password', username, password })
async function allHashed(owned: TestClass): Promise<void> {
  await expect.poll(async () => (await studentsOf(owned)).every(({ IsWaiting }) => !IsWaiting)).toBe(true)
}
/** Names that no one else has in this file. */
let names = 0
const name = (): string => `pupil-${(names += 1)}`

test('good rows are kept in their order, and bad rows say what is wrong with them', async () => {
  const owned = await emptyClass()
  const [taken] = await addStudents(site, owned.teacher, owned.classroomId, [name()])
  const [ada, bob] = [name(), name()]
  const { status, body } = await send(owned, {
    rows: [
      { Row: 7, UserName: ` ${ada} `, RealName: 'Ada', Password: PASSWORD },
      { Row: 3, UserName: taken?.userName },
      { Row: 9, UserName: ada.toUpperCase() },
      { Row: 1, UserName: 'x y', RealName: 'n'.repeat(61), Password: 'otter' },
      { Row: 2, UserName: bob, Password: '', Nickname: 'Bob Smith' },
      { Row: 5, UserName: '', RealName: '' },
    ],
  })
  expect(status).toBe(200)
  expect(body.Results.map(({ Row }) => Row)).toEqual([7, 3, 9, 1, 2, 5])
  expect(outcomesOf(body)).toEqual(['added', 'refused', 'refused', 'refused', 'added', 'added'])
  expect(body.Results.map(fieldsOf)).toEqual([[], ['UserName'], ['UserName'], ['UserName', 'RealName'], [], []])
  expect(body.Results[2]?.Reasons?.[0]?.Message).toContain('Row 7')
  expect(body.Results.map(({ Password }) => Password !== undefined)).toEqual([false, false, false, false, true, true])
  expect(body.SeatsUsed).toBe(4)
  const added = body.Results.filter(({ Outcome }) => Outcome === 'added')
  for (const { Nickname = '' } of added) expect([Nickname, isGeneratedNickname(Nickname)]).toEqual([Nickname, true])
  expect((await studentsOf(owned)).map(({ Id }) => Id).toSorted()).toEqual(
    [taken?.id, ...added.map(({ StudentId }) => StudentId)].toSorted(),
  )
})

test('a password that breaks the rule is replaced by one that is made, and the row says so', async () => {
  const owned = await emptyClass()
  const [ada, bob] = [name(), name()]
  const rows = [
    { Row: 0, UserName: ada, Password: 'apple12345' },
    { Row: 1, UserName: bob, Password: PASSWORD },
  ]
  const trial = (await send(owned, { rows, isTrial: true })).body
  expect(trial.Results.map(({ Outcome, PasswordReplaced }) => [Outcome, PasswordReplaced])).toEqual([
    ['added', true],
    ['added', undefined],
  ])
  const { Results } = (await send(owned, { rows })).body
  expect(Results.map(({ PasswordReplaced }) => PasswordReplaced)).toEqual([true, undefined])
  const made = Results[0]?.Password ?? ''
  expect(made).toMatch(/^[a-z]+-[a-z]+-\d\d$/)
  expect(Results[1]).not.toHaveProperty('Password')
  await allHashed(owned)
  expect([(await logIn(ada, made)).status, (await logIn(ada, 'apple12345')).status, (await logIn(bob, PASSWORD)).status]).toEqual([
    200, 400, 200,
  ])
})

test('a trial says what would be, and makes nothing', async () => {
  const owned = await emptyClass()
  const rows = [{ Row: 0, UserName: name(), RealName: 'Ada' }, { Row: 1, UserName: 'x' }, { Row: 2 }]
  const { body } = await send(owned, { rows, isTrial: true })
  expect(outcomesOf(body)).toEqual(['added', 'refused', 'added'])
  expect(body).toMatchObject({ SeatsUsed: 0 })
  expect(body).not.toHaveProperty('JobId')
  expect(JSON.stringify(body)).not.toContain('Password')
  expect(await studentsOf(owned)).toEqual([])
})

test('the same upload again, even at the same moment on two servers, makes nothing twice and answers the same', async () => {
  const owned = await emptyClass()
  const [uploadKey, rows] = [randomUUID(), [{ Row: 0, UserName: name() }, { Row: 1 }, { Row: 2, UserName: '?' }]]
  const replies = await Promise.all([site, other, site, other].map((at) => send(owned, { rows, uploadKey, at })))
  const later = await send(owned, { rows, uploadKey: uploadKey.toUpperCase() })
  for (const { status, body } of [...replies, later]) expect([status, body]).toEqual([200, replies[0]?.body])
  const [first, second] = later.body.Results
  await allHashed(owned)
  expect((await logIn(first?.UserName ?? '', first?.Password ?? '')).status).toBe(200)
  expect((await logIn(second?.UserName ?? '', second?.Password ?? '')).status).toBe(200)
  expect(await studentsOf(owned)).toHaveLength(2)
})

test('passwords that were made are told again for an hour, and only while they are the students’', async () => {
  const owned = await emptyClass()
  const [uploadKey, rows] = [randomUUID(), rowsOf(3)]
  const { Results } = (await send(owned, { rows, uploadKey })).body
  const [one, two, three] = Results
  await site.post(resetPassword.path, { StudentId: one?.StudentId }, owned.teacher.token)
  await site.post(removeStudents.path, { StudentIds: [two?.StudentId] }, owned.teacher.token)
  for (const isHashed of [false, true]) {
    if (isHashed) await allHashed(owned)
    const again = (await send(owned, { rows, uploadKey })).body
    expect(again.Results.map(({ Password }) => Password)).toEqual([undefined, undefined, three?.Password])
  }
  site.setClock(NOON_MS + HOUR_MS)
  const token = (await site.token({ grant_type: 'password', username: owned.teacher.email, password: owned.teacher.password })).body
  const late = await site.post<StudentUpload>(
    registerStudents.path,
    { ClassroomId: owned.classroomId, UploadKey: uploadKey, IsTrial: false, Students: rows },
    token.access_token,
  )
  site.setClock(NOON_MS)
  expect(late.body.Results.map(({ Outcome, Password }) => [Outcome, Password])).toEqual(Results.map(() => ['added', undefined]))
})

test('what is kept of an upload names nobody, and the same upload again tells the names that its students have by then', async () => {
  const owned = await emptyClass()
  const [uploadKey, rows] = [
    randomUUID(),
    [
      { Row: 0, UserName: name() },
      { Row: 1, UserName: name() },
    ],
  ]
  const [renamed, deleted] = (await send(owned, { rows, uploadKey })).body.Results
  const { results } = await site.database.queries
    .selectFrom('student_uploads')
    .select('results')
    .where('teacher_id', '=', owned.teacher.accountId)
    .executeTakeFirstOrThrow()
  for (const told of [renamed, deleted]) for (const word of [told?.UserName, told?.Nickname]) expect(results).not.toContain(`"${word}"`)
  const UserName = name()
  await site.post(updateStudent.path, { Student: { Id: renamed?.StudentId, UserName } }, owned.teacher.token)
  await site.database.durably((transaction) => site.service(Accounts).deleteWithin(transaction, deleted?.StudentId ?? ''))
  const again = (await send(owned, { rows, uploadKey })).body.Results
  expect(again).toEqual([
    { ...renamed, UserName },
    { Row: 1, Outcome: 'added', StudentId: deleted?.StudentId },
  ])
})

test('a key stands for one list, and is its teacher’s alone', async () => {
  const [owned, others] = [await emptyClass(), await emptyClass()]
  const uploadKey = randomUUID()
  const first = await send(owned, { rows: rowsOf(1), uploadKey })
  const changed = await send(owned, { rows: rowsOf(2), uploadKey })
  expect([changed.status, Object.keys(changed.body.ModelState ?? {})]).toEqual([400, ['error', 'UploadKey']])
  const theirs = await send(others, { rows: rowsOf(1), uploadKey })
  expect(theirs.status).toBe(200)
  expect(theirs.body.Results[0]?.StudentId).not.toBe(first.body.Results[0]?.StudentId)
  expect([(await studentsOf(owned)).length, (await studentsOf(others)).length]).toEqual([1, 1])
})

test.each([
  ['no row', []],
  ['more than 300 rows', rowsOf(301)],
  ['two rows of one number', [{ Row: 1 }, { Row: 1 }]],
  ['a row with a field that is none', [{ Username: 'ada' }]],
])('%s is no list', async (_what, rows) => {
  const owned = await emptyClass()
  expect((await send(owned, { rows })).status).toBe(400)
  expect(await studentsOf(owned)).toEqual([])
})

test('rows are enough: without numbers they are counted from 1, and without a key the list is sent once', async () => {
  const owned = await emptyClass()
  const [ada, bob] = [name(), name()]
  const body = { ClassroomId: owned.classroomId, Students: [{ UserName: ada }, { UserName: `${bob}@school.example` }, { UserName: ada }] }
  const reply = await site.post<StudentUpload>(registerStudents.path, body, owned.teacher.token)
  expect(reply.body.Results).toMatchObject([
    { Row: 1, Outcome: 'added', UserName: ada },
    { Row: 2, Outcome: 'added', UserName: bob },
    { Row: 3, Outcome: 'refused', Reasons: [{ Field: 'UserName', Message: expect.stringContaining('Row 1') }] },
  ])
  const again = await site.post<StudentUpload>(registerStudents.path, body, owned.teacher.token)
  expect(outcomesOf(again.body)).toEqual(['refused', 'refused', 'refused'])
  expect(await studentsOf(owned)).toHaveLength(2)
})

test('three hundred rows are added at once, and the rows behind the last seat are passed over', async () => {
  const owned = await emptyClass()
  await addStudents(site, owned.teacher, owned.classroomId, [undefined])
  const { status, body } = await send(owned, { rows: rowsOf(300) })
  expect([status, body.SeatsUsed]).toEqual([200, 300])
  expect(outcomesOf(body)).toEqual([...Array.from({ length: 299 }, () => 'added'), 'skipped'])
  expect(fieldsOf(body.Results[299] ?? { Row: 0, Outcome: 'skipped' })).toEqual(['Seats'])
  const trial = await send(owned, { rows: rowsOf(1), isTrial: true })
  expect(outcomesOf(trial.body)).toEqual(['skipped'])
})

test('of twenty uploads at once for the last seat one has it', async () => {
  const owned = await emptyClass()
  expect((await send(owned, { rows: rowsOf(299) })).body.SeatsUsed).toBe(299)
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => send(owned, { rows: rowsOf(2), at: index % 2 === 0 ? site : other })),
  )
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(replies.flatMap(({ body }) => outcomesOf(body)).filter((outcome) => outcome === 'added')).toHaveLength(1)
  expect(await studentsOf(owned)).toHaveLength(300)
  expect(await read(getClassrooms.path, owned.teacher.token)).toMatchObject({ SeatsUsed: 300 })
})

test('passwords that were sent are hashed after the reply, with progress, and are kept nowhere as they are', async () => {
  const owned = await emptyClass()
  const rows = Array.from({ length: 12 }, (_, Row) => ({ Row, UserName: name(), Password: `${PASSWORD}-${Row}` }))
  const { Results, JobId = '' } = (await send(owned, { rows })).body
  const stored = await site.database.queries.selectFrom('waiting_passwords').selectAll().where('upload_id', '=', JobId).execute()
  expect(JSON.stringify(stored)).not.toContain('otter')
  const path = `${getUpload.path}?jobId=${JobId}`
  const early = await read<{ Done: number; Total: number }>(path, owned.teacher.token)
  expect(early.Total).toBe(12)
  await expect.poll(() => read(path, owned.teacher.token)).toEqual({ State: 'done', Done: 12, Total: 12 })
  expect(await studentsOf(owned)).toMatchObject(rows.map(() => ({ HasPassword: true, IsWaiting: false })))
  const last = Results.at(-1)
  expect((await logIn(last?.UserName ?? '', `${PASSWORD}-11`)).status).toBe(200)
  expect((await site.get(`${getUpload.path}?jobId=none`, { authorization: `Bearer ${owned.teacher.token}` })).status).toBe(404)
})
