import { deleteAccount, getUserInfo, register } from '@emojigma/contract/accounts/accounts.ts'
import {
  getStudent,
  linkStudents,
  registerStudents,
  removeStudents,
  restoreStudents,
  type StudentUpload,
} from '@emojigma/contract/classes/students.ts'
import { getExternalLogins } from '@emojigma/contract/sign-in/sign-in.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE_MS } from '../../../platform/clock.ts'
import { teacherWithClass, type TestClass } from '../../../platform/testing/test-class.ts'
import { openTestIssuer, throughIssuer, type TestIssuer, type TestPerson } from '../../../platform/testing/test-issuer.ts'
import { openTestLog } from '../../../platform/testing/test-log.ts'
import { NOON_MS, openTestSite, type TestSite } from '../../../platform/testing/test-site.ts'
import { registerProven } from '../proven.test-support.ts'

const CALLBACK = 'http://localhost:3000/api/account/external/callback'

let issuer: TestIssuer
let site: TestSite
beforeAll(async () => {
  issuer = await openTestIssuer(CALLBACK)
  const { url, clientId, clientSecret } = issuer
  const away = { name: 'Away', issuer: 'http://127.0.0.1:9', clientId: 'x' }
  site = await openTestSite({
    days: [],
    environment: {
      SIGN_IN_WITH: JSON.stringify([
        { name: 'School', issuer: url, clientId, clientSecret },
        { name: 'Roster', issuer: url, clientId, clientSecret, rosterClaim: 'roster_id' },
        away,
      ]),
    },
  })
  site.setClock(NOON_MS)
})
afterAll(async () => {
  await site.close()
  await issuer.close()
})

interface Went {
  readonly status: number
  readonly location: URL
  readonly cookie: string
  readonly setCookie: string
}

async function go(address: string, cookie = ''): Promise<Went> {
  const { status, headers } = await site.get(address, { cookie })
  const setCookie = String(headers['set-cookie'])
  return {
    status,
    location: new URL(String(headers['location']), 'http://localhost:3000'),
    cookie: setCookie.split(';')[0] ?? '',
    setCookie,
  }
}

async function begin(returnUrl = '/today', name = 'School'): Promise<Went> {
  const { body } = await site.get(`${getExternalLogins.path}?returnUrl=${encodeURIComponent(returnUrl)}&generateState=true`)
  const login = getExternalLogins.replies[200].parse(JSON.parse(body.toString())).find(({ Name }) => Name === name)
  return go(login?.Url ?? '')
}

/** @returns where the browser ends */
async function arrive(person: TestPerson | null, returnUrl?: string, name?: string): Promise<URL> {
  issuer.next = person
  const begun = await begin(returnUrl, name)
  const back = new URL(await throughIssuer(issuer, begun.location.href))
  return (await go(back.pathname + back.search, begun.cookie)).location
}

const enter = (at: URL, birthYear?: number) =>
  site.token({
    grant_type: 'external_login',
    code: at.searchParams.get('code') ?? '',
    ...(birthYear === undefined ? {} : { birth_year: String(birthYear) }),
  })

async function idBehind(token: string): Promise<string> {
  const { body } = await site.get(getUserInfo.path, { authorization: `Bearer ${token}` })
  return (JSON.parse(body.toString()) as { Id: string }).Id
}

const accountsWith = (email: string) => site.database.queries.selectFrom('accounts').selectAll().where('email_key', '=', email).execute()

test('someone new says when they were born, and has an account from then on', async () => {
  const person = { subject: 'ada', email: 'Ada@Example.com', isEmailVerified: true }
  const at = await arrive(person, '/puzzle/12')
  expect(at.pathname).toBe('/externalLogin')
  expect(at.searchParams.get('redirectUrl')).toBe('/puzzle/12')
  expect(at.searchParams.get('state')).toMatch(/^[\w-]{22}$/)
  const asked = await enter(at)
  expect([asked.status, asked.body.error]).toEqual([400, 'interaction_required'])
  expect(await accountsWith('ada@example.com')).toEqual([])
  expect((await enter(at, 3000)).body.error).toBe('invalid_request')
  const { status, body } = await enter(at, 1990)
  expect(status).toBe(200)
  expect(body.userName).toBe('ada@example.com')
  const id = await idBehind(body.access_token)
  expect((await enter(at, 1990)).status).toBe(400)
  const again = await enter(await arrive({ ...person, email: 'moved@example.com' }))
  expect(await idBehind(again.body.access_token)).toBe(id)
})

test('the code is good for two minutes, and a quarter of an hour once the question was asked', async () => {
  const [late, asked] = [await arrive({ subject: 'late' }), await arrive({ subject: 'slow' })]
  await enter(asked)
  site.setClock(NOON_MS + 2 * MINUTE_MS)
  expect((await enter(late, 1990)).body.error).toBe('invalid_grant')
  site.setClock(NOON_MS + 14 * MINUTE_MS)
  expect((await enter(asked, 1990)).status).toBe(200)
  site.setClock(NOON_MS)
})

test('of ten who use a code at once, one is let in, and one account is made', async () => {
  const at = await arrive({ subject: 'rush', email: 'rush@example.com', isEmailVerified: true })
  const statuses = (await Promise.all(Array.from({ length: 10 }, () => enter(at, 1990)))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(await accountsWith('rush@example.com')).toHaveLength(1)
})

test('someone new who comes twice at once gets one account, and both ways lead into it', async () => {
  const person = { subject: 'twice' }
  const before = await site.database.queries.selectFrom('accounts').select('id').execute()
  const arrivals = [await arrive(person), await arrive(person)]
  const replies = await Promise.all(arrivals.map((at) => enter(at, 1990)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  const ids = await Promise.all(replies.map(({ body }) => idBehind(body.access_token)))
  expect(new Set(ids).size).toBe(1)
  expect(await site.database.queries.selectFrom('accounts').select('id').execute()).toHaveLength(before.length + 1)
})

test('a child is asked, kindly, to come with a grown-up, and nothing is kept', async () => {
  const at = await arrive({ subject: 'kid', email: 'kid@example.com', isEmailVerified: true })
  const refused = await enter(at, 2015)
  expect([refused.status, refused.body.error]).toEqual([400, 'access_denied'])
  expect(refused.body.error_description).toContain('grown-up')
  expect((await enter(at, 1990)).body.error).toBe('invalid_grant')
  expect(await accountsWith('kid@example.com')).toEqual([])
})

test('where children’s accounts come from their school, a child is sent there', async () => {
  const consenting = site
  const { url, clientId, clientSecret } = issuer
  const providers = JSON.stringify([{ name: 'School', issuer: url, clientId, clientSecret }])
  site = await openTestSite({ days: [], environment: { SIGN_IN_WITH: providers, CHILD_ACCOUNTS: 'school-only' } })
  try {
    const refused = await enter(await arrive({ subject: 'pupil' }), 2018)
    expect([refused.status, refused.body.error]).toEqual([400, 'access_denied'])
    expect(refused.body.error_description).toContain('ask your teacher')
    expect(refused.body.error_description).not.toContain('register')
  } finally {
    await site.close()
    site = consenting
  }
})

test('a verified e-mail finds the account whose owner has verified it too, whose password goes on', async () => {
  const owner = await registerProven(site, { email: 'both@example.com' })
  const { status, body } = await enter(await arrive({ subject: 'both', email: owner.email, isEmailVerified: true }))
  expect(status).toBe(200)
  expect(await idBehind(body.access_token)).toBe(owner.accountId)
  expect(await idBehind(owner.token)).toBe(owner.accountId)
  expect((await site.token({ grant_type: 'password', username: owner.email, password: owner.password })).status).toBe(200)
})

test('an account whose e-mail nobody has verified belongs to the one who has it verified at the other site, alone', async () => {
  const stranger = await site.register({ email: 'half@example.com' })
  const { status, body } = await enter(await arrive({ subject: 'half', email: stranger.email, isEmailVerified: true }))
  expect(status).toBe(200)
  expect(await idBehind(body.access_token)).toBe(stranger.accountId)
  expect((await site.token({ grant_type: 'password', username: stranger.email, password: stranger.password })).status).toBe(400)
  expect((await site.token({ grant_type: 'refresh_token', refresh_token: stranger.refreshToken })).status).toBe(400)
  expect((await site.get(getUserInfo.path, { authorization: `Bearer ${stranger.token}` })).status).toBe(401)
  expect((await site.lettersTo(stranger.email)).at(-1)?.subject).toBe('This account is yours alone now')
  expect(await idBehind((await enter(await arrive({ subject: 'half' }))).body.access_token)).toBe(stranger.accountId)
})

test('an account of a child that nobody has consented to is not joined', async () => {
  const Email = 'parent@example.com'
  const password = { Password: 'Puzzled-Otter-7', ConfirmPassword: 'Puzzled-Otter-7' }
  await site.post(register.path, { Email, Nickname: 'Small Otter', BirthYear: 2018, ...password })
  const { status, body } = await enter(await arrive({ subject: 'parent', email: Email, isEmailVerified: true }), 1990)
  expect([status, body.error]).toEqual([400, 'access_denied'])
  expect(body.error_description).toContain('Log in with your password first')
  expect(await site.database.queries.selectFrom('external_identities').selectAll().where('subject', '=', 'parent').execute()).toEqual([])
})

test('an e-mail that the other site has not verified finds no account, and tells nothing', async () => {
  const owner = await site.register({ email: 'owner@example.com' })
  const at = await arrive({ subject: 'eve', email: owner.email, isEmailVerified: false })
  const { status, body } = await enter(at, 1990)
  expect(status).toBe(200)
  expect(body.userName).not.toContain('@')
  expect(await idBehind(body.access_token)).not.toBe(owner.accountId)
  const { body: info } = await site.get(getUserInfo.path, { authorization: `Bearer ${body.access_token}` })
  expect(JSON.parse(info.toString())).toMatchObject({ Email: '', Nickname: '' })
})

test('an account without a password is deleted after a sign-in that is fresh', async () => {
  const { body } = await enter(await arrive({ subject: 'brief', email: 'brief@example.com', isEmailVerified: true }), 1990)
  site.setClock(NOON_MS + 11 * MINUTE_MS)
  expect((await site.post(deleteAccount.path, {}, body.access_token)).status).toBe(403)
  site.setClock(NOON_MS)
  expect((await site.post(deleteAccount.path, {}, body.access_token)).status).toBe(200)
  expect((await enter(await arrive({ subject: 'brief' }))).body.error).toBe('interaction_required')
})

test('what another site told of somebody is gone with their account, also where they went no further', async () => {
  const person = { subject: 'gone', email: 'Gone@Example.com', isEmailVerified: true }
  const { body } = await enter(await arrive(person), 1990)
  const others = { subject: 'stays', email: 'stays@example.com' }
  for (const each of [person, { ...person, email: 'another@example.com' }, { ...person, subject: 'elsewhere' }, others]) await arrive(each)
  expect((await site.post(deleteAccount.path, {}, body.access_token)).status).toBe(200)
  const left = await site.database.queries.selectFrom('external_arrivals').select('subject').execute()
  const subjects = left.map(({ subject }) => subject).filter((subject) => ['gone', 'elsewhere', 'stays'].includes(subject))
  expect(subjects).toEqual(['stays'])
})

test('somebody who cancels is back at the login, without an error', async () => {
  const at = await arrive(null, '/puzzle/12')
  expect(at.pathname + at.search).toBe('/login?redirectUrl=%2Fpuzzle%2F12')
})

test('an answer without this browser’s own beginning is refused', async () => {
  issuer.next = { subject: 'mallory' }
  const begun = await begin()
  const back = new URL(await throughIssuer(issuer, begun.location.href))
  const other = await begin()
  const address = back.pathname + back.search
  const broken = new URL(back)
  broken.searchParams.set('state', 'x')
  const forged = begun.cookie.replace(/=./, (start) => (start === '=A' ? '=B' : '=A'))
  for (const [path, cookie] of [
    [address, ''],
    [address, other.cookie],
    [address, forged],
    [address, 'emojigma_external=x.y'],
    [broken.pathname + broken.search, begun.cookie],
    [back.pathname, begun.cookie],
    [`${back.pathname}?code=x&state=${back.searchParams.get('state')}`, begun.cookie],
  ] as const) {
    const { location } = await go(path, cookie)
    expect(location.pathname + location.search).toBe('/login?error=external')
  }
  expect(await site.database.queries.selectFrom('external_arrivals').selectAll().where('subject', '=', 'mallory').execute()).toEqual([])
})

test('an answer is good once, and not with the nonce of another beginning', async () => {
  issuer.next = { subject: 'replay' }
  const begun = await begin()
  const back = new URL(await throughIssuer(issuer, begun.location.href))
  const address = back.pathname + back.search
  expect((await go(address, begun.cookie)).location.pathname).toBe('/externalLogin')
  expect((await go(address, begun.cookie)).location.search).toBe('?error=external')

  const victim = await begin()
  const stolen = new URL(victim.location)
  stolen.searchParams.set('nonce', 'of somebody else')
  const answer = new URL(await throughIssuer(issuer, stolen.href))
  expect((await go(answer.pathname + answer.search, victim.cookie)).location.search).toBe('?error=external')
})

test('a beginning ends after ten minutes', async () => {
  issuer.next = { subject: 'sleepy' }
  const begun = await begin()
  const back = new URL(await throughIssuer(issuer, begun.location.href))
  site.setClock(NOON_MS + 11 * MINUTE_MS)
  expect((await go(back.pathname + back.search, begun.cookie)).location.search).toBe('?error=external')
  site.setClock(NOON_MS)
})

test('the way there has PKCE, a state and a nonce, and comes back to the configured address whatever the headers say', async () => {
  const { headers } = await site.get('/api/account/external/start?provider=School', {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
  })
  const { searchParams, origin } = new URL(String(headers['location']))
  expect(origin).toBe(issuer.url)
  expect(Object.fromEntries(searchParams)).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', redirect_uri: CALLBACK })
  for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)?.length).toBeGreaterThan(40)
  expect(String(headers['set-cookie'])).toMatch(/; Path=\/api\/account\/external; Max-Age=600; HttpOnly; SameSite=Lax$/)
})

test('a site that is away, or is none of ours, leads back to the login', async () => {
  expect((await begin('/today', 'Away')).location.search).toBe('?error=external')
  expect((await go('/api/account/external/start?provider=Nobody')).location.search).toBe('?error=external')
})

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', '/%2F%2Fevil.example'])(
  'nobody is sent on to %s',
  async (returnUrl) => {
    const at = await arrive({ subject: 'ada' }, returnUrl)
    expect(at.searchParams.get('redirectUrl')).toBe('/today')
    const { location } = await go(`/api/account/external/start?provider=Nobody&redirectUrl=${encodeURIComponent(returnUrl)}`)
    expect(location.pathname + location.search).toBe('/login?error=external')
  },
)

test('a site that is none of ours is a mistake of the one who names it: nothing of it is in the log', async () => {
  const { stream, lines } = openTestLog()
  const plain = await openTestSite({ days: [], logger: { level: 'info', stream } })
  expect((await plain.get('/api/account/external/start?provider=Nobody')).headers['location']).toBe('/login?error=external')
  expect(lines).toEqual([])
  await plain.close()
})

test('without other sites the list is empty', async () => {
  const plain = await openTestSite({ days: [] })
  const { body } = await plain.get(getExternalLogins.path)
  expect(JSON.parse(body.toString())).toEqual([])
  await plain.close()
})

const idsOn = async (owned: TestClass, rows: readonly object[]) => {
  const body = { ClassroomId: owned.classroomId, Students: rows }
  const added = await site.post<StudentUpload>(registerStudents.path, body, owned.teacher.token)
  return added.body.Results.map(({ StudentId = '' }) => StudentId)
}
const enterAs = async (person: TestPerson, name?: string) => enter(await arrive(person, '/today', name))

test('a student signs in by the address or the id of the school’s list, and from then on whatever these become', async () => {
  const owned = await teacherWithClass(site, { names: [] })
  const [ada, ben] = await idsOn(owned, [
    { UserName: 'list-ada', Address: ' Ada.L@School.example ' },
    { UserName: 'list-ben', RosterId: 'b-7' },
  ])
  const byAddress = await enterAs({ subject: 'list-ada', email: 'ada.l@school.example', isEmailVerified: true })
  expect([byAddress.status, byAddress.body.userName, await idBehind(byAddress.body.access_token)]).toEqual([200, 'list-ada', ada])
  const byId = await enterAs({ subject: 'list-ben', rosterId: 'b-7' }, 'Roster')
  expect([byId.status, await idBehind(byId.body.access_token)]).toEqual([200, ben])
  const later = await enterAs({ subject: 'list-ada', email: 'ada.married@school.example', isEmailVerified: true })
  expect(await idBehind(later.body.access_token)).toBe(ada)
})

test('an address that is not verified, and an id that the site was not told to read, open no student', async () => {
  const owned = await teacherWithClass(site, { names: [] })
  await idsOn(owned, [{ UserName: 'list-eve', Address: 'eve@school.example', RosterId: 'e-1' }])
  const replies = [
    await enterAs({ subject: 'not-eve', email: 'eve@school.example', isEmailVerified: false }),
    await enterAs({ subject: 'not-eve-2', rosterId: 'e-1' }),
    await enterAs({ subject: 'not-eve-3', rosterId: 'E-1' }, 'Roster'),
    await enterAs({ subject: 'not-eve-4', rosterId: '' }, 'Roster'),
  ]
  expect(replies.map(({ body }) => body.error)).toEqual(Array(4).fill('interaction_required'))
})

test('the address itself is stored nowhere, and somebody who has an account here keeps it', async () => {
  const owner = await registerProven(site, { email: 'grace@school.example' })
  const owned = await teacherWithClass(site, { names: [] })
  const [id = ''] = await idsOn(owned, [{ UserName: 'list-grace', Address: owner.email }])
  const row = await site.database.queries.selectFrom('students').selectAll().where('account_id', '=', id).executeTakeFirst()
  expect(row?.address_key).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(row)).not.toContain('school.example')
  const { body } = await enterAs({ subject: 'grace', email: owner.email, isEmailVerified: true })
  expect(await idBehind(body.access_token)).toBe(owner.accountId)
})

test('on the lists of two classes a student needs a card, and off the list there is no way in until the next class', async () => {
  const [first, second] = [await teacherWithClass(site, { names: [] }), await teacherWithClass(site, { names: [] })]
  const row = { Address: 'kim@school.example' }
  const [one = ''] = await idsOn(first, [{ ...row, UserName: 'list-kim' }])
  const person = { subject: 'kim', email: 'kim@school.example', isEmailVerified: true }
  const [two = ''] = await idsOn(second, [{ ...row, UserName: 'list-kim-2' }])
  expect((await enterAs(person)).body.error_description).toContain('Two classes')
  await site.post(removeStudents.path, { StudentIds: [two] }, second.teacher.token)
  expect(await idBehind((await enterAs(person)).body.access_token)).toBe(one)
  await site.post(removeStudents.path, { StudentIds: [one] }, first.teacher.token)
  expect((await enterAs(person)).body.error_description).toContain('Ask your teacher')
  await site.post(restoreStudents.path, { StudentIds: [two] }, second.teacher.token)
  expect(await idBehind((await enterAs(person)).body.access_token)).toBe(two)
})

test('a teacher links students who are in the class already, and ends the link', async () => {
  const owned = await teacherWithClass(site, { names: ['list-lee'] })
  const Id = owned.students[0]?.id ?? ''
  const link = async (change: object) => (await site.post(linkStudents.path, { Students: [{ Id, ...change }] }, owned.teacher.token)).status
  const view = async () => {
    const { body } = await site.get(`${getStudent.path}?studentId=${Id}`, { authorization: `Bearer ${owned.teacher.token}` })
    return getStudent.replies[200].parse(JSON.parse(body.toString()))
  }
  expect(await link({ RosterId: ' l-1 ' })).toBe(200)
  expect((await view()).RosterId).toBe('l-1')
  expect(await link({ Address: 'lee@school.example' })).toBe(200)
  expect((await view()).RosterId).toBe('l-1')
  const lee = (subject: string) => ({ subject, email: 'lee@school.example', isEmailVerified: true })
  expect((await enterAs(lee('lee'))).status).toBe(200)
  expect(await link({ RosterId: '', Address: '' })).toBe(200)
  expect(await view()).not.toHaveProperty('RosterId')
  expect((await enterAs(lee('lee-2'))).body.error).toBe('interaction_required')
  expect(await link({ RosterId: 'x'.repeat(101) })).toBe(400)
})
