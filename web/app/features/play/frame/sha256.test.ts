// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { prepareHashing, sha256 } from './sha256.ts'

/** What a browser offers to a page that came by https, and by plain http. */
const BY_HTTPS = globalThis.crypto
const BY_HTTP = { getRandomValues: BY_HTTPS.getRandomValues }

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
  await prepareHashing()
  for (const [text, hash] of Object.entries(HASHES)) expect(await sha256(text)).toBe(hash)
})
