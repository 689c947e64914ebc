import * as hintWords from '@emojigma/messages/words/hints.ts'
import { describe, expect, test } from 'vitest'
import { workOut } from '../algebra/brute-force.test-support.ts'
import { TEST_THEME } from '../algebra/test-theme.test-support.ts'
import { explainAlgebra } from './explain-algebra.ts'
import { wordsOf } from './explanation-words.ts'
import type { AlgebraStep } from './explanation.ts'
import { kindOf } from '../kinds.ts'
import { levelOf } from '../levels.ts'
import { wrongValue } from './noted-value.ts'
import { foundBy } from './steps-to-take.ts'
import type { AlgebraQuestion } from '../question.ts'
import { randomFrom } from '../random.ts'
import { PUZZLE_TYPES } from '../types.ts'

const SEEDS = 60
const CASES = PUZZLE_TYPES.filter(({ id }) => id < 4).flatMap(({ id, name, levels }) =>
  levels.map((levelId) => ({ typeId: id, levelId, name: `${name}, ${levelOf(levelId).name}` })),
)

interface Explained {
  readonly question: AlgebraQuestion
  readonly steps: readonly AlgebraStep[]
  readonly values: readonly (number | undefined)[]
}

describe.each(CASES)('$name', ({ typeId, levelId }) => {
  const random = randomFrom('noted', typeId, levelId)
  const explained = Array.from({ length: SEEDS }, (_, seed): Explained => {
    const request = { levelId, theme: TEST_THEME, random: randomFrom('noted', typeId, levelId, seed) }
    const question = kindOf(typeId).generate(request).question as Explained['question']
    const explanation = explainAlgebra(question)
    if (explanation.kind !== 'explained') throw new Error(explanation.kind)
    return { question, ...explanation }
  })

  test('right numbers are not named', () => {
    for (const { question, values } of explained) {
      const noted = values.map((value) => (random.below(2) === 0 ? value : undefined))
      expect(wrongValue(question, values, noted)).toBeUndefined()
    }
  })

  test('with everything noted only the question is left', () => {
    for (const { question, values } of explained) {
      const explanation = explainAlgebra(question, values)
      const steps = explanation.kind === 'explained' ? explanation.steps : []
      expect(steps.length).toBeGreaterThan(0)
      expect(steps.flatMap(foundBy)).toEqual([])
      expect(steps.length).toBeLessThanOrEqual(3)
    }
  })

  test('a wrong number is named, and a line that is said not to come true does not', () => {
    let contradicted = 0
    for (const puzzle of explained) {
      const { values } = puzzle
      const found = puzzle.steps.flatMap(foundBy)
      if (found.length === 0) continue
      const { symbol, value } = random.pick(found)
      const noted = values.map((right, at) => (at === symbol ? value + 1 + random.below(5) : right))
      const step = wrongValue(puzzle.question, puzzle.values, noted)
      expect(step).toMatchObject({ technique: 'wrong value', noted: { symbol, value: noted[symbol] } })
      if (!step) continue
      const { where, worked } = wordsOf(step, puzzle.question.emoji, hintWords)
      expect(where).toContain(puzzle.question.emoji[symbol])
      if (!step.against) continue
      contradicted += 1
      const { put, value: comes } = step.against
      expect(workOut(put.left, [])).toBe(comes)
      expect(comes).not.toBe(put.right)
      expect(worked).toContain(`But it comes to ${comes < 0 ? 'minus ' : ''}${Math.abs(comes)}, not `)
    }
    expect(contradicted).toBeGreaterThan(0)
  })

  test('a wrong number alone is named too, without a line that speaks of what is not noted', () => {
    for (const { question, steps, values } of explained) {
      const [first] = steps.flatMap(foundBy)
      if (!first) continue
      const noted = question.emoji.map((_, symbol) => (symbol === first.symbol ? first.value + 1 : undefined))
      const step = wrongValue(question, values, noted)
      expect(step?.noted).toEqual({ symbol: first.symbol, value: first.value + 1 })
      const unknown = step?.against?.put.left.operands.filter(({ kind }) => kind === 'symbol') ?? []
      expect(unknown).toEqual([])
    }
  })
})
