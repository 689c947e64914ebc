import { deleteAccount, exportAccount, getUserInfo, type ExportedAccount } from '@emojigma/contract/accounts/accounts.ts'
import { createAssignment, getAssignments, updateAssignment, type Assignment } from '@emojigma/contract/classes/assignments.ts'
import { getCards, printCards, qrLogin } from '@emojigma/contract/classes/cards.ts'
import {
  getClassrooms,
  getMyClassroom,
  removeClassroom,
  rollOver,
  undoRollOver,
  createClassroom,
  type Classroom,
  type Classrooms as ClassroomsView,
} from '@emojigma/contract/classes/classrooms.ts'
import { openLesson } from '@emojigma/contract/classes/lessons.ts'
import { getStudents, moveStudents, registerStudents, removeStudents, restoreStudents } from '@emojigma/contract/classes/students.ts'
import {
  getClassTeachers,
  handOverClass,
  inviteTeacher,
  joinClass,
  leaveClass,
  lookAtInvitation,
  updateClassTeacher,
  updateInvitation,
  type ClassInvitation,
  type ClassTeachers,
} from '@emojigma/contract/classes/teachers.ts'
import type { FailureBody } from '@emojigma/contract/failures.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  addStudents,
  coTeacherOf,
  invitationCode,
  newTeacher,
  teacherWithClass,
  type TestClass,
} from '../../../platform/testing/test-class.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, type TestAccount, type TestSite } from '../../../platform/testing/test-site.ts'

let site: TestSite
let owned: TestClass
beforeEach(async () => {
  site = await openTestSite({ days: [A_DAY] })
  owned = await teacherWithClass(site)
})
afterEach(() => site.close())

const LINK_ENDED = 'This link doesn’t work any more. Ask for a new one.'
const LINK_USED = 'This link was used already. Ask for a new one.'

async function read<T>(path: string, { token }: Pick<TestAccount, 'token'>): Promise<T> {
  return JSON.parse((await site.get(path, { authorization: `Bearer ${token}` })).body.toString()) as T
}
const listFor = (account: Pick<TestAccount, 'token'>) =>
  read<ClassTeachers>(`${getClassTeachers.path}?classroomId=${owned.classroomId}`, account)
const classesOf = (account: Pick<TestAccount, 'token'>) => read<ClassroomsView>(getClassrooms.path, account)
const seatsOf = async (account: Pick<TestAccount, 'token'>) => (await classesOf(account)).SeatsUsed
const studentIds = () => owned.students.map(({ id }) => id)

const invite = (Email: string, { token } = owned.teacher) =>
  site.post<ClassTeachers & FailureBody>(inviteTeacher.path, { ClassroomId: owned.classroomId, Email }, token)
const join = (Code: string, { token }: Pick<TestAccount, 'token'>) =>
  site.post<{ ClassroomId: string } & FailureBody>(joinClass.path, { Code }, token)
const look = (Code: string, { token }: Pick<TestAccount, 'token'>) =>
  site.post<ClassInvitation & FailureBody>(lookAtInvitation.path, { Code }, token)
const switchTeacher = (AccountId: string, IsEnded: boolean) =>
  site.post(updateClassTeacher.path, { ClassroomId: owned.classroomId, AccountId, IsEnded }, owned.teacher.token)
const handOver = ({ accountId }: TestAccount, { token } = owned.teacher) =>
  site.post<ClassTeachers & FailureBody>(handOverClass.path, { ClassroomId: owned.classroomId, AccountId: accountId }, token)

/** Signs someone in anew, after the clock was moved. */
async function again({ email, password }: TestAccount): Promise<{ readonly token: string }> {
  return { token: (await site.token({ grant_type: 'password', username: email, password })).body.access_token }
}

test('a mailed link shows which class it is and who invites, and lets one account in', async () => {
  const { teacher, classroomId } = owned
  const co = await site.register()
  const { body } = await invite(co.email.toUpperCase())
  expect(body.Invitations).toEqual([{ InvitationId: expect.any(String), Email: co.email, EndsAt: '2026-11-28T12:00:00.000Z' }])
  const code = await invitationCode(site, co.email)
  expect(Buffer.from(code, 'base64url')).toHaveLength(32)
  const [owner] = (await listFor(teacher)).Teachers
  expect((await look(code, co)).body).toEqual({
    ClassroomId: classroomId,
    ClassroomName: 'Class 3b',
    Owner: owner?.Nickname,
    IsYours: false,
  })
  expect(await join(code, co)).toMatchObject({ status: 200, body: { ClassroomId: classroomId } })
  const list = await listFor(co)
  expect(list.Teachers.map(({ AccountId, IsOwner, IsYou }) => [AccountId, IsOwner, IsYou])).toEqual([
    [teacher.accountId, true, false],
    [co.accountId, false, true],
  ])
  // The link came to this e-mail, which is proven now; the owner's is not.
  expect(list.Teachers.map(({ Email }) => Email)).toEqual([undefined, co.email])
  expect([list.Invitations, (await listFor(teacher)).Invitations]).toEqual([[], []])
  // A reply may be lost.
  expect((await join(code, co)).status).toBe(200)
  const other = await site.register()
  expect([(await look(code, other)).body.Message, (await join(code, other)).body.Message]).toEqual([LINK_USED, LINK_USED])
})

test('the database has no link, and the letter names the sender, but not the class', async () => {
  await site.post(
    '/api/classroom/update-classroom',
    { classroom: { Id: owned.classroomId, Name: 'free-prizes.example' } },
    owned.teacher.token,
  )
  await invite('colleague@example.com')
  const code = await invitationCode(site, 'colleague@example.com')
  const rows = await site.database.queries.selectFrom('teacher_invitations').selectAll().execute()
  expect(code).toHaveLength(43)
  expect(JSON.stringify(rows)).not.toContain(code)
  const [letter] = await site.lettersTo('colleague@example.com')
  const { Nickname } = await read<{ Nickname: string }>(getUserInfo.path, owned.teacher)
  expect(JSON.stringify(letter)).toContain(Nickname)
  expect(JSON.stringify(letter)).not.toContain('free-prizes')
})

test('an e-mail with an account and one without get the same reply, and a double press sends one letter', async () => {
  const co = await site.register()
  const known = await invite(co.email)
  await invite(co.email)
  const list = known.body.Invitations.map(({ EndsAt }) => EndsAt)
  const unknown = await invite('nobody@example.com')
  expect([unknown.status, unknown.body.Invitations.map(({ EndsAt }) => EndsAt)]).toEqual([known.status, [...list, ...list]])
  const sent = await Promise.all([co.email, 'nobody@example.com'].map((email) => site.lettersTo(email)))
  expect(sent.map((letters) => letters.filter(({ link }) => link?.pathname === '/joinClass').length)).toEqual([1, 1])
  await Promise.all([1, 2, 3].map(() => invite('third@example.com')))
  expect((await listFor(owned.teacher)).Invitations).toHaveLength(3)
})

test('an invitation that was taken back does not work until it is given again; after seven days none does', async () => {
  const [co, late] = [await site.register(), await site.register()]
  const { InvitationId } = (await invite(co.email)).body.Invitations[0] ?? { InvitationId: '' }
  const code = await invitationCode(site, co.email)
  const set = (IsEnded: boolean) =>
    site.post<ClassTeachers>(updateInvitation.path, { ClassroomId: owned.classroomId, InvitationId, IsEnded }, owned.teacher.token)
  expect((await set(true)).body.Invitations).toEqual([])
  expect([(await look(code, co)).body.Message, (await join(code, co)).status]).toEqual([LINK_ENDED, 404])
  expect((await set(false)).body.Invitations).toHaveLength(1)
  expect((await look(code, co)).status).toBe(200)
  await invite(late.email)
  const lateCode = await invitationCode(site, late.email)
  site.setClock(NOON_MS + 7 * DAY_MS)
  expect((await join(lateCode, await again(late))).body.Message).toBe(LINK_ENDED)
  await site.retention.run()
  expect(await site.database.queries.selectFrom('teacher_invitations').select('id').execute()).toEqual([])
})

test('of several who use a link at once, one is let in; of several presses of one account, all are', async () => {
  const accounts = [await site.register(), await site.register(), await site.register()]
  await invite('shared@example.com')
  const code = await invitationCode(site, 'shared@example.com')
  const statuses = (await Promise.all([...accounts, ...accounts].map((account) => join(code, account)))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(2)
  expect((await listFor(owned.teacher)).Teachers).toHaveLength(2)
})

test('the owner’s own e-mail, a teacher’s who is there, and a sixth teacher are refused with a word', async () => {
  const messageOf = async (email: string) => (await invite(email)).body.ModelState?.['Email']
  expect(await messageOf(owned.teacher.email)).toEqual(['That is your own e-mail.'])
  const co = await coTeacherOf(site, owned)
  expect(await messageOf(co.email)).toEqual(['This teacher is in the class already.'])
  for (const name of ['one', 'two', 'three', 'four']) expect((await invite(`${name}@example.com`)).status).toBe(200)
  expect(await messageOf('five@example.com')).toEqual(['A class has room for 5 more teachers, open invitations included.'])
  expect((await invite('no address')).status).toBe(400)
})

test('the owner’s own link opens the class and is not used up; students and children cannot use one', async () => {
  const co = await site.register()
  await invite(co.email)
  const code = await invitationCode(site, co.email)
  expect((await look(code, owned.teacher)).body).toMatchObject({ IsYours: true })
  expect((await join(code, owned.teacher)).status).toBe(200)
  const child = await site.register()
  await site.database.queries.updateTable('accounts').set({ is_child: 1 }).where('id', '=', child.accountId).execute()
  for (const who of [child, owned.students[0] ?? child]) {
    expect([(await look(code, who)).status, (await join(code, who)).status]).toEqual([403, 403])
  }
  expect((await join(code, co)).status).toBe(200)
})

test('invitations have a rate', async () => {
  const limited = await openTestSite({ days: [], environment: { RATE_LIMITS: 'on' } })
  try {
    const { teacher, classroomId: ClassroomId } = await teacherWithClass(limited, { names: [] })
    const send = (Email: string) => limited.post<ClassTeachers>(inviteTeacher.path, { ClassroomId, Email }, teacher.token)
    for (let index = 0; index < 20; index += 1) {
      const { InvitationId } = (await send(`colleague${index}@example.com`)).body.Invitations[0] ?? {}
      await limited.post(updateInvitation.path, { ClassroomId, InvitationId, IsEnded: true }, teacher.token)
    }
    const { status, headers } = await send('colleague20@example.com')
    expect([status, Number(headers['retry-after'])]).toEqual([429, 86_400])
  } finally {
    await limited.close()
  }
})

test('both teachers do all that a class allows, with the owner’s seats', async () => {
  const co = await coTeacherOf(site, owned)
  const { classroomId } = owned
  const [added] = await addStudents(site, co, classroomId, [undefined])
  expect((await classesOf(co)).Classrooms).toMatchObject([{ Id: classroomId, StudentCount: 3, Shared: { SeatsUsed: 3, IsResting: false } }])
  expect([await seatsOf(co), await seatsOf(owned.teacher)]).toEqual([0, 3])
  expect((await classesOf(owned.teacher)).Classrooms[0]).not.toHaveProperty('Shared')
  const ids = { StudentIds: [added?.id] }
  expect((await site.post(removeStudents.path, ids, co.token)).body).toMatchObject({ SeatsUsed: 2 })
  expect((await site.post(restoreStudents.path, ids, owned.teacher.token)).body).toMatchObject({ SeatsUsed: 3 })
  const { Students } = await read<{ Students: object[] }>(`${getStudents.path}?classroomId=${classroomId}`, co)
  expect(Students).toHaveLength(3)
  // Cards and letters, homework, lessons.
  const { body } = await site.post<{ Url: string }>(qrLogin.path, { StudentId: added?.id }, co.token)
  expect(body.Url).toContain('/magic?magic=')
  expect((await read<{ Cards: object[] }>(`${getCards.path}?classroomId=${classroomId}`, owned.teacher)).Cards).toHaveLength(1)
  for (const format of ['cards', 'letters']) {
    const printed = await site.post(printCards.path, { ClassroomId: classroomId, paper: 'A4', format }, co.token)
    expect([format, printed.status]).toEqual([format, 200])
  }
  const homework = { ClassroomId: classroomId, Title: 'Sums', DueDay: dayDate(A_DAY + 1), PuzzleIds: [puzzleOn(A_DAY, 1, 1)] }
  const assigned = await site.post<Assignment>(createAssignment.path, homework, co.token)
  const change = { Assignment: { Id: assigned.body.Id, Title: 'More sums' } }
  expect((await site.post(updateAssignment.path, change, owned.teacher.token)).status).toBe(200)
  const { Assignments } = await read<{ Assignments: Assignment[] }>(`${getAssignments.path}?classroomId=${classroomId}`, co)
  expect(Assignments.map(({ Title }) => Title)).toEqual(['More sums'])
  const lesson = { ClassroomId: classroomId, PuzzleIds: [puzzleOn(A_DAY, 1, 1)], Pace: 'together', Goal: 1 }
  expect((await site.post(openLesson.path, lesson, co.token)).status).toBe(200)
})

test('the limit of seats is the owner’s, whoever adds', async () => {
  const co = await coTeacherOf(site, owned, await newTeacher(site))
  await site.database.queries.updateTable('teacher_seats').set({ used: 299 }).where('teacher_id', '=', owned.teacher.accountId).execute()
  const rows = { ClassroomId: owned.classroomId, UploadKey: randomUUID(), IsTrial: false, Students: [{ Row: 0 }, { Row: 1 }] }
  const { body } = await site.post<{ SeatsUsed: number; Results: { Outcome: string }[] }>(registerStudents.path, rows, co.token)
  expect([body.SeatsUsed, body.Results.map(({ Outcome }) => Outcome)]).toEqual([300, ['added', 'skipped']])
})

test('students are not moved between the plans of two teachers', async () => {
  const co = await coTeacherOf(site, owned, await newTeacher(site))
  const own = await teacherWithClass(site, { teacher: co, names: [undefined] })
  const move = (StudentIds: readonly (string | undefined)[], ClassroomId: string) =>
    site.post(moveStudents.path, { StudentIds, ClassroomId }, co.token)
  expect((await move([studentIds()[0]], own.classroomId)).status).toBe(404)
  expect((await move([own.students[0]?.id], owned.classroomId)).status).toBe(404)
  expect((await move([own.students[0]?.id, studentIds()[0]], owned.classroomId)).status).toBe(404)
  expect((await site.post(removeStudents.path, { StudentIds: [own.students[0]?.id, studentIds()[0]] }, co.token)).status).toBe(404)
  expect([await seatsOf(co), await seatsOf(owned.teacher)]).toEqual([1, 2])
})

test('a part that the owner ends is over at once, and comes back by undo for thirty days', async () => {
  const co = await coTeacherOf(site, owned)
  expect((await switchTeacher(co.accountId, true)).status).toBe(200)
  expect((await site.get(`${getStudents.path}?classroomId=${owned.classroomId}`, { authorization: `Bearer ${co.token}` })).status).toBe(403)
  expect((await switchTeacher(co.accountId, true)).status).toBe(200)
  expect((await switchTeacher(co.accountId, false)).status).toBe(200)
  expect((await listFor(co)).Teachers).toHaveLength(2)
  await switchTeacher(co.accountId, true)
  site.setClock(NOON_MS + 30 * DAY_MS)
  await site.retention.run()
  expect(await site.database.queries.selectFrom('co_teachers').selectAll().execute()).toEqual([])
  owned = { ...owned, teacher: { ...owned.teacher, ...(await again(owned.teacher)) } }
  expect((await switchTeacher(co.accountId, false)).status).toBe(404)
  // Another invitation lets in again.
  await coTeacherOf(site, owned, { ...co, ...(await again(co)) })
  expect((await listFor(owned.teacher)).Teachers).toHaveLength(2)
})

test('a co-teacher leaves and the class stays; the owner cannot leave', async () => {
  const co = await coTeacherOf(site, owned)
  const leave = ({ token }: TestAccount) => site.post<FailureBody>(leaveClass.path, { ClassroomId: owned.classroomId }, token)
  expect((await leave(owned.teacher)).body.Message).toBe('The class is yours. Hand it over before you leave.')
  expect([(await leave(co)).status, (await leave(co)).status]).toEqual([200, 403])
  expect((await listFor(owned.teacher)).Teachers).toHaveLength(1)
  expect((await classesOf(owned.teacher)).Classrooms).toMatchObject([{ StudentCount: 2 }])
})

test('a class goes to a co-teacher with a plan and room, with its students and seats', async () => {
  const co = await coTeacherOf(site, owned, await newTeacher(site))
  await teacherWithClass(site, { teacher: co, names: [undefined] })
  await site.post(removeStudents.path, { StudentIds: [studentIds()[1]] }, owned.teacher.token)
  const { status, body } = await handOver(co)
  expect([status, body.Teachers.map(({ AccountId, IsOwner }) => [AccountId, IsOwner])]).toEqual([
    200,
    [
      [co.accountId, true],
      [owned.teacher.accountId, false],
    ],
  ])
  expect([await seatsOf(co), await seatsOf(owned.teacher)]).toEqual([2, 0])
  // Removed students come back with the new owner's seats.
  expect((await site.post(restoreStudents.path, { StudentIds: [studentIds()[1]] }, owned.teacher.token)).body).toMatchObject({
    SeatsUsed: 3,
  })
  expect((await handOver(co)).status).toBe(403)
  expect((await site.post(removeClassroom.path, { ClassroomId: owned.classroomId }, owned.teacher.token)).status).toBe(403)
  const letters = await site.lettersTo(co.email)
  expect(letters.filter(({ link }) => link?.pathname === `/manageStudents/${owned.classroomId}`)).toHaveLength(1)
})

test('without a plan or room, or for somebody else, nothing is handed over', async () => {
  const [plain, full, many, stranger] = [
    await coTeacherOf(site, owned),
    await coTeacherOf(site, owned, await newTeacher(site)),
    await coTeacherOf(site, owned, await newTeacher(site)),
    await newTeacher(site),
  ]
  const { queries } = site.database
  await queries.insertInto('teacher_seats').values({ teacher_id: full.accountId, used: 299 }).execute()
  const unset = { teacher_id: many.accountId, name: 'Class', is_archived: 0, board_shows: 'ranks', created_at_ms: 0 } as const
  await queries
    .insertInto('classrooms')
    .values(Array.from({ length: 100 }, () => ({ ...unset, id: randomUUID() })))
    .execute()
  const state = async () => [
    await queries.selectFrom('classrooms').selectAll().orderBy('id').execute(),
    await queries.selectFrom('teacher_seats').selectAll().orderBy('teacher_id').execute(),
    await queries.selectFrom('co_teachers').selectAll().orderBy('account_id').execute(),
  ]
  const before = await state()
  expect((await handOver(plain)).body.Message).toBe('This teacher has no Teacher plan. The class stays yours.')
  expect((await handOver(full)).body.Message).toBe('Their plan has too few free places for these students. The class stays yours.')
  expect((await handOver(many)).body.Message).toBe('They have 100 classes already. The class stays yours.')
  expect((await handOver(stranger)).status).toBe(404)
  expect((await handOver(owned.teacher)).status).toBe(404)
  expect(await state()).toEqual(before)
})

test('students who are added while their class is handed over are counted for one of the two', async () => {
  const co = await coTeacherOf(site, owned, await newTeacher(site))
  const adding = [1, 2, 3].map(() => {
    const rows = { ClassroomId: owned.classroomId, UploadKey: randomUUID(), IsTrial: false, Students: [{ Row: 0 }] }
    return site.post(registerStudents.path, rows, owned.teacher.token)
  })
  await Promise.all([...adding, handOver(co), site.post(removeStudents.path, { StudentIds: studentIds() }, owned.teacher.token)])
  const { Classrooms } = await classesOf(co)
  expect([await seatsOf(co), await seatsOf(owned.teacher)]).toEqual([Classrooms[0]?.StudentCount, 0])
})

test('a new school year that was begun before a hand-over leaves the other owner’s class alone when it is undone', async () => {
  const co = await coTeacherOf(site, owned, await newTeacher(site))
  const small = await teacherWithClass(site, { teacher: owned.teacher, names: [undefined] })
  const year = { RollOverKey: randomUUID(), Classes: [{ ClassroomId: small.classroomId, Then: 'join', IntoId: owned.classroomId }] }
  const { RollOverId } = (await site.post<{ RollOverId: string }>(rollOver.path, year, owned.teacher.token)).body
  await handOver(co)
  expect((await site.post(undoRollOver.path, { RollOverId }, owned.teacher.token)).status).toBe(200)
  expect([await seatsOf(co), await seatsOf(owned.teacher)]).toEqual([3, 0])
  expect((await classesOf(co)).Classrooms).toMatchObject([{ StudentCount: 3 }])
})

test('the key of a class stays with its maker', async () => {
  const co = await coTeacherOf(site, owned, await newTeacher(site))
  const wish = { classroomName: 'Class 4a', ClassroomKey: randomUUID() }
  const made = (await site.post<Classroom>(createClassroom.path, wish, owned.teacher.token)).body
  await site.post(createClassroom.path, wish, co.token)
  const shared = { ...owned, classroomId: made.Id }
  await coTeacherOf(site, shared, co)
  const { status } = await site.post(handOverClass.path, { ClassroomId: made.Id, AccountId: co.accountId }, owned.teacher.token)
  expect(status).toBe(200)
})

const erase = ({ password, token }: TestAccount, StudentsToo?: true) =>
  site.post<FailureBody>(deleteAccount.path, { Password: password, ...(StudentsToo && { StudentsToo }) }, token)

test('when an owner’s account is deleted, a co-teacher with a plan gets the class, and nobody has to agree that students go', async () => {
  const [plain, co] = [await coTeacherOf(site, owned), await coTeacherOf(site, owned, await newTeacher(site))]
  expect((await erase(owned.teacher)).status).toBe(200)
  expect((await listFor(plain)).Teachers.map(({ AccountId, IsOwner }) => [AccountId, IsOwner])).toEqual([
    [co.accountId, true],
    [plain.accountId, false],
  ])
  expect([await seatsOf(co), (await classesOf(co)).Classrooms]).toMatchObject([2, [{ StudentCount: 2 }]])
})

test('without a plan the class goes on for thirty days and rests then', async () => {
  const co = await coTeacherOf(site, owned)
  await erase(owned.teacher)
  const planOf = async () => {
    const [student] = owned.students
    const tokens = await site.token({ grant_type: 'password', username: student?.userName ?? '', password: student?.password ?? '' })
    return (await read<{ Plan: string }>(getUserInfo.path, { token: tokens.body.access_token })).Plan
  }
  expect(await classesOf(co)).toMatchObject({ ClassesEndAt: '2026-12-21T12:00:00.000Z', SeatsUsed: 2, Classrooms: [{ StudentCount: 2 }] })
  expect(await planOf()).toBe('student')
  const rows = { ClassroomId: owned.classroomId, UploadKey: randomUUID(), IsTrial: false, Students: [{ Row: 0 }] }
  expect((await site.post(registerStudents.path, rows, co.token)).status).toBe(403)
  site.setClock(NOON_MS + 30 * DAY_MS)
  expect(await planOf()).toBe('none')
  expect(await classesOf(await again(co))).not.toHaveProperty('ClassesEndAt')
  await site.grant(co.accountId, 'teacher')
  expect(await planOf()).toBe('student')
})

test('classes without another teacher, and removed ones, go with the owner’s account, after a question', async () => {
  const co = await coTeacherOf(site, owned)
  const lone = await teacherWithClass(site, { teacher: owned.teacher, names: [undefined] })
  const { status, body } = await erase(owned.teacher)
  expect([status, body.ModelState?.['StudentsToo']]).toEqual([400, [expect.stringContaining('Your student is deleted')]])
  expect((await erase(owned.teacher, true)).status).toBe(200)
  expect((await classesOf(co)).Classrooms.map(({ Id }) => Id)).toEqual([owned.classroomId])
  expect((await read<{ Id: string }>(getMyClassroom.path, owned.students[0] ?? co)).Id).toBe(owned.classroomId)
  expect((await site.get(getMyClassroom.path, { authorization: `Bearer ${lone.students[0]?.token}` })).status).toBe(401)
})

test('when a co-teacher’s account is deleted the class stays, and nothing of the account does', async () => {
  const co = await coTeacherOf(site, owned)
  await invite('other@example.com')
  expect((await erase(co)).status).toBe(200)
  expect((await listFor(owned.teacher)).Teachers).toHaveLength(1)
  const { queries } = site.database
  expect(JSON.stringify(await queries.selectFrom('teacher_invitations').selectAll().execute())).not.toContain(co.email)
  expect(await queries.selectFrom('co_teachers').selectAll().execute()).toEqual([])
})

test('an export has the classes of others that one teaches, and the invitations that one sent', async () => {
  const co = await coTeacherOf(site, owned)
  await invite('other@example.com')
  const ofCo = await read<ExportedAccount>(exportAccount.path, co)
  expect([ofCo['SharedClassrooms'], ofCo['Classrooms'], ofCo['ClassroomInvitations']]).toEqual([
    [{ Name: 'Class 3b', JoinedAt: '2026-11-21T12:00:00.000Z' }],
    [],
    [],
  ])
  const ofOwner = await read<ExportedAccount>(exportAccount.path, owned.teacher)
  expect(ofOwner['ClassroomInvitations']).toEqual([
    { Email: co.email, EndsAt: '2026-11-28T12:00:00.000Z' },
    { Email: 'other@example.com', EndsAt: '2026-11-28T12:00:00.000Z' },
  ])
})
