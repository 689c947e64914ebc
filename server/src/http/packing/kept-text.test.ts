import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { expect, test } from 'vitest'
import { KeptText } from './kept-text.ts'

/** Long enough to be packed, and with memory of its own. */
const TEXT = randomBytes(20_000).toString('hex')
const given = (): Buffer<ArrayBuffer> => Buffer.from(new TextEncoder().encode(TEXT).buffer)

test('what is packed is all that is kept of a text that was given, and the text is still to be had', async () => {
  const bytes = given()
  const kept = new KeptText(bytes, { isGiven: true })
  const { bytes: packed } = await kept.body('br')
  expect(bytes.buffer.byteLength).toBe(0)
  expect((await promisify(brotliDecompress)(packed)).toString()).toBe(TEXT)
  expect((await kept.body('identity')).bytes.toString()).toBe(TEXT)
  expect((await promisify(gunzip)((await kept.body('gzip')).bytes)).toString()).toBe(TEXT)
})

test('a text that somebody is being sent, or that is packed in another way at the same time, stays whole', async () => {
  const kept = new KeptText(given(), { isGiven: true })
  const [packed, plain] = await Promise.all([kept.body('br'), kept.body('identity')])
  expect(plain.bytes.toString()).toBe(TEXT)
  expect((await promisify(brotliDecompress)(packed.bytes)).toString()).toBe(TEXT)
  const other = new KeptText(given(), { isGiven: true })
  const [, zipped] = await Promise.all([other.body('br'), other.body('gzip')])
  expect((await promisify(gunzip)(zipped.bytes)).toString()).toBe(TEXT)
})

test('bytes that others have too are left alone', async () => {
  const bytes = given()
  await new KeptText(bytes).body('br')
  expect(bytes.toString()).toBe(TEXT)
})
