import { DAY_MS } from '@emojigma/engine/day.ts'
import { UNUSED_ACCOUNT_DAYS, UNUSED_NOTICE_DAYS } from '@emojigma/contract/rules/retention.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { teacherWithClass } from '../../../platform/testing/test-class.ts'
import { A_DAY, NOON_MS, openTestSite, type TestAccount, type TestSite } from '../../../platform/testing/test-site.ts'

const NOTICE = 'Would you like to keep your account?'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [] })
})
afterEach(() => site.close())

async function sweepOn(day: number): Promise<void> {
  site.setClock(NOON_MS + day * DAY_MS)
  await site.retention.run()
  site.outbox.send()
  await site.outbox.idle()
}

const subjectsTo = async ({ email }: TestAccount) => (await site.lettersTo(email)).map(({ subject }) => subject)
const isThere = async ({ accountId }: TestAccount) =>
  (await site.database.queries.selectFrom('accounts').select('id').where('id', '=', accountId).execute()).length === 1

test('the owner of an account that nobody uses is told a month before it goes, once', async () => {
  const someone = await site.register()
  await sweepOn(UNUSED_ACCOUNT_DAYS - UNUSED_NOTICE_DAYS - 1)
  expect(await subjectsTo(someone)).not.toContain(NOTICE)
  await sweepOn(UNUSED_ACCOUNT_DAYS - UNUSED_NOTICE_DAYS)
  await sweepOn(UNUSED_ACCOUNT_DAYS - UNUSED_NOTICE_DAYS + 1)
  const letters = await site.lettersTo(someone.email)
  expect(letters.filter(({ subject }) => subject === NOTICE)).toHaveLength(1)
  expect(letters.at(-1)?.text).toContain('in 30 days the account is deleted')
  expect(letters.at(-1)?.link?.pathname).toBe('/login')
  await sweepOn(UNUSED_ACCOUNT_DAYS - 1)
  expect(await isThere(someone)).toBe(true)
  await sweepOn(UNUSED_ACCOUNT_DAYS)
  expect(await isThere(someone)).toBe(false)
})

test('who logs in meanwhile keeps the account, and is told again another time', async () => {
  const someone = await site.register()
  await sweepOn(UNUSED_ACCOUNT_DAYS - UNUSED_NOTICE_DAYS)
  await site.token({ grant_type: 'password', username: someone.email, password: someone.password })
  await sweepOn(UNUSED_ACCOUNT_DAYS + 1)
  expect(await isThere(someone)).toBe(true)
  await sweepOn(2 * UNUSED_ACCOUNT_DAYS - 2 * UNUSED_NOTICE_DAYS)
  expect((await subjectsTo(someone)).filter((subject) => subject === NOTICE)).toHaveLength(1)
})

test('nobody’s account goes before a month after the mail, also where the server slept for years', async () => {
  const someone = await site.register()
  await sweepOn(5 * UNUSED_ACCOUNT_DAYS)
  expect(await subjectsTo(someone)).toContain(NOTICE)
  await sweepOn(5 * UNUSED_ACCOUNT_DAYS + UNUSED_NOTICE_DAYS - 1)
  expect(await isThere(someone)).toBe(true)
  await sweepOn(5 * UNUSED_ACCOUNT_DAYS + UNUSED_NOTICE_DAYS)
  expect(await isThere(someone)).toBe(false)
})

test('an account whose uses nobody counted so far has its whole time before it', async () => {
  const someone = await site.register()
  await site.database.queries.updateTable('accounts').set({ last_used_day: null }).execute()
  await sweepOn(UNUSED_ACCOUNT_DAYS)
  await sweepOn(UNUSED_ACCOUNT_DAYS + UNUSED_NOTICE_DAYS)
  expect([await isThere(someone), (await subjectsTo(someone)).includes(NOTICE)]).toEqual([true, false])
})

test('what is paid for stays, and so does a teacher of students', async () => {
  const [buyer, nobody] = [await site.register(), await site.register()]
  await site.grant(buyer.accountId, 'junior-book')
  const { teacher } = await teacherWithClass(site)
  // Students who are idle have gone long before; this one was seen yesterday.
  for (const day of [UNUSED_ACCOUNT_DAYS - UNUSED_NOTICE_DAYS, UNUSED_ACCOUNT_DAYS]) {
    site.setClock(NOON_MS + day * DAY_MS)
    const { queries } = site.database
    await queries
      .updateTable('students')
      .set({ last_seen: A_DAY + day - 1 })
      .execute()
    await site.retention.run()
  }
  expect(await Promise.all([buyer, teacher, nobody].map(isThere))).toEqual([true, true, false])
})
