// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, expect, test } from 'vitest'
import { OddLoupe } from './OddLoupe.tsx'

afterEach(cleanup)

type Props = ComponentProps<typeof OddLoupe>

function show(more: Partial<Props> = {}) {
  const told: unknown[] = []
  render(
    <OddLoupe
      side={6}
      picture="/crowd.svg"
      picked={undefined}
      announced={more.picked}
      hovered={undefined}
      isOpen
      isRoomy={false}
      isTried={false}
      canZoom
      isZoomed={false}
      onZoom={() => told.push('zoom')}
      onNudge={(key) => told.push(key)}
      onGuess={(cell) => told.push(cell)}
      {...more}
    />,
  )
  return told
}

const B3 = { row: 2, column: 1 }
const F6 = { row: 5, column: 5 }
const guesses = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'That’s the one' })
const said = () => screen.getByRole('status').textContent
const view = () => document.querySelector<HTMLElement>('[style*=background]')?.style

test('before anything is chosen the loupe says what to do, and nothing can be confirmed', async () => {
  const told = show()
  expect(screen.getByText('Choose a square')).toBeDefined()
  expect(said()).toBe('')
  expect(view()).toBeUndefined()
  for (const guess of guesses()) await userEvent.click(guess)
  expect(told).toEqual([])
})

test('what was chosen is said and magnified, and each button confirms it', async () => {
  const told = show({ picked: B3 })
  expect(screen.getByText('You chose')).toBeDefined()
  expect(screen.getByText('B3')).toBeDefined()
  expect(said()).toBe('You chose B3')
  const { backgroundImage, backgroundSize, backgroundPosition } = view() ?? {}
  expect([backgroundImage, backgroundPosition]).toEqual(['url("/crowd.svg")', '20% 40%'])
  expect(backgroundSize).toMatch(/^600%/)
  expect(guesses()).toHaveLength(2)
  for (const guess of guesses()) await userEvent.click(guess)
  expect(told).toEqual([B3, B3])
})

test('what the mouse is over is magnified instead, but neither said nor confirmed', async () => {
  const told = show({ picked: B3, hovered: F6 })
  expect(screen.getByText('Looking at')).toBeDefined()
  expect(screen.getByText('F6')).toBeDefined()
  expect(view()?.backgroundPosition).toBe('100% 100%')
  expect(said()).toBe('You chose B3')
  await userEvent.click(guesses()[0] ?? document.body)
  expect(told).toEqual([B3])
})

test('to look is not to choose', () => {
  show({ hovered: { row: 0, column: 0 } })
  expect(view()?.backgroundPosition).toBe('0% 0%')
  expect(said()).toBe('')
  expect(guesses().map(({ disabled }) => disabled)).toEqual([true, true])
})

test('four arrows move the choice', async () => {
  const told = show()
  expect(screen.getByRole('group', { name: 'Move the choice' })).toBeDefined()
  for (const name of ['Left', 'Up', 'Down', 'Right']) await userEvent.click(screen.getByRole('button', { name }))
  expect(told).toEqual(['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'])
})

test('where nothing can be guessed the choice neither moves nor is confirmed, and one may still look closer', async () => {
  const told = show({ isOpen: false, picked: B3 })
  for (const button of screen.getAllByRole('button')) await userEvent.click(button)
  expect(told).toEqual(['zoom'])
})

test.each([
  [true, 'true'],
  [false, 'false'],
])('the zoom says whether it is on: %s', (isZoomed, pressed) => {
  show({ isZoomed })
  expect(screen.getByRole('button', { name: 'Twice as large' }).getAttribute('aria-pressed')).toBe(pressed)
})

test('a board that is large enough has no zoom', () => {
  show({ canZoom: false })
  expect(screen.queryByRole('button', { name: 'Twice as large' })).toBeNull()
})

test('where one click guesses, nothing else does, and nothing moves the choice', () => {
  show({ picked: B3, isRoomy: true })
  expect(screen.queryByRole('button', { name: 'That’s the one' })).toBeNull()
  expect(screen.queryByRole('group', { name: 'Move the choice' })).toBeNull()
  expect(said()).toBe('You chose B3')
})

test('what was guessed just now is not offered again', () => {
  show({ picked: B3, isTried: true })
  expect(guesses().map(({ disabled }) => disabled)).toEqual([true, true])
})
