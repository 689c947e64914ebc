import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Digits and letters without look-alikes. Source: Crockford, "Base 32", 2002 */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const GROUPS = 7
const GROUP_LENGTH = 4
const LENGTH = GROUPS * GROUP_LENGTH
const CODE_HASH = '$code$'

/** A generated password: 140 random bits, in groups that are easy to type. It cannot be guessed, so it needs no slow hash. */
export function newPasswordCode(): string {
  return passwordCodeOf(randomBytes(LENGTH))
}

/** @param bytes at least 28, of which five bits each are used */
export function passwordCodeOf(bytes: Uint8Array): string {
  const characters = [...bytes.subarray(0, LENGTH)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')
  return Array.from({ length: GROUPS }, (_, group) => characters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH)).join('-')
}

/** The stored form of a generated password. */
export function passwordCodeHash(code: string): string {
  return `${CODE_HASH}${digestOf(code).toString('base64url')}`
}

export function isCodeHash(hash: string): boolean {
  return hash.startsWith(CODE_HASH)
}

/** Compares a typed password, in any spelling. */
export function isPasswordCode(typed: string, hash: string): boolean {
  const expected = Buffer.from(hash.slice(CODE_HASH.length), 'base64url')
  return timingSafeEqual(digestOf(typed), expected)
}

function digestOf(typed: string): Buffer {
  const plain = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
  return createHash('sha256').update(plain.replaceAll('o', '0').replaceAll(/[il]/g, '1')).digest()
}
