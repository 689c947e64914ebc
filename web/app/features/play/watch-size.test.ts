// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchSize } from './watch-size.ts'

let resize: () => void
let observed: Element[] = []
beforeEach(() => {
  observed = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback
      }
      observe(element: Element) {
        observed.push(element)
      }
      disconnect() {
        observed = []
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an element is measured after each resize, and once more two seconds after it was there', () => {
  const measure = vi.fn<() => void>()
  watchSize(document.body, measure)
  resize()
  vi.advanceTimersByTime(1999)
  expect([observed, measure.mock.calls.length]).toEqual([[document.body], 1])
  vi.advanceTimersByTime(10_000)
  expect(measure).toHaveBeenCalledTimes(2)
})

test('one that is gone is measured no more', () => {
  const measure = vi.fn<() => void>()
  watchSize(document.body, measure)()
  vi.advanceTimersByTime(10_000)
  expect([observed, measure.mock.calls.length]).toEqual([[], 0])
})
