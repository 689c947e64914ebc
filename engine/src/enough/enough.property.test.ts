import { describe, expect, test } from 'vitest'
import { holds } from '../algebra/brute-force.test-support.ts'
import { TEST_THEME } from '../algebra/test-theme.test-support.ts'
import { ALL_LEVEL_IDS } from '../levels.ts'
import { randomFrom } from '../random.ts'
import { repeatedCells } from '../sudoku/board.ts'
import { twoSolutions } from '../maker/check-board.ts'
import { enoughOn } from './daily.ts'
import { judge } from './judge.ts'
import { makeBoard } from './daily.ts'
import { makeGrid } from './make-grid.ts'
import { makeLines } from './make-lines.ts'
import { linesOfQuestion, type BoardQuestion, type LinesQuestion, type TotalsQuestion, type Verdict, type Way } from './question.ts'

const SEEDS = 40
const TO_10 = { low: 1, high: 10 }
const TO_15 = { low: 1, high: 15 }
const ANSWERS = ['one', 'many', 'none'] as const
type Sums = LinesQuestion | TotalsQuestion

/** Every way, by an odometer of all numbers: it shares nothing with the search. */
function allWays(lines: ReturnType<typeof linesOfQuestion>, count: number, { low, high }: typeof TO_10): readonly Way[] {
  const ways: Way[] = []
  const values: number[] = Array(count).fill(low)
  for (;;) {
    if (lines.every((line) => holds(line, values))) ways.push([...values])
    let place = 0
    while (place < count && values[place] === high) {
      values[place] = low
      place += 1
    }
    if (place === count) return ways
    values[place] = (values[place] ?? 0) + 1
  }
}

function countOf(question: Sums): number {
  return question.kind === 'lines' ? question.emoji.length : question.grid.emoji.length
}

/** What is wrong with a verdict; undefined where everything in it can be seen to be so. */
function faultIn(question: Sums, verdict: Verdict): string | undefined {
  const lines = linesOfQuestion(question)
  const ways = allWays(lines, countOf(question), question.range).map((way) => way.join())
  switch (verdict.answer) {
    case 'one':
      return ways.length === 1 && ways[0] === verdict.way.join() ? undefined : 'not the only way'
    case 'many': {
      const shown = verdict.ways.map((way) => way.join())
      return shown[0] !== shown[1] && shown.every((way) => ways.includes(way)) ? undefined : 'no two ways'
    }
    case 'none': {
      if (ways.length > 0) return 'there is a way'
      const some = verdict.against.map((line) => lines[line] ?? lines[0]) as typeof lines
      if (some.length < 2) return 'a line contradicts itself'
      if (allWays(some, countOf(question), question.range).length > 0) return 'these lines do not contradict'
      const fewer = some.map((_, index) => some.toSpliced(index, 1))
      return fewer.every((rest) => allWays(rest, countOf(question), question.range).length > 0) ? undefined : 'fewer lines would do'
    }
  }
}

const MAKERS = [
  [
    'lines of Level 3 and 4',
    (answer: (typeof ANSWERS)[number], seed: number) => makeLines(answer, [8, 9], TO_10, TEST_THEME, randomFrom('l', answer, seed)),
  ],
  [
    'lines of Easy and Medium',
    (answer: (typeof ANSWERS)[number], seed: number) => makeLines(answer, [1, 2], TO_15, TEST_THEME, randomFrom('m', answer, seed)),
  ],
  [
    'a grid of Easy and Medium',
    (answer: (typeof ANSWERS)[number], seed: number) => makeGrid(answer, [1, 2], TO_15, TEST_THEME, randomFrom('g', answer, seed)),
  ],
] as const

describe.each(MAKERS)('%s', (_, make) => {
  test.each(ANSWERS)('with the answer %s, as everything shown with it says', (answer) => {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const question = make(answer, seed)
      const verdict = judge(question)
      expect(verdict.answer).toBe(answer)
      expect(faultIn(question, verdict)).toBeUndefined()
    }
  })
})

describe('a 4×4 board', () => {
  const made = (answer: (typeof ANSWERS)[number]) =>
    Array.from({ length: SEEDS }, (_, seed) => makeBoard(answer, [9, 10], TEST_THEME, randomFrom('board', answer, seed)))
  const textOf = (way: Way) => way.join('')
  const isFilling = (way: Way, { board: { board } }: BoardQuestion) =>
    repeatedCells(textOf(way)).length === 0 && way.every((digit, cell) => board[cell] === '.' || board[cell] === `${digit}`)

  test('with one way has that and no other', () => {
    for (const question of made('one')) {
      const verdict = judge(question)
      expect(twoSolutions(question.board.board)).toEqual([verdict.answer === 'one' && textOf(verdict.way)])
    }
  })

  test('with many ways shows two that differ and repeat nothing', () => {
    for (const question of made('many')) {
      const verdict = judge(question)
      if (verdict.answer !== 'many') throw new Error(verdict.answer)
      expect(verdict.ways.map((way) => isFilling(way, question))).toEqual([true, true])
      expect(textOf(verdict.ways[0])).not.toBe(textOf(verdict.ways[1]))
    }
  })

  test('with no way shows given cells that stop it, none of which could be left out, and repeats nothing at a glance', () => {
    for (const question of made('none')) {
      const { board } = question.board
      const verdict = judge(question)
      if (verdict.answer !== 'none') throw new Error(verdict.answer)
      const only = (cells: readonly number[]) => [...board].map((symbol, cell) => (cells.includes(cell) ? symbol : '.')).join('')
      expect(repeatedCells(board)).toEqual([])
      expect(twoSolutions(only(verdict.against))).toEqual([])
      for (const cell of verdict.against)
        expect(twoSolutions(only(verdict.against.filter((each) => each !== cell))).length).toBeGreaterThan(0)
    }
  })
})

describe('a day', () => {
  const days = Array.from({ length: 15 }, (_, index) => 2516 + index * 29)

  test('has each answer at least once, in many orders, and is the same whenever it is asked for', () => {
    const orders = days.map((day) => enoughOn(day, 'next').map(({ question }) => judge(question).answer))
    for (const order of orders) expect(new Set(order).size).toBe(3)
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(5)
    expect(enoughOn(2516, 'next')).toEqual(enoughOn(2516, 'next'))
    for (const day of days)
      expect(
        enoughOn(day, 'junior')
          .map(({ question }) => judge(question).answer)
          .toSorted(),
      ).toEqual(['many', 'none', 'one'])
  })

  test('rises from level to level', () => {
    for (const day of days) {
      for (const band of ['junior', 'next'] as const) {
        const ranks = enoughOn(day, band).map(({ levelId }) => ALL_LEVEL_IDS.indexOf(levelId))
        expect(ranks.every((rank, index) => index === 0 || rank > (ranks[index - 1] ?? 0))).toBe(true)
      }
    }
  })

  test('names its exercises so that progress can be kept by the names', () => {
    const ids = days.flatMap((day) => [...enoughOn(day, 'junior'), ...enoughOn(day, 'next')].map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z0-9:-]{1,40}$/.test(id))).toEqual([])
  })
})
