import { DAY_MS } from '@emojigma/engine/day.ts'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts'
import { openTestLog } from '../../../platform/testing/test-log.ts'
import { openTestMailServer, type TestMailServer } from '../../../platform/testing/test-mail-server.ts'
import { openTestSite } from '../../../platform/testing/test-site.ts'
import type { Mail } from './mail.ts'
import { lettersIn } from '../../../platform/testing/test-letters.ts'
import { folderMailer, smtpMailer, type Mailer } from './mailer.ts'
import { LEASE_MS, Outbox, type Writing } from './service.ts'

const FROM = 'Emojigma <no-reply@emojigma.example>'
const MAIL: Mail = {
  to: 'ada@example.com',
  subject: 'Your link',
  paragraphs: ['Hello <Ada> & friends!'],
  link: { label: 'Open', address: 'https://emojigma.example/magic?magic=abc&x=1' },
  closing: 'Good for one use.',
}

let opened: TestDatabase
let server: TestMailServer
let nowMs: number
let lines: string[]
const processes: Outbox[] = []
beforeEach(async () => {
  opened = await openTestDatabase()
  server = await openTestMailServer()
  nowMs = 1_000_000_000
  lines = []
})
afterEach(async () => {
  // First, since a letter may still be waiting for its answer.
  await server.close()
  for (const mails of processes.splice(0)) await mails.close()
  await opened.remove()
})

/** A process that sends letters. */
function processOf(options: ProcessOptions = {}): Outbox {
  const { mailer = smtpMailer(server.url, FROM), retryDelaysMs, writing = async () => MAIL } = { retryDelaysMs: [0], ...options }
  const { log } = fastify({ logger: { level: 'trace', stream: { write: (line: string) => lines.push(line) } } })
  const mails = new Outbox({ database: opened.database, clock: { nowMs: () => nowMs }, mailer, log, retryDelaysMs })
  mails.writeBy('note', writing)
  processes.push(mails)
  return mails
}

interface ProcessOptions {
  readonly mailer?: Mailer
  /** Absent = none; undefined = those of the site. */
  readonly retryDelaysMs?: readonly number[] | undefined
  readonly writing?: Writing
}

async function order(mails: Outbox, email = MAIL.to, kind = 'note'): Promise<void> {
  await opened.database.durably((transaction) => mails.order(transaction, kind, email))
}

async function send(mails: Outbox): Promise<void> {
  mails.send()
  await mails.idle()
}

async function waiting(): Promise<number> {
  return (await opened.database.queries.selectFrom('letters').selectAll().execute()).length
}

const logged = (text: string) => lines.filter((line) => line.includes(text))

test('a letter reaches the mail server as text and as HTML, with everything escaped, and is not kept', async () => {
  const mails = processOf()
  await order(mails)
  await send(mails)
  const [letter] = server.taken
  expect(letter).toMatchObject({ from: 'no-reply@emojigma.example', to: ['ada@example.com'] })
  expect(letter?.message).toContain('Subject: Your link')
  expect(letter?.message).toContain('text/plain')
  expect(letter?.message).toContain('Hello <Ada> & friends!')
  expect(letter?.message).toContain('Hello &lt;Ada&gt; &amp; friends!')
  expect(await waiting()).toBe(0)
})

test('a letter that was ordered in a transaction which failed is not sent', async () => {
  const mails = processOf()
  const failing = opened.database.durably(async (transaction) => {
    await mails.order(transaction, 'note', MAIL.to)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await send(mails)
  expect(server.taken).toEqual([])
})

test('letters that are refused for a while are all sent once when the mail server takes them again', async () => {
  server.answer = 451
  const mails = processOf()
  for (let index = 0; index < 7; index += 1) await order(mails, `player-${index}@example.com`)
  mails.send()
  await server.asked(20)
  expect(await waiting()).toBe(7)
  server.answer = 'yes'
  await expect.poll(waiting).toBe(0)
  expect(server.taken).toHaveLength(7)
  expect(logged('tried again').length).toBeGreaterThan(10)
  expect(logged('given up')).toEqual([])
})

test('the pauses between tries grow, and are kept when another process goes on', async () => {
  server.answer = 451
  const retryDelaysMs = [2000, 15_000]
  const first = processOf({ retryDelaysMs })
  await order(first)
  await send(first)
  await first.close()
  const second = processOf({ retryDelaysMs })
  for (const [passedMs, tries] of [
    [1999, 1],
    [1, 2],
    [14_999, 2],
    [1, 3],
    [14_999, 3],
    [1, 4],
  ] as const) {
    nowMs += passedMs
    await send(second)
    expect(logged('tried again')).toHaveLength(tries)
  }
})

test('a mail that is not taken is tried again after the pauses that operators are told of', async () => {
  server.answer = 451
  const mails = processOf({ retryDelaysMs: undefined })
  await order(mails)
  await send(mails)
  for (const [tries, pauseMs] of [2, 15, 60, 5 * 60, 15 * 60, 30 * 60, 30 * 60].map(
    (seconds, index) => [index + 1, 1000 * seconds] as const,
  )) {
    nowMs += pauseMs - 1
    await send(mails)
    expect(logged('tried again')).toHaveLength(tries)
    nowMs += 1
    await send(mails)
    expect(logged('tried again')).toHaveLength(tries + 1)
  }
})

test('what a mail server did not take in a day is given up: one line says so, and names nobody', async () => {
  server.answer = 451
  const mails = processOf({ retryDelaysMs: [DAY_MS / 2] })
  await order(mails)
  await send(mails)
  nowMs += DAY_MS / 2
  await send(mails)
  expect(await waiting()).toBe(0)
  expect(logged('given up')).toHaveLength(1)
  expect(lines.join('')).not.toContain('ada')
})

test('what waited for a day while no process ran is given up without a try', async () => {
  const mails = processOf()
  await order(mails)
  nowMs += DAY_MS
  await send(mails)
  expect(server.taken).toEqual([])
  expect(await waiting()).toBe(0)
  expect(logged('given up')).toHaveLength(1)
})

test('a letter that is refused for good is given up at once, and the log names nobody', async () => {
  server.answer = 550
  const mails = processOf()
  await order(mails)
  await send(mails)
  expect(await waiting()).toBe(0)
  expect(logged('given up')).toHaveLength(1)
  expect(logged('550')).toHaveLength(1)
  expect(logged('tried again')).toEqual([])
  expect(lines.join('')).not.toContain('ada')
})

test('a mail server that refuses us, and not the letter, is tried again', async () => {
  const mails = processOf({ mailer: refusingPost({ code: 'EAUTH', responseCode: 535 }), retryDelaysMs: [1000] })
  await order(mails)
  await send(mails)
  expect(await waiting()).toBe(1)
  expect(logged('tried again')).toHaveLength(1)
})

test('a letter that cannot be written is tried again and stops no other', async () => {
  const mails = processOf({
    retryDelaysMs: [1000],
    async writing(_transaction, email) {
      if (email === 'broken@example.com') throw new Error('broken')
      return MAIL
    },
  })
  await order(mails, 'broken@example.com')
  await order(mails)
  await order(mails, 'ada@example.com', 'a kind of the next version')
  await send(mails)
  expect(server.taken).toHaveLength(1)
  expect(await waiting()).toBe(2)
})

test('several processes send each letter once', async () => {
  const several = Array.from({ length: 4 }, () => processOf({ writing: async (_transaction, to) => ({ ...MAIL, to }) }))
  const [first] = several
  if (!first) throw new Error('no process')
  const emails = Array.from({ length: 24 }, (_, index) => `player-${String(index).padStart(2, '0')}@example.com`)
  for (const email of emails) await order(first, email)
  await Promise.all(several.map(send))
  await expect.poll(waiting).toBe(0)
  expect(server.taken.flatMap(({ to }) => to).toSorted()).toEqual(emails)
})

test('a letter with which a process died is taken over, once, when its time has passed', async () => {
  server.answer = 'silence'
  const dying = processOf()
  await order(dying)
  dying.send()
  await server.asked(1)
  server.answer = 'yes'
  const next = processOf()
  nowMs += LEASE_MS - 1
  await send(next)
  expect(server.taken).toEqual([])
  nowMs += 1
  await send(next)
  // A connection that a busy machine lets time out is made again.
  await expect.poll(waiting).toBe(0)
  expect(server.taken).toHaveLength(1)
})

test('closing leaves what waits to the next process', async () => {
  server.answer = 451
  const first = processOf({ retryDelaysMs: [1000] })
  await order(first)
  await send(first)
  await first.close()
  server.answer = 'yes'
  nowMs += 1000
  first.send()
  await first.idle()
  expect(server.taken).toEqual([])
  await send(processOf())
  expect(server.taken).toHaveLength(1)
})

test('closing does not wait long for a mail server that says nothing, and the next process sends the letter', async () => {
  server.answer = 'silence'
  const first = processOf({ retryDelaysMs: [1000] })
  await order(first)
  first.send()
  await server.asked(1)
  await first.close()
  expect(logged('tried again')).toHaveLength(1)
  server.answer = 'yes'
  nowMs += 1000
  await send(processOf())
  expect(server.taken).toHaveLength(1)
})

test('what waits to be sent to somebody can be dropped', async () => {
  const mails = processOf()
  await order(mails)
  await order(mails, 'bob@example.com')
  await opened.database.durably((transaction) => mails.drop(transaction, MAIL.to))
  expect(await waiting()).toBe(1)
})

test('no character of an address can add a header line or another addressee', async () => {
  const odd: Mail[] = [
    { ...MAIL, to: 'ada@example.com\r\nBcc: eve@evil.example', subject: 'Hi\r\nBcc: eve@evil.example' },
    { ...MAIL, to: 'ada@example.com, eve@evil.example' },
  ]
  const mails = processOf({ retryDelaysMs: [1000], writing: async () => odd.pop() })
  await order(mails)
  await order(mails)
  await send(mails)
  expect(odd).toEqual([])
  for (const { to, message } of server.taken) {
    expect(to).not.toContain('eve@evil.example')
    expect(message).not.toMatch(/^Bcc:/im)
  }
})

test('without a mail server letters are files for their owner, and their links are told', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'emojigma-mail-')), 'mail')
  const announced: string[] = []
  const mailer = folderMailer({ folder, from: FROM, nowMs: () => 5, announce: (line) => announced.push(line) })
  const mails = processOf({ mailer, writing: async (_transaction, email) => (email === MAIL.to ? MAIL : undefined) })
  await order(mails)
  await order(mails, 'nobody@example.com')
  await send(mails)
  expect(await waiting()).toBe(0)
  const names = readdirSync(folder)
  expect(names).toHaveLength(1)
  const path = join(folder, names[0] ?? '')
  expect(readFileSync(path, 'utf8')).toContain('To: ada@example.com')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(announced.join('')).toContain('https://emojigma.example/magic?magic=abc&x=1')
  rmSync(folder, { recursive: true })
})

test('the tests read a link whole, wherever its code has two hyphens and its line is folded', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'emojigma-mail-')), 'mail')
  const mailer = folderMailer({ folder, from: FROM, nowMs: () => 5, announce: () => undefined })
  const codes = Array.from({ length: 42 }, (_, place) => `${'a'.repeat(place)}--${'b'.repeat(41 - place)}`)
  for (const code of codes) {
    await mailer.deliver({
      ...MAIL,
      paragraphs: ['A line that isn’t ASCII alone'],
      link: { label: 'Open', address: `https://emojigma.example/joinSchool?code=${code}` },
    })
  }
  expect(lettersIn(folder).map(({ link }) => link?.searchParams.get('code'))).toEqual(codes)
  rmSync(folder, { recursive: true })
})

test('with an account its letters go, wherever they name it, and those of others whose address has its in it stay', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'emojigma-mail-')), 'mail')
  const mailer = folderMailer({ folder, from: FROM, nowMs: () => 5, announce: () => undefined })
  const others = ['ada@example.com', 'x.a@example.com', 'a@example.com.au', 'a@example.community']
  const naming = ['Somebody (a@example.com) wrote.', 'It is for “a@example.com”.', 'Write to a@example.com.']
  for (const to of ['a@example.com', ...others]) await mailer.deliver({ ...MAIL, to })
  for (const paragraph of naming) await mailer.deliver({ ...MAIL, to: 'support@emojigma.example', paragraphs: [paragraph] })
  await mailer.forget?.(['A@example.com'])
  const left = readdirSync(folder).map((name) => /^To: (.*)$/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1]?.trim())
  expect(left.toSorted()).toEqual(others.toSorted())
  rmSync(folder, { recursive: true })
})

test.each([
  [{ NODE_ENV: 'production' }, 1],
  [{ NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:9' }, 0],
  [{}, 0],
])('with %j the log warns %i times at the start that nobody gets letters', async (environment, times) => {
  const { stream, lines } = openTestLog()
  const site = await openTestSite({ days: [], environment, logger: { level: 'info', stream } })
  expect(lines.filter((line) => line.includes('SMTP_URL is not set'))).toHaveLength(times)
  await site.close()
})

function refusingPost(failure: object): Mailer {
  return {
    async deliver() {
      throw Object.assign(new Error('refused'), failure)
    },
    close: () => undefined,
  }
}
