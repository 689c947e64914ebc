// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { puzzleAt } from '../../../platform/testing/test-site.tsx'
import { MissingDialog } from './PlayFrame.tsx'

afterEach(cleanup)

const show = async (slot: number, guessing: { readonly answer: string | undefined; readonly isDialogOpen: boolean }) => {
  const [onRetry, onDone] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const closeDialog = vi.fn<() => void>()
  const puzzle = await puzzleAt(slot, '17')
  const done = guessing.isDialogOpen ? {} : { onDone }
  render(<MissingDialog puzzle={puzzle} guessing={{ ...guessing, closeDialog }} onRetry={onRetry} {...done} />)
  return { onRetry, onDone, closeDialog }
}

test.each([
  ['a number', 0, '17', '17 is the correct answer.'],
  ['a word', 15, 'bear', 'BEAR is the correct answer.'],
  ['a board', 20, '1234341221434321', 'Every emoji is in its place.'],
  ['a cell', 30, '7-6', 'F7 is the correct answer.'],
])('a success with %s is told without its dialog', async (_kind, slot, answer, words) => {
  const { closeDialog } = await show(slot, { answer, isDialogOpen: true })
  expect(screen.getByRole('status').textContent).toContain(words)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(closeDialog).toHaveBeenCalledOnce()
})

test('any other dialog is said to be missing; it can be tried again or left', async () => {
  const { onRetry, onDone } = await show(0, { answer: undefined, isDialogOpen: false })
  expect(screen.getByRole('alert').textContent).toContain('This could not be loaded.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onDone).toHaveBeenCalledOnce()
})
