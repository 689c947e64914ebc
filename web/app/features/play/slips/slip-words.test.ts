import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { digestInput } from '@emojigma/engine/guess.ts'
import type { ClassicQuestion } from '@emojigma/engine/question.ts'
import { expect, test } from 'vitest'
import { slipWords } from './slip-words.ts'

const ID = 41
const FOX = { kind: 'symbol', symbol: 0, copies: 1 } as const
const FROG = { kind: 'symbol', symbol: 1, copies: 1 } as const

async function puzzleOf(typeId: PuzzleView['typeId'], answer: string, more: Partial<PuzzleView>): Promise<PuzzleView> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(digestInput(ID, answer)))
  return {
    id: ID,
    levelId: 1,
    typeId,
    theme: 'Wild animals',
    attempted: 0,
    correct: 0,
    totalAttempted: 0,
    isRevealed: false,
    isToday: true,
    hasSvg: true,
    isMigrated: true,
    emoji: ['fox', 'frog'],
    emojiNames: ['fox', 'frog'],
    emojiTheme: 'Wild animals',
    text: '',
    answerDigest: Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    ...more,
  }
}

/** fox = 4, frog = 3; fox + frog × fox = 16 */
const QUESTION: ClassicQuestion = {
  typeId: 1,
  emoji: ['fox', 'frog'],
  equations: [
    { left: { operands: [FOX, FOX], operators: ['+'] }, right: 8 },
    { left: { operands: [FOX, FROG], operators: ['+'] }, right: 7 },
  ],
  ask: { operands: [FOX, FROG, FOX], operators: ['+', '*'] },
}

test('a slip at the question says what to begin with', async () => {
  const puzzle = await puzzleOf(1, '16', { question: QUESTION })
  expect(await slipWords(puzzle, '28')).toBe('You added or took away first. Times and divided by come first. Try 3 × 4 first.')
})

test('a slip in a line says which line to look at', async () => {
  const puzzle = await puzzleOf(1, '4', { question: { ...QUESTION, ask: { operands: [FOX], operators: [] } } })
  expect(await slipWords(puzzle, '8')).toBe('That is all of the same emoji together. What is just one worth? Look at the first line again.')
})

test('an answer that no slip made gets none, nor does one that several could have made', async () => {
  const puzzle = await puzzleOf(1, '16', { question: QUESTION })
  expect(await slipWords(puzzle, '531')).toBeUndefined()
  expect(await slipWords(await puzzleOf(1, '16', {}), '28')).toBeUndefined()
})

test('a wrong board says which rule to check', async () => {
  const puzzle = await puzzleOf(4, '', { levelId: 6, sudokuQuestion: '1234341221434.21' })
  expect(await slipWords(puzzle, '1234341221434121')).toBe('Almost! Just one square is not right.')
})

test('a wrong place in the crowd says how near it is', async () => {
  const puzzle = await puzzleOf(5, '2-4', { levelId: 6 })
  expect(await slipWords(puzzle, '4-2')).toBe('You mixed up row and column.')
  expect(await slipWords(puzzle, '3-4')).toBe('So close: one row away!')
  expect(await slipWords(puzzle, '2-5')).toBe('So close: one column away!')
  expect(await slipWords(puzzle, '6-6')).toBeUndefined()
})
