import {
  deleteAccount,
  exportAccount,
  getUserInfo,
  getUsernameFromEmail,
  giveConsent,
  register,
  setNickname,
} from '@emojigma/contract/accounts/accounts.ts'
import { getCurrentUser } from '@emojigma/contract/shop/orders.ts'
import { getNewPuzzlesMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { getSettings, updateSettings } from '@emojigma/contract/accounts/settings.ts'
import {
  changePassword,
  forgottenPassword,
  getExternalLogins,
  logOut,
  requestMagicLink,
  requestToken,
  resetPassword,
} from '@emojigma/contract/sign-in/sign-in.ts'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../platform/database/connection.ts'
import { openTestSite, type TestSite } from '../../platform/testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ days: [] })
})
afterAll(() => site.close())

async function ask(payload: string, contentType = 'application/x-www-form-urlencoded') {
  return site.app.inject({ method: 'POST', url: requestToken.path, headers: { 'content-type': contentType }, payload })
}

test('a token comes as OAuth 2.0 says, and nothing keeps it', async () => {
  const { email, password } = await site.register()
  const { body, headers } = await site.token({ grant_type: 'password', username: ` ${email.toUpperCase()} `, password })
  expect(requestToken.replies[200].strict().parse(body)).toMatchObject({ token_type: 'bearer', expires_in: 900, userName: email })
  expect(headers).toMatchObject({ 'cache-control': 'no-store', pragma: 'no-cache' })
})

test.each([
  ['', 'invalid_request'],
  ['grant_type=', 'unsupported_grant_type'],
  ['grant_type=client_credentials', 'unsupported_grant_type'],
  ['grant_type=password', 'invalid_request'],
  ['grant_type=password&username=a', 'invalid_request'],
  ['grant_type=password&username=a&username=b&password=c', 'invalid_request'],
  ['grant_type=password&username=a&password=b', 'invalid_grant'],
  ['grant_type=password&username=a%00&password=b', 'invalid_request'],
  ['grant_type=password&username=a\u0000&password=b', 'invalid_request'],
  [`grant_type=password&username=a&password=${'x'.repeat(300)}`, 'invalid_request'],
  ['grant_type=password&username[]=a&password=b', 'invalid_request'],
  ['grant_type=refresh_token', 'invalid_request'],
  ['grant_type=refresh_token&refresh_token=x', 'invalid_grant'],
  ['grant_type=magic_link', 'invalid_request'],
  ['grant_type=magic_link&token=x', 'invalid_grant'],
  ['grant_type=external_login', 'invalid_request'],
  ['grant_type=external_login&code=x', 'invalid_grant'],
  ['grant_type=external_login&code=x&birth_year=99999999999', 'invalid_request'],
  ['__proto__=x&grant_type=password', 'invalid_request'],
])('%j is answered %s', async (payload, error) => {
  const reply = await ask(payload)
  expect(reply.statusCode).toBe(400)
  expect(requestToken.replies[400].strict().parse(reply.json()).error).toBe(error)
  expect(reply.headers['cache-control']).toBe('no-store')
})

test.each([
  ['{"grant_type":"refresh_token","refresh_token":"x"}', 'application/json', 415],
  ['{"grant_type":"password"', 'application/json', 415],
  ['x', 'application/xml', 415],
  ['x'.repeat(70_000), 'application/x-www-form-urlencoded', 413],
])('garbage is refused in the same shape', async (payload, contentType, status) => {
  const reply = await ask(payload, contentType)
  expect(reply.statusCode).toBe(status)
  expect(requestToken.replies[400].strict().parse(reply.json()).error).toBe('invalid_request')
})

test.each(['GET', 'PUT', 'PATCH', 'DELETE'] as const)('%s is refused in the same shape, and told which method is right', async (method) => {
  const payload = method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, payload: '{' }
  const reply = await site.app.inject({ method, url: requestToken.path, ...payload })
  expect(reply.statusCode).toBe(405)
  expect(reply.headers).toMatchObject({ allow: 'POST', 'cache-control': 'no-store' })
  expect(requestToken.replies[400].strict().parse(reply.json()).error).toBe('invalid_request')
})

test('while the database is away, somebody who logs in is told when to try again, as with every other call', async () => {
  const address = { databaseUrl: 'postgres://nobody@127.0.0.1:9/nothing', dataFolder: tmpdir() }
  const database = openDatabase(address, () => undefined)
  const remove = () => database.close()
  const cut = await openTestSite({ days: [], shared: { database, address, remove } })
  const tokens = await cut.token({ grant_type: 'refresh_token', refresh_token: 'x' })
  expect(tokens).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } })
  expect(requestToken.replies[400].strict().parse(tokens.body).error).toBe('temporarily_unavailable')
  expect(await cut.post(getNewPuzzlesMini.path, {})).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  await cut.close()
  await remove()
})

test('no other site’s page may read an answer', async () => {
  const reply = await site.app.inject({
    method: 'OPTIONS',
    url: requestToken.path,
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  })
  expect(reply.headers['access-control-allow-origin']).toBeUndefined()
  const info = await site.get(getUserInfo.path, { origin: 'https://evil.example' })
  expect(info.headers['access-control-allow-origin']).toBeUndefined()
})

test('every call about accounts is described, and none of its answers is kept', async () => {
  const { token } = await site.register()
  const { body } = await site.get('/api/openapi.json')
  const { paths } = JSON.parse(body.toString()) as { paths: Record<string, Record<string, unknown>> }
  const calls = [
    [requestToken.path, 'post'],
    [register.path, 'post'],
    [getUsernameFromEmail.path, 'post'],
    [getUserInfo.path, 'get'],
    [getCurrentUser.path, 'get'],
    [setNickname.path, 'post'],
    [logOut.path, 'post'],
    [forgottenPassword.path, 'post'],
    [resetPassword.path, 'post'],
    [changePassword.path, 'post'],
    [requestMagicLink.path, 'post'],
    [giveConsent.path, 'post'],
    [deleteAccount.path, 'post'],
    [exportAccount.path, 'get'],
    [getExternalLogins.path, 'get'],
    [getSettings.path, 'get'],
    [updateSettings.path, 'post'],
  ] as const
  for (const [path, method] of calls) expect([path, Object.keys(paths[path] ?? {})]).toEqual([path, [method]])
  for (const path of [getUserInfo.path, getCurrentUser.path, exportAccount.path, getSettings.path]) {
    const { status, headers } = await site.get(path, { authorization: `Bearer ${token}` })
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-store'])
  }
})

test.each([
  [setNickname.path, {}, 'Nickname'],
  [changePassword.path, { OldPassword: 'x' }, 'NewPassword'],
  [changePassword.path, { OldPassword: 7, NewPassword: 'Brand-New-Otter-8', ConfirmPassword: 'x' }, 'OldPassword'],
  [deleteAccount.path, { Password: ['x'] }, 'Password'],
  [updateSettings.path, { Theme: 'pink' }, 'Theme'],
  [updateSettings.path, { HideSolved: 'yes' }, 'HideSolved'],
  [forgottenPassword.path, {}, 'Email'],
  [requestMagicLink.path, { Email: 'x'.repeat(255) }, 'Email'],
  [resetPassword.path, { Email: 'a@b.example', Password: 'Brand-New-Otter-8', ConfirmPassword: 'Brand-New-Otter-8', Code: 'x' }, 'Code'],
  [giveConsent.path, { Code: 'x'.repeat(201) }, 'Code'],
  [getUsernameFromEmail.path, { email: null }, 'email'],
])('%s with %j is a bad request about %s', async (path, body, field) => {
  const { token } = await site.register()
  const reply = await site.post<{ Message: string; ModelState: Record<string, string[]> }>(path, body, token)
  expect(reply.status).toBe(400)
  expect(reply.body.Message).toBe('The request is invalid.')
  expect(reply.body.ModelState[field]?.length).toBeGreaterThan(0)
})
