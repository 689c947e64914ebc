import { describe, expect, test } from 'vitest'
import type { Step } from './sudoku-board.ts'
import { actionOfKey, type PressedKey } from './sudoku-keys.ts'

const key = (name: string, held: Partial<PressedKey> = {}): PressedKey => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
})
const FILLING = { isOnBoard: true, mode: 'fill', side: 9 } as const

describe('on the board', () => {
  test.each<[string, Step]>([
    ['ArrowUp', 'up'],
    ['ArrowDown', 'down'],
    ['ArrowLeft', 'left'],
    ['ArrowRight', 'right'],
    ['Home', 'row-start'],
    ['End', 'row-end'],
  ])('%s steps %s', (name, step) => {
    expect(actionOfKey(key(name), FILLING)).toEqual({ type: 'stepped', step })
    expect(actionOfKey(key(name), { ...FILLING, isOnBoard: false })).toBeUndefined()
  })

  test.each<[string, Step]>([
    ['Home', 'first'],
    ['End', 'last'],
  ])('Ctrl or Command with %s leads to the %s cell, but only there', (name, step) => {
    for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
      expect(actionOfKey(key(name, held), FILLING)).toEqual({ type: 'stepped', step })
      expect(actionOfKey(key(name, held), { ...FILLING, isOnBoard: false })).toBeUndefined()
    }
  })

  test.each(['ArrowUp', 'ArrowLeft', '5', '0', 'Delete', 'Backspace'])('%s with Ctrl or Command is left to the browser', (name) => {
    expect(actionOfKey(key(name, { ctrlKey: true }), FILLING)).toBeUndefined()
    expect(actionOfKey(key(name, { metaKey: true }), FILLING)).toBeUndefined()
  })

  test.each(['a', 'Enter', ' ', 'Tab', 'Escape', 'PageUp', 'F5', '12', '١'])('%s does nothing', (name) => {
    expect(actionOfKey(key(name), FILLING)).toBeUndefined()
  })
})

test('a board of four takes one to four, a board of nine one to nine', () => {
  const taken = (side: 4 | 9) => [...'0123456789'].filter((name) => actionOfKey(key(name), { ...FILLING, side })?.type === 'symbolPicked')
  expect(taken(4).join('')).toBe('1234')
  expect(taken(9).join('')).toBe('123456789')
})

test('N goes back to filling from notes, in either case and anywhere in the puzzle', () => {
  for (const name of ['n', 'N']) {
    expect(actionOfKey(key(name), { ...FILLING, mode: 'notes', isOnBoard: false })).toEqual({ type: 'modeChosen', mode: 'fill' })
  }
})

test('Command with Shift and Z makes a move again, as Command with Y does', () => {
  expect(actionOfKey(key('Z', { metaKey: true, shiftKey: true }), FILLING)).toEqual({ type: 'redone' })
  expect(actionOfKey(key('y', { metaKey: true }), FILLING)).toEqual({ type: 'redone' })
  expect(actionOfKey(key('Y', { ctrlKey: true }), FILLING)).toEqual({ type: 'redone' })
})
