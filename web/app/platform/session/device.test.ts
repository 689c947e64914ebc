// @vitest-environment jsdom
import { deviceId as deviceIdField } from '@emojigma/contract/fields.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { deviceId } from './device.ts'

const KEY = 'emojigma.device'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('a device has one id, which calls take', () => {
  const id = deviceId()
  expect(deviceIdField.safeParse(id).success).toBe(true)
  expect([deviceId(), localStorage.getItem(KEY)]).toEqual([id, id])
})

test('an id of an earlier visit stays, in either case', () => {
  for (const id of ['8d3f0c1e-5b7a-4c21-9e64-0a1b2c3d4e5f', '8D3F0C1E-5B7A-4C21-9E64-0A1B2C3D4E5F']) {
    localStorage.setItem(KEY, id)
    expect(deviceId()).toBe(id)
  }
})

test.each(['not-a-uuid', '', '{}', '8d3f0c1e-5b7a-4c21-9e64-0a1b2c3d4e5f0'])('%j in its place is replaced', (damaged) => {
  localStorage.setItem(KEY, damaged)
  const id = deviceId()
  expect(deviceIdField.safeParse(id).success).toBe(true)
  expect(localStorage.getItem(KEY)).toBe(id)
})

test('where storage is refused the id lives as long as the page', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(deviceId()).toBe(deviceId())
})
