// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { inTab, onDevice } from './storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  onDevice.forget('a')
  localStorage.clear()
  sessionStorage.clear()
})

const refuse = (method: 'getItem' | 'setItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })

test('what is kept is read until it is forgotten, on the device and in the tab apart', () => {
  onDevice.keep('a', '1')
  inTab.keep('a', '2')
  expect([onDevice.read('a'), inTab.read('a')]).toEqual(['1', '2'])
  expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual(['1', '2'])
  onDevice.forget('a')
  expect([onDevice.read('a'), inTab.read('a')]).toEqual([undefined, '2'])
})

test('what another tab keeps is read here', () => {
  onDevice.keep('a', '1')
  localStorage.setItem('a', '2')
  expect(onDevice.read('a')).toBe('2')
})

test.each(['{', 'null', ''])('%j is read as nothing', (text) => {
  localStorage.setItem('a', text)
  expect(onDevice.readJson('a')).toBeUndefined()
})

test('where storage is refused, texts live as long as the page', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) refuse(method)
  expect(onDevice.read('a')).toBeUndefined()
  onDevice.keep('a', '{"b":1}')
  expect([onDevice.read('a'), onDevice.readJson('a')]).toEqual(['{"b":1}', { b: 1 }])
  onDevice.forget('a')
  expect(onDevice.read('a')).toBeUndefined()
})

test('a browser that takes nothing says so, and leaves nothing behind where it takes it', () => {
  expect(onDevice.isKeeping()).toBe(true)
  expect(localStorage).toHaveLength(0)
  const blocked = refuse('setItem')
  expect([onDevice.isKeeping(), inTab.isKeeping()]).toEqual([false, false])
  blocked.mockRestore()
  expect(onDevice.isKeeping()).toBe(true)
})

test('a storage without room for a session is not keeping', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((_key, text: string) => {
    if (text.length > 500) throw new DOMException('full', 'QuotaExceededError')
  })
  expect(onDevice.isKeeping()).toBe(false)
  setItem.mockRestore()
})

test('a text that lives only as long as the page is not kept', () => {
  const full = refuse('setItem')
  onDevice.keep('a', 'new')
  expect([onDevice.isKept('a'), onDevice.isKept('b')]).toEqual([false, true])
  full.mockRestore()
  onDevice.keep('a', 'newer')
  expect(onDevice.isKept('a')).toBe(true)
})

test('what a full storage could not take stands before what it holds, until it has room again', () => {
  onDevice.keep('a', 'old')
  const full = refuse('setItem')
  onDevice.keep('a', 'new')
  expect(onDevice.read('a')).toBe('new')
  full.mockRestore()
  onDevice.keep('a', 'newer')
  localStorage.setItem('a', 'of another tab')
  expect(onDevice.read('a')).toBe('of another tab')
})
