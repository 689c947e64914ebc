import { deleteAccount, exportAccount, getUserInfo } from '@emojigma/contract/accounts/accounts.ts'
import { getClassrooms, type Classrooms as ClassroomsView } from '@emojigma/contract/classes/classrooms.ts'
import {
  getSchool,
  handOverSchool,
  inviteToSchool,
  joinSchool,
  leaveSchool,
  lookAtSchoolInvitation,
  nameSchool,
  updateSchoolInvitation,
  updateSchoolTeacher,
  type School,
  type SchoolInvitation,
} from '@emojigma/contract/classes/schools.ts'
import { registerStudent, registerStudents, restoreStudents, removeStudents } from '@emojigma/contract/classes/students.ts'
import { handOverClass } from '@emojigma/contract/classes/teachers.ts'
import type { FailureBody } from '@emojigma/contract/failures.ts'
import { createClassroom } from '@emojigma/contract/classes/classrooms.ts'
import { createCheckout, payWithTestMoney } from '@emojigma/contract/shop/checkout.ts'
import { startTrial } from '@emojigma/contract/shop/trials.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isoTime } from '../../../platform/clock.ts'
import { changeOrder, Orders } from '../../shop/orders/service.ts'
import { registerProven } from '../../sign-in/proven.test-support.ts'
import { coTeacherOf, newTeacher, teacherWithClass } from '../../../platform/testing/test-class.ts'
import { NOON_MS, openTestSite, type TestAccount, type TestSite } from '../../../platform/testing/test-site.ts'

type Known = Pick<TestAccount, 'token'>

const LINK_ENDED = 'This link doesn’t work any more. Ask for a new one.'
const LINK_USED = 'This link was used already. Ask for a new one.'
const NO_SEATS = 'A school has 300 places for students. Too few are left for this teacher’s students.'

let site: TestSite
let payer: TestAccount
beforeEach(async () => {
  site = await openTestSite({ days: [] })
  payer = await newTeacher(site)
  await site.post(nameSchool.path, { Name: 'Hill Primary' }, payer.token)
})
afterEach(() => site.close())

async function read<T>(path: string, { token }: Known): Promise<T> {
  return JSON.parse((await site.get(path, { authorization: `Bearer ${token}` })).body.toString()) as T
}
const schoolOf = async (account: Known) => (await read<{ School?: School }>(getSchool.path, account)).School
const planOf = async (account: Known) => (await read<{ Plan: string }>(getUserInfo.path, account)).Plan
const classesOf = (account: Known) => read<ClassroomsView>(getClassrooms.path, account)
const send = (path: string, body: object, { token }: Known = payer) => site.post<School & FailureBody>(path, body, token)
const join = (Code: string, account: Known) => send(joinSchool.path, { Code }, account)
const end = (AccountId: string, IsEnded = true) => send(updateSchoolTeacher.path, { AccountId, IsEnded })

async function codeFor(email: string): Promise<string> {
  const letters = (await site.lettersTo(email)).filter(({ link }) => link?.pathname === '/joinSchool')
  return letters.at(-1)?.link?.searchParams.get('code') ?? ''
}

/** Lets an account join the payer's school; absent = a new one, without a plan of its own. */
async function colleague(wish?: TestAccount): Promise<TestAccount> {
  const account = wish ?? (await site.register())
  await send(inviteToSchool.path, { Email: account.email })
  expect((await join(await codeFor(account.email), account)).body).toEqual({})
  return account
}

async function newClass(account: Known): Promise<string> {
  return (await site.post<{ Id: string }>(createClassroom.path, { classroomName: 'Class 3b' }, account.token)).body.Id
}

/** Adds students without signing them in. */
const upload = (account: Known, ClassroomId: string, count: number) =>
  site.post<{ SeatsUsed: number; Results: { Outcome: string; StudentId?: string }[] }>(
    registerStudents.path,
    { ClassroomId, UploadKey: randomUUID(), IsTrial: false, Students: Array.from({ length: count }, (_, Row) => ({ Row })) },
    account.token,
  )

/** Signs someone in anew, after the clock was moved. */
async function again({ email, password }: TestAccount): Promise<Known> {
  return { token: (await site.token({ grant_type: 'password', username: email, password })).body.access_token }
}

test('a mailed link shows which school it is, and lets one account in, which has the plan from then on', async () => {
  const other = await site.register()
  expect(await planOf(other)).toBe('none')
  expect((await send(inviteToSchool.path, { Email: other.email.toUpperCase() })).body.Invitations).toMatchObject([{ Email: other.email }])
  // A double press sends one letter.
  expect((await send(inviteToSchool.path, { Email: other.email })).body.Invitations).toHaveLength(1)
  const code = await codeFor(other.email)
  const [letter, ...more] = (await site.lettersTo(other.email)).filter(({ link }) => link?.pathname === '/joinSchool')
  expect([more, JSON.stringify(letter)]).toEqual([[], expect.not.stringContaining('Hill Primary')])
  expect(JSON.stringify(await site.database.queries.selectFrom('teacher_invitations').selectAll().execute())).not.toContain(code)
  const seen = (await site.post<SchoolInvitation>(lookAtSchoolInvitation.path, { Code: code }, other.token)).body
  expect(seen).toEqual({ Name: 'Hill Primary', Payer: expect.any(String), IsYours: false })
  expect((await join(code, other)).status).toBe(200)
  expect(await planOf(other)).toBe('teacher')
  // A reply may be lost.
  expect((await join(code, other)).status).toBe(200)
  const stranger = await site.register()
  expect((await join(code, stranger)).body.Message).toBe(LINK_USED)
  expect(await planOf(stranger)).toBe('none')
})

test('the payer sees how many classes and students each teacher has, and no names; the others see themselves', async () => {
  const one = await colleague()
  site.setClock(NOON_MS + 1)
  const two = await colleague()
  const classroomId = await newClass(one)
  await site.post(
    registerStudents.path,
    {
      ClassroomId: classroomId,
      UploadKey: randomUUID(),
      IsTrial: false,
      Students: [{ Row: 0, RealName: 'Wilhelmina', UserName: 'wilhelmina7' }],
    },
    one.token,
  )
  const school = await schoolOf(payer)
  expect(school).toMatchObject({ Name: 'Hill Primary', IsPayer: true, SeatsUsed: 1, SeatLimit: 300, PlanEndsAt: expect.any(String) })
  expect(
    school?.Teachers.map(({ AccountId, IsPayer, IsYou, ClassCount, StudentCount }) => [
      AccountId,
      IsPayer,
      IsYou,
      ClassCount,
      StudentCount,
    ]),
  ).toEqual([
    [payer.accountId, true, true, 0, 0],
    [one.accountId, false, false, 1, 1],
    [two.accountId, false, false, 0, 0],
  ])
  expect(JSON.stringify(school).toLowerCase()).not.toMatch(/wilhelmina|class 3b/)
  const seen = await schoolOf(two)
  expect(seen?.Teachers.map(({ AccountId }) => AccountId)).toEqual([payer.accountId, two.accountId])
  expect([seen?.IsPayer, seen?.Invitations, seen?.SeatsUsed]).toEqual([false, [], 1])
  // Not even the payer sees another teacher's class.
  expect((await classesOf(payer)).Classrooms).toEqual([])
  expect((await site.post(registerStudent.path, { ClassroomId: classroomId }, payer.token)).status).not.toBe(200)
})

test('the students of all teachers count against one number of seats, and twenty at once for the last one get one', async () => {
  const teachers = [payer, await colleague(), await colleague()]
  const classes = await Promise.all(teachers.map(async (teacher) => ({ teacher, id: await newClass(teacher) })))
  const [first, second, third] = classes
  if (!first || !second || !third) throw new Error('three classes were made')
  expect((await upload(first.teacher, first.id, 150)).body.SeatsUsed).toBe(150)
  expect((await upload(second.teacher, second.id, 149)).body.SeatsUsed).toBe(299)
  expect((await classesOf(third.teacher)).SeatsUsed).toBe(299)
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const { teacher, id } = classes[index % 3] ?? first
      return upload(teacher, id, 1)
    }),
  )
  expect(replies.map(({ body }) => body.Results[0]?.Outcome).toSorted()).toEqual(['added', ...Array.from({ length: 19 }, () => 'skipped')])
  expect((await schoolOf(payer))?.SeatsUsed).toBe(300)
  const used = await site.database.queries.selectFrom('teacher_seats').select('used').execute()
  expect(used.reduce((sum, row) => sum + row.used, 0)).toBe(300)
  const [removed] = (await upload(first.teacher, first.id, 1)).body.Results
  expect(removed?.Outcome).toBe('skipped')
})

test('a seat that a teacher frees is free for a colleague, and a student comes back only while there is one', async () => {
  const other = await colleague()
  const [own, theirs] = [await newClass(payer), await newClass(other)]
  const { body } = await upload(payer, own, 300)
  const StudentIds = [body.Results[0]?.StudentId]
  expect((await upload(other, theirs, 1)).body.Results[0]?.Outcome).toBe('skipped')
  await site.post(removeStudents.path, { StudentIds }, payer.token)
  expect((await upload(other, theirs, 1)).body.Results[0]?.Outcome).toBe('added')
  expect((await site.post(restoreStudents.path, { StudentIds }, payer.token)).status).toBe(403)
})

test('a teacher with too many students does not get in, nor back, and one of another school has to leave it first', async () => {
  const other = await newTeacher(site)
  await upload(payer, await newClass(payer), 200)
  await upload(other, await newClass(other), 101)
  await send(inviteToSchool.path, { Email: other.email })
  const code = await codeFor(other.email)
  expect((await join(code, other)).body.Message).toBe(NO_SEATS)
  await site.post(nameSchool.path, { Name: 'Dale Primary' }, other.token)
  expect((await join(code, other)).body.Message).toBe('This teacher belongs to another school. They can join after leaving it.')
  await send(leaveSchool.path, {}, other)
  expect(await schoolOf(other)).toBeUndefined()
  expect((await join(code, other)).body.Message).toBe(NO_SEATS)
})

test('a removed teacher keeps the classes, which go on for thirty days, and comes back by undo', async () => {
  const other = await colleague()
  const { students } = await teacherWithClass(site, { teacher: other })
  const student = { token: students[0]?.token ?? '' }
  expect((await end(other.accountId)).body.Teachers).toHaveLength(1)
  expect([await planOf(other), await planOf(student), await schoolOf(other)]).toEqual(['none', 'student', undefined])
  expect(await classesOf(other)).toMatchObject({
    Classrooms: [{ StudentCount: 2 }],
    SeatsUsed: 2,
    ClassesEndAt: isoTime(NOON_MS + 30 * DAY_MS),
  })
  expect((await schoolOf(payer))?.SeatsUsed).toBe(0)
  expect((await end(other.accountId, false)).body.Teachers).toHaveLength(2)
  expect([await planOf(other), (await classesOf(other)).ClassesEndAt]).toEqual(['teacher', undefined])
  await end(other.accountId)
  site.setClock(NOON_MS + 30 * DAY_MS - 1)
  const login = () => site.token({ grant_type: 'password', username: students[0]?.userName ?? '', password: students[0]?.password ?? '' })
  expect(await planOf({ token: (await login()).body.access_token })).toBe('student')
  site.setClock(NOON_MS + 30 * DAY_MS)
  expect(await planOf({ token: (await login()).body.access_token })).toBe('none')
  const { token } = await again(payer)
  expect((await send(updateSchoolTeacher.path, { AccountId: other.accountId, IsEnded: false }, { token })).status).toBe(404)
})

test('a removed teacher with a plan has that one, and does not come back into a school that is full by then', async () => {
  const other = await colleague(await newTeacher(site))
  await upload(other, await newClass(other), 10)
  await end(other.accountId)
  expect([await planOf(other), (await classesOf(other)).SeatsUsed]).toEqual(['teacher', 10])
  await upload(payer, await newClass(payer), 291)
  expect((await end(other.accountId, false)).body.Message).toBe(NO_SEATS)
  expect((await schoolOf(payer))?.Teachers).toHaveLength(1)
})

test('a teacher leaves, and a payer only an otherwise empty school', async () => {
  const other = await colleague()
  expect((await send(leaveSchool.path, {})).body.Message).toMatch(/^Other teachers share your plan/)
  expect((await send(leaveSchool.path, {}, other)).status).toBe(200)
  expect([await planOf(other), (await send(leaveSchool.path, {}, other)).status]).toEqual(['none', 404])
  expect((await send(leaveSchool.path, {})).status).toBe(200)
  expect([await schoolOf(payer), await planOf(payer)]).toEqual([undefined, 'teacher'])
})

test('the school is handed over with the rest of its plan, and the former payer stays as a teacher', async () => {
  const other = await colleague()
  expect((await send(handOverSchool.path, { AccountId: other.accountId })).body).toMatchObject({ IsPayer: false })
  expect(await schoolOf(other)).toMatchObject({ IsPayer: true, Teachers: [{ AccountId: other.accountId }, { AccountId: payer.accountId }] })
  expect([await planOf(payer), await planOf(other)]).toEqual(['teacher', 'teacher'])
  const orders = (account: TestAccount) => site.service(Orders).of(account.accountId)
  expect([(await orders(payer)).length, (await orders(other)).length]).toEqual([0, 1])
  expect((await site.lettersTo(other.email)).at(-1)?.link?.pathname).toBe('/school')
  expect((await send(handOverSchool.path, { AccountId: other.accountId })).status).toBe(403)
  await send(updateSchoolTeacher.path, { AccountId: payer.accountId, IsEnded: true }, other)
  expect(await planOf(payer)).toBe('none')
})

test('a plan that will be charged again is not handed over', async () => {
  const other = await colleague()
  const [order] = await site.service(Orders).of(payer.accountId)
  await changeOrder(site.database.queries, order?.id ?? 0, { renews: true })
  await site.database.queries.updateTable('orders').set({ source: 'stripe', payment_ref: 'sub_1' }).execute()
  expect((await send(handOverSchool.path, { AccountId: other.accountId })).body.Message).toMatch(/^Your plan renews by itself/)
  expect((await schoolOf(payer))?.IsPayer).toBe(true)
  await changeOrder(site.database.queries, order?.id ?? 0, { renews: false })
  expect((await send(handOverSchool.path, { AccountId: other.accountId })).status).toBe(200)
})

test('a trial shares its plan with a school, and stays with the account that started it', async () => {
  const owner = await registerProven(site)
  await site.post(startTrial.path, {}, owner.token)
  await send(nameSchool.path, { Name: 'Dale Primary' }, owner)
  const other = await site.register()
  await send(inviteToSchool.path, { Email: other.email }, owner)
  await join(await codeFor(other.email), other)
  expect(await planOf(other)).toBe('teacher')
  const refused = await send(handOverSchool.path, { AccountId: other.accountId }, owner)
  expect([refused.status, refused.body.Message]).toEqual([403, 'A trial stays with the teacher who started it. Choose a plan first.'])
  await site.grant(owner.accountId, 'teacher')
  expect((await send(handOverSchool.path, { AccountId: other.accountId }, owner)).status).toBe(200)
  const sources = async (account: TestAccount) => (await site.service(Orders).of(account.accountId)).map(({ source }) => source)
  expect([await sources(owner), await sources(other)]).toEqual([['trial'], ['operator']])
})

test('the plan’s end ends it for all, with thirty days for the students, and tidying stays open', async () => {
  const other = await colleague()
  const { students } = await teacherWithClass(site, { teacher: other })
  const [order] = await site.service(Orders).of(payer.accountId)
  const endsAtMs = order?.endsAtMs ?? 0
  site.setClock(endsAtMs)
  const [head, teacher] = [await again(payer), await again(other)]
  const login = { grant_type: 'password', username: students[0]?.userName ?? '', password: students[0]?.password ?? '' }
  const student = { token: (await site.token(login)).body.access_token }
  expect([await planOf(teacher), await planOf(student)]).toEqual(['none', 'student'])
  expect([(await schoolOf(head))?.PlanEndsAt, (await classesOf(teacher)).ClassesEndAt]).toEqual([
    undefined,
    isoTime(endsAtMs + 30 * DAY_MS),
  ])
  expect((await send(inviteToSchool.path, { Email: 'a@example.com' }, head)).status).toBe(403)
  expect((await send(updateSchoolTeacher.path, { AccountId: other.accountId, IsEnded: true }, head)).status).toBe(200)
})

test('a payer’s Individual plan is not the school’s, and a teacher’s own goes on beside it', async () => {
  const other = await site.register()
  await site.grant(other.accountId, 'individual')
  await colleague(other)
  expect(await planOf(other)).toBe('teacher')
  const [order] = await site.service(Orders).of(payer.accountId)
  await changeOrder(site.database.queries, order?.id ?? 0, { isActive: false })
  await site.grant(payer.accountId, 'individual')
  expect([await planOf(other), await planOf(payer)]).toEqual(['individual', 'individual'])
  const third = await colleagueOf(other)
  expect(await planOf(third)).toBe('none')
})

/** A new account in the school, put there without an invitation: none goes out without a plan. */
async function colleagueOf(member: TestAccount): Promise<TestAccount> {
  const { queries } = site.database
  const { school_id } = await queries
    .selectFrom('school_teachers')
    .select('school_id')
    .where('account_id', '=', member.accountId)
    .executeTakeFirstOrThrow()
  const account = await site.register()
  await queries
    .insertInto('school_teachers')
    .values({ account_id: account.accountId, school_id, joined_at_ms: NOON_MS, ended_at_ms: null })
    .execute()
  return account
}

test('a school has fifty teachers with its payer and open invitations', async () => {
  for (let index = 0; index < 48; index += 1) await colleagueOf(payer)
  const invited = await send(inviteToSchool.path, { Email: 'last@example.com' })
  expect(invited.status).toBe(200)
  const code = await codeFor('last@example.com')
  const full = await send(inviteToSchool.path, { Email: 'over@example.com' })
  expect(full).toMatchObject({
    status: 400,
    body: { ModelState: { Email: ['A school has room for 50 teachers, open invitations included.'] } },
  })
  const InvitationId = invited.body.Invitations[0]?.InvitationId
  await send(updateSchoolInvitation.path, { InvitationId, IsEnded: true })
  await send(inviteToSchool.path, { Email: 'other@example.com' })
  expect((await send(updateSchoolInvitation.path, { InvitationId, IsEnded: false })).status).toBe(403)
  expect((await join(code, await site.register())).body.Message).toBe(LINK_ENDED)
})

test('an invitation is taken back and given again until its end', async () => {
  const other = await site.register()
  const { Invitations } = (await send(inviteToSchool.path, { Email: other.email })).body
  const InvitationId = Invitations[0]?.InvitationId
  const code = await codeFor(other.email)
  expect((await send(updateSchoolInvitation.path, { InvitationId, IsEnded: true })).body.Invitations).toEqual([])
  expect((await join(code, other)).body.Message).toBe(LINK_ENDED)
  expect((await send(updateSchoolInvitation.path, { InvitationId, IsEnded: false })).body.Invitations).toHaveLength(1)
  site.setClock(NOON_MS + 7 * DAY_MS)
  expect((await join(code, await again(other))).body.Message).toBe(LINK_ENDED)
})

test('of two accounts that use a link at once one joins', async () => {
  const accounts = [await site.register(), await site.register()]
  await send(inviteToSchool.path, { Email: 'shared@example.com' })
  const code = await codeFor('shared@example.com')
  const replies = await Promise.all(accounts.map((account) => join(code, account)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect((await schoolOf(payer))?.Teachers).toHaveLength(2)
})

test('a class goes to a colleague of the school without needing more seats', async () => {
  const other = await colleague()
  const { classroomId } = await teacherWithClass(site, { teacher: payer, names: [] })
  await upload(payer, classroomId, 300)
  await coTeacherOf(site, { teacher: payer, classroomId }, other)
  const handed = await site.post(handOverClass.path, { ClassroomId: classroomId, AccountId: other.accountId }, payer.token)
  expect([handed.status, (await schoolOf(payer))?.SeatsUsed]).toEqual([200, 300])
})

test('when the payer’s account is deleted the school ends, and the others’ classes go on for thirty days', async () => {
  const other = await colleague()
  const { students } = await teacherWithClass(site, { teacher: other })
  const gone = await site.post(deleteAccount.path, { Password: payer.password, StudentsToo: true }, payer.token)
  expect(gone.status).toBe(200)
  expect([await planOf(other), await schoolOf(other), await planOf({ token: students[0]?.token ?? '' })]).toEqual([
    'none',
    undefined,
    'student',
  ])
  expect((await classesOf(other)).ClassesEndAt).toBe(isoTime(NOON_MS + 30 * DAY_MS))
})

test('the export has the school and the invitations of its payer', async () => {
  const other = await colleague()
  await send(inviteToSchool.path, { Email: 'open@example.com' })
  const exported = async (account: TestAccount) => (await read<{ School: object }>(exportAccount.path, account)).School
  expect(await exported(payer)).toMatchObject({ Name: 'Hill Primary', IsPayer: true, Invitations: [{ Email: 'open@example.com' }] })
  expect(await exported(other)).toEqual({ Name: 'Hill Primary', IsPayer: false, HasEnded: false, Invitations: [] })
})

test('a plan bought with test money begins a school and is handed over with it', async () => {
  const buyer = await site.register()
  const { body } = await site.post<{ Url: string }>(createCheckout.path, { priceIdRequest: { PriceId: 'teacher-usd' } }, buyer.token)
  await site.post(payWithTestMoney.path, { CheckoutId: body.Url.slice('/checkout/'.length), Outcome: 'paid' }, buyer.token)
  expect((await site.post(nameSchool.path, { Name: ' Dale Primary ' }, buyer.token)).body).toMatchObject({
    Name: 'Dale Primary',
    IsPayer: true,
  })
  expect((await site.post(nameSchool.path, { Name: 'Dale School' }, buyer.token)).body).toMatchObject({ Name: 'Dale School' })
  for (const Name of ['', ' ', 'x'.repeat(81)]) expect((await site.post(nameSchool.path, { Name }, buyer.token)).status).toBe(400)
})

const CALLERS = ['payer', 'member', 'other', 'free', 'student', 'guest'] as const

test('who may do what in a school', async () => {
  const member = await colleague()
  const other = await newTeacher(site)
  const { students } = await teacherWithClass(site, { teacher: other, names: [undefined] })
  const tokens = {
    payer: payer.token,
    member: member.token,
    other: other.token,
    free: (await site.register()).token,
    student: students[0]?.token,
    guest: undefined,
  }
  const { Invitations } = (await send(inviteToSchool.path, { Email: 'open@example.com' })).body
  const InvitationId = Invitations[0]?.InvitationId
  const table: readonly (readonly [string, object, ...(readonly number[])])[] = [
    // call                       body                                       payer member other free student guest
    [inviteToSchool.path, { Email: 'open@example.com' }, 200, 403, 404, 403, 403, 401],
    [updateSchoolInvitation.path, { InvitationId, IsEnded: false }, 200, 403, 404, 404, 404, 401],
    [updateSchoolTeacher.path, { AccountId: member.accountId, IsEnded: false }, 200, 403, 404, 404, 404, 401],
    [updateSchoolTeacher.path, { AccountId: other.accountId, IsEnded: true }, 404, 403, 404, 404, 404, 401],
    [updateSchoolTeacher.path, { AccountId: payer.accountId, IsEnded: true }, 404, 403, 404, 404, 404, 401],
    [handOverSchool.path, { AccountId: other.accountId }, 404, 403, 404, 404, 404, 401],
    [lookAtSchoolInvitation.path, { Code: 'x' }, 404, 404, 404, 404, 403, 401],
    [joinSchool.path, { Code: 'x' }, 404, 404, 404, 404, 403, 401],
    [leaveSchool.path, {}, 403, 200, 404, 404, 404, 401],
    [nameSchool.path, { Name: 'Hill' }, 200, 403, 200, 403, 403, 401],
  ]
  for (const [path, body, ...statuses] of table) {
    const got: number[] = []
    for (const caller of CALLERS) {
      // A member who has left joins again before the next caller.
      got.push((await site.post(path, body, tokens[caller])).status)
      if (path === leaveSchool.path && caller === 'member') await colleague(member)
    }
    expect([path, ...got]).toEqual([path, ...statuses])
  }
  for (const [caller, status] of [
    ['payer', 200],
    ['member', 200],
    ['other', 200],
    ['student', 200],
    ['guest', 401],
  ] as const) {
    const token = tokens[caller]
    expect([caller, (await site.get(getSchool.path, token === undefined ? {} : { authorization: `Bearer ${token}` })).status]).toEqual([
      caller,
      status,
    ])
  }
})
