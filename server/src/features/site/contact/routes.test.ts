import { sendContactMessage } from '@emojigma/contract/site/contact.ts'
import { deleteAccount } from '@emojigma/contract/accounts/accounts.ts'
import type { FailureBody } from '@emojigma/contract/failures.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '../../../platform/clock.ts'
import { loggerOptions } from '../../../platform/http/logging/logging.ts'
import { openTestLog } from '../../../platform/testing/test-log.ts'
import { openTestMailServer, type TestMailServer } from '../../../platform/testing/test-mail-server.ts'
import { A_DAY, NOON_MS, openTestSite, type TestSite } from '../../../platform/testing/test-site.ts'

const SUPPORT = 'help@emojigma.example'

let mailServer: TestMailServer
let site: TestSite
let log: ReturnType<typeof openTestLog>
beforeEach(async () => {
  mailServer = await openTestMailServer()
})
afterEach(async () => {
  await mailServer.close()
  await site.close()
})

async function open(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  log = openTestLog()
  site = await openTestSite({
    days: [],
    environment: { SMTP_URL: mailServer.url, SUPPORT_EMAIL: SUPPORT, ...environment },
    logger: { ...loggerOptions('trace', false), stream: log.stream },
  })
}

function letter(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    Id: randomUUID(),
    Name: 'Ada Lovelace',
    Email: 'Ada@example.com',
    Topic: 'puzzle',
    Message: 'Puzzle 100681\nputs me out.',
    ...changes,
  }
}

const send = (payload: object, remoteAddress = '203.0.113.1') =>
  site.app.inject({ method: 'POST', url: sendContactMessage.path, payload, remoteAddress })

const header = (message: string, name: string): string | undefined => new RegExp(`^${name}: (.*)$`, 'im').exec(message)?.[1]?.trim()

/** Source: RFC 2045 §6.7, soft line breaks */
const unwrapped = (message: string): string => message.replaceAll('=\r\n', '')

test('a letter reaches the support e-mail, and an answer to it the one who wrote it', async () => {
  await open()
  expect((await send(letter())).statusCode).toBe(200)
  await site.outbox.idle()
  const [{ to, message } = { to: [], message: '' }] = mailServer.taken
  expect(to).toEqual([SUPPORT])
  expect(header(message, 'Reply-To')).toBe('Ada Lovelace <Ada@example.com>')
  expect(header(message, 'Subject')).toBe('Contact: A puzzle that seems wrong')
  expect(message).toContain('Puzzle 100681\r\nputs me out.')
  expect(message).toContain('Puzzle 100681<br>puts me out.')
  expect(header(message, 'Auto-Submitted')).toBeUndefined()
})

test('nobody has to give a name', async () => {
  await open()
  const { Name: _none, ...nameless } = letter()
  expect((await send(nameless)).statusCode).toBe(200)
  expect((await send(letter({ Name: ' ' }))).statusCode).toBe(200)
  await site.outbox.idle()
  expect(mailServer.taken.map(({ message }) => header(message, 'Reply-To'))).toEqual(['Ada@example.com', 'Ada@example.com'])
})

test('what is wrong is said by the field it is about', async () => {
  await open()
  const wrong = { Name: 'Ada\r\nBcc: eve@evil.example', Email: 'ada@', Topic: 'money', Message: '  too short \n' }
  const reply = await send(letter(wrong))
  expect(reply.statusCode).toBe(400)
  expect(reply.json<FailureBody>().ModelState).toMatchObject({
    Name: ['Please write it in one line.'],
    Email: ['Please give a whole e-mail address, such as name@example.com.'],
    Topic: ['Please choose one of the possible values.'],
    Message: ['Please write at least 10 characters.'],
  })
  const long = await send(letter({ Message: 'x'.repeat(4001) }))
  expect(long.json<FailureBody>().ModelState).toMatchObject({ Message: ['Please write at most 4000 characters.'] })
  for (const length of [10, 4000]) expect((await send(letter({ Message: 'x'.repeat(length) }))).statusCode).toBe(200)
  const missing = await send({ Id: randomUUID() })
  expect(missing.json<FailureBody>().ModelState).toMatchObject({
    Email: ['Please give a whole e-mail address, such as name@example.com.'],
    Message: ['Please fill out this field.'],
  })
})

test('no name, address or message adds a header line or an addressee, or becomes markup', async () => {
  await open()
  const names = [
    'Ada", <eve@evil.example>',
    'eve@evil.example,',
    'Åda ünd Söhne <eve@evil.example>',
    '=?utf-8?q?=0D=0ABcc:_eve=40evil.example?=',
  ]
  for (const Name of names)
    expect((await send(letter({ Name, Message: 'Hello!\r\n.\r\nBcc: eve@evil.example\n<b>hi</b>' }))).statusCode).toBe(200)
  expect((await send(letter({ Email: 'ada@example.com\r\nBcc: eve@evil.example' }))).statusCode).toBe(400)
  expect((await send(letter({ Email: 'ada@example.com, eve@evil.example' }))).statusCode).toBe(400)
  await site.outbox.idle()
  expect(mailServer.taken).toHaveLength(names.length)
  for (const { to, message } of mailServer.taken) {
    expect(to).toEqual([SUPPORT])
    const headers = message.slice(0, message.indexOf('\r\n\r\n'))
    expect(headers).not.toMatch(/^(bcc|cc):/im)
    expect(headers.match(/^reply-to:/gim)).toHaveLength(1)
    expect(unwrapped(message)).toContain('&lt;b&gt;hi&lt;/b&gt;')
  }
})

test('a double click sends one letter, and the second one is answered like the first', async () => {
  await open()
  const same = letter()
  const replies = await Promise.all([send(same), send(same), send({ ...same, Id: same.Id.toUpperCase() })])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  await site.outbox.idle()
  expect((await send(same)).statusCode).toBe(200)
  await site.outbox.idle()
  expect(mailServer.taken).toHaveLength(1)
  expect((await send(letter())).statusCode).toBe(200)
  await site.outbox.idle()
  expect(mailServer.taken).toHaveLength(2)
})

test('five letters an hour are taken from an e-mail, and the sixth can be sent again later as it is', async () => {
  await open({ RATE_LIMITS: 'on' })
  for (let index = 0; index < 5; index += 1) expect((await send(letter(), `203.0.113.${index}`)).statusCode).toBe(200)
  const sixth = letter({ Email: 'ADA@example.com' })
  const refused = await send(sixth, '203.0.113.9')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
  expect(refused.json<FailureBody>().Message).toContain('wait a while')
  expect((await send(letter({ Email: 'bob@example.com' }), '203.0.113.9')).statusCode).toBe(200)
  // A letter that is being sent would be taken for one that was given up, and sent again.
  await site.outbox.idle()
  site.setClock(NOON_MS + HOUR_MS)
  expect((await send(sixth, '203.0.113.9')).statusCode).toBe(200)
  await site.outbox.idle()
  expect(mailServer.taken).toHaveLength(7)
})

test('twenty letters an hour are taken from an address, and a double click counts once', async () => {
  await open({ RATE_LIMITS: 'on' })
  const first = letter()
  expect((await send(first)).statusCode).toBe(200)
  expect((await send(first)).statusCode).toBe(200)
  for (let index = 1; index < 20; index += 1) expect((await send(letter({ Email: `person-${index}@example.com` }))).statusCode).toBe(200)
  expect((await send(letter({ Email: 'last@example.com' }))).statusCode).toBe(429)
  expect((await send(letter({ Email: 'last@example.com' }), '198.51.100.1')).statusCode).toBe(200)
})

test('while the mail server is away a letter waits, and what it said is gone once it is sent', async () => {
  mailServer.answer = 451
  await open()
  expect((await send(letter())).statusCode).toBe(200)
  await site.outbox.idle()
  const letters = () => site.database.queries.selectFrom('letters').select('content').execute()
  expect((await letters()).map(({ content }) => content)).toEqual([expect.stringContaining('puts me out')])
  mailServer.answer = 'yes'
  site.setClock(NOON_MS + HOUR_MS)
  site.outbox.send()
  await site.outbox.idle()
  expect(mailServer.taken).toHaveLength(1)
  expect(await letters()).toEqual([])
})

test('nothing of the one who wrote is in the log', async () => {
  mailServer.answer = 550
  await open()
  await send(letter())
  await send(letter({ Email: 'broken' }))
  await site.outbox.idle()
  const lines = log.lines.join('').toLowerCase()
  expect(lines).toContain('a mail was given up')
  for (const secret of ['ada', 'lovelace', 'example.com', 'puts me out', 'broken', '203.0.113']) {
    // As a word: the ids of requests may have any letters in them.
    expect(lines).not.toMatch(new RegExp(String.raw`\b${secret}\b`))
  }
})

test('a letter that still waits goes with the account of its e-mail', async () => {
  mailServer.answer = 451
  await open()
  const { email, password, token } = await site.register()
  await send(letter({ Email: email }))
  await send(letter())
  expect((await site.post(deleteAccount.path, { Password: password }, token)).status).toBe(200)
  const kept = await site.database.queries.selectFrom('letters').select('email').execute()
  expect(kept).toEqual([{ email: 'ada@example.com' }])
})

test('after two days nothing tells that a letter came', async () => {
  await open()
  await send(letter())
  const ids = async () => (await site.database.queries.selectFrom('contact_messages').selectAll().execute()).length
  site.goTo(A_DAY + 1)
  await site.retention.run()
  expect(await ids()).toBe(1)
  site.goTo(A_DAY + 3)
  await site.retention.run()
  expect(await ids()).toBe(0)
})
