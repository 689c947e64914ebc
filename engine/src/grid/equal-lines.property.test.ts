import * as descriptionWords from '@emojigma/messages/words/descriptions.ts'
import { describe, expect, it, test } from 'vitest'
import { lettersOf } from '../algebra/symbol-letters.ts'
import { TEST_THEME } from '../algebra/test-theme.test-support.ts'
import { generateDaily } from '../daily.ts'
import { SLOTS } from '../day.ts'
import type { AlgebraStep } from '../explanation/explanation.ts'
import { foundBy } from '../explanation/steps-to-take.ts'
import { levelOf, NEXT_LEVEL_IDS, type LevelId } from '../levels.ts'
import type { GridLine, GridQuestion, Puzzle, QuestionLine, Side } from '../question.ts'
import { randomFrom } from '../random.ts'
import { wrongAnswers } from '../understanding/slips-in.ts'
import { solveByFractions } from './fractions.test-support.ts'
import { explainGrid } from './explain.ts'
import { grid } from './grid.ts'
import { HIDDEN_TILE } from './hidden-tile.ts'
import { linesOf, movedToTheEnd, RANGES, totalsPossible } from './odometer.test-support.ts'

const SEEDS = 1000
const TRIED = 60

function puzzlesAt(levelId: LevelId, hasIdeas = true): Puzzle<GridQuestion>[] {
  return Array.from({ length: SEEDS }, (_, seed) =>
    grid.generate({ levelId, theme: TEST_THEME, random: randomFrom('equal lines', levelId, seed), hasIdeas }),
  )
}

function equalLinesOf({ equalLines }: GridQuestion): readonly [GridLine, GridLine] {
  if (!equalLines) throw new Error('no equal lines')
  return equalLines
}

function withoutEqual(question: GridQuestion): GridQuestion {
  return { ...question, equalLines: undefined }
}

/** By exact fractions; the last is the answer. */
function valuesOf(question: GridQuestion): readonly number[] {
  const values = solveByFractions(question)
  if (values === 'contradiction' || values.includes(undefined)) throw new Error('not solved')
  return values as readonly number[]
}

/** The two sides of a step that only adds. */
function sidesOf(step: AlgebraStep): QuestionLine | undefined {
  const { left, right } = step.technique === 'take off' ? step.left : 'right' in step ? step : {}
  const sides = [left, right].every((side) => typeof side !== 'object' || side.operators.every((operator) => operator === '+'))
  return left !== undefined && right !== undefined && sides ? { left, right } : undefined
}

function comesTo(side: Side, values: readonly number[]): number {
  if (typeof side === 'number') return side
  const numbers = side.operands.map((operand) =>
    operand.kind === 'number' ? operand.value : operand.copies * (values[operand.symbol] ?? 0),
  )
  return numbers.reduce((sum, number) => sum + number, 0)
}

const symbolsIn = (side: Side): readonly number[] =>
  typeof side === 'number' ? [] : side.operands.flatMap((operand) => (operand.kind === 'symbol' ? [operand.symbol] : []))

/** The steps of an explanation that are about the equal lines. */
function equalSteps(steps: readonly AlgebraStep[]) {
  return {
    equated: steps.filter((step) => step.technique === 'equate'),
    takenOff: steps.filter((step) => step.technique === 'take off'),
  }
}

function explained(question: GridQuestion, noted: readonly (number | undefined)[] = []) {
  const explanation = explainGrid(question, noted)
  if (explanation.kind !== 'explained') throw new Error(explanation.kind)
  return explanation
}

const EQUATING = NEXT_LEVEL_IDS.filter((levelId) => RANGES[levelId])

describe.each(EQUATING.map((levelId) => ({ levelId, name: levelOf(levelId).code })))('a Grid with equal lines at $name', ({ levelId }) => {
  const range = RANGES[levelId] ?? expect.unreachable()
  const puzzles = puzzlesAt(levelId).filter(({ question }) => question.equalLines)

  it('is about every fifth grid, and never one with a hidden tile', () => {
    expect(puzzles.length / SEEDS).toBeGreaterThan(0.16)
    expect(puzzles.length / SEEDS).toBeLessThan(0.24)
    expect(puzzles.filter(({ question }) => question.emoji.includes(HIDDEN_TILE))).toEqual([])
  })

  it('has one answer with the two lines equal, and several without, whatever numbers are tried', () => {
    for (const { question, answer } of puzzles.slice(0, TRIED)) {
      expect([...totalsPossible(question, range, false)].map(String)).toEqual([answer])
      expect(totalsPossible(withoutEqual(question), range, true).size).toBeGreaterThan(1)
      expect(grid.solve(question)).toEqual({ kind: 'unique', answer })
      expect(grid.prove(question)).toMatchObject({ answer })
      expect(grid.solve(withoutEqual(question))).toEqual({ kind: 'ambiguous' })
    }
  })

  it('names two other lines than the asked one, with other emoji, the same total and no total shown', () => {
    for (const { question } of puzzles) {
      const { lines, symbolsOf } = linesOf(question)
      const values = valuesOf(question)
      const pair = equalLinesOf(question)
      const [one = [], other = []] = pair.map(symbolsOf)
      const total = (symbols: readonly number[]) => symbols.reduce((sum, symbol) => sum + (values[symbol] ?? Number.NaN), 0)
      expect(total(one)).toBe(total(other))
      expect(one.toSorted()).not.toEqual(other.toSorted())
      const named = [question.ask, ...pair].map(({ line, index }) => `${line} ${index}`)
      expect(new Set(named).size).toBe(3)
      const hidden = lines.flatMap((line) => (line.total === null ? [`${line.line} ${line.index}`] : []))
      expect(hidden).toEqual(expect.arrayContaining(named))
    }
  })

  it('does not give its answer by the equal sums of all rows and all columns', () => {
    for (const { question } of puzzles) {
      const [one, other] = equalLinesOf(question)
      const hidden = linesOf(question).lines.filter(({ total }) => total === null)
      expect(hidden.length > 3 || one.line === other.line).toBe(true)
    }
  })

  it('is rated at its level, with a sum on both sides', () => {
    for (const { question } of puzzles) expect(grid.rate(question)).toMatchObject({ kind: 'rated', band: levelId, restsOn: { twoSums: 1 } })
  })

  it('is explained by true steps over the two lines, from which only what both have comes off', () => {
    let shortened = 0
    for (const { question, answer } of puzzles) {
      const values = valuesOf(question)
      const { steps, answer: given } = explained(question)
      expect(given).toBe(answer)
      const { equated, takenOff } = equalSteps(steps)
      const [one = [], other = []] = equalLinesOf(question).map(linesOf(question).symbolsOf)
      expect(equated.map(({ left, right }) => [left, right].map(symbolsIn))).toEqual([[one, other]])
      for (const { both, from, left } of takenOff) {
        shortened += 1
        for (const side of ['left', 'right'] as const) {
          const gone = both.flatMap(({ symbol, count }) => Array<number>(count).fill(symbol))
          expect([...symbolsIn(left[side]), ...gone].toSorted()).toEqual(symbolsIn(from[side]).toSorted())
        }
        expect(symbolsIn(left.left).filter((symbol) => symbolsIn(left.right).includes(symbol))).toEqual([])
      }
      expect(steps.flatMap(foundBy).filter(({ symbol, value }) => value !== values[symbol])).toEqual([])
      const lines = steps.flatMap((step) => sidesOf(step) ?? [])
      expect(lines.length).toBeGreaterThan(1)
      expect(lines.filter(({ left, right }) => comesTo(left, values) !== comesTo(right, values))).toEqual([])
    }
    expect(shortened).toBeGreaterThan(puzzles.length / 4)
  })

  it('is explained from what a player has noted', () => {
    const random = randomFrom('equal lines noted', levelId)
    for (const { question, answer } of puzzles.slice(0, TRIED)) {
      const values = valuesOf(question)
      const noted = question.emoji.map((_, symbol) => (random.below(2) === 0 ? values[symbol] : undefined))
      const { steps, answer: given } = explained(question, noted)
      expect(given).toBe(answer)
      expect(steps.flatMap(foundBy).filter(({ symbol, value }) => value !== values[symbol] || noted[symbol] !== undefined)).toEqual([])
    }
  })

  it('is described with its equal lines', () => {
    for (const { question } of puzzles.slice(0, TRIED)) {
      const [one, other] = equalLinesOf(question).map(({ line, index }) => `${line} ${index + 1}`)
      const text = grid.describe(question, descriptionWords).toLowerCase()
      expect(text).toContain(`. ${one} and ${other} have the same total. what is the total of `)
    }
  })

  it('can be moved line by line to its answer, and be written in letters', () => {
    for (const { question, answer } of puzzles.slice(0, TRIED)) {
      expect(`${movedToTheEnd(question)[question.emoji.length]}`).toBe(answer)
      expect(new Set(lettersOf(question)).size).toBe(question.emoji.length)
    }
  })

  it('is judged like other grids: the answers of slips are known, and each is wrong', () => {
    for (const { question, answer } of puzzles.slice(0, TRIED)) {
      const wrong = wrongAnswers(question, levelId)
      expect(wrong.length).toBeGreaterThan(2)
      expect(wrong.filter((one) => one.answer === answer)).toEqual([])
    }
  })

  it('is seldom the same, and never the same as one without equal lines', () => {
    const plain = new Set(puzzlesAt(levelId, false).map((puzzle) => grid.repeatKey(puzzle)))
    expect(puzzles.filter((puzzle) => plain.has(grid.repeatKey(puzzle)))).toEqual([])
    expect(new Set(puzzles.map((puzzle) => grid.repeatKey(puzzle))).size).toBeGreaterThan(puzzles.length * 0.9)
  })
})

test('no lines are said to be equal at Easy, and none anywhere unless a request allows it', () => {
  expect(puzzlesAt(1).filter(({ question }) => question.equalLines)).toEqual([])
  expect(NEXT_LEVEL_IDS.flatMap((levelId) => puzzlesAt(levelId, false)).filter(({ question }) => question.equalLines)).toEqual([])
})

test('grids with equal lines are harder from level to level', () => {
  const average = (levelId: LevelId): number => {
    const scores = puzzlesAt(levelId).flatMap(({ question }) => {
      const rating = grid.rate(question)
      return question.equalLines && rating.kind === 'rated' ? [rating.score] : []
    })
    return scores.reduce((sum, score) => sum + score, 0) / scores.length
  }
  const averages = EQUATING.map(average)
  expect(averages).toEqual(averages.toSorted((one, other) => one - other))
})

test('the days have equal lines in about a fifth of their grids from Medium on', () => {
  const shares = SLOTS.flatMap(({ typeId, levelId }, slot) => {
    if (typeId !== 2) return []
    const grids = Array.from({ length: 400 }, (_, day) => generateDaily(2600 + day, slot, 0).question as GridQuestion)
    return [{ levelId, share: grids.filter(({ equalLines }) => equalLines).length / grids.length }]
  })
  expect(shares.map(({ share }) => share > 0.15 && share < 0.25)).toEqual(shares.map(({ levelId }) => levelId > 1))
  expect(shares[0]?.share).toBe(0)
})
