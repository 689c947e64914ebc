// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { isOwnExternalState, keepExternalState } from './external-state.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('an external login’s state is accepted once, and only from this tab', () => {
  keepExternalState('a')
  expect(isOwnExternalState('b')).toBe(false)
  keepExternalState('a')
  expect([isOwnExternalState('a'), isOwnExternalState('a')]).toEqual([true, false])
  expect(isOwnExternalState(null)).toBe(false)
})

test('without storage no external login is accepted, and nothing breaks', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
  }
  expect(isOwnExternalState('a')).toBe(false)
  expect(() => keepExternalState('a')).not.toThrow()
})
