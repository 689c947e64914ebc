// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { saveWork, readWork } from './stored-work.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('work is found again under its puzzle', () => {
  saveWork(1, { cells: '12' })
  saveWork(2, [3])
  expect(readWork(1)).toEqual({ cells: '12' })
  expect(readWork(2)).toEqual([3])
  expect(readWork(3)).toBeUndefined()
})

test('work that is over is forgotten', () => {
  saveWork(1, 'x')
  saveWork(1, undefined)
  expect(readWork(1)).toBeUndefined()
  expect(Object.keys(localStorage)).toEqual(['emojigma.work'])
})

test('the puzzle left alone the longest makes room', () => {
  for (let id = 1; id <= 30; id += 1) saveWork(id, id)
  saveWork(1, 'again')
  saveWork(31, 31)
  expect(readWork(1)).toBe('again')
  expect(readWork(2)).toBeUndefined()
  expect(readWork(3)).toBe(3)
  expect(Object.keys(localStorage)).toHaveLength(31)
})

test('what cannot be read counts as nothing', () => {
  localStorage.setItem('emojigma.work.1', '{')
  localStorage.setItem('emojigma.work', '"no list"')
  expect(readWork(1)).toBeUndefined()
  saveWork(2, 'fine')
  expect(readWork(2)).toBe('fine')
})

test('a browser that refuses storage remembers as long as the page lasts', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  saveWork(1, 'x')
  expect(readWork(1)).toBe('x')
})
