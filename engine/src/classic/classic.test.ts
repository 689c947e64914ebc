import * as descriptionWords from '@emojigma/messages/words/descriptions.ts'
import { describe, expect, it } from 'vitest'
import { TEST_THEME } from '../algebra/test-theme.test-support.ts'
import { ALL_LEVEL_IDS, type LevelId } from '../levels.ts'
import type { ClassicQuestion, Expression, Puzzle } from '../question.ts'
import { classic } from './classic.ts'

describe('Classic puzzles', () => {
  it('may repeat after sixty days at the three simplest levels only', () => {
    expect(ALL_LEVEL_IDS.map((levelId) => classic.repeatWindowDays(levelId))).toEqual([
      60,
      60,
      60,
      ...Array.from({ length: 7 }, () => undefined),
    ])
  })
})

describe('the repeat key of a Classic puzzle', () => {
  const question: ClassicQuestion = {
    typeId: 1,
    emoji: ['red-apple', 'grapes'],
    equations: [
      { left: sum(0, 0), right: 8 },
      { left: { operands: [picture(0), picture(1)], operators: ['*'] }, right: 12 },
    ],
    ask: sum(0, 1),
  }
  const inOtherClothes: ClassicQuestion = {
    typeId: 1,
    emoji: ['rocket', 'banana'],
    equations: [
      { left: { operands: [picture(0), picture(1)], operators: ['*'] }, right: 12 },
      { left: sum(1, 1), right: 8 },
    ],
    ask: sum(0, 1),
  }
  const puzzle = (levelId: LevelId, drawn: ClassicQuestion): Puzzle<ClassicQuestion> => ({
    levelId,
    theme: 'Test',
    question: drawn,
    answer: '7',
  })

  it('is the same for other emoji and another order', () => {
    expect(classic.repeatKey(puzzle(1, inOtherClothes))).toBe(classic.repeatKey(puzzle(1, question)))
  })

  it('differs when the question differs', () => {
    expect(classic.repeatKey(puzzle(1, { ...question, ask: sum(1, 1) }))).not.toBe(classic.repeatKey(puzzle(1, question)))
  })

  it('tells a number from an emoji of that value', () => {
    const withNumber = {
      ...question,
      ask: { operands: [picture(1), { kind: 'number', value: 4, asDots: false } as const], operators: ['+' as const] },
    }
    expect(classic.repeatKey(puzzle(1, withNumber))).not.toBe(classic.repeatKey(puzzle(1, question)))
  })

  it('counts the emoji and the theme at the simplest levels', () => {
    expect(classic.repeatKey(puzzle(6, inOtherClothes))).not.toBe(classic.repeatKey(puzzle(6, question)))
    expect(classic.repeatKey({ ...puzzle(6, question), theme: 'Other' })).not.toBe(classic.repeatKey(puzzle(6, question)))
    expect(classic.repeatKey(puzzle(9, inOtherClothes))).toBe(classic.repeatKey(puzzle(9, question)))
  })
})

describe('describing a Classic question', () => {
  it('says the sum as one would read it out', () => {
    const question: ClassicQuestion = {
      typeId: 1,
      emoji: ['red-apple', 'grapes', 'coconut'],
      equations: [
        { left: { operands: [picture(0, 2), { kind: 'number', value: 4, asDots: true }], operators: ['+'] }, right: 14 },
        { left: { operands: [picture(1), picture(0)], operators: ['-'] }, right: -2 },
        { left: { operands: [picture(2), picture(1)], operators: ['/'] }, right: 1 },
      ],
      ask: { operands: [picture(0), picture(1), picture(2)], operators: ['+', '*'] },
    }
    expect(classic.describe(question, descriptionWords)).toBe(
      'the two apples together plus 4 dots equals 14. grapes minus apple equals minus 2. coconut divided by grapes equals 1. ' +
        'apple plus grapes times coconut equals what number?',
    )
  })
})

describe('solving a Classic question', () => {
  const question = (equations: ClassicQuestion['equations'], ask: Expression, count = 3): ClassicQuestion => ({
    typeId: 1,
    emoji: TEST_THEME.emoji.slice(0, count),
    equations,
    ask,
  })

  it('puts × before +', () => {
    const equations = [
      { left: sum(0, 0, 0), right: 15 },
      { left: sum(0, 1, 1), right: 13 },
      { left: sum(1, 2, 2), right: 10 },
    ]
    const ask: Expression = { operands: [picture(0), picture(1), picture(2)], operators: ['+', '*'] }
    expect(classic.solve(question(equations, ask))).toEqual({ kind: 'unique', answer: '17' })
  })

  it('finds an answer that needs only some of the emoji, or only a sum of them', () => {
    expect(classic.solve(question([{ left: sum(0, 1), right: 9 }], sum(1, 0)))).toEqual({ kind: 'unique', answer: '9' })
    const twoOfThree = [
      { left: sum(0, 1, 2), right: 9 },
      { left: sum(0, 1), right: 5 },
    ]
    expect(classic.solve(question(twoOfThree, sum(2, 2)))).toEqual({ kind: 'unique', answer: '8' })
  })

  it.each<[string, ClassicQuestion]>([
    ['too few equations', question([{ left: sum(0, 1), right: 9 }], sum(0, 0))],
    ['no equation at all', question([], sum(0, 1))],
    [
      'a square, whose root may be negative',
      question([{ left: { operands: [picture(0), picture(0)], operators: ['*'] }, right: 9 }], sum(0, 0)),
    ],
    [
      'numbers too large for exact arithmetic',
      question(
        [
          { left: { operands: [picture(0, 9e15), picture(1)], operators: ['+'] }, right: 1 },
          { left: { operands: [picture(0), picture(1, 9e15)], operators: ['+'] }, right: 3 },
        ],
        sum(0),
      ),
    ],
    ['more emoji than can be told apart', { ...question([], sum(0)), emoji: Array.from({ length: 40 }, (_, index) => `emoji-${index}`) }],
  ])('says ambiguous for %s', (_, ambiguous) => {
    expect(classic.solve(ambiguous)).toEqual({ kind: 'ambiguous' })
  })

  it.each<[string, ClassicQuestion]>([
    [
      'equations that contradict each other',
      question(
        [
          { left: sum(0, 0), right: 8 },
          { left: sum(0), right: 5 },
        ],
        sum(0),
      ),
    ],
    ['an emoji whose value is a half', question([{ left: sum(0, 0), right: 5 }], sum(0, 0))],
    ['a division by nothing', question([{ left: sum(0), right: 0 }], { operands: [picture(1), picture(0)], operators: ['/'] })],
    ['no operands', question([{ left: { operands: [], operators: [] }, right: 5 }], sum(0))],
    ['too many operators', question([{ left: { operands: [picture(0)], operators: ['+'] }, right: 5 }], sum(0))],
    ['an emoji that is not there', question([{ left: sum(7), right: 5 }], sum(7))],
    ['a total that is no number', question([{ left: sum(0), right: Number.NaN }], sum(0))],
    ['half a copy', question([{ left: { operands: [picture(0, 0.5)], operators: [] }, right: 5 }], sum(0))],
  ])('says impossible for %s', (_, impossible) => {
    expect(classic.solve(impossible)).toEqual({ kind: 'impossible' })
  })
})

function picture(symbol: number, copies = 1): Expression['operands'][number] {
  return { kind: 'symbol', symbol, copies }
}

function sum(...symbols: number[]): Expression {
  return { operands: symbols.map((symbol) => picture(symbol)), operators: symbols.slice(1).map(() => '+') }
}
