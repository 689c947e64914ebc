import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hasSalt, PasswordHashing } from './password-hashing.ts'

const matches = (hashing: PasswordHashing, password: string, hash: string | undefined) =>
  hashing.inTurn('198.51.100.7', (isPassword) => isPassword(password, hash))

test('a password is kept as argon2id, another time under another salt', async () => {
  const hashing = new PasswordHashing()
  const [one = '', other = ''] = [await hashing.hash('Puzzled-Otter-7', 'a network'), await hashing.hash('Puzzled-Otter-7', 'a network')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(other)
  expect(await matches(hashing, 'Puzzled-Otter-7', one)).toBe(true)
  expect(await matches(hashing, 'Puzzled-Otter-8', one)).toBe(false)
})

test('a hash is compared as strongly as it was made, whatever new ones are', async () => {
  const weak = await new PasswordHashing({ memoryKib: 64, passes: 1 }).hash('Puzzled-Otter-7', 'a network')
  expect(weak).toContain('$m=64,t=1,p=1$')
  expect(await matches(new PasswordHashing(), 'Puzzled-Otter-7', weak)).toBe(true)
  expect(await matches(new PasswordHashing(), 'Puzzled-Otter-8', weak)).toBe(false)
})

test('when there is nothing to compare with, no password is right', async () => {
  const hashing = new PasswordHashing()
  expect(await matches(hashing, '', undefined)).toBe(false)
  expect(await matches(hashing, 'Puzzled-Otter-7', undefined)).toBe(false)
})

test('one network has only so many places, which leaves places for others, and later it has some again', async () => {
  const hashing = new PasswordHashing({ memoryKib: 64, passes: 1 })
  const hashFor = (client: string) => hashing.hash('Puzzled-Otter-7', client)
  const flood = Array.from({ length: 200 }, () => hashFor('a flood'))
  const others = Array.from({ length: 30 }, () => hashFor('a class'))
  expect((await Promise.all(flood)).filter((hash) => hash !== undefined)).toHaveLength(61)
  expect(await Promise.all(others)).not.toContain(undefined)
  expect(await hashFor('a flood')).toBeDefined()
})

test('whoever comes after a flood is next, and what nobody waits for is last', async () => {
  const hashing = new PasswordHashing({ memoryKib: 64, passes: 1 })
  const order: string[] = []
  const done = (name: string) => () => void order.push(name)
  const all = Array.from({ length: 20 }, () => hashing.hash('Puzzled-Otter-7', 'a flood').then(done('flood')))
  all.push(hashing.hashInBackground('Puzzled-Otter-7', Buffer.alloc(16)).then(done('background')))
  all.push(hashing.hash('Puzzled-Otter-7', 'a child').then(done('child')))
  await Promise.all(all)
  expect(order.indexOf('child')).toBe(2)
  expect(order.at(-1)).toBe('background')
})

test('a long code of earlier is right however it is typed, and another one is wrong', async () => {
  const hashing = new PasswordHashing()
  const code = 'k1vw-5p4k-gb3e-ca6x-zpx8-aq70-ymby'
  const hash = `$code$${createHash('sha256').update(code.replaceAll('-', '')).digest('base64url')}`
  for (const typed of [code, code.toUpperCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `, code.replaceAll('0', 'O')]) {
    expect([typed, await matches(hashing, typed, hash)]).toEqual([typed, true])
  }
  expect(await matches(hashing, code.replace('k1', 'k2'), hash)).toBe(false)
  expect(await matches(hashing, '', hash)).toBe(false)
})

test('a hash is known again by a salt of its own', async () => {
  const hashing = new PasswordHashing({ memoryKib: 64, passes: 1 })
  const [own, other] = [Buffer.alloc(16, 1), Buffer.alloc(16, 2)]
  const hash = (await hashing.hashInBackground('tiger-moon-42', own)) ?? ''
  expect([hasSalt(hash, own), hasSalt(hash, other), await matches(hashing, 'tiger-moon-42', hash)]).toEqual([true, false, true])
})
