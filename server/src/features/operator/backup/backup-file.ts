import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { link, open, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'

/** The first line of an encrypted file, as text: `emojigma aes-256-gcm scrypt <salt> <iv>`. The ciphertext follows, and the tag. */
const SEALED = /^emojigma aes-256-gcm scrypt (?<salt>[\w-]{22}) (?<iv>[\w-]{16})\n/
const SEAL_BYTES = 'emojigma aes-256-gcm scrypt '.length + 22 + 1 + 16 + 1
const TAG_BYTES = 16
const KEY_BYTES = 32
const NEWLINE = 0x0a
const MOST_HEADER_BYTES = 65_536

/** The file is no backup, damaged or truncated, or the key is wrong. */
export class UnreadableBackup extends Error {}

const header = z.object({
  emojigma: z.literal('backup'),
  format: z.literal(2),
  /** Format of the database: an SQLite file, or an archive of `pg_dump`. */
  engine: z.enum(['sqlite', 'postgres']),
  madeAtMs: z.int(),
  /** Names of the applied migrations. */
  migrations: z.array(z.string()).readonly(),
  /** The site's secret, if the data folder holds it. */
  secret: z.string().optional(),
})

export type BackupHeader = Omit<z.infer<typeof header>, 'emojigma' | 'format'>

/** Where a file is written until it is complete. */
export function draftOf(path: string): string {
  return `${path}.part`
}

/** Writes a backup atomically: a line of JSON and the database, compressed, and encrypted if there is a key. It is read back before it gets
 *  its name.
 *  @returns its size in bytes
 *  @throws the system's EEXIST if the file exists, or is being written */
export async function writeBackup(
  path: string,
  contents: BackupHeader,
  database: AsyncIterable<Buffer>,
  key: string | undefined,
): Promise<number> {
  const draft = draftOf(path)
  const handle = await open(draft, 'wx', 0o600)
  try {
    const source = Readable.from(withHeader(contents, database))
    const target = createWriteStream('', { fd: handle.fd, autoClose: false })
    if (key === undefined) await pipeline(source, createGzip(), target)
    else {
      const [salt, iv] = [randomBytes(16), randomBytes(12)]
      const seal = Buffer.from(`emojigma aes-256-gcm scrypt ${salt.toString('base64url')} ${iv.toString('base64url')}\n`)
      const cipher = createCipheriv('aes-256-gcm', keyOf(key, salt), iv).setAAD(seal)
      const withSealAndTag = async function* (encrypted: AsyncIterable<Buffer>) {
        yield seal
        yield* encrypted
        yield cipher.getAuthTag()
      }
      await pipeline(source, createGzip(), cipher, withSealAndTag, target)
    }
    await handle.sync()
    await handle.close()
    await readBackup(draft, key)
    // Unlike a rename this never replaces another file.
    await link(draft, path)
    await rm(draft)
  } catch (error) {
    await handle.close().catch(() => undefined)
    await rm(draft, { force: true })
    throw error
  }
  return (await stat(path)).size
}

/** Reads a backup to its end; only then is it known to be complete and unaltered.
 *  @param onDatabase gets the database in chunks
 *  @throws UnreadableBackup */
export async function readBackup(
  path: string,
  key: string | undefined,
  onDatabase: (database: AsyncIterable<Buffer>, contents: BackupHeader) => Promise<void> = drain,
): Promise<BackupHeader> {
  const compressed = await decrypted(path, key)
  let contents: BackupHeader | undefined
  // An error of `onDatabase` does not mean that the file is damaged.
  let other: { readonly error: unknown } | undefined
  try {
    await pipeline(compressed, createGunzip(), async (unpacked: AsyncIterable<Buffer>) => {
      const { head, rest } = await splitHeader(unpacked)
      contents = head
      try {
        await onDatabase(rest, head)
      } catch (error) {
        other = { error }
        throw error
      }
    })
  } catch (error) {
    if (error instanceof UnreadableBackup) throw error
    if (other && !isOfZlibOrCipher(other.error)) throw other.error
    throw new UnreadableBackup('it is damaged, or was made with another key', { cause: error })
  }
  if (!contents) throw new UnreadableBackup('it ends too early')
  return contents
}

async function* withHeader(contents: BackupHeader, database: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify({ emojigma: 'backup', format: 2, ...contents })}\n`)
  yield* database
}

async function splitHeader(
  unpacked: AsyncIterable<Buffer>,
): Promise<{ readonly head: BackupHeader; readonly rest: AsyncIterable<Buffer> }> {
  const pieces = unpacked[Symbol.asyncIterator]()
  let start: Buffer = Buffer.alloc(0)
  while (!start.includes(NEWLINE) && start.length < MOST_HEADER_BYTES) {
    const { value, done = false } = await pieces.next()
    if (done) break
    start = Buffer.concat([start, value as Buffer])
  }
  const end = start.indexOf(NEWLINE)
  if (end < 0) throw new UnreadableBackup('it is no backup of this site')
  const rest = async function* (): AsyncGenerator<Buffer> {
    yield start.subarray(end + 1)
    yield* { [Symbol.asyncIterator]: () => pieces }
  }
  return { head: parsed(start.toString('utf8', 0, end)), rest: rest() }
}

function parsed(line: string): BackupHeader {
  try {
    const { engine, madeAtMs, migrations, secret } = header.parse(JSON.parse(line))
    return { engine, madeAtMs, migrations, ...(secret === undefined ? {} : { secret }) }
  } catch (error) {
    throw new UnreadableBackup('it is no backup of this site', { cause: error })
  }
}

async function drain(database: AsyncIterable<Buffer>): Promise<void> {
  const pieces = database[Symbol.asyncIterator]()
  while (!(await pieces.next()).done);
}

function isOfZlibOrCipher(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException
  return code?.startsWith('Z_') === true || /unable to authenticate/i.test(message)
}

async function decrypted(path: string, key: string | undefined): Promise<Readable> {
  const handle = await open(path)
  const [seal, tag] = [Buffer.alloc(SEAL_BYTES), Buffer.alloc(TAG_BYTES)]
  let size: number
  try {
    ;({ size } = await handle.stat())
    await handle.read(seal, 0, SEAL_BYTES, 0)
    await handle.read(tag, 0, TAG_BYTES, Math.max(0, size - TAG_BYTES))
  } finally {
    await handle.close()
  }
  const sealed = SEALED.exec(seal.toString('latin1'))?.groups
  if (!sealed) return createReadStream(path)
  if (key === undefined) throw new UnreadableBackup('it is encrypted: set BACKUP_KEY to the key that it was made with')
  const salt = Buffer.from(sealed['salt'] ?? '', 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(key, salt), Buffer.from(sealed['iv'] ?? '', 'base64url'))
  decipher.setAAD(seal).setAuthTag(tag)
  const encrypted = createReadStream(path, { start: SEAL_BYTES, end: Math.max(SEAL_BYTES, size - TAG_BYTES) - 1 })
  encrypted.once('error', (error) => decipher.destroy(error))
  return encrypted.pipe(decipher)
}

/** Slow on purpose: such a key may be a typed password. */
function keyOf(key: string, salt: Buffer): Buffer {
  return scryptSync(key, salt, KEY_BYTES, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 })
}
