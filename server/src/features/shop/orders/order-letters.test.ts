import { deleteAccount } from '@emojigma/contract/accounts/accounts.ts'
import { setLanguage } from '@emojigma/contract/accounts/settings.ts'
import { getCards, issueCards, printCards } from '@emojigma/contract/classes/cards.ts'
import { getClassrooms } from '@emojigma/contract/classes/classrooms.ts'
import { registerStudents } from '@emojigma/contract/classes/students.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { GRACE_DAYS } from '@emojigma/contract/rules/classrooms.ts'
import { createCheckout, payWithTestMoney } from '@emojigma/contract/shop/checkout.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newTeacher, teacherWithClass, type TestStudent } from '../../../platform/testing/test-class.ts'
import { isoTime } from '../../../platform/clock.ts'
import { openTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, type TestAccount, type TestSite } from '../../../platform/testing/test-site.ts'
import { changeOrder, Orders } from './service.ts'

let shared: TestDatabase
let site: TestSite
beforeEach(async () => {
  shared = await openTestDatabase()
  site = await openTestSite({ days: [A_DAY - 1, A_DAY], shared })
})
afterEach(async () => {
  await site.close()
  await shared.remove()
})

/** The sweep of a day, at noon, and the letters that it orders. */
async function sweepOn(day: number, ...sites: readonly TestSite[]): Promise<void> {
  const all = sites.length === 0 ? [site] : sites
  for (const one of all) one.setClock(NOON_MS + day * DAY_MS)
  await Promise.all(all.map((one) => one.retention.run()))
  for (const one of all) {
    one.outbox.send()
    await one.outbox.idle()
  }
}

async function buy(priceId: string, { token }: TestAccount): Promise<void> {
  const { body } = await site.post<{ Url: string }>(createCheckout.path, { priceIdRequest: { PriceId: priceId } }, token)
  const paid = { CheckoutId: body.Url.slice('/checkout/'.length), Outcome: 'paid' }
  // Pressed twice.
  for (const times of [1, 2]) expect([times, (await site.post(payWithTestMoney.path, paid, token)).status]).toEqual([times, 200])
}

const lettersTo = async ({ email }: TestAccount) => (await site.lettersTo(email)).filter(({ subject }) => !subject.startsWith('Welcome'))
const subjectsTo = async (account: TestAccount) => (await lettersTo(account)).map(({ subject }) => subject)
const END = NOON_MS + 365 * DAY_MS
const dateOf = (timeMs: number, language = 'en') => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(timeMs)

test('each payment has one receipt with what was bought, for how much and until when', async () => {
  const buyer = await site.register()
  await buy('individual-usd', buyer)
  await buy('junior-book-gbp', buyer)
  const [plan, book, ...others] = await lettersTo(buyer)
  expect(others).toEqual([])
  expect(plan?.subject).toBe('Your receipt from Emojigma')
  expect(plan?.text).toContain(`On ${dateOf(NOON_MS)} you bought: Individual. You paid $16.99.`)
  expect(plan?.text).toContain(`It runs until ${dateOf(END)}. It does not renew by itself`)
  expect(plan?.text).toContain('This was test money: nothing was charged.')
  expect(plan?.link?.pathname).toBe('/myAccount')
  expect(book?.text).toContain('Junior puzzle book. You paid £3.99.')
  expect(book?.text).toContain('It is yours for good.')
})

test('a plan that ends is told of 30 and 7 days before, once each, with the date', async () => {
  const buyer = await site.register()
  await site.grant(buyer.accountId, 'individual')
  await sweepOn(334)
  expect(await subjectsTo(buyer)).toEqual([])
  for (const day of [335, 336, 350, 357]) await sweepOn(day)
  expect(await subjectsTo(buyer)).toEqual([`Your plan ends on ${dateOf(END)}`])
  for (const day of [358, 359, 364, 365, 366, 370]) await sweepOn(day)
  // The first one, kept as a file, is a month old by now.
  const [second, ...others] = await lettersTo(buyer)
  expect(others).toEqual([])
  expect(second?.text).toContain(`On ${dateOf(END)} your Individual plan ends. Nothing is charged.`)
  expect(second?.text).toContain('three free puzzles a day')
  expect(second?.link?.pathname).toBe('/pricing')
})

test('a plan that is extended is told of again, and one beside which another goes on is not', async () => {
  const [longer, covered] = [await site.register(), await site.register()]
  await site.grant(longer.accountId, 'individual', 60)
  await site.grant(covered.accountId, 'individual', 60)
  await site.grant(covered.accountId, 'teacher', 100)
  await sweepOn(40)
  const [order] = await site.service(Orders).of(longer.accountId)
  await changeOrder(site.database.queries, order?.id ?? 0, { endsAtMs: NOON_MS + 90 * DAY_MS })
  await sweepOn(59)
  await sweepOn(70)
  expect(await subjectsTo(longer)).toEqual([60, 90].map((day) => `Your plan ends on ${dateOf(NOON_MS + day * DAY_MS)}`))
  expect(await subjectsTo(covered)).toEqual([`Your plan ends on ${dateOf(NOON_MS + 100 * DAY_MS)}`])
})

test('a short plan is told of only when it lasted longer than the notice', async () => {
  const [month, week] = [await site.register(), await site.register()]
  await site.grant(month.accountId, 'individual', 30)
  await site.grant(week.accountId, 'individual', 7)
  await sweepOn(1)
  expect([await subjectsTo(month), await subjectsTo(week)]).toEqual([[], []])
  await sweepOn(24)
  expect([await subjectsTo(month), await subjectsTo(week)]).toMatchObject([[`Your plan ends on ${dateOf(NOON_MS + 30 * DAY_MS)}`], []])
})

test.each([
  ['es', 'Tus clases siguen hasta el'],
  ['fr', 'Vos classes continuent jusqu’au'],
])('a letter is in the language of the account (%s)', async (language, text) => {
  const { teacher } = await teacherWithClass(site, { names: [] })
  await site.post(setLanguage.path, { Language: language }, teacher.token)
  await sweepOn(340)
  const letter = (await site.lettersTo(teacher.email)).at(-1)
  expect(letter?.text).toContain(`${text} ${dateOf(END + GRACE_DAYS * DAY_MS, language)}`)
  expect(letter?.text).toContain(dateOf(END, language))
  expect(letter?.link?.pathname).toBe(`/${language}/pricing`)
})

test('two processes and a restart send each letter once', async () => {
  const buyer = await site.register()
  await site.grant(buyer.accountId, 'individual')
  const other = await openTestSite({ days: [], shared })
  await sweepOn(340, site, other)
  await other.close()
  const restarted = await openTestSite({ days: [], shared })
  await sweepOn(341, site, restarted)
  await restarted.close()
  expect(await subjectsTo(buyer)).toHaveLength(1)
})

test('no letter goes to a revoked plan, to an account without an e-mail, or after the account', async () => {
  const [revoked, gone] = [await site.register(), await site.register()]
  for (const { accountId } of [revoked, gone]) await site.grant(accountId, 'individual')
  const { students } = await teacherWithClass(site, { names: [undefined] })
  await site.grant(students[0]?.id ?? '', 'individual', 340)
  const [order] = await site.service(Orders).of(revoked.accountId)
  await changeOrder(site.database.queries, order?.id ?? 0, { isActive: false })
  await site.post(deleteAccount.path, { Password: gone.password }, gone.token)
  await sweepOn(338)
  expect([await subjectsTo(revoked), await subjectsTo(gone)]).toEqual([[], []])
  expect(await site.database.queries.selectFrom('letters').selectAll().execute()).toEqual([])
})

test('a teacher hears that the plan has ended and that classes go on, if there are any', async () => {
  const { teacher } = await teacherWithClass(site, { names: [undefined] })
  const withoutClass = await newTeacher(site)
  await site.database.queries
    .updateTable('students')
    .set({ last_seen: A_DAY + 365 })
    .execute()
  await sweepOn(366)
  await sweepOn(367)
  const letters = await lettersTo(teacher)
  expect(letters.map(({ subject }) => subject)).toEqual(['Your plan has ended, your classes go on'])
  expect(letters[0]?.text).toContain(`Your classes go on until ${dateOf(END + GRACE_DAYS * DAY_MS)}`)
  expect(await subjectsTo(withoutClass)).toEqual([])
})

test('for thirty days after the plan a class plays everything and gets its cards, and nobody new', async () => {
  const teacher = await site.register()
  await site.grant(teacher.accountId, 'teacher', 1)
  const { classroomId, students } = await teacherWithClass(site, { teacher, names: [undefined, undefined] })
  const [student, other] = students as [TestStudent, TestStudent]
  /** A first guess at another day's puzzle, by a student who has just logged in. */
  const play = async ({ userName, password }: TestStudent, id: number) => {
    const { body } = await site.token({ grant_type: 'password', username: userName, password })
    return (await site.post(uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess: '999' }, body.access_token)).status
  }
  const read = async (path: string) => {
    const {
      body: { access_token: token },
    } = await site.token({ grant_type: 'password', username: teacher.email, password: teacher.password })
    const { status, body } = await site.get(path, { authorization: `Bearer ${token}` })
    return { status, body: JSON.parse(body.toString()) as unknown, token }
  }
  const asTeacher = async (path: string, body: object) => (await site.post(path, body, (await read(getClassrooms.path)).token)).status
  const upload = { ClassroomId: classroomId, UploadKey: randomUUID(), IsTrial: false, Students: [{ Row: 0 }] }
  const lastMs = NOON_MS + (1 + GRACE_DAYS) * DAY_MS - 1
  site.setClock(NOON_MS + DAY_MS)
  expect((await read(getClassrooms.path)).body).toMatchObject({ ClassesEndAt: isoTime(lastMs + 1) })
  expect(await play(student, puzzleOn(A_DAY - 1, 1, 4))).toBe(200)
  site.setClock(lastMs)
  expect(await play(other, puzzleOn(A_DAY - 1, 1, 4))).toBe(200)
  expect((await read(`${getCards.path}?classroomId=${classroomId}`)).status).toBe(200)
  expect(await asTeacher(issueCards.path, { StudentIds: [student.id] })).toBe(200)
  expect(await asTeacher(printCards.path, { ClassroomId: classroomId })).toBe(200)
  expect(await asTeacher(issueCards.path, { StudentIds: [student.id], Renew: true })).toBe(403)
  expect(await asTeacher(registerStudents.path, upload)).toBe(403)
  site.setClock(lastMs + 1)
  expect(await play(student, puzzleOn(A_DAY - 1, 1, 3))).toBe(403)
  expect((await read(getClassrooms.path)).body).not.toHaveProperty('ClassesEndAt')
  expect(await asTeacher(issueCards.path, { StudentIds: [student.id] })).toBe(200)
})

test('a revoked plan ends for the class at once', async () => {
  const { teacher, students } = await teacherWithClass(site, { names: [undefined] })
  const guess = { PuzzleId: puzzleOn(A_DAY - 1, 1, 4), PuzzleGuess: '999' }
  const [order] = await site.service(Orders).of(teacher.accountId)
  await changeOrder(site.database.queries, order?.id ?? 0, { isActive: false })
  expect((await site.post(uploadPuzzleGuessMini.path, guess, students[0]?.token)).status).toBe(403)
})
