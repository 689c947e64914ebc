import * as hintWords from '@emojigma/messages/words/hints.ts'
import * as descriptionWords from '@emojigma/messages/words/descriptions.ts'
import { describe, expect, it } from 'vitest'
import { holds, sumsShown, workOut } from '../algebra/brute-force.test-support.ts'
import { TEST_THEME } from '../algebra/test-theme.test-support.ts'
import { generateDaily } from '../daily.ts'
import { emojiName } from '../emoji/name.ts'
import { wordsOf } from '../explanation/explanation-words.ts'
import type { LevelId } from '../levels.ts'
import type { ClassicQuestion, Expression } from '../question.ts'
import { randomFrom } from '../random.ts'
import { classic } from './classic.ts'

const SEEDS = 600

function questionsAt(levelId: LevelId, fitsOneHand = false): { question: ClassicQuestion; answer: number }[] {
  return Array.from({ length: SEEDS }, (_, seed) => {
    const random = randomFrom('first steps', levelId, seed)
    const { question, answer } = classic.generate({ levelId, theme: TEST_THEME, random, fitsOneHand })
    return { question, answer: Number(answer) }
  })
}

function largest({ question, answer }: { question: ClassicQuestion; answer: number }): number {
  return Math.max(answer, ...question.equations.flatMap(({ left, right }) => [left, right].filter((side) => typeof side === 'number')))
}

/** The layout, without the numbers. */
function shapeOf({ operands, operators }: Expression): string {
  const written = operands.map((operand) =>
    operand.kind === 'symbol' ? `${operand.symbol}`.repeat(operand.copies) : operand.asDots ? '.' : '#',
  )
  return written.map((operand, index) => `${operators[index - 1] ?? ''}${operand}`).join('')
}

describe('the first puzzles', () => {
  it('have one emoji and one line at Levels 1 and 2, and a second emoji from Level 3 on', () => {
    const emojiAt = (levelId: LevelId) => new Set(questionsAt(levelId).map(({ question }) => question.emoji.length))
    expect([6, 7, 8].map((levelId) => [...emojiAt(levelId as LevelId)])).toEqual([[1], [1], [2]])
    expect(questionsAt(6).every(({ question }) => question.equations.length === 1)).toBe(true)
  })

  it('come to five at most every other day, and to ten on the others of Level 1', () => {
    expect(Math.max(...questionsAt(6, true).map(largest))).toBe(5)
    expect(Math.max(...questionsAt(6).map(largest))).toBe(10)
    const days = Array.from({ length: 100 }, (_, day) => {
      const { question, answer } = generateDaily(day, 0, 0)
      return largest({ question: question as ClassicQuestion, answer: Number(answer) })
    })
    expect(Math.max(...days.filter((_, day) => day % 2 === 0))).toBe(5)
    expect(days.filter((most) => most > 5).length).toBeGreaterThan(25)
  })

  it.each([0, 1])('have the same skeleton on eight of thirty days at most, whatever the order in a sum, in slot %i', (slot) => {
    const inAnyOrder = ({ operands }: Expression) =>
      operands
        .map(({ kind }) => kind)
        .toSorted()
        .join('+')
    const skeletons = Array.from({ length: 400 }, (_, day) => {
      const { equations, ask, or } = generateDaily(day, slot, 0).question as ClassicQuestion
      const asked = [ask, ...(or ? [or] : [])].map(inAnyOrder).toSorted()
      return [...equations.flatMap(sumsShown).map(inAnyOrder), ...asked].join(' ')
    })
    const repeats = skeletons.map((_, day) => 30 - new Set(skeletons.slice(day, day + 30)).size).slice(0, -30)
    expect(Math.max(...repeats)).toBeLessThanOrEqual(8)
  })

  it('begin at Level 2 with a number in digits, and go on to equal emoji and a number in one sum', () => {
    const isMixed = (expression: Expression) =>
      expression.operands.length > 2 && new Set(expression.operands.map(({ kind }) => kind)).size > 1
    const mixed = questionsAt(7).filter(({ question }) => [...question.equations.flatMap(sumsShown), question.ask].some(isMixed))
    expect(mixed.length / SEEDS).toBeGreaterThan(0.4)
    expect(mixed.length / SEEDS).toBeLessThan(0.9)
  })

  it('have more than 31 shapes at Level 1, the first of a day too', () => {
    for (const fitsOneHand of [true, false]) {
      const shapes = questionsAt(6, fitsOneHand).map(
        ({ question }) =>
          `${shapeOf(question.equations.flatMap(sumsShown)[0] ?? question.ask)}?${shapeOf(question.ask)}|${question.or ? shapeOf(question.or) : ''}`,
      )
      expect(new Set(shapes).size).toBeGreaterThan(31)
    }
  })

  it('ask at Level 1 which is more, with the greater number for the answer, and never of two that are equal', () => {
    const compared = questionsAt(6).filter(({ question }) => question.or)
    expect(compared.length).toBeGreaterThan(60)
    for (const { question, answer } of compared) {
      const values = Array.from({ length: 10 }, (_, value) => value).filter((value) =>
        question.equations.every((line) => holds(line, [value])),
      )
      expect(values).toHaveLength(1)
      const [one = 0, other = 0] = [question.ask, question.or ?? question.ask].map((side) => workOut(side, values))
      expect([one === other, Math.max(one, other)]).toEqual([false, answer])
      expect(classic.describe(question, descriptionWords)).toMatch(/Which is more: .+, or .+\? Give the greater number\.$/)
    }
  })

  it('are not decided while it is not known which is more', () => {
    const compared = questionsAt(6).filter(({ question }) => question.or)
    const unknown = compared.map(({ question }) => classic.solve({ ...question, equations: [] }).kind)
    expect([...new Set(unknown)]).toEqual(['ambiguous'])
  })

  it.each([6, 7, 8, 9, 10] as const)('are explained at level id %i without dividing and without both sides', (levelId) => {
    for (const { question } of questionsAt(levelId).slice(0, 300)) {
      const explanation = classic.explain(question)
      if (explanation.kind !== 'explained') throw new Error(explanation.kind)
      const words = explanation.steps.flatMap((step) => Object.values(wordsOf(step, question.emoji.map(emojiName), hintWords))).join(' ')
      expect(words).not.toMatch(/divided|both sides|dividing/i)
    }
  })

  it.each([6, 7] as const)('are explained at level id %i by counting on, without taking away', (levelId) => {
    let counted = 0
    for (const { question } of questionsAt(levelId).slice(0, 300)) {
      const explanation = classic.explain(question)
      if (explanation.kind !== 'explained') throw new Error(explanation.kind)
      const words = explanation.steps.flatMap((step) => Object.values(wordsOf(step, ['fox'], hintWords, levelId))).join(' ')
      expect(words).not.toMatch(/minus|take away|taken away|\btimes\b/i)
      const count = /Count on from (\d+): ([\d, ]+)\. That is (one|\d+) more/.exec(words)
      if (!count) continue
      counted += 1
      const numbers = `${count[2]}`.split(', ').map(Number)
      expect(numbers).toEqual(numbers.map((_, index) => Number(count[1]) + index + 1))
      expect(count[3]).toBe(numbers.length === 1 ? 'one' : `${numbers.length}`)
    }
    expect(counted).toBeGreaterThan(30)
  })
})
