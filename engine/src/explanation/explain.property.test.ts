import * as hintWords from '@emojigma/messages/words/hints.ts'
import { describe, expect, test } from 'vitest'
import { missing, workOut } from '../algebra/brute-force.test-support.ts'
import { TEST_THEME } from '../algebra/test-theme.test-support.ts'
import type { AlgebraStep, Source, Sum, TidyLine, Working } from './explanation.ts'
import { wordsOf } from './explanation-words.ts'
import { explain } from './explain.ts'
import { foundBy } from './steps-to-take.ts'
import { kindOf } from '../kinds.ts'
import { levelOf, MASTER_LEVEL_ID, type LevelId } from '../levels.ts'
import { linesIn } from '../algebra/displayed-lines.test-support.ts'
import type { AlgebraQuestion, Equation, Puzzle } from '../question.ts'
import { randomFrom } from '../random.ts'
import { PUZZLE_TYPES, type PuzzleTypeId } from '../types.ts'

const SEEDS = 500
/** Sums that agree for all of these mean the same. */
const TRIALS = [
  [211, 1009, 4001, 7919, 10_007],
  [-907, 613, 2003, -499, 3001],
  [17, -29, 31, 1, 2],
]

function puzzlesOf(typeId: PuzzleTypeId, levelId: LevelId): Puzzle[] {
  return Array.from({ length: SEEDS }, (_, seed) =>
    kindOf(typeId).generate({ levelId, theme: TEST_THEME, random: randomFrom('explain', typeId, levelId, seed) }),
  )
}

function totalOf({ parts, total }: Sum, values: readonly number[]): number {
  return parts.reduce((sum, { symbol, count }) => sum + count * (values[symbol] as number), -total)
}

function off({ left, right }: Equation, values: readonly number[]): number {
  return workOut(left, values) - right
}

function isRight({ left, operator, right, value }: Working): boolean {
  const results = { '+': left + right, '-': left - right, '*': left * right, '/': left / right }
  return Number.isInteger(value) && results[operator] === value
}

/** What the steps say is checked with nothing but the displayed lines, and with numbers in place of the emoji. */
function faultIn(question: AlgebraQuestion, steps: readonly AlgebraStep[], answer: string): string | undefined {
  const lines = linesIn(question)
  const known: (number | undefined)[] = question.emoji.map(() => undefined)
  const sumAt = (source: Source): ((values: readonly number[]) => number) | undefined => {
    if (source.kind !== 'step') {
      const line = lines.find(({ line }) => line.kind === source.kind && line.index === source.index)
      return line && ((values) => missing(line.equation, values))
    }
    const earlier = steps[source.index]
    return earlier && 'sum' in earlier ? (values) => totalOf(earlier.sum, values) : undefined
  }
  const tidyFault = (step: TidyLine & { readonly source: Source }): string | undefined => {
    if (step.known.some(({ symbol, value }) => known[symbol] !== value)) return 'puts in what is not known'
    if (![...step.workings, ...step.balance].every(isRight)) return 'miscalculates'
    const start = sumAt(step.source)
    if (!start) return 'starts from nowhere'
    for (const trial of TRIALS) {
      const values = trial.map((value, symbol) => step.known.find((found) => found.symbol === symbol)?.value ?? value)
      // Where both sides have a sum, the one with the unknowns comes first.
      const isTurnedAround = step.otherSide && start(values) === -off(step.put, values)
      if (start(values) !== off(step.put, values) && !isTurnedAround) return 'puts in wrongly'
      if (step.otherSide && workOut(step.otherSide.put, values) !== step.put.right) return 'works out the other side wrongly'
      const left = off(step.put, values) * step.scale * (step.isTurned ? -1 : 1)
      // A trial need not divide evenly.
      if (Math.abs(totalOf(step.sum, values) - left) > 1e-6) return 'leaves something else'
    }
    return undefined
  }
  for (const [index, step] of steps.entries()) {
    const sources = 'sources' in step ? step.sources : 'source' in step ? [step.source] : []
    if (sources.some((source) => source.kind === 'step' && source.index >= index)) return 'looks ahead'
    switch (step.technique) {
      case 'tidy up':
      case 'one unknown': {
        const fault = tidyFault(step)
        if (fault) return fault
        if (step.technique === 'tidy up') break
        const [part] = step.sum.parts
        if (step.sum.parts.length !== 1 || part?.symbol !== step.found.symbol || known[part.symbol] !== undefined)
          return 'has more unknowns'
        if (part.count * step.found.value !== step.sum.total) return 'shares wrongly'
        known[part.symbol] = step.found.value
        break
      }
      case 'combine': {
        if (step.sum.parts.some(({ symbol }) => symbol === step.without)) return 'keeps the symbol'
        for (const trial of TRIALS) {
          const values = trial.map((value, symbol) => known[symbol] ?? value)
          const [first = Number.NaN, second = Number.NaN] = step.sources.map(
            (source, at) => (sumAt(source)?.(values) ?? 0) * (step.times[at] as number),
          )
          if (first !== totalOf(step.sums[0], values) || second !== totalOf(step.sums[1], values)) return 'multiplies wrongly'
          const both = step.operator === '+' ? first + second : first - second
          if (both !== totalOf(step.sum, values) * step.dividedBy) return 'combines wrongly'
        }
        for (const { symbol, value } of foundBy(step)) {
          if (known[symbol] !== undefined) return 'finds again'
          known[symbol] = value
        }
        break
      }
      case 'together':
        return 'is told as a whole'
      case 'work out': {
        const values = known.map((value) => value ?? Number.NaN)
        const sides =
          question.typeId === 1 ? [question.ask, ...(question.or ? [question.or] : [])].map((side) => workOut(side, values)) : []
        if (Math.max(...sides) !== step.answer || !step.workings.every(isRight)) return 'answers wrongly'
        if (step.less && (workOut(step.less.left, []) !== step.less.right || Math.min(...sides) !== step.less.right))
          return 'compares wrongly'
        if (workOut(step.put.left, []) !== step.answer || String(step.answer) !== answer) return 'answers something else'
        break
      }
      case 'add up': {
        if (step.parts.some(({ symbol, value }) => known[symbol] !== value)) return 'adds up what is not known'
        if (String(step.parts.reduce((sum, { count, value }) => sum + count * value, 0)) !== answer) return 'adds up wrongly'
        break
      }
      case 'spell': {
        if (step.letters.some(({ symbol, value, letter }) => known[symbol] !== value || letter.charCodeAt(0) - 64 !== value))
          return 'misspells'
        if (step.letters.map(({ letter }) => letter).join('') !== answer) return 'spells something else'
      }
    }
  }
  const final = steps.at(-1)
  return final && 'answer' in final ? undefined : 'ends without an answer'
}

function numbersIn(step: AlgebraStep): number[] {
  const workings = 'workings' in step ? [...step.workings, ...('balance' in step ? step.balance : [])] : []
  return [...workings.flatMap(({ left, right, value }) => [left, right, value]), ...('sum' in step ? [step.sum.total] : [])]
}

const NUMBER_KINDS = PUZZLE_TYPES.filter(({ id }) => id <= 3).flatMap(({ id, name, levels }) =>
  levels.map((levelId) => ({ typeId: id, levelId, name: `${name} at ${levelOf(levelId).name}` })),
)

describe.each(NUMBER_KINDS)('the explanation of $name', ({ typeId, levelId }) => {
  const puzzles = puzzlesOf(typeId, levelId)
  const explained = puzzles.map(({ question, answer }) => {
    const explanation = explain(question)
    const steps = explanation.kind === 'explained' ? (explanation.steps as AlgebraStep[]) : []
    return {
      question: question as AlgebraQuestion,
      answer,
      steps,
      given: explanation.kind === 'explained' ? explanation.answer : undefined,
    }
  })

  test('has only true steps that use what is known before them and lead to the answer', () => {
    const faults = explained.map(({ question, steps, answer }) => faultIn(question, steps, answer))
    expect(faults.filter((fault) => fault !== undefined)).toEqual([])
    expect(explained.filter(({ given, answer }) => given !== answer)).toEqual([])
  })

  test('goes below 0 at Master only', () => {
    if (levelId === MASTER_LEVEL_ID) return
    expect(explained.flatMap(({ steps }) => steps.flatMap(numbersIn)).filter((number) => number < 0)).toEqual([])
  })

  test('is worded on three rungs, whole sentences all of them', () => {
    const names = TEST_THEME.emoji.slice(0, 5)
    const spoken = explained.flatMap(({ steps }) => steps.flatMap((step) => Object.values(wordsOf(step, names, hintWords))))
    expect(spoken.filter((text) => !/^[A-Z\d].*\.$/.test(text) || /undefined|something|NaN|\s\s|\.\./.test(text))).toEqual([])
  })
})

describe('the explanation of an odd emoji', () => {
  const levels = PUZZLE_TYPES.find(({ id }) => id === 5)?.levels ?? []
  test.each(levels)('comes nearer and nearer to the cell, at level %i', (levelId) => {
    for (const { question, answer } of puzzlesOf(5, levelId)) {
      const explanation = explain(question)
      if (question.typeId !== 5 || explanation.kind !== 'explained') throw new Error('not explained')
      const [, , half, row, cell] = explanation.steps
      const isInHalf = half?.technique === 'half' && half.fromRow <= question.row && question.row <= half.toRow
      expect(isInHalf).toBe(true)
      expect(row).toMatchObject({ technique: 'row', row: question.row })
      expect(cell).toMatchObject({ technique: 'cell', row: question.row, column: question.column })
      expect(explanation.answer).toBe(answer)
    }
  })
})
