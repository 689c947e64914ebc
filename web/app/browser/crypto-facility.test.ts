// @vitest-environment jsdom
import { deviceId as deviceIdField } from '@emojigma/contract/fields.ts'
import { createHash, webcrypto } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { hasCryptoFacility, prepareHashing, randomId, sha256 } from './crypto-facility.ts'

/** What a browser offers to a page that came by plain http. */
const OVER_HTTP = { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes) }

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['by https', webcrypto],
  ['by plain http', OVER_HTTP],
])('a page that came %s hashes like any other', async (_name, crypto) => {
  vi.stubGlobal('crypto', crypto)
  expect(hasCryptoFacility()).toBe(true)
  await prepareHashing()
  for (const text of ['', '100681:17', '7:ČŠŽ 🦊', 'a'.repeat(200)]) {
    expect(await sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
  }
})

test('ids are random, and such as calls take, however they are made', () => {
  for (const crypto of [webcrypto, OVER_HTTP]) {
    vi.stubGlobal('crypto', crypto)
    const ids = Array.from({ length: 50 }, randomId)
    expect(new Set(ids).size).toBe(50)
    for (const id of ids) {
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
      expect(deviceIdField.safeParse(id).success).toBe(true)
    }
  }
})

test('without random numbers there is no playing', () => {
  vi.stubGlobal('crypto', undefined)
  expect(hasCryptoFacility()).toBe(false)
  vi.stubGlobal('crypto', { subtle: webcrypto.subtle })
  expect(hasCryptoFacility()).toBe(false)
})
