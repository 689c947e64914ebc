// @vitest-environment jsdom
import { deviceId as deviceIdField } from '@emojigma/contract/fields.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { hasCryptoFacility, randomId } from './crypto-facility.ts'

/** What a browser offers to a page that came by https, and by plain http. */
const BY_HTTPS = globalThis.crypto
const BY_HTTP = { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => BY_HTTPS.getRandomValues(bytes) }

afterEach(() => vi.unstubAllGlobals())

test('ids are random, and such as calls take, however they are made', () => {
  for (const crypto of [BY_HTTPS, BY_HTTP]) {
    vi.stubGlobal('crypto', crypto)
    expect(hasCryptoFacility()).toBe(true)
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
