import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { makePrivateFolder } from '../../../platform/database/private-files.ts'
import { mailBodies, type Mail } from './mail.ts'

const CONNECT_TIMEOUT_MS = 5000
const SOCKET_TIMEOUT_MS = 30_000
/** All of one delivery; one that takes longer is broken off, and counts as not taken. */
const DELIVERY_MS = 60_000
const MAX_CONNECTIONS = 3

/** Where letters are handed in. */
export interface Mailer {
  /** @throws when it was not taken */
  deliver(mail: Mail): Promise<void>
  /** Deletes the letters that are kept here and name one of these e-mails. */
  forget?(emails: readonly string[]): Promise<void>
  /** Deletes the letters that were kept here before a time. */
  forgetBefore?(timeMs: number): Promise<void>
  /** Breaks off what is being handed in. */
  close(): void
}

/** Hands letters to a mail server.
 *  @param url smtp:// or smtps://, with user and password if it wants them */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
  })
  return {
    async deliver(mail) {
      await transport.sendMail({ ...messageOf(mail, from), signal: AbortSignal.timeout(DELIVERY_MS) })
    },
    close: () => transport.close({ force: true }),
  }
}

const LETTER_FILE = '.eml'
/** Characters by which an address would be a longer one, but for the end of an encoded one (=9C). What else may stand in an address also
 *  stands beside one, in links and sentences. */
const GOES_ON_BEFORE = /(?<!=[\da-f])[\p{L}\p{N}._+-]$/u
const GOES_ON_BEHIND = /^(?:[\p{L}\p{N}-]|\.[\p{L}\p{N}])/u

export interface FolderPostOptions {
  readonly folder: string
  readonly from: string
  readonly nowMs: () => number
  /** Hears of each letter, for someone who is trying the site out at its terminal. */
  readonly announce: (line: string) => void
}

/** Keeps letters as files that mail programs open, named in their order and readable by their owner alone: for a site without a mail
 *  server. */
export function folderMailer({ folder, from, nowMs, announce }: FolderPostOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const underWay = new Set<Promise<void>>()
  let count = 0
  const write = async (mail: Mail): Promise<void> => {
    count += 1
    const path = join(folder, `${nowMs()}-${String(count).padStart(6, '0')}-${randomUUID().slice(0, 8)}${LETTER_FILE}`)
    const { message } = await transport.sendMail(messageOf(mail, from))
    makePrivateFolder(folder)
    await writeFile(path, message, { mode: 0o600 })
    announce(`Mail “${mail.subject}” is in ${path}${mail.link ? `, its link is ${mail.link.address}` : ''}`)
  }
  return {
    async deliver(mail) {
      const written = write(mail).finally(() => underWay.delete(written))
      underWay.add(written)
      await written
    },
    async forget(emails) {
      // What was written before the account went is a file by then.
      await Promise.allSettled(underWay)
      for (const name of await lettersIn(folder)) {
        const path = join(folder, name)
        const text = unfolded(await readFile(path, 'utf8').catch(() => ''))
        if (emails.some((email) => names(text, email.toLowerCase()))) await rm(path, { force: true })
      }
    },
    async forgetBefore(timeMs) {
      for (const name of await lettersIn(folder)) {
        if (Number(name.split('-', 1)[0]) < timeMs) await rm(join(folder, name), { force: true })
      }
    },
    close: () => transport.close(),
  }
}

async function lettersIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => name.endsWith(LETTER_FILE))
}

/** A letter's text as one looks for an address in it: without the breaks that long lines get on their way.
 *  Source: RFC 5322 §2.2.3, RFC 2045 §6.7 */
function unfolded(letter: string): string {
  return letter
    .replaceAll(/=\r?\n|\r?\n(?=[ \t])/g, '')
    .replaceAll('=3D', '=')
    .toLowerCase()
}

/** Whether an address stands in a letter, not merely as a part of a longer one. */
function names(letter: string, email: string): boolean {
  for (let at = letter.indexOf(email); at !== -1; at = letter.indexOf(email, at + 1)) {
    const [before, behind] = [letter.slice(Math.max(0, at - 3), at), letter.slice(at + email.length, at + email.length + 3)]
    if (!GOES_ON_BEFORE.test(before) && !GOES_ON_BEHIND.test(behind)) return true
  }
  return false
}

function messageOf(mail: Mail, from: string) {
  // As an object, so that no character of an address is ever read as part of the header's own syntax.
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    ...mailBodies(mail),
    // Desks that sort out what machines write must not sort out what a person wrote. Source: RFC 3834 §5
    ...(mail.replyTo ? { replyTo: { ...mail.replyTo } } : { headers: { 'auto-submitted': 'auto-generated' } }),
  }
}
