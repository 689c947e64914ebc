// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSettled } from './use-settled.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Page() {
  return <p>{useSettled() ? 'settled' : 'busy'}</p>
}

const after = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('a page settles some seconds after it was drawn', () => {
  render(<Page />)
  after(2999)
  expect(screen.getByText('busy')).toBeDefined()
  after(1)
  expect(screen.getByText('settled')).toBeDefined()
})

test('a page that is still loading its pictures is not settled, however long that takes', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  render(<Page />)
  after(60_000)
  expect(screen.getByText('busy')).toBeDefined()
  act(() => void dispatchEvent(new Event('load')))
  after(3000)
  expect(screen.getByText('settled')).toBeDefined()
})
