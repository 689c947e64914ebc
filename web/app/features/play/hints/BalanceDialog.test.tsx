// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FOX_AND_FROG, puzzleAt, renderAt, serverWith } from '../../../platform/testing/test-site.tsx'
import { BalanceDialog } from './BalanceDialog.tsx'

const user = userEvent.setup()
const lines = () => screen.getAllByRole('button', { name: /^Line \d/ }).map((line) => line.getAttribute('aria-label'))
const lineAt = (index: number) => screen.getByRole('button', { name: new RegExp(`^Line ${index}: `) })
const inLine = (index: number) => within(lineAt(index).closest('li') as HTMLElement)
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

beforeEach(async () => {
  serverWith()
  // fox + fox = 10, frog − fox = 3, fox × frog = ?
  const puzzle = await puzzleAt(6, '40', { question: FOX_AND_FROG })
  renderAt('/', <BalanceDialog puzzle={puzzle} onClose={() => {}} />)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('the lines and the question are scales, and a press takes the same from both', async () => {
  expect(lines()).toEqual([
    'Line 1: the two foxes together equals 10',
    'Line 2: 0 minus fox plus frog equals 3',
    'Line 3: fox times frog equals the question',
  ])
  await user.click(inLine(2).getByRole('button', { name: 'Add fox to both sides' }))
  expect(lines()[1]).toBe('Line 2: frog equals fox plus 3')
  await press('Undo')
  expect(lines()[1]).toBe('Line 2: 0 minus fox plus frog equals 3')
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true)
})

test('a chosen line is shared, and put into another one, by keys alone', async () => {
  lineAt(1).focus()
  await user.keyboard('{Enter}')
  expect(lineAt(1).getAttribute('aria-pressed')).toBe('true')
  screen.getByRole('button', { name: 'Share by 2' }).focus()
  await user.keyboard(' ')
  expect(lines()[0]).toBe('Line 1: fox equals 5')
  expect(screen.getByRole('status').textContent).toContain('fox is worth 5.')
  await user.click(inLine(3).getByRole('button', { name: 'Put in fox = 5' }))
  expect(lines()[2]).toBe('Line 3: the five frogs together equals the question')
})

test('a line that is dragged onto another is put in or taken away', async () => {
  lineAt(1).focus()
  await user.keyboard('{Enter}')
  await press('Share by 2')
  document.elementsFromPoint = () => [lineAt(2)]
  fireEvent.pointerDown(lineAt(1), { clientX: 5, clientY: 5 })
  fireEvent.pointerUp(lineAt(1), { clientX: 5, clientY: 8 })
  expect(lines()[1]).toBe('Line 2: 0 minus fox plus frog equals 3')
  fireEvent.pointerDown(lineAt(1), { clientX: 5, clientY: 5 })
  fireEvent.pointerUp(lineAt(1), { clientX: 5, clientY: 90 })
  expect(lines()[1]).toBe('Line 2: frog minus 5 equals 3')
})

test('a tile that is dragged out of its pan is taken from both, and one that is put back stays', async () => {
  const tile = () => inLine(1).getByRole('button', { name: 'Take fox from both sides' })
  const drag = (onto: Element) => {
    document.elementsFromPoint = () => [tile(), onto]
    fireEvent.pointerDown(tile(), { clientX: 5, clientY: 5 })
    fireEvent.pointerMove(tile(), { clientX: 60, clientY: 9 })
    expect(tile().style.translate).toBe('55px 4px')
    const pressed = tile()
    fireEvent.pointerUp(pressed, { clientX: 60, clientY: 5 })
    // The browser clicks the button that has the pointer.
    fireEvent.click(pressed)
  }
  drag(tile().closest('[data-pan]') as Element)
  expect([lines()[0], tile().style.translate]).toEqual(['Line 1: the two foxes together equals 10', ''])
  drag(screen.getByRole('status'))
  expect(lines()[0]).toBe('Line 1: fox equals 0 minus fox plus 10')
  await press('Undo')
  drag(lineAt(2))
  expect(lines()[0]).toBe('Line 1: fox equals 0 minus fox plus 10')
})

test('what was taken floats away from the pans that had it', async () => {
  await press('Add fox to both sides')
  await press('Undo')
  expect(document.querySelectorAll('[class*=gone]')).toHaveLength(0)
  await user.click(inLine(1).getByRole('button', { name: 'Take 10 from both sides' }))
  expect([...document.querySelectorAll('[class*=gone]')].map(({ textContent }) => textContent)).toEqual(['10'])
})

test('the shown moves alone lead to the answer', async () => {
  const show = () => screen.getByRole('button', { name: 'Show a move' })
  for (let moves = 0; moves < 20 && !(show() as HTMLButtonElement).disabled; moves += 1) await user.click(show())
  expect(lines()[2]).toBe('Line 3: 40 equals the question')
  expect(screen.getByRole('status').textContent).toBe('Found! Close this and answer.')
})
