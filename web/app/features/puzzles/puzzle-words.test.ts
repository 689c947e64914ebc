import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { Expression } from '@emojigma/engine/question.ts'
import { expect, test } from 'vitest'
import { howToPlay, puzzleWords } from './puzzle-words.ts'

const apple = { kind: 'symbol', symbol: 0, copies: 1 } as const
const sum: Expression = { operands: [apple, apple], operators: ['+'] }
const mixed: Expression = { operands: [apple, apple, apple], operators: ['+', '*'] }
const puzzle = (part: Partial<PuzzleView>) => ({ emoji: ['red-apple', 'grapes', 'coconut'], ...part }) as PuzzleView

test('a Classic puzzle tells its emoji and whether the order matters', () => {
  const question = { typeId: 1, emoji: [], equations: [{ left: sum, right: 4 }] } as const
  expect(puzzleWords(puzzle({ typeId: 1, levelId: 2, question: { ...question, ask: mixed } }))).toBe(
    'This is a Medium puzzle with three emoji. One line uses multiplication, so the order matters.',
  )
  expect(puzzleWords(puzzle({ typeId: 1, levelId: 1, question: { ...question, ask: sum } }))).toBe(
    'This is an Easy puzzle with three emoji.',
  )
  expect(puzzleWords(puzzle({ typeId: 1, levelId: 5, question: { ...question, ask: sum } }))).toContain('Numbers can be below zero.')
})

test('boards tell what they begin with', () => {
  expect(puzzleWords(puzzle({ typeId: 4, levelId: 9, sudokuQuestion: '1..2............' }))).toBe(
    'This is a Level 4 board with two emoji given. It has one solution and never needs a guess.',
  )
  expect(puzzleWords(puzzle({ typeId: 5, levelId: 4 }))).toMatch(/^This is an Expert board\./)
})

test('each level that is answered by a tap says what to tap', () => {
  expect(howToPlay(1, 6).slice(-2)).toEqual(['Tap the right number.', 'Where it asks which is more, tap the side that is more.'])
  expect(howToPlay(1, 7).slice(-2)).toEqual(['The first line shows what the emoji is worth.', 'Tap the right number.'])
  expect(howToPlay(1, 8).join(' ')).not.toMatch(/\btap\b/i)
})

test('times and divided by are only explained where they occur', () => {
  expect(howToPlay(1, 8).join(' ')).not.toContain('×')
  expect(howToPlay(1, 2).join(' ')).toContain('×')
})
