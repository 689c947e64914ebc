import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { STRONG, type PasswordStrength } from '../../platform/secrets/password-strength.ts'
import { TurnQueue } from '../../platform/turn-queue.ts'
import { isCodeHash, isPasswordCode } from './password-codes.ts'

const PARALLELISM = 1
const SALT_BYTES = 16
const TAG_BYTES = 32

/** Each takes 19 MiB and a core for some 30 ms. Two at once would take both cores of a small machine, and with them the pictures' turn. */
const MAX_AT_ONCE = 1
/** In a longer queue replies would come too late to be of use. */
const MAX_WAITING = 200
/** Two classes that log in at once. More from one client cannot take the places of others. */
const MAX_WAITING_PER_CLIENT = 60

type Comparison = (password: string, hash: string | undefined) => Promise<boolean>

/** Hashes passwords by argon2id, one at a time. */
export class PasswordHashing {
  readonly #queue = new TurnQueue(['asked for', 'in the background'], MAX_AT_ONCE, MAX_WAITING, MAX_WAITING_PER_CLIENT)
  readonly #strength: PasswordStrength
  /** Compared with if no account has the name, so that timing does not reveal it. */
  readonly #nobodysHash: string

  constructor(strength: PasswordStrength = STRONG) {
    this.#strength = strength
    this.#nobodysHash = encoded(strength, Buffer.alloc(SALT_BYTES, 7), Buffer.alloc(TAG_BYTES))
  }

  /** Length of the queue. */
  get waiting(): number {
    return this.#queue.waiting
  }

  /** @param client a network or an account: each has a limited number of places, and they take turns
   *  @returns the hash; undefined when the queue is full */
  hash(password: string, client: string): Promise<string | undefined> {
    return this.#queue.run('', () => this.#hashed(password), { urgency: 'asked for', client })
  }

  /** The same at the lowest priority.
   *  @param salt of its own, by which the hash can be known again */
  hashInBackground(password: string, salt: Buffer): Promise<string | undefined> {
    return this.#queue.run('', () => this.#hashed(password, salt), { urgency: 'in the background', client: '' })
  }

  /** Waits for a turn to compare a password.
   *  @param client the network of the request
   *  @returns the result of the work; undefined when the queue is full */
  inTurn<T>(client: string, work: (isPassword: Comparison) => Promise<T>): Promise<T | undefined> {
    return this.#queue.run('', () => work(this.#isPassword), { urgency: 'asked for', client })
  }

  async #hashed(password: string, salt: Buffer = randomBytes(SALT_BYTES)): Promise<string> {
    return encoded(this.#strength, salt, await tagOf(this.#strength, password, salt))
  }

  /** Takes the same time whether or not there is a hash to compare with, and for a generated password. */
  readonly #isPassword: Comparison = async (password, hash) => {
    if (hash !== undefined && isCodeHash(hash)) {
      await this.#isPassword(password, undefined)
      return isPasswordCode(password, hash)
    }
    const { strength, salt, tag } = decoded(hash ?? this.#nobodysHash)
    return timingSafeEqual(await tagOf(strength, password, salt), tag) && hash !== undefined
  }
}

/** Whether a hash was made with this salt, so of the password that it was made for. */
export function hasSalt(hash: string, salt: Buffer): boolean {
  return ENCODED.exec(hash)?.groups?.['salt'] === salt.toString('base64url')
}

function tagOf({ memoryKib, passes }: PasswordStrength, password: string, nonce: Buffer): Promise<Buffer> {
  const parameters = { message: password, nonce, parallelism: PARALLELISM, tagLength: TAG_BYTES, memory: memoryKib, passes }
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)))
  })
}

function encoded({ memoryKib, passes }: PasswordStrength, salt: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${PARALLELISM}$${salt.toString('base64url')}$${tag.toString('base64url')}`
}

const ENCODED = /^\$argon2id\$v=19\$m=(?<memoryKib>\d+),t=(?<passes>\d+),p=1\$(?<salt>[\w-]+)\$(?<tag>[\w-]+)$/

/** A hash contains its strength, so that a later release can use a greater one. */
function decoded(hash: string): { readonly strength: PasswordStrength; readonly salt: Buffer; readonly tag: Buffer } {
  const { memoryKib, passes, salt, tag } = ENCODED.exec(hash)?.groups ?? {}
  if (salt === undefined || tag === undefined) throw new Error('a stored password is not in the form it was written in')
  const strength = { memoryKib: Number(memoryKib), passes: Number(passes) }
  return { strength, salt: Buffer.from(salt, 'base64url'), tag: Buffer.from(tag, 'base64url') }
}
