import { DAY_MS } from '@emojigma/engine/day.ts'
import { giveConsent, register, setNickname } from '@emojigma/contract/accounts/accounts.ts'
import { forgottenPassword, requestMagicLink } from '@emojigma/contract/sign-in/sign-in.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NOON_MS, openTestSite, type TestSite } from '../../platform/testing/test-site.ts'

const PASSWORD = 'Puzzled-Otter-7'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ days: [] })
  site.setClock(NOON_MS)
})
afterAll(() => site.close())

let names = 0
function wish(changes: Record<string, unknown> = {}) {
  names += 1
  const letters = [...String(names)].map((figure) => 'abcdefghij'.charAt(Number(figure))).join('')
  return { Email: `new${letters}@example.com`, Nickname: `Panda ${letters}`, Password: PASSWORD, ConfirmPassword: PASSWORD, ...changes }
}

interface Reply {
  readonly Id?: string
  readonly ConsentNeeded?: boolean
  readonly ModelState?: Record<string, string[]>
}
const registerWith = (body: unknown, at = site) => at.post<Reply>(register.path, body)
const logIn = (username: string, password = PASSWORD) => site.token({ grant_type: 'password', username, password })

test('someone new is welcomed by mail', async () => {
  const body = wish()
  const reply = await registerWith(body)
  expect(reply.status).toBe(200)
  expect(register.replies[200].strict().parse(reply.body)).toEqual({ Id: reply.body.Id })
  const [letter, ...others] = await site.lettersTo(body.Email)
  expect(letter?.subject).toContain('Welcome')
  expect(letter?.text).toContain(body.Nickname)
  expect(others).toEqual([])
})

test('registering with an e-mail that has an account looks the same, changes nothing, and tells its owner', async () => {
  const owner = await site.register({ email: 'owner@example.com', nickname: 'Owner Otter' })
  const fresh = await registerWith(wish())
  const known = await registerWith(
    wish({ Email: 'OWNER@example.com', Nickname: 'Somebody Else', Password: 'Other-Otter-8', ConfirmPassword: 'Other-Otter-8' }),
  )
  expect(known.status).toBe(fresh.status)
  expect(Object.keys(known.body)).toEqual(Object.keys(fresh.body))
  expect(known.body.Id).not.toBe(owner.accountId)
  expect(Object.keys(known.headers)).toEqual(Object.keys(fresh.headers))
  expect((await logIn(owner.email, 'Other-Otter-8')).status).toBe(400)
  expect((await logIn(owner.email, owner.password)).status).toBe(200)
  expect((await site.lettersTo(owner.email)).map(({ subject }) => subject)).toEqual(['Welcome to Emojigma', 'You already have an account'])
})

test('ten registrations of one e-mail at once make one account', async () => {
  const Email = 'rush@example.com'
  const replies = await Promise.all(Array.from({ length: 10 }, () => registerWith(wish({ Email }))))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  const rows = await site.database.queries.selectFrom('accounts').select('id').where('email_key', '=', Email).execute()
  expect(rows).toHaveLength(1)
})

test('ten registrations of one nickname at once give it to one', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => registerWith(wish({ Nickname: 'The Only One' }))))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { body } of replies.filter(({ status }) => status !== 200)) expect(body.ModelState?.['Nickname']?.[0]).toContain('taken')
})

test.each([
  [{ Email: 'nobody' }, 'Email'],
  [{ Email: 'a@b.example\r\nBcc: eve@evil.example' }, 'Email'],
  [{ Email: 'a@b.example, eve@evil.example' }, 'Email'],
  [{ Email: `${'x'.repeat(250)}@b.example` }, 'Email'],
  [{ Nickname: 'Otto' }, 'Nickname'],
  [{ Nickname: 'Big Fucker' }, 'Nickname'],
  [{ ConfirmPassword: 'Puzzled-Otter-8' }, 'ConfirmPassword'],
  [{ Password: 'Ab1!', ConfirmPassword: 'Ab1!' }, 'Password'],
  [{ Password: 'abcdefghi', ConfirmPassword: 'abcdefghi' }, 'Password'],
  [{ Password: 'abcdefgh!', ConfirmPassword: 'abcdefgh!' }, 'Password'],
  [{ Password: 'Abcdefg1', ConfirmPassword: 'Abcdefg1' }, 'Password'],
  [{ BirthYear: 2027 }, 'BirthYear'],
  [{ BirthYear: 1.5 }, 'BirthYear'],
  [{ BirthYear: '2000' }, 'BirthYear'],
])('%j is refused by name', async (changes, field) => {
  const { status, body } = await registerWith(wish(changes))
  expect(status).toBe(400)
  expect(body.ModelState?.[field]?.length).toBeGreaterThan(0)
  expect(body.ModelState?.['error']).toContain(body.ModelState?.[field]?.[0])
})

test.each([
  'Password1!',
  'P@ssw0rd!',
  'Passw0rd123!',
  'Qwerty123!',
  'Welcome1!',
  'Iloveyou2!',
  '1234Abcd!',
  'Summer2026!',
  'Letmein!1',
  'Aaaaaaa1!',
  'Emojigma-1',
  '!!Monkey99',
  '123456aA!',
  'Football#7',
])('the common password %s is refused', async (Password) => {
  const { status, body } = await registerWith(wish({ Password, ConfirmPassword: Password }))
  expect(status).toBe(400)
  expect(body.ModelState?.['Password']?.[0]).toContain('too easy to guess')
})

test('an e-mail that only browsers take for one is refused in a sentence, which stands under the field', async () => {
  const body = wish({ Email: 'anna@gmail' })
  const { body: english } = await registerWith(body)
  expect(english.ModelState?.['Email']).toEqual(['Please give a whole e-mail address, such as name@example.com.'])
  const { body: spanish } = await site.post<Reply>(`/es${register.path}`, body)
  expect(spanish.ModelState?.['Email']).toEqual(['Escribe una dirección de correo completa, como nombre@example.com.'])
})

test('a password with the e-mail or the nickname in it is refused', async () => {
  for (const Password of ['zebrafan-99!A', 'My-Stripy-Zebra-9']) {
    const { body } = await registerWith(
      wish({ Email: 'zebrafan@example.com', Nickname: 'Stripy Zebra', Password, ConfirmPassword: Password }),
    )
    expect(body.ModelState?.['Password']?.[0]).toMatch(/contains “(zebrafan|stripy zebra)”/)
  }
})

test.each([
  ' Spaces around 7! ',
  'Füchse-und-Dächse-9',
  'パスワード-Ab1!',
  'Abc1!def'.repeat(16),
  '🦊🦊🦊🦊Ab1!',
  'Tab\tAb1!x-y',
  'e\u0301cole-Ab1!',
])('the password %j is kept exactly', async (Password) => {
  const body = wish({ Password, ConfirmPassword: Password })
  expect((await registerWith(body)).status).toBe(200)
  expect((await logIn(body.Email, Password)).status).toBe(200)
  const others = [Password.trim(), Password.normalize('NFC'), Password.toLowerCase(), Password.slice(0, -1), `${Password} `]
  for (const other of others.filter((text) => text !== Password)) expect((await logIn(body.Email, other)).status).toBe(400)
})

test('a password of more than 128 characters is refused, at registration and without a comparison at login', async () => {
  const Password = `${'Abc1!def'.repeat(16)}x`
  expect((await registerWith(wish({ Password, ConfirmPassword: Password }))).status).toBe(400)
  expect((await logIn('nobody@example.com', 'x'.repeat(100_000))).status).toBeGreaterThanOrEqual(400)
})

test('someone younger than thirteen, or perhaps, needs an adult’s consent', async () => {
  for (const BirthYear of [2026, 2014, 2013]) {
    const body = wish({ BirthYear })
    const reply = await registerWith(body)
    expect(reply.body.ConsentNeeded).toBe(true)
    const refused = await logIn(body.Email)
    expect(refused.status).toBe(400)
    expect(refused.body.error).toBe('invalid_grant')
    expect(refused.body.error_description).toContain('grown-up')
    expect(refused.body.consent_awaited).toBe(true)
    const wrong = await logIn(body.Email, 'Wrong-Otter-7')
    expect(wrong.body.error_description).not.toContain('grown-up')
    expect(wrong.body.consent_awaited).toBeUndefined()
    const [letter] = await site.lettersTo(body.Email)
    expect(letter?.link?.pathname).toBe('/consent')
    const Code = letter?.link?.searchParams.get('code') ?? ''
    await site.get(`/consent?code=${Code}`)
    expect((await site.post(giveConsent.path, { Code })).status).toBe(200)
    expect((await site.post(giveConsent.path, { Code })).status).toBe(400)
    expect((await logIn(body.Email)).status).toBe(200)
  }
  expect((await registerWith(wish({ BirthYear: 2012 }))).body.ConsentNeeded).toBeUndefined()
})

test('of the year of birth nothing is kept', async () => {
  const body = wish({ BirthYear: 2015 })
  await registerWith(body)
  const row = await site.database.queries.selectFrom('accounts').selectAll().where('email_key', '=', body.Email).executeTakeFirstOrThrow()
  expect(row.is_child).toBe(1)
  expect(JSON.stringify(row)).not.toContain('2015')
})

test('no other mailed link goes around the consent, and asking for one mails the consent again', async () => {
  const body = wish({ BirthYear: 2018 })
  await registerWith(body)
  await site.post(requestMagicLink.path, { Email: body.Email })
  await site.outbox.idle()
  await site.post(forgottenPassword.path, { Email: body.Email })
  await site.outbox.idle()
  await registerWith(wish({ Email: body.Email }))
  const letters = await site.lettersTo(body.Email)
  expect(letters.map(({ link }) => link?.pathname)).toEqual(Array(4).fill('/consent'))
  const codes = letters.map(({ link }) => link?.searchParams.get('code') ?? '')
  const statuses: number[] = []
  for (const Code of codes) statuses.push((await site.post(giveConsent.path, { Code })).status)
  expect(statuses).toEqual([400, 400, 400, 200])
})

test('without consent within a week the account is gone', async () => {
  const body = wish({ BirthYear: 2018 })
  await registerWith(body)
  const [letter] = await site.lettersTo(body.Email)
  site.setClock(NOON_MS + 8 * DAY_MS)
  expect((await site.post(giveConsent.path, { Code: letter?.link?.searchParams.get('code') ?? '' })).status).toBe(400)
  await site.retention.run()
  expect(await site.database.queries.selectFrom('accounts').select('id').where('email_key', '=', body.Email).execute()).toEqual([])
  site.setClock(NOON_MS)
})

test('an account waits as long as the newest link to consent is good', async () => {
  const body = wish({ BirthYear: 2018 })
  await registerWith(body)
  site.setClock(NOON_MS + 6 * DAY_MS)
  await site.post(requestMagicLink.path, { Email: body.Email })
  const letters = await site.lettersTo(body.Email)
  site.setClock(NOON_MS + 8 * DAY_MS)
  await site.retention.run()
  const code = letters.at(-1)?.link?.searchParams.get('code') ?? ''
  expect((await site.post(giveConsent.path, { Code: code })).status).toBe(200)
  site.setClock(NOON_MS)
})

test('a site may leave children’s accounts to their schools', async () => {
  const school = await openTestSite({ days: [], environment: { CHILD_ACCOUNTS: 'school-only' } })
  const refused = await registerWith(wish({ BirthYear: 2016 }), school)
  expect(refused.status).toBe(400)
  expect(refused.body.ModelState?.['BirthYear']?.[0]).toContain('teacher')
  expect((await registerWith(wish({ BirthYear: 2000 }), school)).status).toBe(200)
  await school.close()
})

test('a nickname can be changed, to one that nobody else has', async () => {
  const [one, other] = [await site.register({ nickname: 'First Falcon' }), await site.register({ nickname: 'Second Seal' })]
  const set = (Nickname: unknown, token = other.token) => site.post<Reply & { Nickname?: string }>(setNickname.path, { Nickname }, token)
  expect((await set('FIRST falcon')).body.ModelState?.['Nickname']?.[0]).toContain('taken')
  expect((await set('Fіrst Fаlсоn')).status).toBe(400)
  expect((await set('Shithead')).status).toBe(400)
  expect((await set(7)).status).toBe(400)
  expect((await set('  Third   Tiger ')).body).toEqual({ Nickname: 'Third Tiger' })
  expect((await set('third tiger')).body).toEqual({ Nickname: 'third tiger' })
  expect((await set('Second Seal', one.token)).status).toBe(200)
})
