import { createHash, timingSafeEqual } from 'node:crypto'

const CODE_HASH = '$code$'

/** Passwords of 28 characters, which were once made for students and still open their accounts. They are too long to be guessed, so their
 *  stored form is a plain digest. */
export function isCodeHash(hash: string): boolean {
  return hash.startsWith(CODE_HASH)
}

/** Compares a typed password, in any spelling. */
export function isPasswordCode(typed: string, hash: string): boolean {
  const expected = Buffer.from(hash.slice(CODE_HASH.length), 'base64url')
  return timingSafeEqual(digestOf(typed), expected)
}

/** Letters and digits that look alike count as one. Source: Crockford, "Base 32", 2002 */
function digestOf(typed: string): Buffer {
  const plain = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
  return createHash('sha256').update(plain.replaceAll('o', '0').replaceAll(/[il]/g, '1')).digest()
}
