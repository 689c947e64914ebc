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
import { foundBy, stepsToTake } from './steps-to-take.ts'
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

/** What a step puts in. */
function putIn(step: AlgebraStep): readonly number[] {
  if ('known' in step) return step.known.map(({ symbol }) => symbol)
  if (step.technique === 'add up') return step.parts.map(({ symbol }) => symbol)
  return step.technique === 'spell' ? step.letters.map(({ symbol }) => symbol) : []
}

function sourcesOf(step: AlgebraStep): readonly number[] {
  const sources = step.technique === 'combine' ? step.sources : 'source' in step ? [step.source] : []
  return sources.flatMap((source) => (source.kind === 'step' ? [source.index] : []))
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

  test('without a note all steps are to take, and name earlier ones by their places', () => {
    for (const { steps, values } of explained) {
      expect(stepsToTake(steps, [])).toEqual([...steps.keys()])
      expect(steps.flatMap((step, index) => sourcesOf(step).filter((source) => source < 0 || source >= index))).toEqual([])
      for (const { symbol, value } of steps.flatMap(foundBy)) expect(values[symbol]).toBe(value)
    }
  })

  test('the other steps lead from what is noted to the answer, and find nothing again', () => {
    for (const puzzle of explained) {
      const noted = puzzle.values.map((value) => (random.below(2) === 0 ? value : undefined))
      expect(wrongValue(puzzle.question, puzzle.values, noted)).toBeUndefined()
      const way = stepsToTake(puzzle.steps, noted)
      expect(way.at(-1)).toBe(puzzle.steps.length - 1)
      const known = new Set(noted.flatMap((value, symbol) => (value === undefined ? [] : [symbol])))
      for (const index of way) {
        const step = puzzle.steps[index] as AlgebraStep
        expect(putIn(step).filter((symbol) => !known.has(symbol))).toEqual([])
        expect(sourcesOf(step).filter((source) => !way.includes(source))).toEqual([])
        const found = foundBy(step).map(({ symbol }) => symbol)
        expect(found.length === 0 || found.some((symbol) => noted[symbol] === undefined)).toBe(true)
        for (const symbol of found) known.add(symbol)
      }
    }
  })

  test('with everything noted only the last step is to take', () => {
    for (const puzzle of explained) expect(stepsToTake(puzzle.steps, puzzle.values)).toEqual([puzzle.steps.length - 1])
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
      expect(worked).toContain(` comes to ${comes < 0 ? 'minus ' : ''}${Math.abs(comes)}, not `)
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
