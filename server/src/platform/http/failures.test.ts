import { register } from '@emojigma/contract/accounts/accounts.ts'
import { getMyDays } from '@emojigma/contract/accounts/my-days.ts'
import { sendContactMessage } from '@emojigma/contract/site/contact.ts'
import { failureBody } from '@emojigma/contract/failures.ts'
import { getPotentialScore, getSolvedDevicePuzzleIds, uploadPuzzleGuesses, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import {
  getNewPuzzlesMini,
  getPopularPuzzlesMini,
  getPuzzleMini,
  getSeasonalPuzzles,
  getTodaysPuzzlesMini,
  readTodaysPuzzles,
} from '@emojigma/contract/puzzles/puzzles.ts'
import { forgottenPassword, requestToken, resetPassword } from '@emojigma/contract/sign-in/sign-in.ts'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestLog } from '../testing/test-log.ts'
import { A_DAY, openTestSite, puzzleOn, type TestSite } from '../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const GUESS = uploadPuzzleGuessMini.path
const id = puzzleOn(A_DAY, 1, 1)
const DeviceId = randomUUID()
const nul = '\u0000'

const BAD_FIELDS: readonly (readonly [path: string, body: unknown, field: string])[] = [
  ...[0, -1, 1.5, 2_147_483_648, 1e20, '12', 'abc', null, [1], { PuzzleId: 1 }, true].map(
    (PuzzleId) => [getPuzzleMini.path, { PuzzleId }, 'PuzzleId'] as const,
  ),
  [getPuzzleMini.path, {}, 'PuzzleId'],
  [getPuzzleMini.path, { PuzzleId: id, DeviceId: 'not-a-uuid' }, 'DeviceId'],
  [getPuzzleMini.path, { PuzzleId: id, DeviceId: `${DeviceId}'; drop table players` }, 'DeviceId'],
  [getPuzzleMini.path, { PuzzleId: id, RemoveUrls: 'yes' }, 'RemoveUrls'],
  ...[0, 11, 2.5, '3', -1].map((levelId) => [getNewPuzzlesMini.path, { levelId }, 'levelId'] as const),
  ...[0, 6, 'Classic'].map((puzzleTypeId) => [getPopularPuzzlesMini.path, { puzzleTypeId }, 'puzzleTypeId'] as const),
  ...[0, 49, 1.5, '5'].map((take) => [getNewPuzzlesMini.path, { take }, 'take'] as const),
  [getNewPuzzlesMini.path, { before: -5 }, 'before'],
  [getNewPuzzlesMini.path, { puzzleTheme: 'x'.repeat(41) }, 'puzzleTheme'],
  ...['', 'x'.repeat(101), null, true, 1.5, ['1'], { guess: 1 }].map(
    (PuzzleGuess) => [GUESS, { PuzzleId: id, PuzzleGuess, DeviceId }, 'PuzzleGuess'] as const,
  ),
  [GUESS, { PuzzleGuess: '1', DeviceId }, 'PuzzleId'],
  [GUESS, { PuzzleId: id, PuzzleGuess: '1', DeviceId: 12 }, 'DeviceId'],
  [GUESS, { PuzzleId: id, PuzzleGuess: '1' }, 'DeviceId'],
  [getSolvedDevicePuzzleIds.path, {}, 'deviceID'],
  [getPotentialScore.path, { DeviceId: '' }, 'DeviceId'],
  [uploadPuzzleGuesses.path, { DeviceId, PuzzleGuesses: [] }, 'PuzzleGuesses'],
  [
    uploadPuzzleGuesses.path,
    { DeviceId, PuzzleGuesses: Array.from({ length: 101 }, () => ({ PuzzleId: id, PuzzleGuess: '1' })) },
    'PuzzleGuesses',
  ],
  [uploadPuzzleGuesses.path, { DeviceId, PuzzleGuesses: [{ PuzzleId: id, PuzzleGuess: [] }] }, 'PuzzleGuesses.0.PuzzleGuess'],
]

/** A validator's own words. */
const VALIDATORS_WORDS = /expected|received|invalid|too (?:small|big)|unrecognized|>=|<=/i

/** Shown without its field's name too. */
const SENTENCE = /^\p{Lu}/u

const longText = 'x'.repeat(5000)
const AWKWARD = [undefined, null, '', 'abc', longText, 'a@b', -1, 1.5, 1e20, true, [], [[]], {}, { a: 1 }]
/** Calls whose bodies people fill in, or their page for them, and what they ask for. */
const BODIES: Readonly<Record<string, readonly string[]>> = {
  [register.path]: ['Email', 'Nickname', 'Password', 'ConfirmPassword', 'BirthYear', 'DeviceId'],
  [resetPassword.path]: ['Email', 'Password', 'ConfirmPassword', 'Code'],
  [forgottenPassword.path]: ['Email'],
  [getPuzzleMini.path]: ['PuzzleId', 'DeviceId', 'RemoveUrls'],
  [getNewPuzzlesMini.path]: ['levelId', 'puzzleTypeId', 'take', 'before', 'puzzleTheme', 'showSolved'],
  [sendContactMessage.path]: ['Id', 'Name', 'Email', 'Topic', 'Message'],
  [getMyDays.path]: ['Month', 'DeviceId', 'Year'],
  [GUESS]: ['PuzzleId', 'PuzzleGuess', 'DeviceId', 'HintRung', 'MadeAtMs'],
  [uploadPuzzleGuesses.path]: ['PuzzleGuesses', 'DeviceId'],
}

test.each(Object.keys(BODIES))('what %s says about any field is in plain words', async (path) => {
  const fields = BODIES[path] ?? []
  const bodies: unknown[] = [[], 'abc', 7]
  for (const field of fields) for (const value of AWKWARD) bodies.push({ [field]: value })
  const said = new Set<string>()
  for (const body of bodies) {
    const reply = await site.post(path, body)
    if (reply.status === 200) continue
    const { Message, ModelState = {} } = failureBody.parse(reply.body)
    for (const words of [Message, ...Object.values(ModelState).flat()]) said.add(words)
  }
  said.delete('The request is invalid.')
  expect(said.size).toBeGreaterThan(1)
  expect([...said].filter((words) => VALIDATORS_WORDS.test(words) || !SENTENCE.test(words))).toEqual([])
})

test.each(BAD_FIELDS)('%s with %j is a bad request about %s', async (path, body, field) => {
  const reply = await site.post(path, body)
  expect(reply.status).toBe(400)
  const failure = failureBody.strict().parse(reply.body)
  expect(failure.Message).toBe('The request is invalid.')
  expect(failure.ModelState?.[field]?.length).toBeGreaterThan(0)
  expect(failure.ModelState?.['error']).toEqual(expect.arrayContaining(failure.ModelState?.[field] ?? []))
})

test.each([
  [getNewPuzzlesMini.path, { level: 3 }, 'level'],
  [getNewPuzzlesMini.path, { puzzlesRequestModel: { levelId: 3, constructor: 1 } }, 'constructor'],
  [getTodaysPuzzlesMini.path, { DeviceId, NoUrls: true }, 'NoUrls'],
  [register.path, { Email: 'ada@example.com', Nickname: 'Ada', Password: 'x', ConfirmPassword: 'x', YearOfBirth: 2019 }, 'YearOfBirth'],
])('%s with %j says that it has no field %s', async (path, body, field) => {
  const { status, body: reply } = await site.post(path, body)
  expect([status, failureBody.parse(reply).ModelState?.[field]]).toEqual([400, ['There is no field with this name.']])
})

test.each([
  ['a guess', GUESS, { PuzzleId: id, PuzzleGuess: `1${nul}`, DeviceId }],
  ['a theme', getNewPuzzlesMini.path, { puzzleTheme: `Fruit${nul}` }],
  ['a field that nobody reads', getPuzzleMini.path, { PuzzleId: id, secret: { deep: [nul] } }],
  ['the name of a field', getPuzzleMini.path, { PuzzleId: id, [`x${nul}`]: 1 }],
])('a null character in %s is a bad request', async (_where, path, body) => {
  const reply = await site.post(path, body)
  expect(reply.status).toBe(400)
  expect(failureBody.strict().parse(reply.body).ModelState).toHaveProperty('body')
})

test.each([
  ['GET', '/api/%00', 400],
  ['GET', `${readTodaysPuzzles.path}?DeviceId=%00`, 400],
  ['GET', `${readTodaysPuzzles.path}?DeviceId=me`, 400],
  ['GET', `${getSeasonalPuzzles.path}?min=a&max=2`, 400],
  ['GET', `${getSeasonalPuzzles.path}?min=1`, 400],
  ['GET', `${getSeasonalPuzzles.path}?min=1.5&max=99999999999`, 400],
  ['GET', '/api/Puzzle/Nothing', 404],
  ['POST', '/api/nothing', 404],
  ['GET', '/api/websocket', 426],
  ['DELETE', '/api/nothing/', 404],
  ['GET', getPuzzleMini.path, 405],
  ['PUT', GUESS, 405],
  ['POST', getSeasonalPuzzles.path, 405],
] as const)('%s %s answers %i in the shape of a failure', async (method, url, status) => {
  const reply = await site.app.inject({ method, url })
  expect(reply.statusCode).toBe(status)
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(reply.headers['cache-control']).toBe('no-store')
  failureBody.strict().parse(reply.json())
})

test('a wrong method says which one is right', async () => {
  expect((await site.app.inject({ method: 'PUT', url: GUESS })).headers['allow']).toBe('POST')
})

test.each([
  ['broken JSON', '{"PuzzleId": 1', 'application/json', 400],
  ['no JSON at all', 'PuzzleId=1', 'application/json', 400],
  ['an empty body', '', 'application/json', 400],
  ['a list for an object', '[]', 'application/json', 400],
  ['a number for an object', '7', 'application/json', 400],
  ['a poisoned prototype', '{"PuzzleId": 1, "__proto__": {"isAdmin": true}}', 'application/json', 400],
  ['arrays nested thirty thousand deep', `{"PuzzleId": 1, "secret": ${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 'application/json', 200],
  ['a form', 'PuzzleId=1', 'application/x-www-form-urlencoded', 415],
  ['plain text', '{"PuzzleId": 1}', 'text/plain', 415],
  ['a file', '{"PuzzleId": 1}', 'multipart/form-data; boundary=x', 415],
  ['70 kB', JSON.stringify({ PuzzleId: 1, secret: 'x'.repeat(70_000) }), 'application/json', 413],
] as const)('%s as a body is answered properly', async (_what, payload, contentType, status) => {
  const reply = await site.app.inject({ method: 'POST', url: getPuzzleMini.path, payload, headers: { 'content-type': contentType } })
  expect(reply.statusCode).toBe(status)
  if (status !== 200) failureBody.strict().parse(reply.json())
})

/** What clients send that are gone then: a body that breaks off, or comes in chunks that are none. */
const BROKEN_OFF = [
  `POST ${getPuzzleMini.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"Puz`,
  `POST ${requestToken.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 50\r\n\r\na=`,
  `POST ${getPuzzleMini.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n`,
]

test('clients that break off are no failures of ours: nothing of them is in the log', async () => {
  const { stream, lines } = openTestLog()
  const limited = await openTestSite({ environment: { RATE_LIMITS: 'on' }, logger: { level: 'info', stream } })
  const address = await limited.app.listen({ port: 0, host: '127.0.0.1' })
  for (const sent of BROKEN_OFF) {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    socket.on('error', () => undefined).resume()
    const asked = once(limited.app.server, 'request') as Promise<[IncomingMessage]>
    socket.write(sent)
    const [request] = await asked
    const isOver = once(request, 'close').catch(() => undefined)
    socket.destroy()
    await isOver
    // Whatever is done about it is done before the next is answered.
    await limited.get('/healthz')
  }
  await limited.close()
  expect(lines.filter((line) => !line.includes('Server listening'))).toEqual([])
})

test('an address that cannot be decoded is a bad request', async () => {
  for (const url of ['/api/%E0%A4%A', '/emojigma/production/%', '/%ff%zz']) {
    const reply = await site.app.inject({ url })
    expect([400, 404]).toContain(reply.statusCode)
    expect(reply.body).not.toContain('at ')
  }
})

test('what breaks inside is told without its details', async () => {
  const broken = await openTestSite()
  await broken.database.queries.schema.dropTable('puzzle_counts').execute()
  const reply = await broken.post(getTodaysPuzzlesMini.path, {})
  expect(reply).toMatchObject({ status: 500, body: { Message: 'Something went wrong...' } })
  expect(Object.keys(reply.body)).toEqual(['Message', 'RequestId'])
  await broken.close()
})

test('of scripts that stand inside a page only the site’s own may run', async () => {
  const headers = await headersOfPage({ inlineScript: 'alert("otter")' })
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-OsOHQV0jyUtAV+hT8rhS3g60C+gFX+vna1+6ma+i8ig=';")
})

test('every answer carries the security headers, and none opens the calls to other sites', async () => {
  for (const url of ['/api', '/healthz', '/api/nothing', '/nothing', '/api/%ff%zz', '/%', '/api/%00']) {
    const { headers } = await site.app.inject({ url, headers: { origin: 'https://elsewhere.example' } })
    expect([url, headers['x-content-type-options']]).toEqual([url, 'nosniff'])
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['content-security-policy']).toMatch(/^default-src '(?:none|self)';.*frame-ancestors 'none'$/)
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers).not.toHaveProperty('strict-transport-security')
  }
})

test('data that is no page lets nothing load, and has none of what only pages heed', async () => {
  const { headers } = await site.app.inject({ url: '/healthz' })
  expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'")
  for (const name of ['cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy', 'referrer-policy', 'x-frame-options'])
    expect(headers).not.toHaveProperty(name)
})

test('a page is in no frame, and tells other sites no more than where it is', async () => {
  const headers = await headersOfPage()
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
  })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("require-trusted-types-for 'script';trusted-types emojigma;")
  expect(policy).not.toContain('upgrade-insecure-requests')
})

test('that a browser’s copy of a page is still good has all headers of the page, which they replace', async () => {
  const rendering = await openTestSite({ renderPage: async () => PAGE })
  const { headers } = await rendering.app.inject({ url: '/' })
  const again = await rendering.app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(304)
  for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options']) expect(again.headers[name]).toBe(headers[name])
  await rendering.close()
})

test('a page may fill the screen and write to the clipboard, and none of what could watch a child', async () => {
  const policy = String((await headersOfPage())['permissions-policy'])
  for (const allowed of ['fullscreen=(self)', 'clipboard-write=(self)']) expect(policy).toContain(allowed)
  for (const refused of ['camera', 'microphone', 'geolocation', 'clipboard-read', 'payment', 'usb'])
    expect(policy).toContain(`${refused}=()`)
})

test('only the page that scans login cards may use the camera, in every language', async () => {
  for (const [path, camera] of [
    ['/class', 'camera=(self)'],
    ['/class?class=KMTRHX', 'camera=(self)'],
    ['/es/class', 'camera=(self)'],
    ['/classes', 'camera=()'],
    ['/manageStudents', 'camera=()'],
  ] as const) {
    const policy = String((await headersOfPage({}, path))['permissions-policy'])
    expect([path, policy]).toEqual([path, expect.stringContaining(camera)])
    expect(policy).toContain('microphone=()')
  }
})

const PAGE = { kind: 'page', status: 200, html: '<!doctype html><html lang="en"></html>' } as const

/** @param options of a site that has pages */
async function headersOfPage(options: Parameters<typeof openTestSite>[0] = {}, path = '/'): Promise<Readonly<Record<string, unknown>>> {
  const rendering = await openTestSite({ renderPage: async () => PAGE, ...options })
  const { headers } = await rendering.app.inject({ url: path })
  await rendering.close()
  return headers
}

/** The bytes sent to a listening server.
 *  @returns all that it says before it ends the connection */
async function spoken(sent: string): Promise<string> {
  const listening = await openTestSite({ days: [] })
  const address = new URL(await listening.app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(address.port), '127.0.0.1')
  socket.write(sent)
  const said = await text(socket)
  await listening.close()
  return said
}

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a header that is too long', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is answered in the shape of a failure, with the security headers', async (_what, sent, status) => {
  const [head = '', body = ''] = (await spoken(sent)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toContain('x-content-type-options: nosniff')
  expect(head).toContain('connection: close')
  failureBody.strict().parse(JSON.parse(body))
})

const OWED = `POST ${getTodaysPuzzlesMini.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`
const CLOSING = 'Host: x\r\nConnection: close\r\n'

test.each([
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', [400]],
  ['an expectation that nobody has', `GET /healthz HTTP/1.1\r\n${CLOSING}Expect: cheese\r\n\r\n`, [417]],
  ['a tunnel', 'CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n', [405]],
  ['half a handshake', 'GET /api/websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', [400]],
  ['another version', `GET /healthz HTTP/2.0\r\n${CLOSING}\r\n`, [505]],
  [
    'chunks in HTTP/1.0',
    `POST ${GUESS} HTTP/1.0\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    [400],
  ],
  ['a coding without an end', `POST ${GUESS} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n`, [400]],
  [
    'chunks that are none',
    `POST ${GUESS} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n`,
    [400],
  ],
  ['a malformed request after a good one', `${OWED}GARBAGE\r\n\r\n`, [200, 400]],
  ['a malformed request after two', `${OWED}GET /nothing HTTP/1.1\r\nHost: x\r\n\r\nGARBAGE\r\n\r\n`, [200, 404, 400]],
  ['two malformed requests', `${OWED}GARBAGE\r\n\r\nGARBAGE\r\n\r\n`, [200, 400]],
])('%s: each answer that is owed comes once, has the security headers, and the last one closes', async (_what, sent, statuses) => {
  const said = await spoken(sent)
  expect([...said.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))).toEqual(statuses)
  expect(said.match(/x-content-type-options: nosniff/gi)).toHaveLength(statuses.length)
  expect(said.slice(said.lastIndexOf('HTTP/1.1'))).toMatch(/^connection: close\r$/im)
})

/** One more than a site may have to wait for. */
const DRIPS = 15

test('headers of which a byte comes each second are refused before the fifteenth', async () => {
  const listening = await openTestSite({ days: [] })
  const { port } = new URL(await listening.app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  const said = text(socket)
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  let left = DRIPS
  const dripping = setInterval(() => {
    left -= 1
    if (left > 0) socket.write('x')
    else socket.end()
  }, 1000)
  expect(await said).toMatch(/^HTTP\/1\.1 408 [^]*x-content-type-options: nosniff[^]*connection: close/)
  expect(left).toBeGreaterThan(0)
  clearInterval(dripping)
  await listening.close()
})

test('a request that names two hosts is a bad one', async () => {
  const said = await spoken('GET /healthz HTTP/1.1\r\nHost: emojigma.example\r\nHOST: elsewhere.example\r\nConnection: close\r\n\r\n')
  expect(said).toMatch(/^HTTP\/1.1 400 /)
})
