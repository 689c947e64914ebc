// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useReducer } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { newBoard, sudokuReducer } from './sudoku-board.ts'

await vi.hoisted(async () => (await import('@emojigma/messages/runtime')).overwriteGetLocale(() => 'es'))

const { SudokuKeys } = await import('./SudokuKeys.tsx')

afterEach(cleanup)

const EMOJI = ['fox', 'frog', 'owl', 'bee']
const NAMES = ['zorro', 'rana', 'búho', 'abeja']

/** Its third cell is chosen; its content and its notes, as bits, are below the keys. */
function Play() {
  const [board, onAction] = useReducer(sudokuReducer, { ...newBoard('12..34..21......'), selected: 2 })
  return (
    <>
      <SudokuKeys board={board} emoji={EMOJI} names={NAMES} isOpen onAction={onAction} />
      <output>{`${board.cells[2]} ${board.notes[2]}`}</output>
    </>
  )
}

const third = () => screen.getByRole('status').textContent
const press = (role: 'tab' | 'button', name: string) => userEvent.click(screen.getByRole(role, { name }))
const selectedTabs = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent)

test('in another language, too, keys fill at first, note in the mode for notes, and fill again after it', async () => {
  render(<Play />)
  expect(selectedTabs()).toEqual(['Llenar'])
  await press('button', 'búho, tecla 3')
  expect(third()).toBe('3 0')
  await press('button', 'Borrar')
  await press('tab', 'Notas')
  expect(selectedTabs()).toEqual(['Notas'])
  await press('button', 'búho, tecla 3')
  expect(third()).toBe('. 4')
  expect(screen.getByRole('button', { name: 'búho, tecla 3' }).getAttribute('aria-pressed')).toBe('true')
  await press('tab', 'Llenar')
  await press('button', 'abeja, tecla 4')
  expect(third()).toBe('4 0')
})

test('the sign of a button is the same one in every language', () => {
  render(<Play />)
  const signs = screen.getAllByRole('button', { name: 'Deshacer' }).map((button) => button.querySelector('use')?.getAttribute('href'))
  expect(signs).toEqual(['#icon-undo', '#icon-undo'])
})
