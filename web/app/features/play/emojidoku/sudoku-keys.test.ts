import { expect, test } from 'vitest'
import { actionOfKey } from './sudoku-keys.ts'

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey', boolean>> = {}, isOnBoard = true, side: 4 | 9 = 9) =>
  actionOfKey({ key, ctrlKey: false, metaKey: false, shiftKey: false, ...held }, { isOnBoard, mode: 'fill', side })

test('digits pick the emoji that the board has', () => {
  expect(press('7')).toEqual({ type: 'symbolPicked', symbol: '7' })
  expect(press('5', {}, true, 4)).toBeUndefined()
  expect(press('4', {}, true, 4)).toEqual({ type: 'symbolPicked', symbol: '4' })
})

test.each(['Delete', 'Backspace', '0'])('%s clears the cell', (key) => {
  expect(press(key)).toEqual({ type: 'cellCleared' })
})

test('N changes between filling and notes', () => {
  expect(press('n')).toEqual({ type: 'modeChosen', mode: 'notes' })
  expect(press('N')).toEqual({ type: 'modeChosen', mode: 'notes' })
})

test('undo and redo have the keys people know', () => {
  expect(press('z', { ctrlKey: true })).toEqual({ type: 'undone' })
  expect(press('z', { metaKey: true })).toEqual({ type: 'undone' })
  expect(press('Z', { ctrlKey: true, shiftKey: true })).toEqual({ type: 'redone' })
  expect(press('y', { ctrlKey: true })).toEqual({ type: 'redone' })
  expect(press('z')).toBeUndefined()
})

test('arrows walk on the board and are left alone elsewhere', () => {
  expect(press('ArrowUp')).toEqual({ type: 'stepped', step: 'up' })
  expect(press('Home')).toEqual({ type: 'stepped', step: 'row-start' })
  expect(press('End', { ctrlKey: true })).toEqual({ type: 'stepped', step: 'last' })
  expect(press('ArrowUp', {}, false)).toBeUndefined()
  expect(press('3', {}, false)).toEqual({ type: 'symbolPicked', symbol: '3' })
})

test('other keys with Ctrl stay the browser’s', () => {
  expect(press('n', { ctrlKey: true })).toBeUndefined()
  expect(press('5', { ctrlKey: true })).toBeUndefined()
})
