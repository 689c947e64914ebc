import { createCipheriv, createDecipheriv, createHmac, randomBytes, type KeyObject } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import { hasSalt, setPassword, type PasswordHashing } from '../../accounts/service.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import { derivedKey } from '../../../platform/secrets/derived-key.ts'
import { deleteWaitingPassword, insertWaitingPassword, nextWaitingPassword, type WaitingPassword } from './queries.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const SALT_BYTES = 16
/** Pause while too many people sign in, who go first. */
const BUSY_PAUSE_MS = 250

export interface WaitingPasswordsOptions {
  readonly database: Database
  readonly hashing: PasswordHashing
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** The site's. */
  readonly secret: string
}

/** Passwords set for many students at once. They wait encrypted in the database and are hashed one by one in the background: if a
 *  process is killed, the next one continues. */
export class WaitingPasswords {
  readonly #options: WaitingPasswordsOptions
  readonly #key: KeyObject
  readonly #saltKey: KeyObject
  readonly #closing = new AbortController()
  #work: Promise<void> | undefined
  #hasWork = false

  constructor(options: WaitingPasswordsOptions) {
    this.#options = options
    this.#key = derivedKey(options.secret, 'passwords of students that wait to be hashed')
    this.#saltKey = derivedKey(options.secret, 'salts of the passwords of uploads')
  }

  /** Stores a password within a transaction. Call `begin()` after the commit. */
  async store(
    transaction: Queries,
    { accountId, uploadId, password, nowMs }: { accountId: string; uploadId: string; password: string; nowMs: number },
  ): Promise<void> {
    await insertWaitingPassword(transaction, { accountId, uploadId, sealed: this.#sealed(password, accountId), createdAtMs: nowMs })
  }

  /** Whether a student still has the password of an upload.
   *  @param hash as stored; null while it waits */
  isOf(uploadId: string, accountId: string, hash: string | null): boolean {
    return hash === null || hasSalt(hash, this.#saltOf(uploadId, accountId))
  }

  /** Starts hashing, unless it is running. */
  begin(): void {
    if (this.#closing.signal.aborted) return
    this.#hasWork = true
    this.#work ??= this.#hashAll().finally(() => (this.#work = undefined))
  }

  /** Resolves when the queue is empty. */
  async idle(): Promise<void> {
    while (this.#work) await this.#work
  }

  /** Stops after the present password. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.idle()
  }

  async #hashAll(): Promise<void> {
    const { database, log } = this.#options
    try {
      while (this.#hasWork) {
        this.#hasWork = false
        for (let next = await nextWaitingPassword(database.queries); next; next = await nextWaitingPassword(database.queries)) {
          if (this.#closing.signal.aborted) return
          await this.#hash(next)
        }
      }
    } catch (error) {
      log.warn({ err: error }, 'passwords of students could not be hashed, and wait for the next day or start')
    }
  }

  async #hash({ accountId, uploadId, sealed }: WaitingPassword): Promise<void> {
    const { database, hashing, log } = this.#options
    const password = this.#unsealed(sealed, accountId)
    if (password === undefined) log.warn('a password of a student was kept under another secret: the teacher has to give a new one')
    const hash = password === undefined ? undefined : await hashing.hashInBackground(password, this.#saltOf(uploadId, accountId))
    if (password !== undefined && hash === undefined) {
      await pause(BUSY_PAUSE_MS, undefined, { signal: this.#closing.signal }).catch(() => undefined)
      return
    }
    await database.durably(async (transaction) => {
      // Another process may have hashed it, or the teacher may have set a newer one.
      if ((await deleteWaitingPassword(transaction, accountId)) && hash !== undefined) await setPassword(transaction, accountId, hash)
    })
  }

  /** Known again without being stored. */
  #saltOf(uploadId: string, accountId: string): Buffer {
    return createHmac('sha256', this.#saltKey).update(`${uploadId}\n${accountId}`).digest().subarray(0, SALT_BYTES)
  }

  #sealed(password: string, accountId: string): string {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(Buffer.from(accountId))
    const text = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
  }

  /** @returns undefined if it was encrypted under another secret */
  #unsealed(sealed: string, accountId: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(accountId))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    try {
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
    } catch {
      return undefined
    }
  }
}
