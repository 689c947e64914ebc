// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { cellName, type Cell } from '../frame/answer-text.ts'
import { OddLoupe } from './OddLoupe.tsx'

afterEach(cleanup)

function show(changes: Partial<ComponentProps<typeof OddLoupe>> = {}) {
  const onGuess = vi.fn<(cell: Cell) => void>()
  const onNudge = vi.fn<(key: string) => void>()
  const onZoom = vi.fn<() => void>()
  render(
    <OddLoupe
      side={5}
      picture="/odd.svg"
      picked={undefined}
      looked={undefined}
      isOpen
      canZoom={false}
      isZoomed={false}
      onZoom={onZoom}
      onNudge={onNudge}
      onGuess={onGuess}
      {...changes}
    />,
  )
  return { onGuess, onNudge, onZoom }
}

const guesses = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'That’s the one' })
const arrows = () => within(screen.getByRole('group', { name: 'Move the choice' }))

test('while nothing is chosen it asks for a choice, and there is nothing to guess', () => {
  show()
  expect(screen.getByText('Choose a square')).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('')
  expect(guesses().every(({ disabled }) => disabled)).toBe(true)
})

test('what is chosen is told, and becomes the guess by either button', async () => {
  const picked = { row: 2, column: 1 }
  const { onGuess } = show({ picked })
  expect(screen.getByRole('status').textContent).toBe(`You chose ${cellName(picked)}`)
  for (const button of guesses()) await userEvent.click(button)
  expect(onGuess.mock.calls).toEqual([[picked], [picked]])
})

test('the glass follows the mouse, while the guess stays what was chosen', async () => {
  const picked = { row: 0, column: 0 }
  const looked = { row: 4, column: 4 }
  const { onGuess } = show({ picked, looked })
  expect(screen.getByText('Looking at')).toBeDefined()
  expect(screen.getByText(cellName(looked))).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe(`You chose ${cellName(picked)}`)
  for (const button of guesses()) await userEvent.click(button)
  expect(onGuess.mock.calls).toEqual([[picked], [picked]])
})

test.each([
  ['Left', 'ArrowLeft'],
  ['Up', 'ArrowUp'],
  ['Down', 'ArrowDown'],
  ['Right', 'ArrowRight'],
])('the key %s moves the choice as %s does', async (name, key) => {
  const { onNudge } = show()
  await userEvent.click(arrows().getByRole('button', { name }))
  expect(onNudge).toHaveBeenCalledExactlyOnceWith(key)
})

test('a board with small cells can be had twice as large, which the key says', async () => {
  const { onZoom } = show({ canZoom: true, isZoomed: true })
  const key = arrows().getByRole('button', { name: 'Twice as large' })
  expect(key.getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(key)
  expect(onZoom).toHaveBeenCalledOnce()
})

test('a board with large cells is not made larger', () => {
  show()
  expect(screen.queryByRole('button', { name: 'Twice as large' })).toBeNull()
})

test('once the puzzle is settled nothing moves and nothing is guessed', () => {
  show({ isOpen: false, picked: { row: 2, column: 1 } })
  expect(guesses().every(({ disabled }) => disabled)).toBe(true)
  const keys = arrows().getAllByRole<HTMLButtonElement>('button')
  expect(keys.every(({ disabled }) => disabled)).toBe(true)
})
