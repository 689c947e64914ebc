// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useIdleTime } from './use-idle-time.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(cleanup)

function show() {
  const prepare = vi.fn<() => Promise<unknown>>(async () => Promise.reject(new TypeError('Failed to fetch')))
  function Page() {
    useIdleTime(prepare)
    return <p>page</p>
  }
  return { prepare, ...render(<Page />) }
}

test('a page that nobody touches prepares nothing, however long it stands', async () => {
  const { prepare } = show()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(prepare).not.toHaveBeenCalled()
})

test('what a touch leads to comes first, then it is prepared once, and nobody hears of a failure', async () => {
  const { prepare } = show()
  fireEvent.pointerDown(document.body)
  expect(prepare).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(3000))
  fireEvent.pointerDown(document.body)
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(prepare).toHaveBeenCalledOnce()
})

test('a page that is gone by then prepares nothing', async () => {
  const { prepare, unmount } = show()
  fireEvent.pointerDown(document.body)
  unmount()
  await vi.advanceTimersByTimeAsync(3000)
  expect(prepare).not.toHaveBeenCalled()
})
