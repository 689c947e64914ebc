import { exportAccount, getUserInfo, register } from '@emojigma/contract/accounts/accounts.ts'
import { setLanguage } from '@emojigma/contract/accounts/settings.ts'
import { changePassword, forgottenPassword, getSessions, requestMagicLink, requestToken } from '@emojigma/contract/sign-in/sign-in.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '../../platform/testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ days: [] })
})
afterAll(() => site.close())

const PASSWORD = 'Puzzled-Otter-7'

async function registerInSpanish(Email: string): Promise<void> {
  const body = { Email, Nickname: `Zorro ${Email.slice(0, 5)}`, Password: PASSWORD, ConfirmPassword: PASSWORD }
  expect((await site.post(`/es${register.path}`, body)).status).toBe(200)
}

const lastTo = async (email: string) => (await site.lettersTo(email)).at(-1)
const tokenOf = async (username: string) => (await site.token({ grant_type: 'password', username, password: PASSWORD })).body.access_token

test('letters are written in the language in which they were asked for, and lead to it', async () => {
  const { email } = await site.register()
  await site.post(`/es${forgottenPassword.path}`, { Email: email })
  const spanish = await lastTo(email)
  expect(spanish?.text).toContain('Con este enlace puedes elegir una contraseña nueva.')
  expect(spanish?.text).toContain('Tu Emojigma')
  expect(spanish?.link?.pathname).toBe('/es/resetpassword')
  await site.post(requestMagicLink.path, { Email: email })
  const english = await lastTo(email)
  expect([english?.subject, english?.link?.pathname]).toEqual(['Your link to log in', '/magic'])
})

test('an account keeps the language in which it was made, until its owner chooses another one', async () => {
  const email = 'zorro@example.com'
  await registerInSpanish(email)
  expect((await lastTo(email))?.text).toContain('Tu cuenta está lista.')
  const token = await tokenOf(email)
  const exported = async () =>
    (JSON.parse((await site.get(exportAccount.path, { authorization: `Bearer ${token}` })).body.toString()) as { Account: object }).Account
  expect(await exported()).toMatchObject({ Language: 'es' })
  expect((await site.post(setLanguage.path, { Language: 'en' }, token)).body).toEqual({ Language: 'en' })
  expect(await exported()).toMatchObject({ Language: 'en' })
  const refused = await site.post(`/es${setLanguage.path}`, { Language: 'xx' }, token)
  expect([refused.status, refused.body]).toMatchObject([400, { ModelState: { Language: ['Elige uno de los valores posibles.'] } }])
  expect((await site.post(setLanguage.path, { Language: 'es' })).status).toBe(401)
})

test('a letter that nobody asks for at that moment is written in the language of the account', async () => {
  const email = 'nadie@example.com'
  await registerInSpanish(email)
  await site.database.durably((transaction) => site.outbox.order(transaction, 'unused', email))
  site.outbox.send()
  expect((await lastTo(email))?.text).toContain('¿Quieres conservarla?')
})

test('who changes a password is told in the language of the page', async () => {
  const { email, password, token } = await site.register()
  const body = { OldPassword: password, NewPassword: 'Brand-New-Otter-8', ConfirmPassword: 'Brand-New-Otter-8' }
  expect((await site.post(`/es${changePassword.path}`, body, token)).status).toBe(200)
  expect((await lastTo(email))?.text).toContain('acaba de cambiar')
})

test('where somebody is signed in is said in the language of the page', async () => {
  const { email, password } = await site.register()
  const form = new URLSearchParams({ grant_type: 'password', username: email, password })
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  }
  const reply = await site.app.inject({ method: 'POST', url: requestToken.path, headers, payload: form.toString() })
  const authorization = `Bearer ${reply.json<{ access_token: string }>().access_token}`
  expect((await site.get(`/es${getSessions.path}`, { authorization })).body.toString()).toContain('"Chrome en un Mac"')
  expect((await site.get(getSessions.path, { authorization })).body.toString()).toContain('"Chrome on a Mac"')
  expect((await site.get(`/es${getUserInfo.path}`, { authorization })).status).toBe(200)
})

test('a wrong password is refused in the language of the page', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = new URLSearchParams({ grant_type: 'password', username: 'nobody', password: 'wrong' }).toString()
  const reply = await site.app.inject({ method: 'POST', url: `/es${requestToken.path}`, headers, payload })
  expect(reply.json()).toMatchObject({ error_description: 'El nombre de usuario o la contraseña no son correctos.' })
})
