import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The first address on this site in it. */
  readonly link: URL | undefined
}

/** Reads the letters that were written to files, oldest first. */
export function lettersIn(folder: string): readonly Letter[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .map((name) => ({ path: join(folder, name), order: name.split('-').slice(0, 2).map(Number) }))
    .sort(({ order: [one = 0, oneth = 0] }, { order: [other = 0, otherth = 0] }) => one - other || oneth - otherth)
    .map(({ path }) => letterOf(readFileSync(path, 'utf8')))
}

function letterOf(message: string): Letter {
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(message)?.[1] ?? ''
  const boundary = /boundary="(.*)"/i.exec(message)?.[1] ?? ''
  const part = message.split(`\r\n--${boundary}`).find((text) => /^\r\nContent-Type: text\/plain/i.test(text)) ?? ''
  const plain = part.slice(part.indexOf('\r\n\r\n') + 4)
  const text = /Content-Transfer-Encoding: quoted-printable/i.test(message) ? unquoted(plain) : plain
  const address = /https?:\/\/\S+/.exec(text)?.[0]
  return { to: header('To'), subject: header('Subject'), text, link: address === undefined ? undefined : new URL(address) }
}

/** Source: RFC 2045 §6.7 */
function unquoted(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
