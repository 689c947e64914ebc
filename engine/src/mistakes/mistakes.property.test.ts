import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { workOut } from '../algebra/brute-force.test-support.ts'
import { TEST_THEME } from '../algebra/test-theme.test-support.ts'
import { ALL_LEVEL_IDS, type LevelId } from '../levels.ts'
import { kindOf } from '../kinds.ts'
import type { Equation, Expression } from '../question.ts'
import { randomFrom } from '../random.ts'
import { repeatedCells } from '../sudoku/board.ts'
import { certifyMistake, certifyMistakes } from './certify.ts'
import { boardAfter } from './check-places.ts'
import { comesTo } from './check-sums.ts'
import { mistakeLike, mistakesOn } from './daily.ts'
import { makeBoard } from './make-board.ts'
import { makeSums, makeTwoSlips, type SumMistake } from './make-sums.ts'
import { numbersOf, withNumber } from './numbers.ts'
import { work } from './work.ts'
import { isBoard, type SumStep, type WorkedSolution, type WorkedBoard, type WorkedSums } from './worked.ts'

const SEEDS = 60
const SUMS: readonly (readonly [SumMistake, readonly LevelId[]])[] = [
  ['order', [2]],
  ['copied', [8]],
  ['copied', [9, 10]],
  ['copied', [1, 2]],
  ['sign', [8, 9, 10]],
  ['sign', [1, 2]],
  ['sharing', [10]],
  ['sharing', [1, 2]],
]

function certified(worked: WorkedSolution) {
  const certificate = certifyMistake(worked)
  if (certificate.kind === 'refused') throw new Error(certificate.reason)
  return certificate
}

function plain(symbol: number, copies: number, right: number): Equation {
  return { left: { operands: [{ kind: 'symbol', symbol, copies }], operators: [] }, right }
}

/** What a step says, as an equation to be tried with numbers; undefined where it says nothing of numbers. */
function claimOf(step: SumStep, before: readonly SumStep[], { equations, ask }: WorkedSums['question']) {
  switch (step.kind) {
    case 'put':
      return { was: equations[step.line], says: step.put }
    case 'left':
    case 'share': {
      const put = before.find((earlier) => earlier.kind === 'put' && earlier.line === step.line)
      const last = before.at(-1)
      const left =
        step.kind === 'share' && last?.kind === 'left' && last.line === step.line ? plain(last.symbol, last.count, last.total) : undefined
      const says = step.kind === 'left' ? plain(step.symbol, step.count, step.total) : plain(step.symbol, 1, step.value)
      return { was: left ?? (put?.kind === 'put' ? put.put : equations[step.line]), says }
    }
    case 'ask':
      return { was: { left: ask, right: 0 }, says: { left: step.put, right: 0 } }
    case 'answer': {
      const asked = before.find((earlier) => earlier.kind === 'ask')
      return asked?.kind === 'ask'
        ? { was: { left: asked.put, right: workOut(asked.put, []) }, says: { left: asked.put, right: step.value } }
        : undefined
    }
  }
}

/** The steps that do not hold, told apart by brute force: what stood before with all that is known tried in it, and what the step says. */
function untrueSteps({ question, steps }: WorkedSums): readonly number[] {
  const known: number[] = []
  return [...steps.keys()].filter((index) => {
    const step = steps[index] as SumStep
    const claim = claimOf(step, steps.slice(0, index), question)
    const values = question.emoji.map((_, symbol) => known[symbol])
    let isTrue = false
    if (claim?.was) {
      const solutions = [claim.was, claim.says].map(({ left, right }) => {
        const symbols = [...left.operands, ...claim.says.left.operands].flatMap((each) => (each.kind === 'symbol' ? [each.symbol] : []))
        const open = [...new Set(symbols)].filter((symbol) => values[symbol] === undefined)
        const trials = Array.from({ length: 801 }, (_, trial) => trial - 300)
        if (open.length !== 1)
          return [
            workOut(
              left,
              values.map((value) => value ?? 7),
            ) - right,
          ]
        return trials.filter(
          (trial) =>
            workOut(
              left,
              values.map((value, symbol) => (symbol === open[0] ? trial : (value ?? 0))),
            ) === right,
        )
      })
      isTrue = JSON.stringify(solutions[0]) === JSON.stringify(solutions[1])
    }
    if (step.kind === 'share') known[step.symbol] = step.value
    if (step.kind === 'left' && step.count === 1) known[step.symbol] = step.total
    return !isTrue
  })
}

describe.each(SUMS)('a mistake of the kind %s at the levels %s', (kind, levels) => {
  const made = Array.from({ length: SEEDS }, (_, seed) => makeSums(kind, levels, TEST_THEME, randomFrom('slip', kind, ...levels, seed)))

  test('is the only one, and of that kind', () => {
    expect(made.map((worked) => certified(worked).mistake)).toEqual(made.map(() => kind))
    for (const worked of made) expect(untrueSteps(worked)).toEqual([certified(worked).wrong])
  })

  test('is put right by one number, after which the puzzle is solved rightly by going on', () => {
    for (const { question, steps } of made) {
      const { wrong, right } = certified({ question, steps })
      const put = withNumber(steps[wrong] as SumStep, right.position, right.value)
      expect(certifyMistake({ question, steps: steps.with(wrong, put) })).not.toMatchObject({ kind: 'certified', wrong })
      const rightly = work(question)
      expect(rightly?.[wrong]).toEqual(put)
      const answer = rightly?.at(-1)
      const solution = kindOf(1).solve(question)
      expect(solution).toMatchObject({ kind: 'unique', answer: answer?.kind === 'answer' ? `${answer.value}` : '' })
      expect(steps.at(-1)).not.toEqual(answer)
    }
  })

  test('stands among several steps, all of them in whole numbers from 0 up', () => {
    for (const { steps } of made) {
      expect(steps.length).toBeGreaterThanOrEqual(4)
      const said = steps.flatMap((step) => ('total' in step ? [step.total] : 'value' in step ? [step.value] : []))
      expect(said.filter((number) => !Number.isInteger(number) || number < 0)).toEqual([])
    }
  })
})

function certifiedTwo(worked: WorkedSolution) {
  const certificate = certifyMistakes(worked)
  if (certificate.kind === 'refused') throw new Error(certificate.reason)
  return certificate.mistakes
}

const PAIRS: readonly (readonly [readonly SumMistake[], LevelId])[] = [
  [['copied', 'sign', 'sharing'], 10],
  [['order', 'copied', 'sign', 'sharing'], 2],
  [['order', 'sign', 'sharing'], 2],
]

describe.each(PAIRS)('two mistakes of the kinds %s at level %s', (kinds, levelId) => {
  const made = Array.from({ length: 20 }, (_, seed) => makeTwoSlips(kinds, [levelId], TEST_THEME, randomFrom('two', ...kinds, seed)))

  test('are the only ones, and of two of the kinds', () => {
    for (const worked of made) {
      const mistakes = certifiedTwo(worked)
      expect(untrueSteps(worked)).toEqual(mistakes.map(({ wrong }) => wrong))
      expect(new Set(mistakes.map(({ mistake }) => mistake)).size).toBe(2)
      expect(mistakes.filter(({ mistake }) => !kinds.includes(mistake as SumMistake))).toEqual([])
    }
    expect(
      new Set(
        made.map((worked) =>
          certifiedTwo(worked)
            .map(({ mistake }) => mistake)
            .join(),
        ),
      ).size,
    ).toBeGreaterThan(2)
  })

  test('are each a mistake without the other, and put right by the same number', () => {
    for (const { question, steps } of made) {
      const rightly = work(question) ?? []
      for (const { wrong, right } of certifiedTwo({ question, steps })) {
        const written = numbersOf(steps[wrong] as SumStep)[right.position]
        expect(numbersOf(rightly[wrong] as SumStep)[right.position]).toBe(right.value)
        expect(written).not.toBe(right.value)
        const alone = withNumber(rightly[wrong] as SumStep, right.position, written ?? 0)
        expect(untrueSteps({ question, steps: [...rightly.slice(0, wrong), alone] })).toEqual([wrong])
      }
    }
  })

  test('lead to an answer that is not the puzzle’s', () => {
    for (const { question, steps } of made) {
      const answer = steps.at(-1)
      const solution = kindOf(1).solve(question)
      expect(solution.kind === 'unique' && answer?.kind === 'answer' && `${answer.value}` !== solution.answer).toBe(true)
      expect(work(question)?.at(-1)).toMatchObject({ value: Number(solution.kind === 'unique' && solution.answer) })
    }
  })
})

test('× is forgotten in a line as well as at the end', () => {
  const isLast = Array.from({ length: SEEDS }, (_, seed) => {
    const worked = makeSums('order', [2], TEST_THEME, randomFrom('place of order', seed))
    return certified(worked).wrong === worked.steps.length - 1
  })
  const share = isLast.filter(Boolean).length / SEEDS
  expect(share).toBeGreaterThan(0.3)
  expect(share).toBeLessThan(0.7)
})

describe.each([
  ['4×4', [8, 9, 10] as const, 40],
  ['9×9', [1] as const, 12],
])('a false only place on a %s board', (_, levels, seeds) => {
  const made = Array.from({ length: seeds }, (_, seed) => makeBoard(levels, TEST_THEME, randomFrom('false place', ...levels, seed)))

  test('is the only mistake, and breaks no rule that one could see', () => {
    for (const worked of made) {
      const { wrong, mistake } = certified(worked)
      expect([mistake, worked.steps.length]).toEqual(['place', 6])
      const board = boardAfter(worked.question.board, worked.steps.slice(0, wrong + 1))
      expect(repeatedCells(board.map((digit) => digit || '.').join(''))).toEqual([])
      expect(falseSteps(worked)).toEqual([wrong])
    }
  })

  test('is put right by the emoji that the one solution has there', () => {
    for (const worked of made) {
      const { wrong, right } = certified(worked)
      const solution = kindOf(4).solve(worked.question)
      const cell = worked.steps[wrong]?.cell ?? 0
      expect(solution).toMatchObject({ kind: 'unique' })
      expect(solution.kind === 'unique' && Number(solution.answer[cell])).toBe(right.value)
      expect(worked.steps[wrong]?.digit).not.toBe(right.value)
    }
  })
})

/** Steps whose emoji could stand in another cell of the unit without repeating anything, found by putting it there. */
function falseSteps({ question, steps }: WorkedBoard): readonly number[] {
  return [...steps.keys()].filter((index) => {
    const { unit, digit, cell } = steps[index] as WorkedBoard['steps'][number]
    const board = boardAfter(question.board, steps.slice(0, index)).map((each) => (each === 0 ? '.' : `${each}`))
    const side = Math.sqrt(board.length)
    const boxSide = Math.sqrt(side)
    const before = repeatedCells(board.join('')).length
    const places = board.flatMap((symbol, at) => {
      const [row, column] = [Math.floor(at / side), at % side]
      const box = Math.floor(row / boxSide) * boxSide + Math.floor(column / boxSide)
      if (symbol !== '.' || { row, column, box }[unit.kind] !== unit.index) return []
      return repeatedCells(board.with(at, `${digit}`).join('')).length > before ? [] : [at]
    })
    return places.length !== 1 || places[0] !== cell
  })
}

test('numbers are worked out as a stack machine works them out', () => {
  const random = randomFrom('comes to')
  for (let trial = 0; trial < 2000; trial += 1) {
    const expression: Expression = {
      operands: Array.from({ length: random.between(1, 5) }, () => ({ kind: 'number', value: random.between(1, 12), asDots: false })),
      operators: [],
    }
    const operators = expression.operands.slice(1).map(() => random.pick(['+', '-', '*', '/'] as const))
    const whole = { ...expression, operators }
    expect(comesTo(whole, [])).toBeCloseTo(workOut(whole, []), 9)
  }
})

describe('a day', () => {
  const days = Array.from({ length: 12 }, (_, index) => 2516 + index * 37)

  const ofOne = (day: number, band: 'junior' | 'next') => mistakesOn(day, band).slice(0, band === 'junior' ? 4 : 5)

  test('ends with two mistakes at a time, the last of all without a number copied wrongly', () => {
    for (const day of days.slice(0, 5)) {
      const [junior, next] = (['junior', 'next'] as const).map((band) =>
        mistakesOn(day, band)
          .slice(ofOne(day, band).length)
          .map(({ worked }) => certifiedTwo(worked).map(({ mistake }) => mistake)),
      )
      expect([junior?.map(({ length }) => length), next?.map(({ length }) => length)]).toEqual([[2], [2, 2]])
      expect(next?.[1]).not.toContain('copied')
    }
  })

  test('changes only together with its version', () => {
    const published = (['junior', 'next'] as const).flatMap((band) => [2516, 2887].map((day) => ofOne(day, band)))
    expect(createHash('sha256').update(JSON.stringify(published)).digest('hex').slice(0, 16)).toBe('340db141212128f4')
  })

  test('has one of each kind, the same whenever it is asked for', () => {
    for (const day of days) {
      const kinds = (band: 'junior' | 'next') => ofOne(day, band).map(({ worked }) => certified(worked).mistake)
      expect(kinds('junior').toSorted()).toEqual(['copied', 'place', 'sharing', 'sign'])
      expect(kinds('next').toSorted()).toEqual(['copied', 'order', 'place', 'sharing', 'sign'])
      expect(mistakesOn(day, 'junior')).toEqual(mistakesOn(day, 'junior'))
    }
  })

  test('rises from level to level, each puzzle being of its level', () => {
    for (const day of days) {
      for (const band of ['junior', 'next'] as const) {
        const exercises = mistakesOn(day, band)
        const ranks = exercises.map(({ levelId }) => ALL_LEVEL_IDS.indexOf(levelId))
        expect(ranks.toSorted((one, other) => one - other)).toEqual(ranks)
        expect(new Set(ranks).size).toBeGreaterThan(1)
        const rated = exercises.flatMap(({ worked, levelId }) =>
          isBoard(worked) ? [] : [[kindOf(1).rate(worked.question), levelId] as const],
        )
        for (const [rating, levelId] of rated) expect(rating).toMatchObject({ kind: 'rated', band: levelId })
      }
    }
  })

  test('has the kinds in another order than most', () => {
    const orders = new Set(
      days.map((day) =>
        ofOne(day, 'next')
          .map(({ worked }) => certified(worked).mistake)
          .join(),
      ),
    )
    expect(orders.size).toBeGreaterThan(days.length / 2)
  })

  test('names its exercises so that progress can be kept by the names', () => {
    const ids = days.flatMap((day) => [...mistakesOn(day, 'junior'), ...mistakesOn(day, 'next')].map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z0-9:-]{1,40}$/.test(id))).toEqual([])
  })
})

test('one like a puzzle is of its kind, for every slot with steps, and there is none for looking', () => {
  const like = (slot: number) => mistakeLike(40 * 2516 + slot + 1)?.worked
  const slots = (from: number, count: number) => Array.from({ length: count }, (_, index) => like(from + index))
  expect(slots(0, 20).map((worked) => worked && [isBoard(worked), certified(worked).kind])).toEqual(
    Array.from({ length: 20 }, () => [false, 'certified']),
  )
  expect(slots(20, 10).map((worked) => worked && [isBoard(worked), certified(worked).mistake])).toEqual(
    Array.from({ length: 10 }, () => [true, 'place']),
  )
  expect(slots(30, 10)).toEqual(Array(10).fill(undefined))
})
