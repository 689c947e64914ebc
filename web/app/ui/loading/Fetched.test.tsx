// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Fetched, type Answer } from './Fetched.tsx'

afterEach(cleanup)

function show(answer: Partial<Answer<readonly string[]>>) {
  return (
    <Fetched
      answer={{ isError: false, refetch: () => {}, ...answer }}
      placeholder="waiting"
      isEmpty={(names) => names.length === 0}
      empty="nothing"
    >
      {(names) => names.join(', ')}
    </Fetched>
  )
}

test('holds the place, then shows what came, or that nothing did', () => {
  const { container, rerender } = render(show({}))
  expect(container.textContent).toBe('waiting')
  rerender(show({ data: ['fox', 'owl'] }))
  expect(container.textContent).toBe('fox, owl')
  rerender(show({ data: [] }))
  expect(container.textContent).toBe('nothing')
})

test('a failure is said at once and can be tried again', async () => {
  const refetch = vi.fn<() => void>()
  render(show({ isError: true, refetch }))
  expect(screen.getByRole('alert').textContent).toContain('Oops...Something went wrong...')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})

test('without a network it is said that this needs it', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(show({ isError: true }))
  expect(screen.getByRole('status').textContent).toContain('You are offline.This needs the internet.')
  vi.restoreAllMocks()
})

test('what was there stays when fetching it again fails', () => {
  const { container } = render(show({ data: ['fox'], isError: true }))
  expect(container.textContent).toBe('fox')
})
