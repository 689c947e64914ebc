import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import { setPassword, type PasswordHashing } from '../../accounts/service.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import { derivedKey } from '../../../platform/secrets/derived-key.ts'
import { deleteWaitingPassword, insertWaitingPassword, nextWaitingPassword, type WaitingPassword } from './queries.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** People who sign in go first: so long the work waits when too many do. */
const BUSY_PAUSE_MS = 250

export interface WaitingPasswordsOptions {
  readonly database: Database
  readonly hashing: PasswordHashing
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** The site's. */
  readonly secret: string
}

/** Passwords that were chosen for many students at once. They wait, encrypted, in the database, and are hashed one after the other beside
 *  what people do: a process that is killed leaves them to the next one. */
export class WaitingPasswords {
  readonly #options: WaitingPasswordsOptions
  readonly #key: KeyObject
  readonly #closing = new AbortController()
  #work: Promise<void> | undefined
  #isAsked = false

  constructor(options: WaitingPasswordsOptions) {
    this.#options = options
    this.#key = derivedKey(options.secret, 'passwords of students that wait to be hashed')
  }

  /** Keeps a password within a transaction. Once that is on disk, `begin()`. */
  async keep(
    transaction: Queries,
    { accountId, uploadId, password, nowMs }: { accountId: string; uploadId: string; password: string; nowMs: number },
  ): Promise<void> {
    await insertWaitingPassword(transaction, { accountId, uploadId, sealed: this.#sealed(password, accountId), createdAtMs: nowMs })
  }

  /** Begins to hash what waits, unless it is being done. */
  begin(): void {
    if (this.#closing.signal.aborted) return
    this.#isAsked = true
    this.#work ??= this.#hashAll().finally(() => (this.#work = undefined))
  }

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    while (this.#work) await this.#work
  }

  /** Ends behind the password that is being hashed. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.idle()
  }

  async #hashAll(): Promise<void> {
    const { database, log } = this.#options
    try {
      while (this.#isAsked) {
        this.#isAsked = false
        for (let next = await nextWaitingPassword(database.queries); next; next = await nextWaitingPassword(database.queries)) {
          if (this.#closing.signal.aborted) return
          await this.#hash(next)
        }
      }
    } catch (error) {
      log.warn({ err: error }, 'passwords of students could not be hashed, and wait for the next day or start')
    }
  }

  async #hash({ accountId, sealed }: WaitingPassword): Promise<void> {
    const { database, hashing, log } = this.#options
    const password = this.#unsealed(sealed, accountId)
    if (password === undefined) log.warn('a password of a student was kept under another secret: the teacher has to give a new one')
    const hash = password === undefined ? undefined : await hashing.hashInBackground(password)
    if (password !== undefined && hash === undefined) {
      await pause(BUSY_PAUSE_MS, undefined, { signal: this.#closing.signal }).catch(() => undefined)
      return
    }
    await database.durably(async (transaction) => {
      // Another process may have done it, or the teacher may have given a newer one.
      if ((await deleteWaitingPassword(transaction, accountId)) && hash !== undefined) await setPassword(transaction, accountId, hash)
    })
  }

  #sealed(password: string, accountId: string): string {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(Buffer.from(accountId))
    const text = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
  }

  /** @returns undefined when it was sealed under another secret */
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
