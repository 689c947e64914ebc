import { reportClientError } from '@emojigma/contract/operator/client-errors.ts'
import { failureBody } from '@emojigma/contract/failures.ts'
import { Writable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { loggerOptions } from '../../../platform/http/logging/logging.ts'
import { openTestSite, type TestSite } from '../../../platform/testing/test-site.ts'

const REPORT = {
  Message: 'x is not a function',
  Stack: 'TypeError: x is not a function\n    at Tile (https://emojigma.example/assets/B7xk2_a.js:1:2034)',
  Path: '/puzzle/<id>',
  Release: 'entry-D81h2.js',
}

let site: TestSite
let lines: string[] = []
afterEach(() => site.close())

async function open(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  lines = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  site = await openTestSite({ days: [], environment, logger: { ...loggerOptions('warn', false), stream } })
}

const send = (payload: object, remoteAddress = '198.51.100.7') =>
  site.app.inject({ method: 'POST', url: reportClientError.path, payload, remoteAddress })

test('a report becomes one line of the log, a warning that names what broke and where', async () => {
  await open()
  const { statusCode, headers } = await send(REPORT)
  expect([statusCode, headers['set-cookie']]).toEqual([200, undefined])
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 40,
    msg: 'a page broke',
    page: { message: REPORT.Message, stack: 'at /assets/B7xk2_a.js:1:2034', path: '/puzzle/<id>', release: 'entry-D81h2.js' },
  })
  expect(lines[0]).not.toContain('198.51.100.7')
})

test('what an advertisement broke is dropped, also where there is no network: blockers break its slots on pages without it', async () => {
  await open()
  for (const payload of [
    { ...REPORT, Message: 'adsbygoogle.push() error: No slot size' },
    { ...REPORT, Stack: 'TypeError: x\n    at push (https://pagead.example/adsbygoogle.js:1:2)' },
  ]) {
    expect((await send(payload)).statusCode).toBe(200)
  }
  expect(lines).toEqual([])
})

test('whatever is sent, nothing of a person gets into the log', async () => {
  await open()
  const secrets = ['otter@example.com', '0b7e2c3a-5d1f-4c8e-9a34-2f6d8c1b0e57', 'Ada Lovelace', '100641', 'mailed-code-12345']
  const payload = {
    ...REPORT,
    Message: `TypeError: "Ada Lovelace" otter@example.com ${secrets[1]}: no place for Lovelace, Ada`,
    Stack: 'at AdaLovelace (https://emojigma.example/magic?magic=mailed-code-12345:1:2)',
    Path: '/Ada-Lovelace/100641?magic=mailed-code-12345',
    Release: 'Ada Lovelace',
  }
  expect((await send(payload)).statusCode).toBe(200)
  expect(lines).toHaveLength(1)
  for (const secret of [...secrets, 'Ada', 'Lovelace']) expect(lines[0]).not.toContain(secret)
})

test.each([
  ['no message', { Message: '' }],
  ['a message that is too long', { Message: 'x'.repeat(301) }],
  ['a stack that is too long', { Stack: 'x'.repeat(2001) }],
  ['an address in place of a path', { Path: 'https://emojigma.example/' }],
  ['more than is asked for', { UserId: 'a1' }],
  ['something that is no text', { Release: 7 }],
])('%s is refused, and not logged', async (_what, changes) => {
  await open()
  const reply = await send({ ...REPORT, ...changes })
  expect(reply.statusCode).toBe(400)
  expect(failureBody.strict().parse(reply.json()).Message).toBe('The request is invalid.')
  expect(lines).toEqual([])
})

test('a report that is far too large is not read', async () => {
  await open()
  expect((await send({ ...REPORT, Stack: 'x'.repeat(20_000) })).statusCode).toBe(413)
  expect(lines).toEqual([])
})

test('sixty a minute are heard from an address, and the other addresses go on', async () => {
  await open({ RATE_LIMITS: 'on' })
  const statuses: number[] = []
  for (let index = 0; index < 61; index += 1) statuses.push((await send(REPORT)).statusCode)
  expect(statuses).toEqual([...Array(60).fill(200), 429])
  expect(lines).toHaveLength(60)
  expect((await send(REPORT, '198.51.100.8')).statusCode).toBe(200)
})

test('however many addresses send, the log takes six hundred a minute', async () => {
  await open({ RATE_LIMITS: 'on' })
  for (let index = 0; index < 605; index += 1) await send(REPORT, `198.51.100.${index % 200}`)
  expect(lines).toHaveLength(600)
})
