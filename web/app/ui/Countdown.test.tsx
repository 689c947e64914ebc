// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Countdown } from './Countdown.tsx'

const MINUTE_MS = 60_000

afterEach(cleanup)

test('shows hours, minutes and seconds with two digits, and names them', () => {
  render(<Countdown leftMs={8 * 3_600_000 + 41 * MINUTE_MS + 7999} until="New puzzles" />)
  expect(screen.getByRole('timer', { name: 'New puzzles in 8 hours 41 minutes' }).textContent).toBe('08hours41mins07secs')
})

test('is silent but for ten minutes and one minute before the end', () => {
  const { rerender } = render(<Countdown leftMs={11 * MINUTE_MS} until="New puzzles" />)
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(<Countdown leftMs={10 * MINUTE_MS + 59_000} until="New puzzles" />)
  expect(screen.getByRole('status').textContent).toBe('New puzzles in 10 minutes')
  rerender(<Countdown leftMs={9 * MINUTE_MS} until="New puzzles" />)
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(<Countdown leftMs={MINUTE_MS} until="New puzzles" />)
  expect(screen.getByRole('status').textContent).toBe('New puzzles in 1 minute')
  rerender(<Countdown leftMs={0} until="New puzzles" />)
  expect(screen.getByRole('timer').textContent).toBe('00hours00mins00secs')
})
