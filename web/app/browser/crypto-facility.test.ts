// @vitest-environment jsdom
import { deviceId as deviceIdField } from '@emojigma/contract/fields.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { hasCryptoFacility, prepareHashing, randomId, sha256 } from './crypto-facility.ts'

/** What a browser offers to a page that came by https, and by plain http. */
const BY_HTTPS = globalThis.crypto
const BY_HTTP = { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => BY_HTTPS.getRandomValues(bytes) }

/** Texts and their SHA-256. */
const HASHES = {
  '': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '100681:17': '6dd93361e69f0bf6de83eebe1675ce1492d0606cecc54ce18dfa791f7dfe49e1',
  '7:ČŠŽ 🦊': '363191a3407a21ac38430eeba2ab749f39c9ee05f41e02a7c66a749b742d5424',
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['by https', BY_HTTPS],
  ['by plain http', BY_HTTP],
])('a page that came %s hashes like any other', async (_name, crypto) => {
  vi.stubGlobal('crypto', crypto)
  expect(hasCryptoFacility()).toBe(true)
  await prepareHashing()
  for (const [text, hash] of Object.entries(HASHES)) expect(await sha256(text)).toBe(hash)
})

test('ids are random, and such as calls take, however they are made', () => {
  for (const crypto of [BY_HTTPS, BY_HTTP]) {
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
  vi.stubGlobal('crypto', { subtle: BY_HTTPS.subtle })
  expect(hasCryptoFacility()).toBe(false)
})
