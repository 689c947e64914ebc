import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { holds, workOut } from '../algebra/brute-force.test-support.ts'
import { TEST_THEME } from '../algebra/test-theme.test-support.ts'
import { ALL_LEVEL_IDS } from '../levels.ts'
import { randomFrom } from '../random.ts'
import { repeatedCells } from '../sudoku/board.ts'
import { twoSolutions } from '../maker/check-board.ts'
import { enoughOn } from './daily.ts'
import { judge, judgeSpare } from './judge.ts'
import { makeBoard } from './daily.ts'
import { makeGrid } from './make-grid.ts'
import { makeLines } from './make-lines.ts'
import { makeSpare } from './make-spare.ts'
import {
  linesOfQuestion,
  type BoardQuestion,
  type EnoughQuestion,
  type LinesQuestion,
  type SpareQuestion,
  type WithoutLine,
  type TotalsQuestion,
  type Verdict,
  type Way,
} from './question.ts'

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

/** The fault of a verdict; undefined where everything in it can be seen to be so. */
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

const SPARES = [
  ['Level 5', 20, (seed: number) => makeSpare([10], true, TO_10, TEST_THEME, randomFrom('spare', seed))],
  ['Level 5, no emoji of its own', 20, (seed: number) => makeSpare([10], false, TO_10, TEST_THEME, randomFrom('spare', seed))],
  ['Hard', 6, (seed: number) => makeSpare([3], false, TO_15, TEST_THEME, randomFrom('spare', seed))],
  ['Expert', 6, (seed: number) => makeSpare([4], false, TO_15, TEST_THEME, randomFrom('spare', seed))],
] as const

/** The emoji of lines, read off as text. */
function emojiIn(lines: SpareQuestion['equations']): ReadonlySet<string> {
  return new Set([...JSON.stringify(lines).matchAll(/"symbol":(\d+)/g)].map(([, symbol]) => symbol ?? ''))
}

/** The fault in what is said of the other lines; undefined where everything in it can be seen to be so. */
function faultWithout(without: WithoutLine, ways: readonly Way[], ask: SpareQuestion['ask']): string | undefined {
  const shown = without.ways.map((way) => way.join())
  if (new Set(shown).size < shown.length) return 'the same way twice'
  if (shown.some((way) => !ways.some((other) => other.join() === way))) return 'no way'
  const answers = new Set(ways.map((way) => workOut(ask, way)))
  if (without.isSpare) {
    if (answers.size > 1 || !answers.has(without.answer)) return 'not the answer of all'
    return without.count === ways.length && shown.length === Math.min(2, ways.length) ? undefined : 'counted wrongly'
  }
  const [one, other] = without.ways.map((way) => workOut(ask, way))
  return one !== other && one === without.answers[0] && other === without.answers[1] ? undefined : 'no two answers'
}

describe.each(SPARES)('a line to spare at %s', (_, seeds, make) => {
  const made = Array.from({ length: seeds }, (_, seed) => make(seed))

  test('is the only one: without any other the answer is open, as two shown ways say', () => {
    for (const { emoji, equations, ask, range } of made) {
      const spares = judgeSpare({ kind: 'spare', emoji, equations, ask, range }).flatMap((without, line) => {
        expect(faultWithout(without, allWays(equations.toSpliced(line, 1), emoji.length, range), ask)).toBeUndefined()
        return without.isSpare ? [line] : []
      })
      expect(spares).toHaveLength(1)
    }
  })

  test('is one of three or more, in a puzzle that can be true', () => {
    for (const { emoji, equations, range } of made) {
      expect(equations.length).toBeGreaterThanOrEqual(3)
      expect(allWays(equations, emoji.length, range)).toHaveLength(1)
    }
  })
})

test('a line to spare of Next Level has no emoji that the others lack', () => {
  for (const levelId of [3, 4] as const) {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const question = makeSpare([levelId], false, TO_15, TEST_THEME, randomFrom('spare', seed))
      const line = judgeSpare(question).findIndex(({ isSpare }) => isSpare)
      const others = emojiIn(question.equations.toSpliced(line, 1))
      expect([...emojiIn(question.equations.slice(line, line + 1))].filter((symbol) => !others.has(symbol))).toEqual([])
    }
  }
})

test('a line to spare can go with numbers beyond the range, too', () => {
  for (let seed = 0; seed < 6; seed += 1) {
    const { emoji, equations, ask } = makeSpare([9, 10], false, TO_10, TEST_THEME, randomFrom('spare', seed))
    const line = judgeSpare({ kind: 'spare', emoji, equations, ask, range: TO_10 }).findIndex(({ isSpare }) => isSpare)
    const ways = allWays(equations.toSpliced(line, 1), emoji.length, { low: -20, high: 30 })
    expect(new Set(ways.map((way) => workOut(ask, way))).size).toBe(1)
  }
})

describe('a day', () => {
  const days = Array.from({ length: 15 }, (_, index) => 2516 + index * 29)

  const asked = (day: number, band: 'junior' | 'next') =>
    enoughOn(day, band).flatMap(({ question }): EnoughQuestion[] => (question.kind === 'spare' ? [] : [question]))

  test('ends with lines to spare: one for Junior, two for Next Level', () => {
    for (const day of days) {
      const kinds = (['junior', 'next'] as const).map((band) => enoughOn(day, band).map(({ question }) => question.kind === 'spare'))
      expect(kinds).toEqual([
        [false, false, false, true],
        [false, false, false, false, true, true],
      ])
    }
  })

  test('changes only together with its version', () => {
    const published = (['junior', 'next'] as const).flatMap((band) =>
      [2516, 2887].map((day) => enoughOn(day, band).filter(({ question }) => question.kind !== 'spare')),
    )
    expect(createHash('sha256').update(JSON.stringify(published)).digest('hex').slice(0, 16)).toBe('1c1d5edba0678d78')
  })

  test('has each answer at least once, in many orders, and is the same whenever it is asked for', () => {
    const orders = days.map((day) => asked(day, 'next').map((question) => judge(question).answer))
    for (const order of orders) expect(new Set(order).size).toBe(3)
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(5)
    expect(enoughOn(2516, 'next')).toEqual(enoughOn(2516, 'next'))
    for (const day of days)
      expect(
        asked(day, 'junior')
          .map((question) => judge(question).answer)
          .toSorted(),
      ).toEqual(['many', 'none', 'one'])
  })

  test('rises from level to level', () => {
    for (const day of days) {
      for (const band of ['junior', 'next'] as const) {
        const ranks = enoughOn(day, band).map(({ levelId }) => ALL_LEVEL_IDS.indexOf(levelId))
        expect(ranks.toSorted((one, other) => one - other)).toEqual(ranks)
        expect(new Set(ranks).size).toBeGreaterThan(2)
      }
    }
  })

  test('names its exercises so that progress can be kept by the names', () => {
    const ids = days.flatMap((day) => [...enoughOn(day, 'junior'), ...enoughOn(day, 'next')].map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z0-9:-]{1,40}$/.test(id))).toEqual([])
  })
})
