import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { Expression } from '@emojigma/engine/question.ts'
import { describe, expect, test } from 'vitest'
import { puzzleWords } from './puzzle-words.ts'

const fox = { kind: 'symbol', symbol: 0, copies: 1 } as const
const expression = (...operators: Expression['operators']): Expression => ({
  operands: Array.from({ length: operators.length + 1 }, () => fox),
  operators,
})
const puzzle = (part: Partial<Record<keyof PuzzleView, unknown>>) => ({ emoji: ['fox', 'frog', 'owl'], ...part }) as unknown as PuzzleView

/** @param lefts of its equations, then what it asks */
const classic = (levelId: number, ...lines: readonly Expression[]) =>
  puzzle({
    typeId: 1,
    levelId,
    question: { typeId: 1, emoji: [], equations: lines.slice(0, -1).map((left) => ({ left, right: 4 })), ask: lines.at(-1) },
  })

const NO_ORDER = 'This is a Medium puzzle with three emoji.'
const ONE = 'One line uses'
const SOME = 'Some lines use'

describe('the words about a Classic puzzle', () => {
  test.each<[string, readonly Expression[], string]>([
    ['only adds', [expression('+', '+'), expression('-')], NO_ORDER],
    ['multiplies nothing else in the line', [expression('*'), expression('+')], NO_ORDER],
    ['multiplies in one longer line', [expression('+', '*'), expression('+')], `${NO_ORDER} ${ONE} multiplication, so the order matters.`],
    ['multiplies where it asks', [expression('+'), expression('*', '-')], `${NO_ORDER} ${ONE} multiplication, so the order matters.`],
    ['divides', [expression('+'), expression('+', '/')], `${NO_ORDER} ${ONE} multiplication or division, so the order matters.`],
    ['multiplies in two lines', [expression('+', '*'), expression('*', '+')], `${NO_ORDER} ${SOME} multiplication, so the order matters.`],
    [
      'multiplies in one line and divides in another',
      [expression('+', '*'), expression('/', '+')],
      `${NO_ORDER} ${SOME} multiplication or division, so the order matters.`,
    ],
  ])('that %s say so', (_name, lines, words) => {
    expect(puzzleWords(classic(2, ...lines))).toBe(words)
  })

  test.each([
    [1, 'This is an Easy puzzle with three emoji.'],
    [2, 'This is a Medium puzzle with three emoji.'],
    [3, 'This is a Hard puzzle with three emoji.'],
    [4, 'This is an Expert puzzle with three emoji.'],
    [5, 'This is a Master puzzle with three emoji. Numbers can be below zero.'],
    [6, 'This is a Level 1 puzzle with three emoji.'],
  ])('at level %i are in plain English: %s', (levelId, words) => {
    expect(puzzleWords(classic(levelId, expression('+')))).toBe(words)
  })
})

describe('the words about a Grid', () => {
  const grid = (levelId: number, rows: number, columns: number) =>
    puzzle({
      typeId: 2,
      levelId,
      question: { typeId: 2, rowTotals: Array.from({ length: rows }, () => 1), columnTotals: Array.from({ length: columns }, () => 1) },
    })

  test.each([
    [1, 3, 4, 'This is an Easy puzzle with three rows and four columns. Start with the line that has the fewest different emoji.'],
    [
      5,
      5,
      2,
      'This is a Master puzzle with five rows and two columns. Start with the line that has the fewest different emoji. Numbers can be below zero.',
    ],
  ])('at level %i with %i rows and %i columns tell both', (levelId, rows, columns, words) => {
    expect(puzzleWords(grid(levelId, rows, columns))).toBe(words)
  })
})

describe('the words about a Word', () => {
  test.each([
    [4, [expression('+')], 'This is a Hard puzzle: a word of four letters. Capital or small letters both count.'],
    [
      12,
      [expression('+', '*')],
      'This is a Hard puzzle: a word of 12 letters. One line uses multiplication, so the order matters. Capital or small letters both count.',
    ],
  ])('of %i letters tell their number, not the letters', (letters, lefts, words) => {
    const question = { typeId: 3, spelling: Array.from({ length: letters }, () => 0), equations: lefts.map((left) => ({ left, right: 4 })) }
    expect(puzzleWords(puzzle({ typeId: 3, levelId: 3, question }))).toBe(words)
  })
})

describe('the words about a board', () => {
  test.each([
    ['.'.repeat(81), 'no'],
    [`1${'.'.repeat(15)}`, 'one'],
    [`${'1'.repeat(10)}${'.'.repeat(71)}`, 'ten'],
    [`${'1'.repeat(30)}${'.'.repeat(51)}`, '30'],
  ])('of an Emojidoku %s count what is given: %s', (sudokuQuestion, given) => {
    expect(puzzleWords(puzzle({ typeId: 4, levelId: 3, sudokuQuestion }))).toBe(
      `This is a Hard board with ${given} emoji given. It has one solution and never needs a guess.`,
    )
  })

  test('of Spot the odd emoji do not help', () => {
    expect(puzzleWords(puzzle({ typeId: 5, levelId: 1 }))).toBe(
      'This is an Easy board. Only one emoji is different, and it can be in any square.',
    )
  })
})
