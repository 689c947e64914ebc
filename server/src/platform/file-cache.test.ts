import { fastify } from 'fastify'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FileCache } from './file-cache.ts'

const { log } = fastify()

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emojigma-kept-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a written picture is read again, by a later process too', async () => {
  const files = new FileCache({ folder, version: 'v1', maxBytes: 1000, log })
  await files.open()
  expect(await files.read('0/a.svg')).toBeUndefined()
  await files.write('0/a.svg', Buffer.from('a picture'))
  const later = new FileCache({ folder, version: 'v1', maxBytes: 1000, log })
  await later.open()
  expect((await later.read('0/a.svg'))?.toString()).toBe('a picture')
  expect(readdirSync(join(folder, 'v1', '0'))).toEqual(['a.svg'])
})

test('pictures of other artwork are deleted', async () => {
  const old = new FileCache({ folder, version: 'v1', maxBytes: 1000, log })
  await old.write('0/a.svg', Buffer.from('old'))
  const files = new FileCache({ folder, version: 'v2', maxBytes: 1000, log })
  await files.open()
  expect(existsSync(join(folder, 'v1'))).toBe(false)
  expect(await files.read('0/a.svg')).toBeUndefined()
})

test('a file that a power cut left empty is drawn again', async () => {
  mkdirSync(join(folder, 'v1', '0'), { recursive: true })
  writeFileSync(join(folder, 'v1', '0', 'a.svg'), '')
  expect(await new FileCache({ folder, version: 'v1', maxBytes: 1000, log }).read('0/a.svg')).toBeUndefined()
})

test('the folder stays within its limit, the pictures written last stay', async () => {
  const files = new FileCache({ folder, version: 'v1', maxBytes: 1000, log })
  await files.open()
  for (let number = 0; number < 10; number += 1) {
    await files.write(`0/${number}.svg`, Buffer.alloc(100, 'x'))
    utimesSync(join(folder, 'v1', '0', `${number}.svg`), number, number)
  }
  await files.write('1/new.svg', Buffer.alloc(100, 'x'))
  const kept = readdirSync(join(folder, 'v1'), { recursive: true }).filter((name) => String(name).endsWith('.svg'))
  expect(new Set(kept)).toEqual(new Set(['0/3.svg', '0/4.svg', '0/5.svg', '0/6.svg', '0/7.svg', '0/8.svg', '0/9.svg', '1/new.svg']))
})

test('a folder that cannot be written costs no picture', async () => {
  writeFileSync(join(folder, 'v1'), 'in the way')
  const files = new FileCache({ folder, version: 'v1', maxBytes: 1000, log })
  await files.write('0/a.svg', Buffer.from('a picture'))
  expect(await files.read('0/a.svg')).toBeUndefined()
})

test('a kept file is sent piece by piece, with its length; one that is missing or empty is none', async () => {
  const files = new FileCache({ folder, version: 'v1', maxBytes: 10_000_000, log })
  await files.write('books/a.pdf', Buffer.alloc(200_000, 'a'))
  writeFileSync(join(folder, 'v1', 'books', 'c.pdf'), '')
  const sent = await files.stream('books/a.pdf')
  if (!sent || Buffer.isBuffer(sent.body)) throw new Error('it is not sent piece by piece')
  const pieces = (await sent.body.toArray()) as Buffer[]
  expect([sent.bytes, Buffer.concat(pieces).length, pieces.length > 1]).toEqual([200_000, 200_000, true])
  expect(await files.stream('books/b.pdf')).toBeUndefined()
  expect(await Promise.all(['books/a.pdf', 'books/b.pdf', 'books/c.pdf'].map((name) => files.has(name)))).toEqual([true, false, false])
  expect(await files.stream('books/c.pdf')).toBeUndefined()
})
