import { exportAccount, getUserInfo, setNickname, deleteAccount } from '@emojigma/contract/accounts/accounts.ts'
import { createClassroom, getClassrooms, type Classroom } from '@emojigma/contract/classes/classrooms.ts'
import type { FailureBody } from '@emojigma/contract/failures.ts'
import { getCurrentUser } from '@emojigma/contract/shop/orders.ts'
import {
  getStudents,
  moveStudents,
  registerStudent,
  removeStudent,
  removeStudents,
  resetPassword,
  restoreStudents,
  updateStudent,
  type Student,
  type Students,
} from '@emojigma/contract/classes/students.ts'
import { changePassword } from '@emojigma/contract/sign-in/sign-in.ts'
import { isGeneratedNickname } from '@emojigma/contract/rules/nickname.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { teacherWithClass, type TestClass, type TestStudent } from '../../../platform/testing/test-class.ts'
import { openTestSite, type TestSite } from '../../../platform/testing/test-site.ts'

const PASSWORD = 'Kind-otter-77'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ days: [] })
})
afterAll(() => site.close())

async function read<T = Record<string, unknown>>(path: string, token: string): Promise<T> {
  return JSON.parse((await site.get(path, { authorization: `Bearer ${token}` })).body.toString()) as T
}
const listOf = ({ teacher, classroomId }: TestClass) => read<Students>(`${getStudents.path}?classroomId=${classroomId}`, teacher.token)
const logIn = (username: string, password: string) => site.token({ grant_type: 'password', username, password })
const isIn = async (token: string | undefined) => (await site.get(getUserInfo.path, { authorization: `Bearer ${token}` })).status === 200

function register({ teacher, classroomId }: TestClass, wishes: object) {
  const body = { Email: 'ada', Password: PASSWORD, ConfirmPassword: PASSWORD, ClassroomId: classroomId, ...wishes }
  return site.post<{ Id: string; UserName: string; Nickname: string } & FailureBody>(registerStudent.path, body, teacher.token)
}

function firstOf({ students }: TestClass): TestStudent {
  const [first] = students
  if (!first) throw new Error('the class is empty')
  return first
}

test('a student has no e-mail and a nickname that the site makes, signs in by user name, and has the plan of students', async () => {
  const owned = await teacherWithClass(site, { names: [] })
  const added = await register(owned, { Email: ' Ada.Byron ', Nickname: 'Ada Byron', RealName: 'Ada B.' })
  expect(added.status).toBe(200)
  expect(added.body).toEqual({ Id: expect.any(String), UserName: 'Ada.Byron', Nickname: expect.any(String) })
  expect(isGeneratedNickname(added.body.Nickname)).toBe(true)
  const { status, body } = await logIn('ADA.BYRON', PASSWORD)
  expect(status).toBe(200)
  expect(await read(getUserInfo.path, body.access_token)).toEqual({
    Id: added.body.Id,
    Email: '',
    UserName: 'Ada.Byron',
    Nickname: added.body.Nickname,
    IsStudent: true,
    IsChild: false,
    Plan: 'student',
  })
  expect(await read(getCurrentUser.path, body.access_token)).toMatchObject({ Email: '', Orders: [], IsStudent: true })
  expect((await listOf(owned)).Students).toMatchObject([{ UserName: 'Ada.Byron', RealName: 'Ada B.', HasPassword: true, IsWaiting: false }])
})

test('a wished nickname is granted when the site could have made it, once', async () => {
  const owned = await teacherWithClass(site, { names: [] })
  const wish = 'BraveOtter999'
  expect((await register(owned, { Email: 'wish-1', Nickname: wish })).body.Nickname).toBe(wish)
  expect((await register(owned, { Email: 'wish-2', Nickname: wish })).body.Nickname).not.toBe(wish)
  expect((await register(owned, { Email: 'wish-3', Nickname: 'Sunny Koala 998' })).body.Nickname).toBe('SunnyKoala998')
})

test.each([
  [{ Email: 'ada@' }, 'Email', 'without the @'],
  [{ Email: '-a@example.com' }, 'Email', '3 to 40'],
  [{ Email: 'ad' }, 'Email', '3 to 40'],
  [{ Email: 'a'.repeat(41) }, 'Email', '3 to 40'],
  [{ Email: 'ada byron' }, 'Email', 'no spaces'],
  [{ Email: '-ada' }, 'Email', 'begins with'],
  [{ Email: 'ada9', RealName: 'a'.repeat(61) }, 'RealName', 'at most 60'],
  [{ Email: 'ada9', RealName: 'Ada\u200b' }, 'RealName', 'can be seen'],
  [{ Email: 'ada9', Password: 'short', ConfirmPassword: 'short' }, 'Password', 'At least 8'],
  [{ Email: 'ada9', ConfirmPassword: 'Other-otter-77' }, 'ConfirmPassword', 'not the same'],
  [{ Email: 'byron-ada', Password: 'byron-ada-7', ConfirmPassword: 'byron-ada-7' }, 'Password', 'byron-ada'],
])('%j is refused under %s', async (wishes, field, words) => {
  const owned = await teacherWithClass(site, { names: [] })
  const { status, body } = await register(owned, wishes)
  expect(status).toBe(400)
  expect(body.ModelState?.[field]?.join(' ')).toContain(words)
  expect((await listOf(owned)).Students).toEqual([])
})

test('of an e-mail only what is before the @ becomes the user name, and nothing else is stored', async () => {
  const owned = await teacherWithClass(site, { names: [] })
  const email = 'grace.hopper@school.example'
  expect(await register(owned, { Email: ` ${email} ` })).toMatchObject({ status: 200, body: { UserName: 'grace.hopper' } })
  expect(await register(owned, { Email: email })).toMatchObject({ status: 400, body: { ModelState: { Email: [expect.any(String)] } } })
  expect((await listOf(owned)).Students).toMatchObject([{ UserName: 'grace.hopper' }])
})

test.each(['علی\u{200C}رضا', 'नि\u{200D}खिल', 'Kim 👩\u{200D}🏫', 'Jo 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'])(
  'a name may be written with what joins its signs: %s',
  async (RealName) => {
    const owned = await teacherWithClass(site, { names: [] })
    expect((await register(owned, { Email: `joined-${RealName.length}`, RealName })).status).toBe(200)
    expect((await listOf(owned)).Students).toMatchObject([{ RealName }])
  },
)

test('a user name is one person’s, whatever its letters look like, and whoever that is', async () => {
  const owned = await teacherWithClass(site, { names: ['lovelace'] })
  for (const Email of ['lovelace', 'LoveLace', 'ｌｏｖｅｌａｃｅ']) {
    const { status, body } = await register(owned, { Email })
    expect([status, body.ModelState?.['Email']?.[0]]).toEqual([400, expect.stringContaining('taken')])
  }
})

test('removing a student ends where they are signed in and lets nobody in, and bringing them back lets them in again', async () => {
  const owned = await teacherWithClass(site)
  const { id, token, refreshToken, userName, password } = firstOf(owned)
  const removed = await site.post(removeStudent.path, { StudentId: id }, owned.teacher.token)
  expect(removed).toMatchObject({ status: 200, body: { SeatsUsed: 1, GoneAt: '2026-12-21T12:00:00.000Z' } })
  expect(await isIn(token)).toBe(false)
  expect((await site.token({ grant_type: 'refresh_token', refresh_token: refreshToken })).status).toBe(400)
  expect((await logIn(userName, password)).body).toMatchObject({ error: 'invalid_grant' })
  expect((await listOf(owned)).Removed).toMatchObject([{ Id: id, UserName: userName, GoneAt: '2026-12-21T12:00:00.000Z' }])
  expect((await site.post(removeStudents.path, { StudentIds: [id] }, owned.teacher.token)).body).toMatchObject({ SeatsUsed: 1 })
  const back = await site.post(restoreStudents.path, { StudentIds: [id] }, owned.teacher.token)
  expect(back).toMatchObject({ status: 200, body: { SeatsUsed: 2 } })
  expect((await site.post(restoreStudents.path, { StudentIds: [id] }, owned.teacher.token)).body).toEqual({ SeatsUsed: 2 })
  expect((await logIn(userName, password)).status).toBe(200)
})

test('a session that was opened at the moment of the removal opens nothing', async () => {
  const owned = await teacherWithClass(site)
  const { id, token } = firstOf(owned)
  const sessions = await site.database.queries.selectFrom('sessions').selectAll().where('account_id', '=', id).execute()
  await site.post(removeStudent.path, { StudentId: id }, owned.teacher.token)
  await site.database.queries.insertInto('sessions').values(sessions).execute()
  expect(await isIn(token)).toBe(false)
})

test('students come back only when there are seats for all of them', async () => {
  const owned = await teacherWithClass(site)
  const ids = owned.students.map(({ id }) => id)
  await site.post(removeStudents.path, { StudentIds: ids }, owned.teacher.token)
  const { teacherId, queries } = { teacherId: owned.teacher.accountId, queries: site.database.queries }
  await queries.updateTable('teacher_seats').set({ used: 299 }).where('teacher_id', '=', teacherId).execute()
  expect((await site.post(restoreStudents.path, { StudentIds: ids }, owned.teacher.token)).status).toBe(403)
  expect((await listOf(owned)).Students).toEqual([])
  expect(await site.post(restoreStudents.path, { StudentIds: ids.slice(1) }, owned.teacher.token)).toMatchObject({
    status: 200,
    body: { SeatsUsed: 300 },
  })
  expect((await register(owned, { Email: 'one-too-many' })).status).toBe(403)
})

test('a new password ends where the student is signed in, and is the one that was sent or one that is told once', async () => {
  const owned = await teacherWithClass(site)
  const { id, token, userName, password } = firstOf(owned)
  const made = await site.post<{ Password: string }>(resetPassword.path, { StudentId: id }, owned.teacher.token)
  expect(made.body.Password).toMatch(/^[a-z]+-[a-z]+-\d\d$/)
  expect(await isIn(token)).toBe(false)
  expect([(await logIn(userName, password)).status, (await logIn(userName, made.body.Password)).status]).toEqual([400, 200])
  const chosen = await site.post(resetPassword.path, { StudentId: id, Password: PASSWORD }, owned.teacher.token)
  expect(chosen).toMatchObject({ status: 200, body: {} })
  expect([(await logIn(userName, made.body.Password)).status, (await logIn(userName, PASSWORD)).status]).toEqual([400, 200])
  const weak = await site.post<FailureBody>(resetPassword.path, { StudentId: id, Password: 'otter' }, owned.teacher.token)
  expect([weak.status, Object.keys(weak.body.ModelState ?? {})]).toEqual([400, ['error', 'Password']])
})

test('a student is renamed, gets another nickname and moves to another class', async () => {
  const owned = await teacherWithClass(site, { names: ['grace', undefined] })
  const { id, nickname, token } = firstOf(owned)
  const other = (await site.post<Classroom>(createClassroom.path, { classroomName: 'Class 4a' }, owned.teacher.token)).body
  const change = (Student: object) =>
    site.post<Student & FailureBody>(updateStudent.path, { Student: { Id: id, ...Student } }, owned.teacher.token)
  expect((await change({ UserName: 'grace.h', RealName: ' Grace H. ' })).body).toMatchObject({ UserName: 'grace.h', RealName: 'Grace H.' })
  expect((await change({ RealName: '' })).body).not.toHaveProperty('RealName')
  const renamed = (await change({ NewNickname: true, UserName: 'grace.h' })).body
  expect([renamed.Nickname !== nickname, isGeneratedNickname(renamed.Nickname), renamed.UserName]).toEqual([true, true, 'grace.h'])
  expect((await change({ UserName: owned.students[1]?.userName })).body.ModelState?.['UserName']?.[0]).toContain('taken')
  expect((await change({ UserName: 'g' })).status).toBe(400)
  expect((await change({ ClassroomId: other.Id })).body).toMatchObject({ ClassroomId: other.Id, UserName: 'grace.h' })
  expect(await isIn(token)).toBe(true)
  await site.post(
    moveStudents.path,
    { StudentIds: owned.students.map((student) => student.id), ClassroomId: other.Id },
    owned.teacher.token,
  )
  const { Classrooms } = await read<{ Classrooms: Classroom[] }>(getClassrooms.path, owned.teacher.token)
  expect(Classrooms.map(({ StudentCount }) => StudentCount)).toEqual([0, 2])
})

test('students keep the nickname that was made and their password, and their accounts are their teacher’s to remove', async () => {
  const owned = await teacherWithClass(site)
  const { token, nickname, password } = firstOf(owned)
  const named = await site.post<FailureBody>(setNickname.path, { Nickname: 'Ada Byron' }, token)
  expect([named.status, named.body.ModelState?.['Nickname']?.[0]]).toEqual([400, expect.stringContaining('We make students’ nicknames')])
  expect(await read(getUserInfo.path, token)).toMatchObject({ Nickname: nickname })
  const renewal = { OldPassword: password, NewPassword: 'Puzzled-Otter-7', ConfirmPassword: 'Puzzled-Otter-7' }
  const changed = await site.post<FailureBody>(changePassword.path, renewal, token)
  expect(changed).toMatchObject({ status: 403, body: { Message: expect.stringContaining('Your teacher') } })
  const deleted = await site.post<FailureBody>(deleteAccount.path, { Password: password }, token)
  expect(deleted).toMatchObject({ status: 403, body: { Message: expect.stringContaining('Your teacher') } })
  expect(await isIn(token)).toBe(true)
})

test('what the teacher calls a student is told to the teacher alone, and not to whoever exports what is kept of the student', async () => {
  const owned = await teacherWithClass(site, { names: [undefined] })
  const { id, token } = firstOf(owned)
  await site.post(updateStudent.path, { Student: { Id: id, RealName: 'Zebedee Quill' } }, owned.teacher.token)
  expect(JSON.stringify(await read(exportAccount.path, owned.teacher.token))).toContain('Zebedee Quill')
  expect(await read(exportAccount.path, token)).toMatchObject({ Student: { Classroom: 'Class 3b', Id: id } })
  for (const path of [exportAccount.path, getUserInfo.path, getCurrentUser.path])
    expect(JSON.stringify(await read(path, token))).not.toContain('Quill')
})

test('of user names that are given to two students in turn each is given, or said to be taken', async () => {
  const { teacher, students } = await teacherWithClass(site)
  const changes = Array.from({ length: 16 }, (_, index) => {
    const Student = { Id: students[index % 2]?.id, UserName: index % 4 < 2 ? 'in-turn-one' : 'in-turn-two' }
    return site.post<FailureBody>(updateStudent.path, { Student }, teacher.token)
  })
  const refused = (await Promise.all(changes)).filter(({ status }) => status !== 200)
  const said = refused.map(({ status, body }) => [status, body.ModelState?.['UserName']?.[0]])
  expect(said).toEqual(said.map(() => [400, expect.stringContaining('taken')]))
})
