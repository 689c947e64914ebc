// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Link } from 'react-router'
import { clearSession, storeAccount } from '../../platform/session/session-storage.ts'
import { OTTER, signInAs } from '../../platform/testing/test-session.ts'
import { renderAt } from '../../platform/testing/test-site.tsx'
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

/** A page on which something can be typed before the plan is looked after. */
function SlowPage() {
  const [isLater, setIsLater] = useState(false)
  return (
    <>
      {isLater && <Activation load={load} />}
      <form>
        <input aria-label="Your name" />
      </form>
      <button onClick={() => setIsLater(true)}>Later</button>
      <Link to="/today">Today</Link>
    </>
  )
}

test('what is being filled in since before anything listened stays until another page is opened', async () => {
  signInAs()
  renderAt('/contact', <SlowPage />)
  const field = screen.getByLabelText<HTMLInputElement>('Your name')
  field.focus()
  fireEvent.input(field, { target: { value: 'Ann' } })
  fireEvent.click(screen.getByRole('button', { name: 'Later' }))
  have('individual')
  await after(5000)
  expect(load).not.toHaveBeenCalled()
  field.blur()
  fireEvent.click(screen.getByRole('link', { name: 'Today' }))
  await after(0)
  expect(load.mock.calls).toEqual([[undefined]])
})

test('an open dialog stays until another page is opened', async () => {
  signInAs()
  renderAt(
    '/puzzle/7',
    <>
      <Activation load={load} />
      <dialog open>Shown this once</dialog>
      <Link to="/today">Today</Link>
    </>,
  )
  have('individual')
  await after(5000)
  expect(load).not.toHaveBeenCalled()
  document.querySelector('dialog')?.removeAttribute('open')
  fireEvent.click(screen.getByRole('link', { name: 'Today' }))
  await after(0)
  expect(load.mock.calls).toEqual([[undefined]])
})

test('nothing is reloaded after logging out, neither within the second nor when the reload was put off', async () => {
  signInAs()
  renderAt(
    '/puzzle/7',
    <>
      <Activation load={load} />
      <dialog>Shown this once</dialog>
      <Link to="/today">Today</Link>
    </>,
  )
  have('individual')
  await after(500)
  act(() => clearSession())
  await after(5000)

  signInAs()
  document.querySelector('dialog')?.setAttribute('open', '')
  have('individual')
  await after(5000)
  document.querySelector('dialog')?.removeAttribute('open')
  act(() => clearSession())
  fireEvent.click(screen.getByRole('link', { name: 'Today' }))
  await after(0)
  expect(load).not.toHaveBeenCalled()
})

test('full screen stays until another page is opened', async () => {
  signInAs()
  renderAt(
    '/puzzle/7',
    <>
      <Activation load={load} />
      <section data-full="">The puzzle</section>
      <Link to="/today">Today</Link>
    </>,
  )
  have('individual')
  await after(5000)
  expect(load).not.toHaveBeenCalled()
  document.querySelector('section')?.removeAttribute('data-full')
  fireEvent.click(screen.getByRole('link', { name: 'Today' }))
  await after(0)
  expect(load.mock.calls).toEqual([[undefined]])
})

test('passwords that are shown this once stay until another page is opened', async () => {
  signInAs({ plan: 'teacher' })
  renderAt(
    '/manageStudents/otters/csv',
    <>
      <Activation load={load} />
      <section data-shown-once>made-once</section>
      <Link to="/today">Today</Link>
    </>,
  )
  await after(5000)
  expect(load).not.toHaveBeenCalled()
  document.querySelector('section')?.removeAttribute('data-shown-once')
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
