import { getUserInfo, giveConsent, register } from '@emojigma/contract/accounts/accounts.ts'
import { forgottenPassword, requestMagicLink, resetPassword } from '@emojigma/contract/sign-in/sign-in.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestAccount, type TestSite } from '../../platform/testing/test-site.ts'
import { registerProven } from './proven.test-support.ts'

const NEW_PASSWORD = 'Brand-New-Otter-8'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ days: [] })
})
afterAll(() => site.close())

const byPassword = ({ email, password }: TestAccount) => site.token({ grant_type: 'password', username: email, password })
const byRefresh = ({ refreshToken }: TestAccount) => site.token({ grant_type: 'refresh_token', refresh_token: refreshToken })
const byToken = (token: string) => site.get(getUserInfo.path, { authorization: `Bearer ${token}` })

/** Someone who knew the owner's e-mail before the owner came, with a log-in through another site as well. */
async function stranger(): Promise<TestAccount> {
  const registered = await site.register()
  await site.database.queries
    .insertInto('external_identities')
    .values({ issuer: 'https://other.example', subject: registered.email, account_id: registered.accountId, created_at_ms: 0 })
    .execute()
  return registered
}

async function isLinked({ accountId }: TestAccount): Promise<boolean> {
  const query = site.database.queries.selectFrom('external_identities').selectAll().where('account_id', '=', accountId)
  return (await query.execute()).length > 0
}

async function newestLetter(email: string) {
  const letter = (await site.lettersTo(email)).at(-1)
  if (!letter) throw new Error('no letter')
  return letter
}

async function magicLetter(email: string) {
  await site.post(requestMagicLink.path, { Email: email })
  return newestLetter(email)
}

async function byMagic(email: string) {
  const token = (await magicLetter(email)).link?.searchParams.get('magic') ?? ''
  return site.token({ grant_type: 'magic_link', token })
}

test('the first mailed link ends what a stranger set up: password, sessions and log-ins through other sites', async () => {
  const before = await stranger()
  const { status, body } = await byMagic(before.email)
  expect(status).toBe(200)
  expect((await byToken(body.access_token)).status).toBe(200)
  expect((await byPassword(before)).status).toBe(400)
  expect((await byRefresh(before)).status).toBe(400)
  expect((await byToken(before.token)).status).toBe(401)
  expect(await isLinked(before)).toBe(false)
})

test('so does a password that is chosen by mail', async () => {
  const before = await stranger()
  await site.post(forgottenPassword.path, { Email: before.email })
  const Code = (await newestLetter(before.email)).link?.searchParams.get('code')
  const chosen = { Email: before.email, Code, Password: NEW_PASSWORD, ConfirmPassword: NEW_PASSWORD }
  expect((await site.post(resetPassword.path, chosen)).status).toBe(200)
  expect((await byPassword(before)).status).toBe(400)
  expect((await byPassword({ ...before, password: NEW_PASSWORD })).status).toBe(200)
  expect((await byToken(before.token)).status).toBe(401)
  expect(await isLinked(before)).toBe(false)
  expect((await newestLetter(before.email)).subject).toBe('Your password was changed')
})

test('a stranger who logs in at the very moment of the proof is logged out as well', async () => {
  for (let times = 0; times < 8; times += 1) {
    const before = await site.register()
    const token = (await magicLetter(before.email)).link?.searchParams.get('magic') ?? ''
    const [owner, ...strangers] = await Promise.all([
      site.token({ grant_type: 'magic_link', token }),
      byPassword(before),
      byRefresh(before),
      byPassword(before),
    ])
    expect(owner.status).toBe(200)
    const admitted = strangers.filter(({ status }) => status === 200)
    for (const { body } of admitted) expect((await byToken(body.access_token)).status).toBe(401)
    expect((await byToken(owner.body.access_token)).status).toBe(200)
  }
})

test('the letter with the link says what it ends, and another one what has happened', async () => {
  const { email } = await site.register()
  const letter = await magicLetter(email)
  expect(letter.text).toContain('the password that was chosen when the account was made ends with it')
  expect(letter.link?.searchParams.get('endsPassword')).toBe('true')
  await byMagic(email)
  const told = await newestLetter(email)
  expect(told.subject).toBe('This account is yours alone now')
  expect(told.link?.pathname).toBe('/forgottenpassword')
})

test('an owner who has shown it before keeps the password and all sessions, and gets no such letters', async () => {
  const owner = await registerProven(site)
  const { status } = await byMagic(owner.email)
  expect(status).toBe(200)
  const letters = await site.lettersTo(owner.email)
  expect(letters.at(-1)?.subject).toBe('Your link to log in')
  expect(letters.at(-1)?.text).not.toContain('chosen when the account was made')
  expect(letters.at(-1)?.link?.searchParams.has('endsPassword')).toBe(false)
  expect((await byToken(owner.token)).status).toBe(200)
  expect((await byPassword(owner)).status).toBe(200)
  expect((await byRefresh(owner)).status).toBe(200)
})

test('without a password that ended, nobody is told that one did', async () => {
  const { email } = await site.register()
  await byMagic(email)
  const letters = (await site.lettersTo(email)).length
  expect((await byMagic(email)).status).toBe(200)
  expect((await site.lettersTo(email)).slice(letters).map(({ subject }) => subject)).toEqual(['Your link to log in'])
})

test('a child’s account keeps its password when the grown-up who consented uses a link', async () => {
  const email = 'grown-up@example.com'
  const [Password, ConfirmPassword] = [NEW_PASSWORD, NEW_PASSWORD]
  await site.post(register.path, { Email: email, Nickname: 'Small Otter', BirthYear: 2018, Password, ConfirmPassword })
  const Code = (await newestLetter(email)).link?.searchParams.get('code')
  expect((await site.post(giveConsent.path, { Code })).status).toBe(200)
  expect((await byMagic(email)).status).toBe(200)
  expect((await site.token({ grant_type: 'password', username: email, password: NEW_PASSWORD })).status).toBe(200)
})

test('where the account was signed in before, one press confirms the e-mail, and password and sessions stay', async () => {
  const [player, other] = [await site.register(), await site.register()]
  const { body } = await byPassword(player)
  const token = (await magicLetter(player.email)).link?.searchParams.get('magic') ?? ''
  const reply = await site.token({ grant_type: 'magic_link', token, known_device: body.known_device ?? '' })
  expect(reply.status).toBe(200)
  expect((await byPassword(player)).status).toBe(200)
  expect((await byToken(body.access_token)).status).toBe(200)
  expect((await newestLetter(player.email)).subject).toBe('Your link to log in')
  const { queries } = site.database
  const row = await queries.selectFrom('accounts').select('is_email_verified').where('id', '=', player.accountId).executeTakeFirstOrThrow()
  expect(row.is_email_verified).toBe(1)
  // The note of another account proves nothing.
  const others = (await magicLetter(other.email)).link?.searchParams.get('magic') ?? ''
  expect((await site.token({ grant_type: 'magic_link', token: others, known_device: body.known_device ?? '' })).status).toBe(200)
  expect((await byPassword(other)).status).toBe(400)
})
