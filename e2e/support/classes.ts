import { issueCards, type StudentCard } from '@emojigma/contract/classes/cards.ts'
import { createClassroom } from '@emojigma/contract/classes/classrooms.ts'
import { requestToken } from '@emojigma/contract/sign-in/sign-in.ts'
import { getUpload, registerStudents, type UploadProgress } from '@emojigma/contract/classes/students.ts'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { goTo, logIn, newEmail, PASSWORD, signIn, signUp } from './accounts.ts'
import { ready } from './play.ts'
import { createCheckout, payWithTestMoney } from '@emojigma/contract/shop/checkout.ts'

export interface ClassTeacher {
  readonly email: string
  readonly token: string
}

/** A student with a generated password. */
export interface ClassStudent {
  readonly id: string
  readonly userName: string
  readonly nickname: string
  readonly password: string
}

export interface ClassOfTeacher {
  readonly teacher: ClassTeacher
  readonly classroomId: string
  readonly classroomName: string
  readonly students: readonly ClassStudent[]
}

/** A student to add; `userName` absent = generated. */
export interface NewStudent {
  readonly userName?: string
  readonly realName?: string
}

/** Registers a teacher with a plan and a class, on a site of `accounts.ts`, where anyone may register.
 *  @param students their number, or the students
 *  @returns the class; the page is signed in as its teacher, and knows of the plan */
export async function teacherWithClass(
  page: Page,
  request: APIRequestContext,
  students: number | readonly NewStudent[] = 3,
): Promise<ClassOfTeacher> {
  const teacher = await registerTeacher(page, request)
  const classroomName = 'Class 3b'
  const made = await call<{ Id: string }>(request, createClassroom.path, teacher.token, { classroomName })
  const wanted = typeof students === 'number' ? Array.from({ length: students }, () => ({})) : students
  return { teacher, classroomId: made.Id, classroomName, students: await addStudents(request, teacher, made.Id, wanted) }
}

/** Registers an account that buys a Teacher plan with test money; the page knows of both. */
export async function registerTeacher(page: Page, request: APIRequestContext): Promise<ClassTeacher> {
  const email = newEmail('teacher')
  await signUp(page, email)
  const token = await tokenOf(request, email, PASSWORD)
  await buyPlan(request, token, 'teacher')
  await signIn(page, email)
  return { email, token }
}

/** Adds students to a class, with generated passwords. */
export async function addStudents(
  request: APIRequestContext,
  { token }: Pick<ClassTeacher, 'token'>,
  classroomId: string,
  wanted: readonly NewStudent[],
): Promise<readonly ClassStudent[]> {
  if (wanted.length === 0) return []
  const { Results, JobId } = await call<{
    Results: readonly { StudentId: string; UserName: string; Nickname: string; Password: string }[]
    JobId: string
  }>(request, registerStudents.path, token, {
    ClassroomId: classroomId,
    UploadKey: randomUUID(),
    IsTrial: false,
    Students: wanted.map(({ userName, realName }, index) => ({
      Row: index,
      ...(userName === undefined ? {} : { UserName: userName }),
      ...(realName === undefined ? {} : { RealName: realName }),
    })),
  })
  const progress = async () => {
    const reply = await request.get(`${getUpload.path}?jobId=${JobId}`, { headers: { authorization: `Bearer ${token}` } })
    return (await reply.json()) as UploadProgress
  }
  await expect.poll(async () => (await progress()).State).toBe('done')
  return Results.map(({ StudentId, UserName, Nickname, Password }) => ({
    id: StudentId,
    userName: UserName,
    nickname: Nickname,
    password: Password,
  }))
}

/** The login cards of a class. Missing ones are made. */
export async function cardsOf(
  request: APIRequestContext,
  { token }: Pick<ClassTeacher, 'token'>,
  ClassroomId: string,
): Promise<readonly StudentCard[]> {
  return (await call<{ Cards: readonly StudentCard[] }>(request, issueCards.path, token, { ClassroomId })).Cards
}

/** Signs a student in on a page of their own. */
export async function logInAsStudent(page: Page, { userName, password }: Pick<ClassStudent, 'userName' | 'password'>): Promise<void> {
  await goTo(page, '/login')
  await logIn(page, userName, password)
  await waitForReload(page)
}

/** Waits for the reload of a page that has learnt of a plan. */
export async function waitForReload(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload'
  })
  await ready(page)
}

/** @returns a bearer token */
export async function tokenOf(request: APIRequestContext, userName: string, password: string): Promise<string> {
  const reply = await request.post(requestToken.path, { form: { grant_type: 'password', username: userName, password } })
  expect(reply.status()).toBe(200)
  return ((await reply.json()) as { access_token: string }).access_token
}

/** @param token of an account; absent = a guest's call */
export async function call<T>(request: APIRequestContext, path: string, token: string | undefined, data: object): Promise<T> {
  const reply = await request.post(path, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` }, data })
  expect([path, reply.status()]).toEqual([path, 200])
  return (await reply.json()) as T
}

/** Buys a plan with test money.
 *  @param token a bearer token */
export async function buyPlan(request: APIRequestContext, token: string, plan: 'individual' | 'teacher'): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const made = await request.post(createCheckout.path, { headers, data: { priceIdRequest: { PriceId: `${plan}-usd` } } })
  expect(made.status(), await made.text()).toBe(200)
  const CheckoutId = ((await made.json()) as { Url: string }).Url.split('/').at(-1)
  const paid = await request.post(payWithTestMoney.path, { headers, data: { CheckoutId, Outcome: 'paid' } })
  expect(paid.status(), await paid.text()).toBe(200)
}
