import { tokenFailure, tokenReply } from '@emojigma/contract/accounts.ts'
import { CALL_PATHS } from '@emojigma/contract/call-paths.ts'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../database/connection.ts'
import { openTestSite, type TestSite } from '../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ days: [] })
})
afterAll(() => site.close())

async function ask(payload: string, contentType = 'application/x-www-form-urlencoded') {
  return site.app.inject({ method: 'POST', url: CALL_PATHS.token, headers: { 'content-type': contentType }, payload })
}

test('a token comes as OAuth 2.0 says, and nothing keeps it', async () => {
  const { email, password } = await site.register()
  const { body, headers } = await site.token({ grant_type: 'password', username: ` ${email.toUpperCase()} `, password })
  expect(tokenReply.strict().parse(body)).toMatchObject({ token_type: 'bearer', expires_in: 900, userName: email })
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
  expect(tokenFailure.strict().parse(reply.json()).error).toBe(error)
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
  expect(tokenFailure.strict().parse(reply.json()).error).toBe('invalid_request')
})

test.each(['GET', 'PUT', 'PATCH', 'DELETE'] as const)('%s is refused in the same shape, and told which method is right', async (method) => {
  const payload = method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, payload: '{' }
  const reply = await site.app.inject({ method, url: CALL_PATHS.token, ...payload })
  expect(reply.statusCode).toBe(405)
  expect(reply.headers).toMatchObject({ allow: 'POST', 'cache-control': 'no-store' })
  expect(tokenFailure.strict().parse(reply.json()).error).toBe('invalid_request')
})

test('while the database is away, whoever logs in is told when to try again, as with every other call', async () => {
  const address = { databaseUrl: 'postgres://nobody@127.0.0.1:9/nothing', dataFolder: tmpdir() }
  const database = openDatabase(address, () => undefined)
  const remove = () => database.close()
  const cut = await openTestSite({ days: [], shared: { database, address, remove } })
  const tokens = await cut.token({ grant_type: 'refresh_token', refresh_token: 'x' })
  expect(tokens).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } })
  expect(tokenFailure.strict().parse(tokens.body).error).toBe('temporarily_unavailable')
  expect(await cut.post(CALL_PATHS.getNewPuzzlesMini, {})).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  await cut.close()
  await remove()
})

test('no other site’s page may read an answer', async () => {
  const reply = await site.app.inject({
    method: 'OPTIONS',
    url: CALL_PATHS.token,
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  })
  expect(reply.headers['access-control-allow-origin']).toBeUndefined()
  const info = await site.get(CALL_PATHS.userInfo, { origin: 'https://evil.example' })
  expect(info.headers['access-control-allow-origin']).toBeUndefined()
})

test('every call about accounts is described, and none of its answers is kept', async () => {
  const { token } = await site.register()
  const { body } = await site.get('/api/openapi.json')
  const { paths } = JSON.parse(body.toString()) as { paths: Record<string, Record<string, unknown>> }
  const calls = [
    [CALL_PATHS.token, 'post'],
    [CALL_PATHS.register, 'post'],
    [CALL_PATHS.getUsernameFromEmail, 'post'],
    [CALL_PATHS.userInfo, 'get'],
    [CALL_PATHS.currentUser, 'get'],
    [CALL_PATHS.setNickname, 'post'],
    [CALL_PATHS.logout, 'post'],
    [CALL_PATHS.forgottenPassword, 'post'],
    [CALL_PATHS.resetPassword, 'post'],
    [CALL_PATHS.changePassword, 'post'],
    [CALL_PATHS.requestMagicLink, 'post'],
    [CALL_PATHS.giveConsent, 'post'],
    [CALL_PATHS.deleteAccount, 'post'],
    [CALL_PATHS.exportAccount, 'get'],
    [CALL_PATHS.externalLogins, 'get'],
    [CALL_PATHS.getSettings, 'get'],
    [CALL_PATHS.updateSettings, 'post'],
  ] as const
  for (const [path, method] of calls) expect([path, Object.keys(paths[path] ?? {})]).toEqual([path, [method]])
  for (const path of [CALL_PATHS.userInfo, CALL_PATHS.currentUser, CALL_PATHS.exportAccount, CALL_PATHS.getSettings]) {
    const { status, headers } = await site.get(path, { authorization: `Bearer ${token}` })
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-store'])
  }
})

test.each([
  [CALL_PATHS.setNickname, {}, 'Nickname'],
  [CALL_PATHS.changePassword, { OldPassword: 'x' }, 'NewPassword'],
  [CALL_PATHS.changePassword, { OldPassword: 7, NewPassword: 'Brand-New-Otter-8', ConfirmPassword: 'x' }, 'OldPassword'],
  [CALL_PATHS.deleteAccount, { Password: ['x'] }, 'Password'],
  [CALL_PATHS.updateSettings, { Theme: 'pink' }, 'Theme'],
  [CALL_PATHS.updateSettings, { HideSolved: 'yes' }, 'HideSolved'],
  [CALL_PATHS.forgottenPassword, {}, 'Email'],
  [CALL_PATHS.requestMagicLink, { Email: 'x'.repeat(255) }, 'Email'],
  [
    CALL_PATHS.resetPassword,
    { Email: 'a@b.example', Password: 'Brand-New-Otter-8', ConfirmPassword: 'Brand-New-Otter-8', Code: 'x' },
    'Code',
  ],
  [CALL_PATHS.giveConsent, { Code: 'x'.repeat(201) }, 'Code'],
  [CALL_PATHS.getUsernameFromEmail, { email: null }, 'email'],
])('%s with %j is a bad request about %s', async (path, body, field) => {
  const { token } = await site.register()
  const reply = await site.post<{ Message: string; ModelState: Record<string, string[]> }>(path, body, token)
  expect(reply.status).toBe(400)
  expect(reply.body.Message).toBe('The request is invalid.')
  expect(reply.body.ModelState[field]?.length).toBeGreaterThan(0)
})
