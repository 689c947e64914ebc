import { createClassroom, type Classroom } from '@emojigma/contract/classes/classrooms.ts'
import { getUpload, registerStudents, type StudentUpload, type UploadProgress } from '@emojigma/contract/classes/students.ts'
import { inviteTeacher, joinClass } from '@emojigma/contract/classes/teachers.ts'
import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { TestAccount, TestSite } from './test-site.ts'

export interface TestStudent {
  readonly id: string
  readonly userName: string
  readonly nickname: string
  readonly password: string
  readonly token: string
  readonly refreshToken: string
}

export interface TestClass {
  readonly teacher: TestAccount
  readonly classroomId: string
  readonly students: readonly TestStudent[]
}

export interface TestClassWishes {
  /** An account with a plan; absent = a new one, with a plan for a year. */
  readonly teacher?: TestAccount
  /** User names of its students, unique on the site; absent = two are generated. */
  readonly names?: readonly (string | undefined)[]
}

/** A class with students who are signed in. */
export async function teacherWithClass(
  site: TestSite,
  { teacher, names = [undefined, undefined] }: TestClassWishes = {},
): Promise<TestClass> {
  const owner = teacher ?? (await newTeacher(site))
  const made = await site.post<Classroom>(createClassroom.path, { classroomName: 'Class 3b' }, owner.token)
  if (made.status !== 200) throw new Error(`no class was made: ${JSON.stringify(made.body)}`)
  const { Id: classroomId } = made.body
  return { teacher: owner, classroomId, students: await addStudents(site, owner, classroomId, names) }
}

/** An account with a plan for teachers. */
export async function newTeacher(site: TestSite): Promise<TestAccount> {
  const teacher = await site.register()
  await site.grant(teacher.accountId, 'teacher')
  return teacher
}

/** The code of the last link by which an e-mail was invited to a class. */
export async function invitationCode(site: TestSite, email: string): Promise<string> {
  const letters = (await site.lettersTo(email)).filter(({ link }) => link?.pathname === '/joinClass')
  return letters.at(-1)?.link?.searchParams.get('code') ?? ''
}

/** Lets an account teach a class beside its owner.
 *  @param wishes absent = a new account, without a plan */
export async function coTeacherOf(
  site: TestSite,
  { teacher, classroomId }: Pick<TestClass, 'teacher' | 'classroomId'>,
  wishes?: TestAccount,
): Promise<TestAccount> {
  const account = wishes ?? (await site.register())
  const invited = await site.post(inviteTeacher.path, { ClassroomId: classroomId, Email: account.email }, teacher.token)
  const Code = await invitationCode(site, account.email)
  const { status, body } = await site.post(joinClass.path, { Code }, account.token)
  if (status !== 200) throw new Error(`${account.email} did not join: ${JSON.stringify({ invited, Code, body })}`)
  return account
}

/** Adds students with generated passwords, and signs them in. */
export async function addStudents(
  site: TestSite,
  { token }: Pick<TestAccount, 'token'>,
  classroomId: string,
  names: readonly (string | undefined)[],
): Promise<readonly TestStudent[]> {
  if (names.length === 0) return []
  const { status, body } = await site.post<StudentUpload>(
    registerStudents.path,
    {
      ClassroomId: classroomId,
      UploadKey: randomUUID(),
      IsTrial: false,
      Students: names.map((UserName, Row) => ({ Row, ...(UserName === undefined ? {} : { UserName }) })),
    },
    token,
  )
  if (status !== 200) throw new Error(`no students were added: ${JSON.stringify(body)}`)
  await hashed(site, token, body.JobId)
  return Promise.all(
    body.Results.map(async ({ StudentId: id = '', UserName: userName = '', Nickname: nickname = '', Password: password = '' }) => {
      const tokens = await site.token({ grant_type: 'password', username: userName, password })
      if (tokens.status !== 200) throw new Error(`a student was not signed in: ${JSON.stringify([tokens.body, body.Results])}`)
      return { id, userName, nickname, password, token: tokens.body.access_token, refreshToken: tokens.body.refresh_token }
    }),
  )
}

/** Resolves when all passwords of an upload can be used, by whichever process hashes them. */
async function hashed(site: TestSite, token: string, jobId = ''): Promise<void> {
  for (;;) {
    const { body } = await site.get(`${getUpload.path}?jobId=${jobId}`, { authorization: `Bearer ${token}` })
    const { State } = JSON.parse(body.toString()) as UploadProgress
    if (State !== 'working') return
    await nextTurn()
  }
}
