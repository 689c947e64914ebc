import { describe, expect, test } from 'vitest'
import { generateDaily } from './daily.ts'
import { SLOTS } from './day.ts'
import type { ClassicQuestion, Expression, Operator, Question } from './question.ts'
import { skillsOf } from './practice/strand-of.ts'
import { SKILLS } from './skills.ts'

const picture = (symbol: number, copies = 1) => ({ kind: 'symbol', symbol, copies }) as const
const number = (value: number, asDots = false) => ({ kind: 'number', value, asDots }) as const
const sum = (operands: Expression['operands'], ...operators: Operator[]): Expression => ({ operands, operators })

function classic(lines: readonly (readonly [Expression, number])[], ask: Expression): ClassicQuestion {
  return { typeId: 1, emoji: ['red-apple', 'pear', 'banana'], equations: lines.map(([left, right]) => ({ left, right })), ask }
}

const ONE = [sum([picture(0), number(2)], '+'), 5] as const

describe('the skills of Classic', () => {
  test.each<[string, ClassicQuestion, string[]]>([
    ['a sum of two', classic([ONE], sum([picture(0), picture(0)], '+')), ['Addition', 'Finding one unknown']],
    ['dots', classic([[sum([picture(0), number(2, true)], '+'), 5]], sum([picture(0)])), ['Counting', 'Addition', 'Finding one unknown']],
    ['a difference', classic([[sum([picture(0), number(2)], '-'), 5]], sum([picture(0)])), ['Subtraction', 'Finding one unknown']],
    [
      'a product that comes before a sum',
      classic([ONE], sum([number(4), picture(0), number(2)], '+', '*')),
      ['Addition', 'Multiplication', 'Order of operations', 'Finding one unknown'],
    ],
    [
      'a product that stands first',
      classic([ONE], sum([picture(0), number(2), number(4)], '*', '+')),
      ['Addition', 'Multiplication', 'Finding one unknown'],
    ],
    ['a quotient', classic([[sum([picture(0), number(2)], '/'), 5]], sum([picture(0)])), ['Division', 'Finding one unknown']],
    ['several of one', classic([ONE], sum([picture(0, 3)])), ['Addition', 'Equal groups', 'Finding one unknown']],
    [
      'a value below zero',
      classic([[sum([picture(0), number(9)], '+'), 5]], sum([picture(0)])),
      ['Addition', 'Numbers below zero', 'Finding one unknown'],
    ],
    [
      'two to be found together',
      {
        ...classic(
          [
            [sum([picture(0), picture(1)], '+'), 5],
            [sum([picture(0), picture(1)], '-'), 1],
          ],
          sum([picture(0)]),
        ),
        emoji: ['red-apple', 'pear'],
      },
      ['Addition', 'Subtraction', 'Simultaneous equations'],
    ],
  ])('%s', (_, question, skills) => {
    const { emoji } = question
    const used = emoji.length === 2 ? emoji : emoji.slice(0, 1)
    expect(skillsOf({ ...question, emoji: used })).toEqual(skills)
  })
})

test('a Grid is about rows and columns, and a Word about letters', () => {
  const ofType = (typeId: number) =>
    SLOTS.flatMap((slot, index) => (slot.typeId === typeId ? [generateDaily(2500, index, 0).question] : []))
  for (const question of ofType(2)) expect(skillsOf(question)).toEqual(expect.arrayContaining(['Addition', 'Rows and columns']))
  for (const question of ofType(3)) expect(skillsOf(question)).toContain('Spelling by numbers')
})

test.each([
  [
    'a row',
    [
      [0, 0],
      [0, 1],
    ],
    true,
  ],
  [
    'a column',
    [
      [0, 1],
      [0, 2],
    ],
    true,
  ],
  [
    'no line',
    [
      [0, 1],
      [1, 2],
    ],
    false,
  ],
] as const)('a Grid has equal groups where %s has an emoji twice', (_, cells, isAsked) => {
  const question = {
    typeId: 2,
    emoji: ['red-apple', 'pear', 'banana'],
    cells,
    rowTotals: [null, null],
    columnTotals: [null, null],
    ask: { line: 'row', index: 0 },
  } as const
  expect(skillsOf(question).includes('Equal groups')).toBe(isAsked)
})

test('the levels of Emojidoku go from scanning to patterns', () => {
  const skillsAt = (levelId: number) => {
    const slot = SLOTS.findIndex((one) => one.typeId === 4 && one.levelId === levelId)
    return new Set(Array.from({ length: 30 }, (_, day) => skillsOf(generateDaily(2500 + day, slot, 0).question)).flat())
  }
  expect([...skillsAt(6)]).toEqual(['Scanning'])
  expect([...skillsAt(2)]).toEqual(['Scanning'])
  expect([...skillsAt(3)].toSorted()).toEqual(['Ruling out', 'Scanning'])
  expect([...skillsAt(5)].toSorted()).toEqual(['Patterns on the board', 'Ruling out', 'Scanning'])
})

test('a full board and an odd emoji have a skill too', () => {
  expect(skillsOf({ typeId: 4, emoji: [], board: '1234341221434321' })).toEqual(['Scanning'])
  expect(skillsOf({ typeId: 5, emoji: ['red-apple', 'rocket'], side: 6, row: 1, column: 1 })).toEqual(['Telling apart'])
})

test('what has no answer has skills all the same', () => {
  expect(skillsOf(classic([ONE, [sum([picture(0)]), 9]], sum([picture(1)])))).toEqual(['Addition', 'Finding one unknown'])
})

test('every published puzzle has one skill at least, each once, in their order, and the same every time', () => {
  for (let day = 2500; day < 2512; day += 1) {
    for (const slot of SLOTS.keys()) {
      const question: Question = generateDaily(day, slot, 0).question
      const skills = skillsOf(question)
      expect(skills.length).toBeGreaterThan(0)
      expect(SKILLS.filter((skill) => skills.includes(skill))).toEqual(skills)
      expect(skillsOf(structuredClone(question))).toEqual(skills)
    }
  }
})
