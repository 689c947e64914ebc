import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { expect, test } from 'vitest'
import { answerText, guessOfCell, knownAnswer, cellName, cellOf } from './answer-text.ts'

test('answers read as people write them', () => {
  expect(answerText(1, '17')).toBe('17')
  expect(answerText(2, '-4')).toBe('−4')
  expect(answerText(3, 'bear')).toBe('BEAR')
  expect(answerText(4, '1234341221434321')).toBe('Solved')
  expect(answerText(5, '7-6')).toBe('F7')
})

test('a cell is a column letter and a row number, and goes to the server as row-column from 1', () => {
  expect(cellOf('7-6')).toEqual({ row: 6, column: 5 })
  expect(cellName({ row: 15, column: 15 })).toBe('P16')
  expect(guessOfCell({ row: 0, column: 11 })).toBe('1-12')
  expect(cellOf('F7')).toBeUndefined()
})

test('each type keeps its answer in its own field', () => {
  const puzzle = { answer: 0, answerWord: 'BEAR', sudokuAnswer: '1234' } as PuzzleView
  expect(knownAnswer({ ...puzzle, typeId: 1 })).toBe('0')
  expect(knownAnswer({ ...puzzle, typeId: 3 })).toBe('BEAR')
  expect(knownAnswer({ ...puzzle, typeId: 4 })).toBe('1234')
  expect(knownAnswer({ ...puzzle, typeId: 5, answerWord: '7-6' })).toBe('7-6')
  expect(knownAnswer({ ...puzzle, typeId: 2, answer: undefined })).toBeUndefined()
})
