// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** As after a reload: what the page remembered by itself is gone. */
const reloaded = async () => {
  vi.resetModules()
  return import('./hint-rung.ts')
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('the furthest rung is kept, and a reload brings it back', async () => {
  const { furthestRung, saveRung } = await reloaded()
  expect(furthestRung(7)).toBe(0)
  saveRung(7, 2)
  saveRung(7, 1)
  saveRung(8, 3)
  expect([furthestRung(7), furthestRung(8), furthestRung(9)]).toEqual([2, 3, 0])
  const later = await reloaded()
  expect([later.furthestRung(7), later.furthestRung(8), later.furthestRung(9)]).toEqual([2, 3, 0])
})

test('the puzzles left alone the longest are forgotten first', async () => {
  const { saveRung } = await reloaded()
  for (let id = 1; id <= 210; id += 1) saveRung(id, 1)
  saveRung(11, 3)
  const { furthestRung } = await reloaded()
  expect([furthestRung(10), furthestRung(11), furthestRung(210)]).toEqual([0, 3, 1])
})

test.each(['{', 'null', '7', '[[1]]', '[["1",2]]', '[[1,4]]', '[[1,2.5]]'])('a storage that holds %s counts as empty', async (kept) => {
  localStorage.setItem('emojigma.hintRungs', kept)
  const { furthestRung } = await reloaded()
  expect(furthestRung(1)).toBe(0)
})

test('a browser that refuses storage remembers as long as the page lasts', async () => {
  const { furthestRung, saveRung } = await reloaded()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused')
  })
  saveRung(7, 3)
  expect(furthestRung(7)).toBe(3)
})
