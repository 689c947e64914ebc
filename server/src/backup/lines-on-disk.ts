import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { link, open, rm, stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** The first line of an encrypted file, as text: `emojigma aes-256-gcm scrypt <salt> <iv>`. Then come the encrypted bytes, and the tag. */
const SEALED = /^emojigma aes-256-gcm scrypt (?<salt>[\w-]{22}) (?<iv>[\w-]{16})\n/
const SEAL_BYTES = 'emojigma aes-256-gcm scrypt '.length + 22 + 1 + 16 + 1
const TAG_BYTES = 16
const KEY_BYTES = 32
const LINES_AT_ONCE = 500

/** The file is no backup, was altered, or ends too early; or the key is not the one that it was made with. */
export class UnreadableBackup extends Error {}

/** Where a file is written before it is there. */
export function draftOf(path: string): string {
  return `${path}.part`
}

/** Writes lines into a file that is there as a whole or not at all: packed, and encrypted where there is a key.
 *  @returns its size in bytes
 *  @throws the system's EEXIST where there is a file already, or one is being written */
export async function writeLines(path: string, lines: AsyncIterable<string>, key: string | undefined): Promise<number> {
  const draft = draftOf(path)
  const handle = await open(draft, 'wx', 0o600)
  try {
    const packed = createGzip({ level: 6 })
    const source = Readable.from(inChunks(lines))
    if (key === undefined) {
      await pipeline(source, packed, createWriteStream('', { fd: handle.fd, autoClose: false }))
    } else {
      const [salt, iv] = [randomBytes(16), randomBytes(12)]
      const head = `emojigma aes-256-gcm scrypt ${salt.toString('base64url')} ${iv.toString('base64url')}\n`
      const cipher = createCipheriv('aes-256-gcm', keyOf(key, salt), iv).setAAD(Buffer.from(head))
      const withHeadAndTag = async function* (encrypted: AsyncIterable<Buffer>) {
        yield Buffer.from(head)
        yield* encrypted
        yield cipher.getAuthTag()
      }
      await pipeline(source, packed, cipher, withHeadAndTag, createWriteStream('', { fd: handle.fd, autoClose: false }))
    }
    await handle.sync()
    await handle.close()
    // Unlike a new name this never takes the place of another file.
    await link(draft, path)
    await rm(draft)
  } catch (error) {
    await handle.close().catch(() => undefined)
    await rm(draft, { force: true })
    throw error
  }
  return (await stat(path)).size
}

/** Reads the lines of a file. Of an encrypted one nothing counts until the last line has come: only then is it known that none was altered.
 *  @throws UnreadableBackup */
export async function* readLines(path: string, key: string | undefined): AsyncGenerator<string> {
  const packed = await decrypted(path, key)
  const unpacked = createGunzip()
  const read = pipeline(packed, unpacked).catch((error: unknown) => error)
  const lines = createInterface({ input: unpacked, crlfDelay: Infinity })
  // It repeats what goes wrong with what it reads, also after the last line was taken; that is told below.
  lines.on('error', () => undefined)
  try {
    for await (const line of lines) yield line
  } catch {
    // What went wrong is told below.
  }
  const error = await read
  if (error) throw new UnreadableBackup('it is damaged, or the key is another one', { cause: error })
}

async function decrypted(path: string, key: string | undefined): Promise<AsyncIterable<Buffer>> {
  const handle = await open(path)
  const { size } = await handle.stat()
  const head = Buffer.alloc(SEAL_BYTES)
  await handle.read(head, 0, SEAL_BYTES, 0)
  const sealed = SEALED.exec(head.toString('latin1'))?.groups
  if (!sealed) {
    await handle.close()
    return createReadStream(path)
  }
  if (key === undefined) {
    await handle.close()
    throw new UnreadableBackup('it is encrypted: set BACKUP_KEY to the key that it was made with')
  }
  const tag = Buffer.alloc(TAG_BYTES)
  await handle.read(tag, 0, TAG_BYTES, Math.max(0, size - TAG_BYTES))
  await handle.close()
  const salt = Buffer.from(sealed['salt'] ?? '', 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(key, salt), Buffer.from(sealed['iv'] ?? '', 'base64url'))
  decipher.setAAD(head).setAuthTag(tag)
  const encrypted = createReadStream(path, { start: SEAL_BYTES, end: Math.max(SEAL_BYTES, size - TAG_BYTES) - 1 })
  encrypted.once('error', (error) => decipher.destroy(error))
  return encrypted.pipe(decipher)
}

/** Slow on purpose: a key is what a person can type. */
function keyOf(key: string, salt: Buffer): Buffer {
  return scryptSync(key, salt, KEY_BYTES, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 })
}

/** Several lines together, because each piece costs a turn of every stream. */
async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting: string[] = []
  for await (const line of lines) {
    waiting.push(line)
    if (waiting.length < LINES_AT_ONCE) continue
    yield `${waiting.join('\n')}\n`
    waiting = []
  }
  if (waiting.length > 0) yield `${waiting.join('\n')}\n`
}
