import * as hintWords from '@emojigma/messages/words/hints.ts'
import { describe, expect, test } from 'vitest'
import { holds, missing as off, sumsShown, workOut } from '../algebra/brute-force.test-support.ts'
import { TEST_THEME } from '../algebra/test-theme.test-support.ts'
import type { AlgebraStep, QuestionPlace, Source, Sum, Working } from './explanation.ts'
import { wordsOf } from './explanation-words.ts'
import { explainAlgebra } from './explain-algebra.ts'
import { explain } from './explain.ts'
import { foundBy } from './steps-to-take.ts'
import { kindOf } from '../kinds.ts'
import { levelOf, MASTER_LEVEL_ID, type LevelId } from '../levels.ts'
import { linesIn } from '../algebra/displayed-lines.test-support.ts'
import type { AlgebraQuestion, Puzzle } from '../question.ts'
import { randomFrom } from '../random.ts'
import { PUZZLE_TYPES, type PuzzleTypeId } from '../types.ts'

const SEEDS = 100
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

function isRight({ left, operator, right, value }: Working): boolean {
  const results = { '+': left + right, '-': left - right, '*': left * right, '/': left / right }
  return Number.isInteger(value) && results[operator] === value
}

type Off = (values: readonly number[]) => number

/** Whether one is the other times a number that is not 0. */
function isMultiple(one: Off, other: Off, known: readonly (number | undefined)[]): boolean {
  const pairs = TRIALS.map((trial) => trial.map((value, symbol) => known[symbol] ?? value)).map((values) => [one(values), other(values)])
  const [[first = 0, second = 0] = []] = pairs
  return first !== 0 && second !== 0 && pairs.every(([a = 0, b = 0]) => Math.abs(a * second - b * first) <= 1e-6 * Math.abs(a * second))
}

/** What the steps say is checked with nothing but the displayed lines, and with numbers in place of the emoji. */
function faultIn(
  question: AlgebraQuestion,
  steps: readonly AlgebraStep[],
  answer: string,
  noted: readonly (number | undefined)[] = [],
): string | undefined {
  const lines = linesIn(question)
  const known: (number | undefined)[] = question.emoji.map((_, symbol) => noted[symbol])
  /** For each step what its line is off by. */
  const results: (Off | undefined)[] = []
  const at = (source: Source | QuestionPlace | undefined): Off | undefined => {
    if (source?.kind === 'step') return results[source.index]
    const line = lines.find(({ line }) => source && 'index' in source && line.kind === source.kind && line.index === source.index)
    return line && ((values) => off(line.equation, values))
  }
  for (const [index, step] of steps.entries()) {
    const sources = 'sources' in step ? step.sources : 'source' in step && step.source ? [step.source] : []
    if (sources.some((source) => source.kind === 'step' && source.index >= index)) return 'looks ahead'
    if (!('workings' in step ? step.workings : []).every(isRight)) return 'miscalculates'
    if (!('balance' in step ? step.balance : []).every(isRight)) return 'miscalculates'
    switch (step.technique) {
      case 'put in':
      case 'calculate': {
        const { left, right } = step
        const putIn = 'known' in step ? step.known : undefined
        if (putIn?.length === 0 || putIn?.some(({ symbol, value }) => known[symbol] !== value)) return 'puts in what is not known'
        if (right === undefined) break
        const [start, result] = [at(step.source), (values: readonly number[]) => off({ left, right }, values)]
        if (!start || !isMultiple(start, result, known)) return 'puts in wrongly'
        results[index] = result
        break
      }
      case 'tidy up':
      case 'one unknown': {
        const start = at(step.source)
        const from: Off = (values) => off(step.from, values)
        if (!start || !isMultiple(start, from, known)) return 'starts from nowhere'
        const result: Off =
          step.technique === 'tidy up'
            ? (values) => off(step.left, values)
            : (values) => (values[step.found.symbol] as number) - step.found.value
        if (step.technique === 'one unknown') {
          if (known[step.found.symbol] !== undefined) return 'finds again'
          if (step.count * step.found.value !== step.totals[1]) return 'shares wrongly'
        }
        if (!isMultiple(from, result, known)) return 'leaves something else'
        results[index] = result
        if (step.technique === 'one unknown') known[step.found.symbol] = step.found.value
        break
      }
      case 'multiply':
      case 'divide': {
        const [start, before, result] = [
          at(step.source),
          (v: readonly number[]) => totalOf(step.before, v),
          (v: readonly number[]) => totalOf(step.sum, v),
        ]
        if (!start || !isMultiple(start, before, known)) return 'starts from nowhere'
        const times = step.technique === 'multiply' ? step.times : 1 / step.divisor
        if (TRIALS.some((trial) => Math.abs(before(trial) * times - result(trial)) > 1e-6)) return 'multiplies wrongly'
        results[index] = result
        break
      }
      case 'combine': {
        const [one, other] = step.sums
        for (const [which, sum] of step.sums.entries()) {
          const start = at(step.sources[which])
          if (!start || !isMultiple(start, (values) => totalOf(sum, values), known)) return 'combines other lines'
        }
        const countIn = ({ parts }: Sum) => parts.find(({ symbol }) => symbol === step.without)?.count ?? 0
        if (step.without !== undefined && (countIn(one) === 0 || countIn(one) !== (step.operator === '-' ? 1 : -1) * countIn(other)))
          return 'says falsely that both have it equally often'
        const result: Off = (values) => totalOf(step.sum, values)
        const both: Off = (values) => totalOf(one, values) + (step.operator === '-' ? -1 : 1) * totalOf(other, values)
        if (TRIALS.some((trial) => both(trial) !== result(trial))) return 'combines wrongly'
        results[index] = result
        for (const { symbol, value } of foundBy(step)) {
          if (known[symbol] !== undefined) return 'finds again'
          known[symbol] = value
        }
        break
      }
      case 'isolate': {
        const start = at(step.source)
        const result: Off = (values) => (values[step.symbol] as number) - workOut(step.worth, values)
        if (!start || !isMultiple(start, result, known)) return 'is worth something else'
        results[index] = result
        break
      }
      case 'substitute': {
        const [isolated, into] = step.sources.map(at)
        if (!isolated || !into || !isMultiple(into, (values) => totalOf(step.before, values), known)) return 'starts from nowhere'
        const result: Off = (values) => off(step.left, values)
        for (const trial of TRIALS) {
          const values = [...trial]
          values[step.symbol] = workOut(step.worth, trial)
          if (totalOf(step.before, values) !== result(values)) return 'replaces wrongly'
        }
        if (step.left.left.operands.some((operand) => operand.kind === 'symbol' && operand.symbol === step.symbol))
          return 'keeps the symbol'
        results[index] = result
        break
      }
      case 'put line in': {
        const [group, into] = step.sources.map(at)
        if (!group || !into || !isMultiple(group, (values) => off(step.group, values), known)) return 'starts from nowhere'
        const rest: Off = (values) => off(step.left, values)
        const both: Off = (values) => off(step.group, values) + rest(values)
        if (TRIALS.some((trial) => into(trial) !== both(trial))) return 'puts in something else'
        results[index] = rest
        break
      }
      case 'together': {
        for (const { symbol, value } of step.found) {
          if (known[symbol] !== undefined) return 'finds again'
          known[symbol] = value
        }
        if (step.put.length < step.found.length || !step.put.every((line) => holds(line, []))) return 'does not come true'
        break
      }
      case 'work out': {
        const values = known.map((value) => value ?? Number.NaN)
        const sides =
          question.typeId === 1 ? [question.ask, ...(question.or ? [question.or] : [])].map((side) => workOut(side, values)) : []
        if (Math.max(...sides) !== step.answer) return 'answers wrongly'
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

/** The sums that a step writes out with a number before an emoji. */
function sumsIn(step: AlgebraStep): Sum[] {
  return [...('sums' in step ? step.sums : []), ...('sum' in step ? [step.sum] : []), ...('before' in step ? [step.before] : [])]
}

function numbersIn(step: AlgebraStep): number[] {
  const workings = [...('workings' in step ? step.workings : []), ...('balance' in step ? step.balance : [])]
  return [...workings.flatMap(({ left, right, value }) => [left, right, value]), ...sumsIn(step).map(({ total }) => total)]
}

/** Whether line after line, each linear in a single unknown, leads from some symbols to all of them. */
function comesOneByOne(
  question: AlgebraQuestion,
  values: readonly (number | undefined)[],
  noted: readonly (number | undefined)[],
): boolean {
  const unknown = new Set([...question.emoji.keys()].filter((symbol) => noted[symbol] === undefined))
  const lines = linesIn(question).map(({ equation }) => equation)
  for (let round = 0; round < question.emoji.length; round += 1) {
    for (const line of lines) {
      const operands = sumsShown(line).flatMap((sum) => sum.operands)
      const symbols = new Set(operands.flatMap((operand) => (operand.kind === 'symbol' ? [operand.symbol] : [])))
      const [only, second] = [...symbols].filter((symbol) => unknown.has(symbol))
      if (only === undefined || second !== undefined) continue
      const [one = 0, two = 0, three = 0] = [1, 2, 3].map((x) =>
        off(
          line,
          values.map((value, symbol) => (symbol === only ? x : (value ?? 0))),
        ),
      )
      if (Math.abs(one - 2 * two + three) < 1e-9) unknown.delete(only)
    }
  }
  return unknown.size === 0
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
      values: explanation.kind === 'explained' && 'values' in explanation ? (explanation.values as readonly (number | undefined)[]) : [],
    }
  })

  test('has only true steps that use what is known before them and lead to the answer', () => {
    const faults = explained.map(({ question, steps, answer }) => faultIn(question, steps, answer))
    expect(faults.filter((fault) => fault !== undefined)).toEqual([])
    expect(explained.filter(({ given, answer }) => given !== answer)).toEqual([])
  })

  test('starts from what a player has noted, with true steps that lead to the answer', () => {
    const random = randomFrom('explain noted', typeId, levelId)
    for (const { question, answer, values } of explained.slice(0, 150)) {
      const noted = values.map((value) => (random.below(2) === 0 ? value : undefined))
      const explanation = explainAlgebra(question, noted)
      const steps = explanation.kind === 'explained' ? explanation.steps : []
      expect(faultIn(question, steps, answer, noted)).toBeUndefined()
      const together = steps.filter(({ technique }) => ['combine', 'multiply', 'substitute', 'put line in', 'together'].includes(technique))
      expect(comesOneByOne(question, values, noted) ? together : []).toEqual([])
    }
  })

  test('combines lines with small numbers alone', () => {
    const large = explained.flatMap(({ steps }) =>
      steps.flatMap(sumsIn).filter(({ parts, total }) => Math.abs(total) > 999 || parts.some(({ count }) => Math.abs(count) > 20)),
    )
    expect(large).toEqual([])
  })

  test('tries numbers only where working them out takes large ones, which is rare', () => {
    const tried = explained.filter(({ steps }) => steps.some(({ technique }) => technique === 'together'))
    expect(tried.length / SEEDS).toBeLessThanOrEqual(levelId === MASTER_LEVEL_ID ? 0.22 : 0.08)
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
      const [, , feature, half, row, cell] = explanation.steps
      expect(feature?.technique).toBe('feature')
      const isInHalf = half?.technique === 'half' && half.fromRow <= question.row && question.row <= half.toRow
      expect(isInHalf).toBe(true)
      expect(row).toMatchObject({ technique: 'row', row: question.row })
      expect(cell).toMatchObject({ technique: 'cell', row: question.row, column: question.column })
      expect(explanation.answer).toBe(answer)
    }
  })
})
