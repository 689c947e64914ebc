import { expect, test } from 'vitest'
import { newPasswordCode, passwordCodeHash } from './password-codes.ts'
import { PasswordHashing } from './password-hashing.ts'

const matches = (hashing: PasswordHashing, password: string, hash: string | undefined) =>
  hashing.inTurn((isPassword) => isPassword(password, hash))

test('a password is kept as argon2id, another time under another salt', async () => {
  const hashing = new PasswordHashing()
  const [one = '', other = ''] = [await hashing.hash('Puzzled-Otter-7'), await hashing.hash('Puzzled-Otter-7')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(other)
  expect(await matches(hashing, 'Puzzled-Otter-7', one)).toBe(true)
  expect(await matches(hashing, 'Puzzled-Otter-8', one)).toBe(false)
})

test('when there is nothing to compare with, no password is right', async () => {
  const hashing = new PasswordHashing()
  expect(await matches(hashing, '', undefined)).toBe(false)
  expect(await matches(hashing, 'Puzzled-Otter-7', undefined)).toBe(false)
})

test('when a hundred are waiting, the next one is refused at once, and later ones are taken again', async () => {
  const hashing = new PasswordHashing()
  const hashes = await Promise.all(Array.from({ length: 105 }, () => hashing.hash('Puzzled-Otter-7')))
  expect(hashes.filter((hash) => hash === undefined)).toHaveLength(3)
  expect(hashes.slice(-3)).toEqual([undefined, undefined, undefined])
  expect(await hashing.hash('Puzzled-Otter-7')).toBeDefined()
})

test('a code that was made here is right however it is typed, and another one is wrong', async () => {
  const hashing = new PasswordHashing()
  const code = newPasswordCode()
  expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){6}[0-9a-hjkmnp-tv-z]{4}$/)
  const hash = passwordCodeHash(code)
  expect(hash).not.toContain(code.slice(0, 4))
  for (const typed of [code, code.toUpperCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `, code.replaceAll('0', 'O')]) {
    expect([typed, await matches(hashing, typed, hash)]).toEqual([typed, true])
  }
  expect(await matches(hashing, newPasswordCode(), hash)).toBe(false)
  expect(await matches(hashing, '', hash)).toBe(false)
})
