import { deleteAccount, exportAccount, getUserInfo } from '@emojigma/contract/accounts/accounts.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NOON_MS, openTestSite, type TestAccount, type TestSite } from '../../platform/testing/test-site.ts'
import { runOperatorCommand } from './run.ts'

let site: TestSite
let ada: TestAccount
beforeEach(async () => {
  site = await openTestSite({ days: [] })
  ada = await site.register({ email: 'ada@example.com' })
})
afterEach(() => site.close())

async function run(...words: readonly string[]): Promise<{ readonly code: number; readonly said: string }> {
  const lines: string[] = []
  const print = (line: string): void => void lines.push(line)
  const code = await runOperatorCommand(words, { database: site.database, nowMs: NOON_MS, print })
  return { code, said: lines.join('\n') }
}

async function told(path: string): Promise<Record<string, unknown>> {
  const reply = await site.get(path, { authorization: `Bearer ${ada.token}` })
  return JSON.parse(reply.body.toString()) as Record<string, unknown>
}
const planNow = async (): Promise<unknown> => (await told(getUserInfo.path))['Plan']

test('a plan is granted by e-mail in any case, and revoked by the number of its order', async () => {
  expect(await run('plan', 'grant', ' ADA@example.com', 'teacher')).toEqual({
    code: 0,
    said: 'Granted: teacher to ada@example.com until 2027-11-21T12:00:00.000Z, as order 1. It counts at once.',
  })
  expect(await planNow()).toBe('teacher')
  expect(await run('plan', 'revoke', '1')).toEqual({ code: 0, said: 'Order 1 is revoked. It opens nothing any more.' })
  expect(await planNow()).toBe('none')
  expect(await run('plan', 'revoke', '1')).toMatchObject({ code: 1 })
})

test('a plan is granted for days', async () => {
  await run('plan', 'grant', 'ada@example.com', 'individual', '--days', '2')
  expect(await told(exportAccount.path)).toMatchObject({ Orders: [{ Ends: '2026-11-23T12:00:00.000Z' }] })
})

test.each([
  ['nobody@example.com', 'individual'],
  ['', 'teacher'],
])('nothing is granted to %j', async (name, plan) => {
  expect(await run('plan', 'grant', name, plan)).toMatchObject({ code: 1, said: expect.stringContaining('Nobody has') })
})

test.each([
  [['grant', 'ada@example.com']],
  [['grant', 'ada@example.com', 'student']],
  [['grant', 'ada@example.com', 'junior-book']],
  [['grant', 'ada@example.com', 'individual', '--days']],
  [['grant', 'ada@example.com', 'individual', '--days', '0']],
  [['grant', 'ada@example.com', 'individual', '--days', '3651']],
  [['grant', 'ada@example.com', 'individual', '--weeks', '2']],
  [['grant', 'ada@example.com', 'individual', '--days', '2', 'more']],
  [['revoke', 'all']],
  [['revoke']],
  [['take']],
])('plan %j is not understood', async (words) => {
  expect((await run('plan', ...words)).code).toBe(2)
  expect(await planNow()).toBe('none')
})

test('orders are listed, of everybody or of one', async () => {
  const other = await site.register()
  await site.grant(other.accountId, 'junior-book')
  await run('plan', 'grant', 'ada@example.com', 'individual')
  const line = `2  individual  counts  operator  granted  2026-11-21T12:00:00.000Z to 2027-11-21T12:00:00.000Z  (${ada.accountId})`
  expect((await run('orders', 'list')).said).toBe(
    `${line}\n1  junior-book  counts  operator  granted  2026-11-21T12:00:00.000Z for good  (${other.accountId})\n2 orders.`,
  )
  expect((await run('orders', 'list', 'ada@example.com')).said).toBe(`${line}\n1 order.`)
  expect((await run('orders', 'list', 'eve@example.com')).code).toBe(1)
  expect((await run('orders')).code).toBe(2)
})

test('each change leaves a line without an e-mail, which its owner gets too, and which goes with the account and after two years', async () => {
  await run('plan', 'grant', 'ada@example.com', 'individual')
  await run('plan', 'revoke', '1')
  await run('plan', 'revoke', '1')
  await run('orders', 'list', 'ada@example.com')
  await run('offer', 'add', '--name', 'Winter', '--percent', '20', '--code', 'WINTER20')
  await run('offer', 'add', '--name', 'Winter', '--percent', '20', '--code', 'winter20')
  await run('offer', 'end', 'WINTER20')
  await run('offer', 'end', 'WINTER20')
  const at = '2026-11-21T12:00:00.000Z'
  const lines = [
    `${at}  plan grant  order 1, individual, 365 days  (${ada.accountId})`,
    `${at}  plan revoke  order 1, individual  (${ada.accountId})`,
    `${at}  orders list  the orders of one account  (${ada.accountId})`,
    `${at}  offer add  offer WINTER20, 20%`,
    `${at}  offer end  offer WINTER20`,
    '5 lines.',
  ]
  expect((await run('audit', 'list')).said).toBe(lines.join('\n'))
  expect(await told(exportAccount.path)).toMatchObject({
    OperatorActs: [{ Command: 'plan grant' }, { Command: 'plan revoke' }, { At: at }],
  })
  await site.post(deleteAccount.path, { Password: ada.password }, ada.token)
  expect((await run('audit', 'list')).said).toContain('2 lines.')
  site.setClock(NOON_MS + 731 * DAY_MS)
  await site.retention.run()
  expect((await run('audit', 'list')).said).toBe('0 lines.')
})
