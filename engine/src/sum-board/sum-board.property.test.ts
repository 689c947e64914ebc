import * as english from '@emojigma/messages/words/hints.ts'
import { describe, expect, test } from 'vitest'
import * as spanish from '../../../messages/src/es/words/hints.ts'
import * as french from '../../../messages/src/fr/words/hints.ts'
import { wordsOf } from '../explanation/explanation-words.ts'
import { kindOf } from '../kinds.ts'
import { drawPractice } from '../practice/draw.ts'
import { NUMBERS_A_STEP, PUZZLES_A_STEP, strandNamed } from '../practice/strands.ts'
import type { BoardSums, SudokuQuestion } from '../question.ts'
import { randomFrom } from '../random.ts'
import type { SumBoardStep } from './deduce.ts'
import { explainSums, explainSumsFrom, hasSums, type SumsQuestion } from './explain.ts'

const STEPS = [1, 2, 3, 4]
const CELLS = Array.from({ length: 16 }, (_, cell) => cell)

interface DrawnSums {
  readonly question: SumsQuestion
  readonly answer: string
  readonly score: number
}

function drawn(step: number, number: number): DrawnSums {
  const { question, answer } = drawPractice({ strand: 'board-sums', step }, number)
  const rating = kindOf(4).rate(question)
  if (question.typeId !== 4 || !hasSums(question) || rating.kind !== 'rated') throw new Error(`${step} ${number}`)
  return { question, answer, score: rating.score }
}

const PUZZLES = STEPS.map((step) => Array.from({ length: PUZZLES_A_STEP }, (_, number) => drawn(step, number)))

/** Every full board, filled row by row from the 24 orders of four. */
const ORDERS = orders([1, 2, 3, 4])
const GRIDS = ORDERS.flatMap((a) => ORDERS.flatMap((b) => ORDERS.flatMap((c) => ORDERS.map((d) => [...a, ...b, ...c, ...d])))).filter(
  isFull,
)

function orders(items: readonly number[]): number[][] {
  return items.length === 0 ? [[]] : items.flatMap((item) => orders(items.filter((one) => one !== item)).map((rest) => [item, ...rest]))
}

function isFull(grid: readonly number[]): boolean {
  const differ = (...cells: number[]) => new Set(cells.map((cell) => grid[cell])).size === 4
  return (
    [0, 1, 2, 3].every((column) => differ(column, column + 4, column + 8, column + 12)) &&
    [0, 2, 8, 10].every((corner) => differ(corner, corner + 1, corner + 4, corner + 5))
  )
}

/** Every choice of four different numbers from 1 to 9 that keeps the known ones. */
function numbersFor({ values }: BoardSums): readonly (readonly number[])[] {
  const all: number[][] = []
  for (let code = 0; code < 9 ** 4; code += 1) {
    const four = [code % 9, Math.floor(code / 9) % 9, Math.floor(code / 81) % 9, Math.floor(code / 729)].map((value) => value + 1)
    if (new Set(four).size === 4 && values.every((value, index) => value === null || value === four[index])) all.push(four)
  }
  return all
}

const fits = (grid: readonly number[], board: string) => grid.every((digit, cell) => board[cell] === '.' || board[cell] === `${digit}`)

/** Every board with every choice of numbers that keeps the givens and the totals. */
function solutions({ board, sums }: SumsQuestion): readonly { readonly grid: string; readonly worth: readonly number[] }[] {
  const numbers = numbersFor(sums)
  return GRIDS.filter((grid) => fits(grid, board)).flatMap((grid) =>
    numbers.flatMap((worth) => {
      const holds = sums.cages.every(
        ({ cells, total }) => cells.reduce((sum, cell) => sum + (worth[(grid[cell] ?? 0) - 1] ?? 0), 0) === total,
      )
      return holds ? [{ grid: grid.join(''), worth }] : []
    }),
  )
}

function onlySolution(question: SumsQuestion) {
  const [only, another] = solutions(question)
  if (!only || another) throw new Error(question.board)
  return only
}

test('there are 288 full boards to compare with', () => {
  expect(GRIDS).toHaveLength(288)
})

test.each(STEPS)(
  'each puzzle of step %i has one board and one number for each emoji, by trying all of them',
  { timeout: 60_000 },
  (step) => {
    for (const { question, answer } of PUZZLES[step - 1] ?? []) {
      const found = solutions(question)
      expect(found.map(({ grid }) => grid)).toEqual([answer])
      expect(kindOf(4).prove(question)).toMatchObject({ answer })
    }
  },
)

test('no puzzle is solved without its sums, and no row, column or box lets an emoji into a group twice', () => {
  for (const { question } of PUZZLES.flat()) {
    expect(GRIDS.filter((grid) => fits(grid, question.board)).length).toBeGreaterThan(1)
    const cells = question.sums.cages.flatMap((cage) => cage.cells)
    expect(cells.toSorted((one, other) => one - other)).toEqual(CELLS)
    for (const cage of question.sums.cages) {
      for (const grid of GRIDS) expect(new Set(cage.cells.map((cell) => grid[cell])).size).toBe(cage.cells.length)
    }
  }
})

describe('the ladder', () => {
  test('grows: the easiest puzzle of a step takes no less than the hardest of the step before, by half and more on average', () => {
    const scores = PUZZLES.map((puzzles) => puzzles.map(({ score }) => score))
    const means = scores.map((some) => some.reduce((sum, score) => sum + score, 0) / some.length)
    for (const [index, some] of scores.entries()) {
      expect(some.toSorted((one, other) => one - other)).toEqual(some)
      if (index === 0) continue
      expect(some[0]).toBeGreaterThanOrEqual(scores[index - 1]?.at(-1) ?? 0)
      expect(means[index]).toBeGreaterThan((means[index - 1] ?? 0) * 1.2)
    }
  })

  test('has a mark for each step: all numbers are known, then totals need more than one cell, then two numbers are unknown, then all', () => {
    const unknown = PUZZLES.map((puzzles) => [
      ...new Set(puzzles.map(({ question }) => question.sums.values.filter((value) => value === null).length)),
    ])
    expect(unknown).toEqual([[0], [0], [2], [4]])
    const combines = PUZZLES.map((puzzles) =>
      puzzles.map(({ question }) => stepsOf(question).some(({ technique }) => technique === 'group combination')),
    )
    expect(combines[0]).not.toContain(true)
    expect(combines[1]).not.toContain(false)
    const compares = PUZZLES.map((puzzles) =>
      puzzles.map(({ question }) =>
        stepsOf(question).some((one) => one.technique === 'group value' && (one.sums.length === 2 || one.sums[0].unit)),
      ),
    )
    expect(compares[2]).not.toContain(true)
    expect(compares[3]).not.toContain(false)
  })

  test('has forty different puzzles a step, whatever their pictures and the order of the numbers, turned and mirrored', () => {
    for (const puzzles of PUZZLES) expect(new Set(puzzles.map(lookOf)).size).toBe(PUZZLES_A_STEP)
  })

  test('has further ones for after a miss, and is as long as it says', () => {
    expect(strandNamed('board-sums')?.steps).toHaveLength(STEPS.length)
    for (const step of STEPS) expect(drawn(step, NUMBERS_A_STEP - 1).answer).toMatch(/^[1-4]{16}$/)
  })
})

/** The least of the 8 × 24 ways to turn a puzzle and rename its emoji. */
function lookOf({ question: { board, sums }, answer }: DrawnSums): string {
  const turned = (row: number, column: number) => [column, 3 - row] as const
  const looks: string[] = []
  for (const isMirrored of [false, true]) {
    for (let quarter = 0; quarter < 4; quarter += 1) {
      const to = CELLS.map((cell) => {
        let place: readonly [number, number] = [Math.floor(cell / 4), isMirrored ? 3 - (cell % 4) : cell % 4]
        for (let turn = 0; turn < quarter; turn += 1) place = turned(...place)
        return place[0] * 4 + place[1]
      })
      for (const names of ORDERS) {
        const at = (text: string, place: number) => {
          const symbol = text[to.indexOf(place)] ?? '.'
          return symbol === '.' ? '.' : `${names[Number(symbol) - 1]}`
        }
        const cages = sums.cages.map(
          ({ cells, total }) =>
            `${cells
              .map((cell) => to[cell])
              .toSorted((a, b) => Number(a) - Number(b))
              .join('+')}=${total}`,
        )
        const values = [1, 2, 3, 4].map((name) => sums.values[names.indexOf(name)] ?? '?')
        looks.push(
          [CELLS.map((cell) => at(board, cell)).join(''), CELLS.map((cell) => at(answer, cell)).join(''), cages.toSorted(), values].join(
            ' ',
          ),
        )
      }
    }
  }
  return looks.toSorted()[0] ?? ''
}

function stepsOf(question: SumsQuestion): readonly SumBoardStep[] {
  const explanation = explainSums(question)
  if (explanation.kind !== 'explained') throw new Error(explanation.kind)
  return explanation.steps
}

/** The first false claim in steps from a position; undefined where all is as the step says. */
function faultIn(
  question: SumsQuestion,
  steps: readonly SumBoardStep[],
  start: string,
  noted: readonly (number | null)[],
): string | undefined {
  const { grid, worth } = onlySolution(question)
  const cells = [...start]
  const values = [...noted]
  const out = new Set<string>()
  for (const step of steps) {
    if (step.technique === 'group value') {
      const [more, less] = step.sums.map((sum) => {
        const real = sum.cells.map((cell) => Number(grid[cell])).toSorted((one, other) => one - other)
        const total = sum.totals.reduce((all, one) => all + one, 0)
        const isTrue = real.join() === sum.digits.join() && real.reduce((all, digit) => all + (worth[digit - 1] ?? 0), 0) === total
        return isTrue ? { digits: sum.digits, total } : undefined
      })
      if (!more || (step.sums.length === 2 && !less)) return 'a sum of other emoji'
      if (step.known.some(({ symbol, value }) => values[symbol] !== value)) return 'a number that was not known'
      const rest = less ? more.total - less.total : more.total - step.known.reduce((sum, { value }) => sum + value, 0)
      if (rest !== step.found.value || worth[step.found.symbol] !== rest || values[step.found.symbol] !== null) return 'another number'
      values[step.found.symbol] = rest
      continue
    }
    const { group, placement, eliminations } = step
    if (group) {
      const cage = question.sums.cages.find((one) => one.cells.join() === group.cells.join())
      const filled = group.cells.filter((cell) => cells[cell] !== '.')
      if (cage?.total !== group.total) return 'no such group'
      if (filled.map((cell) => cells[cell]).join() !== group.known.map(({ digit }) => digit).join())
        return 'emoji that are not in the group'
      if (group.known.some(({ digit, value }) => values[digit - 1] !== value)) return 'a number that was not known'
      if (group.total - group.known.reduce((sum, { value }) => sum + value, 0) !== group.rest) return 'another rest'
      for (const set of group.isOnlyUnknown ? [] : group.sets) {
        if (set.reduce((sum, digit) => sum + (values[digit - 1] ?? Number.NaN), 0) !== group.rest) return 'a set with another sum'
      }
      if (group.isOnlyUnknown && (values.includes(group.rest) || values.filter((value) => value === null).length !== 1))
        return 'not the only one'
    }
    for (const { cell, digit } of eliminations) {
      if (grid[cell] === `${digit}`) return 'the right emoji is ruled out'
      out.add(`${cell} ${digit}`)
    }
    if (placement && grid[placement.cell] !== `${placement.digit}`) return 'the wrong emoji'
    if (placement) cells[placement.cell] = `${placement.digit}`
  }
  return undefined
}

describe('the explanation', () => {
  test('is true in each step, and leads to the whole board and to every number', { timeout: 60_000 }, () => {
    for (const { question, answer } of PUZZLES.flat()) {
      const steps = stepsOf(question)
      expect(faultIn(question, steps, question.board, question.sums.values)).toBeUndefined()
      const placed = steps.flatMap((step) => (step.technique === 'group value' || !step.placement ? [] : [step.placement.cell]))
      expect(new Set(placed).size).toBe([...question.board].filter((symbol) => symbol === '.').length)
      expect(kindOf(4).explain(question)).toMatchObject({ kind: 'explained', answer })
      expect(kindOf(4).solve(question)).toEqual({ kind: 'unique', answer })
    }
  })

  test('says in each language which group a step is about and what it makes, one thought a step', () => {
    for (const { question } of PUZZLES.flatMap((puzzles) => puzzles.slice(0, 12))) {
      for (const step of stepsOf(question)) {
        for (const words of [english, spanish, french]) {
          const { where, rule, worked } = wordsOf(step, ['fox', 'apple', 'boat', 'bell'], words)
          expect(`${where} ${rule} ${worked}`).not.toMatch(/undefined|NaN|null|\.\.|something| {2}/)
          const number = step.technique === 'group value' ? step.found.value : step.group?.total
          expect(`${where} ${worked}`).toContain(`${number ?? ''}`)
          for (const sentence of worked.split('. ')) expect(sentence.split(' ').length).toBeLessThanOrEqual(24)
        }
      }
    }
  })
})

describe('help from a position of the player', () => {
  const positions = PUZZLES.flatMap((puzzles, step) =>
    puzzles.slice(0, 15).map(({ question }, number) => {
      const random = randomFrom('position', step, number)
      const { grid, worth } = onlySolution(question)
      const share = random.below(10)
      const board = [...question.board].map((symbol, cell) => (random.below(10) < share ? grid[cell] : symbol)).join('')
      const values = worth.map((value, symbol) => (question.sums.values[symbol] === null && random.below(2) === 0 ? value : undefined))
      return { question, grid, worth, board, values, random }
    }),
  )
  const notes = CELLS.map(() => 0)

  test('goes on from there, with the numbers that were noted, to one emoji or one number', () => {
    for (const { question, board, values } of positions) {
      const help = explainSumsFrom(question, { board, notes, values })
      expect(help.kind).toBe(board.includes('.') ? 'next' : 'complete')
      if (help.kind !== 'next') continue
      const known = question.sums.values.map((value, symbol) => value ?? values[symbol] ?? null)
      expect(faultIn(question, help.steps, board, known)).toBeUndefined()
      const leads = help.steps.map((step) => step.technique === 'group value' || step.placement !== undefined)
      expect(leads.indexOf(true)).toBe(leads.length - 1)
    }
  })

  test('leads to the end when each hint is followed', () => {
    for (const { question, grid, board, values } of positions) {
      let [cells, noted] = [board, values]
      for (let round = 0; round < 30 && cells.includes('.'); round += 1) {
        const help = explainSumsFrom(question, { board: cells, notes, values: noted })
        const last = help.kind === 'next' ? help.steps.at(-1) : undefined
        if (!last) throw new Error(help.kind)
        if (last.technique === 'group value') noted = noted.with(last.found.symbol, last.found.value)
        else if (last.placement) cells = cells.slice(0, last.placement.cell) + last.placement.digit + cells.slice(last.placement.cell + 1)
      }
      expect(cells).toBe(grid)
    }
  })

  test('says which emoji, which note or which number cannot be right', () => {
    for (const { question, grid, worth, board, values, random } of positions) {
      const cell = random.pick(CELLS.filter((one) => question.board[one] === '.'))
      const other = ((Number(grid[cell]) + random.below(3)) % 4) + 1
      const wrong = board.slice(0, cell) + other + board.slice(cell + 1)
      const help = explainSumsFrom(question, { board: wrong, notes, values })
      expect(help).toMatchObject({ kind: 'mistake', steps: [{ wrong: expect.arrayContaining([cell]) as unknown }] })
      const symbol = question.sums.values.indexOf(null)
      if (symbol < 0) continue
      const noted = values.with(symbol, (worth[symbol] ?? 0) + 1)
      expect(explainSumsFrom(question, { board, notes, values: noted })).toEqual({
        kind: 'mistake',
        steps: [{ technique: 'wrong value', noted: { symbol, value: noted[symbol] }, against: undefined, isOnBoard: true }],
      })
    }
    const { question } = drawn(1, 0)
    const cell = question.board.indexOf('.')
    const lacking = notes.with(cell, 2 ** (Number(drawn(1, 0).answer[cell]) % 4))
    expect(explainSumsFrom(question, { board: question.board, notes: lacking, values: [] })).toMatchObject({
      steps: [{ technique: 'wrong notes', cell }],
    })
  })
})

describe('a board that is not one of ours', () => {
  const { question } = drawn(2, 0)
  const withSums = (sums: BoardSums, board = question.board): SudokuQuestion => ({ ...question, board, sums })

  test('is found out: a total that cannot be, numbers that stay open, a repeated emoji', () => {
    const [first, ...others] = question.sums.cages
    if (!first) throw new Error('no cage')
    const impossible = withSums({ ...question.sums, cages: [{ ...first, total: first.total + 40 }, ...others] })
    const open = withSums({ ...question.sums, values: [null, null, null, null] }, '.'.repeat(16))
    expect([kindOf(4).solve(impossible).kind, kindOf(4).rate(impossible).kind]).toEqual(['impossible', 'impossible'])
    expect([kindOf(4).solve(open).kind, kindOf(4).rate(open).kind]).toEqual(['ambiguous', 'ambiguous'])
    expect(kindOf(4).rate(withSums(question.sums, '11..............')).kind).toBe('impossible')
  })
})
