import { expect, test } from 'vitest'
import type { ClassicQuestion, OddEmojiQuestion, SudokuQuestion } from '../question.ts'
import { slipAt } from './slip-at.ts'

const FOX = { kind: 'symbol', symbol: 0, copies: 1 } as const
const TWO = { kind: 'number', value: 2, asDots: false } as const

test('a slip is found in sums, on boards and in crowds', () => {
  const sums: ClassicQuestion = {
    typeId: 1,
    emoji: ['fox'],
    equations: [{ left: { operands: [FOX, FOX], operators: ['+'] }, right: 8 }],
    ask: { operands: [TWO, FOX, TWO], operators: ['+', '*'] },
  }
  const board: SudokuQuestion = { typeId: 4, emoji: ['fox', 'frog', 'owl', 'bat'], board: '1234341221434.21' }
  const crowd: OddEmojiQuestion = { typeId: 5, emoji: ['fox', 'frog'], side: 6, row: 1, column: 3 }
  expect(slipAt(sums, 2, '12')?.rule).toBe('order')
  expect(slipAt(board, 6, '1234341221434121')?.rule).toBe('one-cell-wrong')
  expect(slipAt(crowd, 6, '4-2')?.rule).toBe('row-and-column')
  expect(slipAt(crowd, 6, '6-6')).toBeUndefined()
})
