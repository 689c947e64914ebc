import { DAY_MS } from '@emojigma/engine/day.ts'
import { deleteAccount, register, setNickname } from '@emojigma/contract/accounts/accounts.ts'
import { NICKNAME_CHANGES } from '@emojigma/contract/rules/nickname.ts'
import { UNUSED_ACCOUNT_DAYS } from '@emojigma/contract/rules/retention.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NOON_MS, openTestSite, type TestSite } from '../../platform/testing/test-site.ts'

const PASSWORD = 'Puzzled-Otter-7'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [], environment: { RATE_LIMITS: 'on' } })
})
afterEach(() => site.close())

const tryToRegister = async (Email: string, Nickname: string, more: object = {}) => {
  const { status, body } = await site.post<{ Id?: string; ModelState?: object }>(register.path, {
    Email,
    Nickname,
    Password: PASSWORD,
    ConfirmPassword: PASSWORD,
    ...more,
  })
  return { status, ...body, ...(body.Id === undefined ? {} : { Id: 'some id' }) }
}
const rename = async (Nickname: string, token: string) => (await site.post(setNickname.path, { Nickname }, token)).status

test.each([
  ['an adult', {}],
  ['a child', { BirthYear: 2018 }],
])('registering %s, and again with the same nickname, answers alike whether or not the e-mail is known', async (_who, more) => {
  await site.register({ email: 'known@example.com', nickname: 'Calm Heron' })
  const answers = async (email: string, nickname: string) => [
    await tryToRegister(email, nickname, more),
    await tryToRegister('another@example.com', nickname, more),
    await tryToRegister(email, nickname, more),
  ]
  const ofUnknown = await answers('unknown@example.com', 'Wise Otter')
  const ofKnown = await answers('known@example.com', 'Wise Badger')
  expect(ofUnknown.map(({ status }) => status)).toEqual([200, 400, 400])
  expect(ofKnown).toEqual(ofUnknown)
})

test('what is held this way is free for the owner of the e-mail, and for nobody else', async () => {
  const owner = await site.register({ email: 'known@example.com' })
  const stranger = await site.register()
  await tryToRegister('known@example.com', 'Wise Badger')
  expect(await rename('Wise Badger', stranger.token)).toBe(400)
  expect(await rename('wise badger', owner.token)).toBe(200)
})

test('it is held as long as an account that nobody uses, or until the account of the e-mail is deleted', async () => {
  const [one, other] = [await site.register({ email: 'one@example.com' }), await site.register({ email: 'two@example.com' })]
  await tryToRegister(one.email, 'Wise Badger')
  await tryToRegister(other.email, 'Wise Otter')
  await site.post(deleteAccount.path, { Password: one.password }, one.token)
  expect((await tryToRegister('three@example.com', 'Wise Badger')).status).toBe(200)
  site.setClock(NOON_MS + UNUSED_ACCOUNT_DAYS * DAY_MS - 1)
  expect((await tryToRegister('four@example.com', 'Wise Otter')).status).toBe(400)
  site.setClock(NOON_MS + UNUSED_ACCOUNT_DAYS * DAY_MS)
  expect((await tryToRegister('four@example.com', 'Wise Otter')).status).toBe(200)
  await site.retention.run()
  expect(await site.database.queries.selectFrom('held_nicknames').selectAll().execute()).toEqual([])
})

test('a nickname is changed three times in thirty days, and then it is said kindly when it goes again', async () => {
  const someone = await site.register({ nickname: 'First Fox' })
  const { token } = someone
  const names = ['Otter', 'Badger', 'Heron', 'Moose'].map((animal) => `Wise ${animal}`)
  expect(NICKNAME_CHANGES).toEqual({ max: 3, days: 30 })
  for (const name of names.slice(0, 3)) expect(await rename(name, token)).toBe(200)
  // An equal or refused nickname is no change.
  expect([await rename('Wise Heron', token), await rename('Admin', token)]).toEqual([200, 400])
  const refused = await site.post(setNickname.path, { Nickname: names[3] }, token)
  expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 30 * 24 * 60 * 60])
  expect(refused.body['Message']).toBe(
    'So that friends can find each other, a nickname can be changed 3 times in 30 days. You can choose a new one in 30 days.',
  )
  site.setClock(NOON_MS + 30 * DAY_MS)
  const { body } = await site.token({ grant_type: 'password', username: someone.email, password: someone.password })
  expect(await rename(names[3] ?? '', body.access_token)).toBe(200)
})

test('the first choice of a nickname is no change', async () => {
  const { token, accountId } = await site.register()
  await site.database.queries.updateTable('accounts').set({ nickname: null, nickname_key: null }).where('id', '=', accountId).execute()
  for (const animal of ['Otter', 'Badger', 'Heron', 'Moose']) expect(await rename(`Wise ${animal}`, token)).toBe(200)
  expect(await rename('Wise Walrus', token)).toBe(429)
})
