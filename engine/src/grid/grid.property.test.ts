import * as descriptionWords from '@emojigma/messages/words/descriptions.ts'
import { describe, expect, it } from 'vitest'
import { fingerprint, TEST_THEME } from '../algebra/test-theme.test-support.ts'
import { THEMES } from '../emoji/themes.ts'
import { levelOf, MASTER_LEVEL_ID, NEXT_LEVEL_IDS, type LevelId } from '../levels.ts'
import type { GridQuestion, Puzzle } from '../question.ts'
import { randomFrom } from '../random.ts'
import { solveByFractions } from './fractions.test-support.ts'
import { grid } from './grid.ts'
import { deduceGrid } from './solve.ts'

const SEEDS = 1000

const PROMISES: Readonly<
  Partial<Record<LevelId, { sizes: readonly string[]; symbols: number; hidden: number; low: number; high: number; block: number }>>
> = {
  1: { sizes: ['2×3', '3×2', '3×3', '2×4', '4×2'], symbols: 3, hidden: 2, low: 1, high: 12, block: 1 },
  2: { sizes: ['2×3', '3×2', '3×4', '4×3'], symbols: 3, hidden: 2, low: 1, high: 15, block: 2 },
  3: { sizes: ['3×4'], symbols: 4, hidden: 2, low: 1, high: 15, block: 2 },
  4: { sizes: ['4×4'], symbols: 4, hidden: 3, low: 1, high: 20, block: 3 },
  5: { sizes: ['4×5'], symbols: 5, hidden: 3, low: -9, high: 20, block: 3 },
}

function puzzleFrom(levelId: LevelId, seed: number): Puzzle<GridQuestion> {
  return grid.generate({ levelId, theme: TEST_THEME, random: randomFrom('grid test', levelId, seed) })
}

/** Every row and column as sorted symbols, with its total. */
function linesIn({ cells, rowTotals, columnTotals }: GridQuestion): { symbols: string; total: number | null }[] {
  const columns = columnTotals.map((_, index) => cells.map((row) => row[index]))
  const totals = [...rowTotals, ...columnTotals]
  return [...cells, ...columns].map((line, index) => ({ symbols: line.toSorted().join(), total: totals[index] ?? null }))
}

/** How often one looks through the shown lines when each time every line with a single unknown symbol is used. */
function looksForSymbols(question: GridQuestion): number {
  let lines = linesIn(question).flatMap(({ symbols, total }) => (total === null ? [] : [symbols.split(',')]))
  for (let looks = 0; ; looks += 1) {
    const found = lines.filter((line) => new Set(line).size === 1).flat()
    if (found.length === 0) return looks
    lines = lines.map((line) => line.filter((symbol) => !found.includes(symbol)))
  }
}

/** Is a line another one and one emoji more, both of the same two emoji? */
function isOneMore(line: readonly string[], other: readonly string[]): boolean {
  const rest = [...line]
  for (const symbol of other) if (rest.includes(symbol)) rest.splice(rest.indexOf(symbol), 1)
  return rest.length === 1 && line.length === other.length + 1 && new Set(line).size === 2
}

describe.each(NEXT_LEVEL_IDS.map((levelId) => ({ levelId, name: levelOf(levelId).code })))('a Grid puzzle at $name', ({ levelId }) => {
  const puzzles = Array.from({ length: SEEDS }, (_, seed) => puzzleFrom(levelId, seed))
  const promise = PROMISES[levelId] ?? expect.unreachable()

  it('has exactly one answer and one value for each emoji, by exact fractions', () => {
    const breaking = puzzles.filter(({ question, answer }) => {
      const solved = solveByFractions(question)
      const values = solved === 'contradiction' ? [] : solved.slice(0, -1)
      const keeps =
        solved !== 'contradiction' &&
        `${solved.at(-1)}` === answer &&
        (levelId === MASTER_LEVEL_ID || Number(answer) >= 0) &&
        new Set(values).size === promise.symbols &&
        values.every((value = Number.NaN) => Number.isInteger(value) && value >= promise.low && value <= promise.high && value !== 0)
      return !keeps
    })
    expect(breaking).toEqual([])
  })

  it('has the size, emoji and hidden totals of its level', () => {
    for (const { question } of puzzles) {
      const [rows, columns] = [question.rowTotals.length, question.columnTotals.length]
      expect(promise.sizes).toContain(`${rows}×${columns}`)
      expect(question.cells).toHaveLength(rows)
      expect(question.cells.every((row) => row.length === columns)).toBe(true)
      expect(new Set(question.cells.flat()).size).toBe(promise.symbols)
      expect(linesIn(question).filter(({ total }) => total === null)).toHaveLength(promise.hidden)
      expect((question.ask.line === 'row' ? question.rowTotals : question.columnTotals)[question.ask.index]).toBeNull()
    }
  })

  it('is solved in steps of the promised size', () => {
    for (const { question, answer } of puzzles) {
      expect(grid.solve(question)).toEqual({ kind: 'unique', answer })
      const deduction = deduceGrid(question)
      const sizes = deduction === 'impossible' ? [] : deduction.stages.map(({ symbols }) => symbols.length)
      expect(Math.max(...sizes)).toBe(promise.block)
    }
  })

  it('has no line twice, so that none gives away another', () => {
    const breaking = puzzles.filter(({ question }) => {
      const lines = linesIn(question).map(({ symbols }) => symbols)
      return new Set(lines).size < lines.length
    })
    expect(breaking).toEqual([])
  })

  it('is described by exactly what is displayed', () => {
    for (const { question } of puzzles.slice(0, 400)) {
      const text = grid.describe(question, descriptionWords)
      const totals = [...text.matchAll(/total (not shown|(?:minus )?\d+)/g)].map(([, total]) => total)
      expect(totals).toEqual(
        [...question.rowTotals, ...question.columnTotals].map((total) =>
          total === null ? 'not shown' : `${total}`.replace('-', 'minus '),
        ),
      )
      expect(text.endsWith(`What is the total of ${question.ask.line} ${question.ask.index + 1}?`)).toBe(true)
    }
  })

  it('comes again from the same seed', () => {
    for (let seed = 0; seed < 50; seed += 1) expect(JSON.stringify(puzzleFrom(levelId, seed))).toBe(JSON.stringify(puzzles[seed]))
  })

  it('is nearly always another, for years of daily puzzles', () => {
    expect(new Set(puzzles.map((puzzle) => grid.repeatKey(puzzle))).size).toBeGreaterThan(SEEDS * 0.94)
    expect(grid.repeatWindowDays(levelId)).toBeUndefined()
  })

  it('can be made from every theme', () => {
    for (const theme of THEMES) {
      const { question } = grid.generate({ levelId, theme, random: randomFrom('themes', theme.name, levelId) })
      expect(question.emoji.every((emoji) => theme.emoji.includes(emoji))).toBe(true)
      expect(new Set(question.emoji).size).toBe(promise.symbols)
    }
  })
})

describe('Grid puzzles', () => {
  const first = (levelId: LevelId) => Array.from({ length: SEEDS }, (_, seed) => puzzleFrom(levelId, seed).question)

  it('give all symbols in one look after the first at Easy', () => {
    expect(new Set(first(1).map(looksForSymbols))).toEqual(new Set([2]))
  })

  it('give no symbol by one line alone at Medium: a line is another one and one emoji more', () => {
    for (const question of first(2)) {
      expect(looksForSymbols(question)).toBe(0)
      const lines = linesIn(question).flatMap(({ symbols, total }) => (total === null ? [] : [symbols.split(',')]))
      expect(lines.some((line) => lines.some((other) => isOneMore(line, other)))).toBe(true)
    }
  })

  it('have far more than thirty layouts, and a line of three equal emoji in less than half of the easy ones', () => {
    for (const levelId of [1, 2] as const) {
      const layouts = first(levelId).map(({ rowTotals, columnTotals, ask }) =>
        JSON.stringify([rowTotals.map((total) => total === null), columnTotals.map((total) => total === null), ask]),
      )
      expect(new Set(layouts).size).toBeGreaterThan(90)
    }
    const withThree = first(1).filter((question) => linesIn(question).some(({ symbols }) => /^(\d),\1,\1$/.test(symbols)))
    expect(withThree.length).toBeLessThan(SEEDS / 2)
  })

  it('have a negative answer in about a third of the cases at Master', () => {
    const negative = Array.from({ length: SEEDS }, (_, seed) => puzzleFrom(MASTER_LEVEL_ID, seed)).filter(({ answer }) =>
      answer.startsWith('-'),
    )
    expect(negative.length / SEEDS).toBeGreaterThan(0.29)
    expect(negative.length / SEEDS).toBeLessThan(0.37)
  })

  it('change only together with the version of the generators', () => {
    const made = NEXT_LEVEL_IDS.flatMap((levelId) =>
      [0, 1, 2].map((seed) => {
        const { question, answer } = puzzleFrom(levelId, seed)
        const { cells, rowTotals, columnTotals, ask } = question
        return `${levelId}:${fingerprint(JSON.stringify([cells, rowTotals, columnTotals, ask, answer]))}`
      }),
    )
    expect(made).toMatchInlineSnapshot(`
      [
        "1:9a46c062",
        "1:7cec63cf",
        "1:50953306",
        "2:8132e75f",
        "2:fc11a92c",
        "2:315b17dd",
        "3:4cb5dcaf",
        "3:29349a2e",
        "3:52398165",
        "4:3ecd7357",
        "4:2c060711",
        "4:8e7be836",
        "5:1555b77d",
        "5:4ce96735",
        "5:3313a416",
      ]
    `)
  })
})
