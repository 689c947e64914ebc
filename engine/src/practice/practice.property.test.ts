import { describe, expect, test } from 'vitest'
import { isAlgebra } from '../explanation/explain-algebra.ts'
import { kindOf } from '../kinds.ts'
import { ALL_LEVEL_IDS } from '../levels.ts'
import { explainBoard } from '../sudoku/explain.ts'
import { BY_TECHNIQUE } from '../sudoku/learning.ts'
import { rateSudoku } from '../sudoku/rate.ts'
import { likelySlips } from '../understanding/understand.ts'
import { drawPractice } from './draw.ts'
import { placeOf, skillsOf, strandOf } from './strand-of.ts'
import { PUZZLES_A_STEP, STRAND_GROUPS, strandNamed, STRANDS, TELLING_A_STEP } from './strands.ts'

/** Boards that need a rare technique are drawn slowly. */
const SLOW = new Set(['only-emoji', 'locked-places', 'pairs', 'triples', 'wings'])

const STEPS = STRANDS.flatMap((strand) => strand.steps.map((rung, index) => ({ strand, rung, step: index + 1 })))

test.each(STEPS)(
  'each puzzle of step $step of $strand.id needs its idea and none that comes later',
  { timeout: 60_000 },
  ({ strand, rung, step }) => {
    for (let number = 0; number < (SLOW.has(strand.id) ? 3 : 15); number += 1) {
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
  const different = new Set(Array.from({ length: PUZZLES_A_STEP }, (_, number) => JSON.stringify(draw(number).question)))
  expect(different.size).toBe(PUZZLES_A_STEP)
})

describe.each(['locked-places', 'pairs', 'triples', 'wings'] as const)('a board of %s', (strand) => {
  const steps = strandNamed(strand)?.steps ?? []
  const boards = steps.map((_, index) =>
    Array.from({ length: 5 }, (__, number) => {
      const { question } = drawPractice({ strand, step: index + 1 }, number)
      if (question.typeId !== 4) throw new Error(strand)
      const [help, rating] = [explainBoard(question, question.board), rateSudoku(question)]
      if (help.kind !== 'next' || rating.kind !== 'rated') throw new Error(help.kind)
      return { looks: help.steps.slice(0, -1), placement: help.steps.at(-1)?.placement, score: rating.score }
    }),
  )

  test('is at the moment when only the idea leads on to the next emoji', { timeout: 60_000 }, () => {
    for (const { looks, placement } of boards.flat()) {
      expect(looks.filter((step) => step.placement)).toEqual([])
      expect(looks.some(({ technique }) => BY_TECHNIQUE[technique] === strand)).toBe(true)
      expect(placement).toBeDefined()
    }
  })

  test('takes one look at the first step, several at the next, and scores higher there', () => {
    const [first = [], second = first] = boards
    const isOnly = second === first
    expect(isOnly || first.every(({ looks }) => looks.length === 1)).toBe(true)
    expect(isOnly || second.every(({ looks }) => looks.length > 1)).toBe(true)
    const middle = (some: typeof first) => some.map(({ score }) => score).toSorted((one, other) => one - other)[2] ?? 0
    expect(isOnly || middle(second) > middle(first)).toBe(true)
  })
})

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
