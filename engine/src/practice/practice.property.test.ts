import { describe, expect, test } from 'vitest'
import { isAlgebra } from '../explanation/explain-algebra.ts'
import { kindOf } from '../kinds.ts'
import { ALL_LEVEL_IDS } from '../levels.ts'
import { explainBoard } from '../sudoku/explain.ts'
import { BY_TECHNIQUE } from '../sudoku/learning.ts'
import { effortToNext } from '../sudoku/effort.ts'
import { readBoard } from '../sudoku/notation.ts'
import { NINE } from '../sudoku/units.ts'
import { likelySlips } from '../understanding/understand.ts'
import type { Expression, Question } from '../question.ts'
import { drawPractice } from './draw.ts'
import { isMomentStrand } from './moment.ts'
import { placeOf, skillsOf, strandOf } from './strand-of.ts'
import { NUMBERS_A_STEP, PUZZLES_A_STEP, STRAND_GROUPS, strandNamed, STRANDS, TELLING_A_STEP } from './strands.ts'

const STEPS = STRANDS.flatMap((strand) => strand.steps.map((rung, index) => ({ strand, rung, step: index + 1 })))

test.each(STEPS)(
  'each puzzle of step $step of $strand.id needs its idea and none that comes later',
  { timeout: 60_000 },
  ({ strand, rung, step }) => {
    for (let number = 0; number < 15; number += 1) {
      const { question, answer, levelId } = drawPractice({ strand: strand.id, step }, number)
      const { typeId } = question
      expect([typeId, levelId]).toEqual([rung.typeId, rung.levelId])
      expect(kindOf(typeId).solve(question)).toMatchObject({ kind: 'unique', answer })
      expect(strandOf(question)).toBe(strand.id)
      expect(skillsOf(question)).toContain(strand.skill)
      expect(placeOf(question, levelId)).toMatchObject({ strand: strand.id })
    }
  },
)

test('a number is the same puzzle always, and another number another one', () => {
  const draw = (number: number) => drawPractice({ strand: 'times-first', step: 2 }, number)
  expect(draw(3)).toEqual(draw(3))
  expect(draw(3)).not.toEqual(draw(4))
})

describe.each(['only-emoji', 'locked-places', 'pairs', 'triples', 'wings'] as const)('a position of %s', (strand) => {
  const steps = strandNamed(strand)?.steps ?? []
  const positions = steps.map((_, index) =>
    Array.from({ length: NUMBERS_A_STEP }, (__, number) => {
      const { question, answer, answerCell } = drawPractice({ strand, step: index + 1 }, number)
      if (question.typeId !== 4) throw new Error(strand)
      const help = explainBoard(question, question.board)
      if (help.kind !== 'next') throw new Error(help.kind)
      return { board: question.board, answer, answerCell, looks: help.steps.slice(0, -1), last: help.steps.at(-1) }
    }),
  )

  test('is at the moment when only the idea leads on, to the one cell that is asked for', () => {
    for (const { looks, last, answer, answerCell = -1 } of positions.flat()) {
      expect(looks.filter((step) => step.placement)).toEqual([])
      const idea = looks.length > 0 ? looks : last ? [last] : []
      expect(idea.some(({ technique }) => BY_TECHNIQUE[technique] === strand)).toBe(true)
      expect(last?.placement).toEqual({ cell: answerCell, digit: Number(answer[answerCell]) })
    }
  })

  test('is stored, so that no board is searched for: each is another one, however it is renamed, turned or mirrored', () => {
    expect(new Set(positions.flat().map(({ board }) => lookOf(board))).size).toBe(steps.length * NUMBERS_A_STEP)
  })

  test('takes one look at the first of two steps and several at the next, and more from each to the next', () => {
    const scores = positions.flat().map(({ board, looks }) => effortToNext(NINE, readBoard(board) ?? new Int32Array(81), looks))
    expect(scores.toSorted((one, other) => one - other)).toEqual(scores)
    if (strand === 'only-emoji' || steps.length < 2) return
    const [first = [], second = []] = positions
    expect(first.every(({ looks }) => looks.length === 1)).toBe(true)
    expect(second.every(({ looks }) => looks.length > 1)).toBe(true)
  })
})

/** The least of the eight turned and mirrored forms of a board, with its emoji renamed in the order of their coming. */
function lookOf(board: string): string {
  const at = (row: number, column: number) => board[9 * row + column] ?? ''
  const forms = Array.from({ length: 8 }, (_, form) => {
    const names = new Map<string, string>()
    const cells: string[] = []
    for (let row = 0; row < 9; row += 1) {
      for (let column = 0; column < 9; column += 1) {
        const [r, c] = [form & 1 ? 8 - row : row, form & 2 ? 8 - column : column]
        const symbol = form & 4 ? at(c, r) : at(r, c)
        if (symbol !== '.' && !names.has(symbol)) names.set(symbol, `${names.size}`)
        cells.push(names.get(symbol) ?? symbol)
      }
    }
    return cells.join('')
  })
  return forms.toSorted()[0] ?? ''
}

test.each(STEPS)('the forty of step $step of $strand.id are different, whatever their pictures and order', ({ strand, step }) => {
  const questions = Array.from({ length: PUZZLES_A_STEP }, (_, number) => drawPractice({ strand: strand.id, step }, number).question)
  expect(new Set(questions.map(plainForm)).size).toBe(PUZZLES_A_STEP)
})

test.each(STRANDS.filter(({ id }) => !isMomentStrand(id)))('no puzzle of $id scores less than one before it', ({ id, steps }) => {
  const scores = steps.flatMap((_, index) =>
    Array.from({ length: PUZZLES_A_STEP }, (__, number) => {
      const { question } = drawPractice({ strand: id, step: index + 1 }, number)
      const rating = kindOf(question.typeId).rate(question)
      return rating.kind === 'rated' ? rating.score : -1
    }),
  )
  expect(scores.toSorted((one, other) => one - other)).toEqual(scores)
})

/** A question without its pictures, by code of its own: emoji as letters in the order that makes the least text, and all that may be
 *  swapped sorted. */
function plainForm(question: Question): string {
  if (question.typeId === 5) return question.emoji.join()
  if (question.typeId === 4) {
    const plain = question.board.replaceAll(/[1-9]/g, (symbol) => `${[...new Set(question.board.replaceAll('.', ''))].indexOf(symbol)}`)
    return `${plain} ${JSON.stringify(question.sums?.cages ?? [])}`
  }
  const orders = permutations(question.emoji.map((_, index) => index))
  return orders.map((order) => plainWith(question, order)).toSorted()[0] ?? ''
}

function plainWith(question: Exclude<Question, { typeId: 4 | 5 }>, order: readonly number[]): string {
  if (question.typeId === 2) {
    const row = (symbols: readonly number[]) => symbols.map((symbol) => order[symbol]).join('')
    return JSON.stringify([question.cells.map(row), question.rowTotals, question.columnTotals, question.ask])
  }
  const lines = question.equations.map(({ left, right }) =>
    [left, right]
      .map((side) => plainSide(side, order))
      .toSorted()
      .join('='),
  )
  const asked =
    question.typeId === 1
      ? [question.ask, question.or].map((side) => plainSide(side, order)).toSorted()
      : question.spelling.map((symbol) => order[symbol])
  return [...lines.toSorted(), asked.join('?')].join(';')
}

/** The terms of a side, and the factors of a term, in alphabetical order. */
function plainSide(side: Expression | number | undefined, order: readonly number[]): string {
  if (typeof side !== 'object') return `${side}`
  const terms: string[][] = []
  for (const [index, operand] of side.operands.entries()) {
    const operator = side.operators[index - 1] ?? '+'
    const text = operand.kind === 'number' ? `${operand.value}` : `${operand.copies}x${order[operand.symbol]}`
    if (operator === '+' || operator === '-') terms.push([operator, text])
    else terms.at(-1)?.push(operator === '/' ? `/${text}` : text)
  }
  return terms
    .map(([sign, ...factors]) => `${sign}${factors.toSorted().join('*')}`)
    .toSorted()
    .join('')
}

function permutations(items: readonly number[]): readonly (readonly number[])[] {
  if (items.length === 0) return [[]]
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]))
}

test('the last numbers of a step of sums tell its likely slips apart', { timeout: 60_000 }, () => {
  const sums = STEPS.filter(({ rung }) => rung.typeId < 4)
  const apartOf = (number: number) =>
    sums.map(({ strand, step }) => {
      const { question, levelId } = drawPractice({ strand: strand.id, step }, number)
      if (!isAlgebra(question)) throw new Error(`${strand.id} has no sums`)
      return likelySlips(question, levelId)
    })
  const share = (slips: readonly { readonly all: number; readonly apart: number }[]) =>
    slips.reduce((sum, { apart }) => sum + apart, 0) / slips.reduce((sum, { all }) => sum + all, 0)
  const telling = [0, TELLING_A_STEP - 1].flatMap((number) => apartOf(PUZZLES_A_STEP + number))
  expect(share(telling)).toBeGreaterThan(0.97)
  expect(share([0, 1].flatMap(apartOf))).toBeLessThan(0.9)
})

test('the steps of a strand become harder, and the strands stand in the order of their groups', () => {
  for (const { steps } of STRANDS) {
    const ranks = steps.map(({ levelId }) => ALL_LEVEL_IDS.indexOf(levelId))
    expect(ranks.toSorted((one, other) => one - other)).toEqual(ranks)
  }
  const groups = STRANDS.map(({ group }) => STRAND_GROUPS.indexOf(group))
  expect(groups.toSorted((one, other) => one - other)).toEqual(groups)
})

test('there is no step that a strand has not', () => {
  expect(strandNamed('juggling')).toBeUndefined()
  expect(() => drawPractice({ strand: 'wings', step: 3 }, 0)).toThrow('no step 3 of wings')
})

test('what the steps do not solve stands in no strand', () => {
  const nothing = { typeId: 4, emoji: ['red-apple', 'mushroom', 'dolphin', 'carrot'], board: '................' } as const
  expect(strandOf(nothing)).toBeUndefined()
  expect(placeOf(nothing, 6)).toBeUndefined()
})
