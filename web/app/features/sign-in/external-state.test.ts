// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { isOwnExternalState, keepExternalState } from './external-state.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('a login by way of another site is taken back once, and only the one that was begun here', () => {
  keepExternalState('a')
  expect(isOwnExternalState('b')).toBe(false)
  keepExternalState('a')
  expect([isOwnExternalState('a'), isOwnExternalState('a')]).toEqual([true, false])
  expect(isOwnExternalState(null)).toBe(false)
})

test('a browser that refuses storage takes nobody back, and breaks nothing', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
  }
  expect(isOwnExternalState('a')).toBe(false)
  expect(() => keepExternalState('a')).not.toThrow()
})
