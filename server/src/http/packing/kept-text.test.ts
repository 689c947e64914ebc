import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { expect, test } from 'vitest'
import { KeptText } from './kept-text.ts'

/** Long enough to be packed, and with memory of its own. */
const TEXT = randomBytes(10_000).toString('hex')
const given = (): Buffer<ArrayBuffer> => Buffer.from(new TextEncoder().encode(TEXT).buffer)

test('what is packed is all that is kept of a text that was given, and the text is still to be had', async () => {
  const bytes = given()
  const kept = new KeptText(bytes, { isGiven: true })
  const { bytes: packed } = await kept.body('br')
  expect(bytes.buffer.byteLength).toBe(0)
  expect((await promisify(brotliDecompress)(packed)).toString()).toBe(TEXT)
  expect(packed.buffer.byteLength).toBe(packed.length)
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

test('a text that is asked for again while it is packed for the first time stays whole', async () => {
  const page = Array.from({ length: 3000 }, (_, line) => `<p class="kind-${line % 7}">${randomBytes(8).toString('hex')}</p>`).join('')
  for (let round = 0; round < 20; round += 1) {
    const kept = new KeptText(page)
    await Promise.all([kept.body('br'), kept.body('br')])
    // What was given back is somebody else's now.
    const others = Array.from({ length: 8 }, () => Buffer.alloc(page.length, 'x'))
    await expect.poll(async () => (await kept.body('br')).isFinal, { interval: 1 }).toBe(true)
    const unpacked = (await promisify(brotliDecompress)((await kept.body('br')).bytes)).toString()
    expect(unpacked === page, `round ${round}, beside ${others.length}`).toBe(true)
  }
})

test('bytes that others have too are left alone', async () => {
  const bytes = given()
  await new KeptText(bytes).body('br')
  expect(bytes.toString()).toBe(TEXT)
})

test('a short text is sent as it is, each character a byte', async () => {
  for (const text of ['{"th":"Fruit"}', '{"th":"Früchte 🍎"}', '']) {
    const kept = new KeptText(text)
    expect(Buffer.from(kept.short ?? 'long', 'latin1').toString()).toBe(text)
    expect(kept.bytes).toBe(Buffer.byteLength(text))
    expect((await kept.body('br')).bytes.toString()).toBe(text)
    expect(kept.tag).toBe(new KeptText(Buffer.from(text)).tag)
  }
  expect(new KeptText('ü'.repeat(2047)).short).toBeDefined()
  expect(new KeptText('ü'.repeat(2048)).short).toBeUndefined()
})
