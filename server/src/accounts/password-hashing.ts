import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import PQueue from 'p-queue'
import { isCodeHash, isPasswordCode } from './password-codes.ts'

const MEMORY_KIB = 19_456
const PASSES = 2
const PARALLELISM = 1
const SALT_BYTES = 16
const TAG_BYTES = 32

/** Each takes 19 MiB and a core for some 30 ms: more of them at once would slow the puzzles. */
const MAX_AT_ONCE = 2
/** Beyond so many waiting, an answer would come too late to be of use. */
const MAX_WAITING = 100

/** Compared with when nobody has the name, so that it takes as long. */
const NOBODYS_HASH = encoded(Buffer.alloc(SALT_BYTES, 7), Buffer.alloc(TAG_BYTES))

type Comparison = typeof isPassword

/** Hashes passwords by argon2id with the parameters that OWASP's cheat sheet on password storage gives for it, a few at a time. */
export class PasswordHashing {
  readonly #queue = new PQueue({ concurrency: MAX_AT_ONCE })

  /** @returns what is kept of the password; undefined when too many are waiting */
  hash(password: string): Promise<string | undefined> {
    return this.inTurn(async () => {
      const salt = randomBytes(SALT_BYTES)
      return encoded(salt, await tagOf(password, salt))
    })
  }

  /** Waits until a password can be compared at once.
   *  @returns what the work returns; undefined when too many are waiting */
  async inTurn<T>(work: (isPassword: Comparison) => Promise<T>): Promise<T | undefined> {
    return this.#queue.size < MAX_WAITING ? this.#queue.add(() => work(isPassword)) : undefined
  }
}

/** Takes the same time whether or not there is anything to compare with, and for a code that was made here. */
async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  if (hash !== undefined && isCodeHash(hash)) {
    await isPassword(password, undefined)
    return isPasswordCode(password, hash)
  }
  const { salt, tag } = decoded(hash ?? NOBODYS_HASH)
  return timingSafeEqual(await tagOf(password, salt), tag) && hash !== undefined
}

function tagOf(password: string, nonce: Buffer): Promise<Buffer> {
  const parameters = { message: password, nonce, parallelism: PARALLELISM, tagLength: TAG_BYTES, memory: MEMORY_KIB, passes: PASSES }
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)))
  })
}

function encoded(salt: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${salt.toString('base64url')}$${tag.toString('base64url')}`
}

function decoded(hash: string): { readonly salt: Buffer; readonly tag: Buffer } {
  const [, , , , salt, tag] = hash.split('$')
  if (salt === undefined || tag === undefined) throw new Error('a stored password is not in the form it was written in')
  return { salt: Buffer.from(salt, 'base64url'), tag: Buffer.from(tag, 'base64url') }
}
