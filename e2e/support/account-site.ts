import { expect } from '@playwright/test'
import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { startSite, temporaryFolder, type Site } from './site.ts'

export interface AccountSite extends Site {
  /** The link of the newest mail to someone, once it is there. */
  mailedLink(to: string, begins: string): Promise<string>
  /** All mails to someone, oldest first. */
  mailsTo(to: string): readonly string[]
}

/** Starts a site where anyone may register as often as they like, and whose mail can be read. */
export async function startAccountSite(): Promise<AccountSite> {
  const folder = temporaryFolder()
  const mails: string[] = []
  const post = await openPostOffice(mails)
  const site = await startSite({ folder, environment: { RATE_LIMITS: 'off', SMTP_URL: post.url } })
  return {
    ...site,
    mailedLink: async (to, begins) => linkIn(mails, to, `${site.origin}${begins}`),
    mailsTo: (to) => mails.filter((mail) => mail.includes(`To: ${to}`)),
    async stop() {
      await site.stop()
      await post.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A real mail server, which keeps what it is given.
 *  @param mails grows with every mail */
async function openPostOffice(mails: string[]): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        mails.push(decoded(Buffer.concat(parts).toString()))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
      }),
  }
}

async function linkIn(mails: readonly string[], to: string, begins: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(() => {
      const mail = mails.findLast((candidate) => candidate.includes(`To: ${to}`) && candidate.includes(begins))
      link = mail?.split(/\s+/).find((word) => word.startsWith(begins))
      return link
    })
    .toBeDefined()
  return link ?? ''
}

/** Source: RFC 2045 §6.7, quoted-printable, of which the links need ASCII alone */
function decoded(mail: string): string {
  return mail.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
}
