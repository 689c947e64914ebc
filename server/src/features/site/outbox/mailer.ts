import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { makePrivateFolder } from '../../../platform/database/private-files.ts'
import { mailBodies, type Mail } from './mail.ts'

const CONNECT_TIMEOUT_MS = 5000
const SOCKET_TIMEOUT_MS = 30_000
/** Timeout of one delivery; after it the letter counts as not accepted. */
const DELIVERY_MS = 60_000
const MAX_CONNECTIONS = 3

/** Delivers letters. */
export interface Mailer {
  /** @throws if it is not accepted */
  deliver(mail: Mail): Promise<void>
  /** Deletes stored letters that mention one of these e-mails. */
  forget?(emails: readonly string[]): Promise<void>
  /** Deletes letters stored before a time. */
  forgetBefore?(timeMs: number): Promise<void>
  /** Aborts deliveries under way. */
  close(): void
}

/** Delivers letters to a mail server.
 *  @param url smtp:// or smtps://, with user and password if needed */
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
/** Characters that would make an address part of a longer one, except for the end of an encoded one (=9C). Other characters that are
 *  valid in an address also occur next to one, in links and sentences. */
const GOES_ON_BEFORE = /(?<!=[\da-f])[\p{L}\p{N}._+-]$/u
const GOES_ON_BEHIND = /^(?:[\p{L}\p{N}-]|\.[\p{L}\p{N}])/u

export interface FolderPostOptions {
  readonly folder: string
  readonly from: string
  readonly nowMs: () => number
  /** Prints a line per letter, for trying the site out at a terminal. */
  readonly announce: (line: string) => void
}

/** Stores letters as files that mail programs open, named in order and readable by their owner alone: for a site without a mail server. */
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
      // Letters written before the account was deleted are files by then.
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

/** A letter without the line breaks of its encoding, to search for addresses.
 *  Source: RFC 5322 §2.2.3, RFC 2045 §6.7 */
function unfolded(letter: string): string {
  return letter
    .replaceAll(/=\r?\n|\r?\n(?=[ \t])/g, '')
    .replaceAll('=3D', '=')
    .toLowerCase()
}

/** Whether a letter mentions an address, not merely as part of a longer one. */
function names(letter: string, email: string): boolean {
  for (let at = letter.indexOf(email); at !== -1; at = letter.indexOf(email, at + 1)) {
    const [before, behind] = [letter.slice(Math.max(0, at - 3), at), letter.slice(at + email.length, at + email.length + 3)]
    if (!GOES_ON_BEFORE.test(before) && !GOES_ON_BEHIND.test(behind)) return true
  }
  return false
}

function messageOf(mail: Mail, from: string) {
  // As an object, so that no character of an address is parsed as header syntax.
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    ...mailBodies(mail),
    // Filters for automatic mail must not catch a person's letter. Source: RFC 3834 §5
    ...(mail.replyTo ? { replyTo: { ...mail.replyTo } } : { headers: { 'auto-submitted': 'auto-generated' } }),
  }
}
