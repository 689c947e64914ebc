// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useIsSpare, useHasInteracted, useSpareTime } from './use-spare-time.ts'

let user: ReturnType<typeof userEvent.setup>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
})
afterEach(cleanup)

function show(prepare: () => Promise<unknown>) {
  function Page() {
    useSpareTime(prepare)
    return <button type="button">press</button>
  }
  return render(<Page />)
}

test('a page that nobody touches prepares once it has settled, and no earlier', async () => {
  const prepare = vi.fn<() => Promise<unknown>>(async () => {})
  show(prepare)
  expect(prepare).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(prepare).toHaveBeenCalledOnce()
})

test('the first touch prepares at once', async () => {
  const prepare = vi.fn<() => Promise<unknown>>(async () => {})
  const { getByRole } = show(prepare)
  await user.click(getByRole('button'))
  expect(prepare).toHaveBeenCalledOnce()
})

test('what failed is tried again when the browser is online, and nobody hears of the failure', async () => {
  const prepare = vi.fn<() => Promise<unknown>>(async () => Promise.reject(new TypeError('Failed to fetch')))
  show(prepare)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  act(() => void dispatchEvent(new Event('online')))
  expect(prepare).toHaveBeenCalledTimes(2)
})

test('what nobody waits for comes after the first touch, not under the finger, and to who touches nothing when the page has settled', async () => {
  function Page() {
    return useIsSpare() ? 'there' : 'waiting'
  }
  const { container, unmount } = render(<Page />)
  fireEvent.pointerDown(document.body)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(container.textContent).toBe('waiting')
  fireEvent.pointerUp(document.body)
  expect(container.textContent).toBe('waiting')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(container.textContent).toBe('there')
  unmount()
  const untouched = render(<Page />)
  await act(() => vi.advanceTimersByTimeAsync(4000))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(untouched.container.textContent).toBe('there')
})

test('what is of use after a touch waits for one however long a page stays, or for the page to be moved', async () => {
  function Page() {
    return useHasInteracted() ? 'there' : 'waiting'
  }
  const { container, unmount } = render(<Page />)
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(container.textContent).toBe('waiting')
  fireEvent.scroll(window)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(container.textContent).toBe('there')
  unmount()
  const held = render(<Page />)
  fireEvent.pointerDown(document.body)
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(held.container.textContent).toBe('waiting')
})

test.each([
  ['a mouse has moved', () => fireEvent.pointerMove(document.body)],
  ['the page has settled', () => {}],
])('what comes since %s comes once what is pressed meanwhile is let go', async (_, begin) => {
  function Page() {
    return useIsSpare() ? 'there' : 'waiting'
  }
  const pressed = vi.spyOn(document, 'querySelector').mockImplementation((selector) => (selector === ':active' ? document.body : null))
  const { container } = render(<Page />)
  begin()
  await act(() => vi.advanceTimersByTimeAsync(4000))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(container.textContent).toBe('waiting')
  pressed.mockRestore()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(container.textContent).toBe('there')
})
