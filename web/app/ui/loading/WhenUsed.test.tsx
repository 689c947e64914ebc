// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onFirstInteraction } from '../../platform/browser/hooks/use-first-interaction.ts'
import { WhenUsed } from './WhenUsed.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(cleanup)

test('it waits for somebody to do something, and does not where they have before it was there', async () => {
  onFirstInteraction(() => {})
  const early = render(<WhenUsed>there</WhenUsed>)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(early.container.textContent).toBe('')
  fireEvent.keyDown(document.body, { key: 'Tab' })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(early.container.textContent).toBe('there')

  const late = render(<WhenUsed>there, too</WhenUsed>)
  expect(late.container.textContent).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(late.container.textContent).toBe('there, too')
})
