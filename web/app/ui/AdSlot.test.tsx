// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AdSlot } from './AdSlot.tsx'

test('what is booked is named as an advertisement', () => {
  render(<AdSlot>Puzzle books</AdSlot>)
  expect(screen.getByRole('note', { name: 'Advertisement' }).textContent).toBe('Puzzle books')
})

test('a slot for which nothing is booked leaves nothing in the page', () => {
  const { container } = render(<AdSlot />)
  expect(container.childElementCount).toBe(0)
})
