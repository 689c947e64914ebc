import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import type { Mail } from './mail.ts'
import { folderPost, smtpPost } from './post.ts'
import { Mails } from './service.ts'

const FROM = 'Emojigma <no-reply@emojigma.example>'
const MAIL: Mail = {
  to: 'ada@example.com',
  subject: 'Your link',
  paragraphs: ['Hello <Ada> & friends!'],
  link: { label: 'Open', address: 'https://emojigma.example/magic?magic=abc&x=1' },
  closing: 'Good for one use.',
}

interface Taken {
  readonly from: string
  readonly to: readonly string[]
  readonly message: string
}

/** A real mail server on the loopback that refuses the first so many letters. */
async function mailServer(refusals: number, code: number): Promise<{ url: string; taken: Taken[]; close: () => Promise<void> }> {
  const taken: Taken[] = []
  let left = refusals
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      left -= 1
      return left >= 0 ? done(Object.assign(new Error(`no ${address} now`), { responseCode: code })) : done()
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), message: Buffer.concat(chunks).toString() })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, taken, close: () => new Promise((resolve) => server.close(resolve)) }
}

function logger(lines: string[]) {
  return fastify({ logger: { level: 'trace', stream: { write: (line: string) => lines.push(line) } } }).log
}

test('a letter reaches the mail server as text and as HTML, with everything escaped', async () => {
  const server = await mailServer(0, 0)
  const mails = new Mails({ post: smtpPost(server.url, FROM), log: logger([]) })
  mails.send(async () => MAIL)
  await mails.idle()
  await mails.close()
  await server.close()
  const [letter] = server.taken
  expect(letter).toMatchObject({ from: 'no-reply@emojigma.example', to: ['ada@example.com'] })
  expect(letter?.message).toContain('Subject: Your link')
  expect(letter?.message).toContain('text/plain')
  expect(letter?.message).toContain('Hello <Ada> & friends!')
  expect(letter?.message).toContain('Hello &lt;Ada&gt; &amp; friends!')
})

test('a letter that is not taken at first is tried again', async () => {
  const server = await mailServer(2, 451)
  const lines: string[] = []
  const mails = new Mails({ post: smtpPost(server.url, FROM), log: logger(lines), retryDelaysMs: [1, 1, 1] })
  mails.send(async () => MAIL)
  await mails.idle()
  await mails.close()
  await server.close()
  expect(server.taken).toHaveLength(1)
  expect(lines.filter((line) => line.includes('tried again'))).toHaveLength(2)
})

test('a letter that is refused for good is given up at once, and the log names nobody', async () => {
  const server = await mailServer(9, 550)
  const lines: string[] = []
  const mails = new Mails({ post: smtpPost(server.url, FROM), log: logger(lines), retryDelaysMs: [1, 1] })
  mails.send(async () => MAIL)
  await mails.idle()
  await mails.close()
  await server.close()
  const log = lines.join('')
  expect(log).toContain('given up')
  expect(log).toContain('550')
  expect(log).not.toContain('tried again')
  expect(log).not.toContain('ada')
})

test('closing does not wait for the pauses between tries', async () => {
  const { url, close } = await mailServer(0, 0)
  await close()
  const lines: string[] = []
  const mails = new Mails({ post: smtpPost(url, FROM), log: logger(lines), retryDelaysMs: [3_600_000] })
  mails.send(async () => MAIL)
  await mails.close()
  expect(lines.join('')).toContain('given up')
})

test('no character of an address can add a header line or another addressee', async () => {
  const server = await mailServer(0, 0)
  const mails = new Mails({ post: smtpPost(server.url, FROM), log: logger([]), retryDelaysMs: [] })
  mails.send(async () => ({ ...MAIL, to: 'ada@example.com\r\nBcc: eve@evil.example', subject: 'Hi\r\nBcc: eve@evil.example' }))
  mails.send(async () => ({ ...MAIL, to: 'ada@example.com, eve@evil.example' }))
  await mails.idle()
  await mails.close()
  await server.close()
  for (const { to, message } of server.taken) {
    expect(to).not.toContain('eve@evil.example')
    expect(message).not.toMatch(/^Bcc:/im)
  }
})

test('without a mail server letters are files for their owner, and their links are told', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'emojigma-mail-')), 'mail')
  const lines: string[] = []
  const post = folderPost({ folder, from: FROM, nowMs: () => 5, announce: (line) => lines.push(line) })
  const mails = new Mails({ post, log: logger([]) })
  mails.send(async () => MAIL)
  mails.send(async () => undefined)
  await mails.idle()
  await mails.close()
  const names = readdirSync(folder)
  expect(names).toHaveLength(1)
  const path = join(folder, names[0] ?? '')
  expect(readFileSync(path, 'utf8')).toContain('To: ada@example.com')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(lines.join('')).toContain('https://emojigma.example/magic?magic=abc&x=1')
  rmSync(folder, { recursive: true })
})
