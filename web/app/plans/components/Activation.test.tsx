// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Link } from '../../browser/router/Link.tsx'
import { clearSession, storeAccount } from '../../session/session-storage.ts'
import { OTTER, signInAs } from '../../testing/test-session.ts'
import { renderAt } from '../../testing/test-site.tsx'
import { Activation } from './Activation.tsx'

const PRODUCT = 'emojigma.product'
const load = vi.fn<(path: string | undefined) => void>()
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const have = (plan: 'none' | 'individual' | 'teacher') => act(() => storeAccount({ ...OTTER, plan }))

beforeEach(() => {
  clearSession()
  localStorage.clear()
  vi.useFakeTimers()
  load.mockReset()
})
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

test('a plan that first appears is noted, and the page is loaded anew after a second, once', async () => {
  signInAs()
  renderAt('/today', <Activation load={load} />)
  await after(5000)
  expect([load.mock.calls, localStorage.getItem(PRODUCT)]).toEqual([[], null])
  have('individual')
  await after(999)
  expect([load.mock.calls, localStorage.getItem(PRODUCT)]).toEqual([[], 'individual'])
  await after(1)
  expect(load.mock.calls).toEqual([[undefined]])
  cleanup()
  renderAt('/today', <Activation load={load} />)
  await after(5000)
  expect(load).toHaveBeenCalledTimes(1)
})

test('what was filled in stays until another page is opened', async () => {
  signInAs()
  renderAt(
    '/worksheets',
    <>
      <Activation load={load} />
      <input aria-label="Title" />
      <Link to="/today">Today</Link>
    </>,
  )
  have('individual')
  await after(500)
  fireEvent.input(screen.getByLabelText('Title'), { target: { value: 'Monday' } })
  await after(5000)
  expect(load).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('link', { name: 'Today' }))
  await after(0)
  expect(load.mock.calls).toEqual([[undefined]])
})

test('on the page of a mailed link it goes home instead, because that link works once', async () => {
  history.replaceState(null, '', '/magic?magic=used')
  signInAs({ plan: 'individual' })
  renderAt('/magic', <Activation load={load} />)
  await after(1000)
  expect(load.mock.calls).toEqual([['/']])
})

test('a plan that ended and comes again appears again', async () => {
  signInAs({ plan: 'individual' })
  renderAt('/today', <Activation load={load} />)
  await after(1000)
  have('none')
  expect(localStorage.getItem(PRODUCT)).toBeNull()
  have('teacher')
  await after(1000)
  expect(load).toHaveBeenCalledTimes(2)
})
