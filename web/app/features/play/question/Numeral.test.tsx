// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadLazyComponents } from '../../../ui/loading/lazy-component.tsx'
import { DotsContext, Numeral } from './Numeral.tsx'
import { useDots } from './use-dots.ts'

beforeEach(() => loadLazyComponents())
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const dots = () => document.querySelectorAll('circle').length

test.each([
  [1, 1],
  [6, 6],
  [7, 7],
  [10, 10],
  [11, 0],
  [0, 0],
  [-3, 0],
])('under %i there are %i dots', (value, count) => {
  render(
    <DotsContext value>
      <Numeral value={value} />
    </DotsContext>,
  )
  expect(dots()).toBe(count)
})

test('without being wanted there are none', () => {
  render(<Numeral value={4} />)
  expect([dots(), document.body.textContent]).toEqual([0, '4'])
})

function Puzzle({ levelId }: { readonly levelId: 1 | 6 }) {
  const { isOn, toggle } = useDots(levelId)
  return (
    <button type="button" aria-pressed={isOn} onClick={toggle}>
      dots
    </button>
  )
}

const isOn = () => screen.getByRole('button').getAttribute('aria-pressed')

test.each([
  [6, 'true', 'false'],
  [1, 'false', 'true'],
] as const)('level %i has them: %s, and the device remembers another choice', async (levelId, first, then) => {
  render(<Puzzle levelId={levelId} />)
  expect(isOn()).toBe(first)
  await userEvent.click(screen.getByRole('button'))
  cleanup()
  render(<Puzzle levelId={levelId} />)
  expect(isOn()).toBe(then)
})
