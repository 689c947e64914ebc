import * as descriptionWords from '@emojigma/messages/words/descriptions.ts'
import { describe, expect, it, test } from 'vitest'
import { lettersOf } from '../algebra/symbol-letters.ts'
import { TEST_THEME } from '../algebra/test-theme.test-support.ts'
import { generateDaily } from '../daily.ts'
import { SLOTS } from '../day.ts'
import { foundBy } from '../explanation/steps-to-take.ts'
import { levelOf, NEXT_LEVEL_IDS, type LevelId } from '../levels.ts'
import type { GridQuestion, Puzzle } from '../question.ts'
import { randomFrom } from '../random.ts'
import { wrongAnswers } from '../understanding/slips-in.ts'
import { solveByFractions } from './fractions.test-support.ts'
import { grid } from './grid.ts'
import { HIDDEN_TILE } from './hidden-tile.ts'
import { linesOf, movedToTheEnd, RANGES, totalsPossible } from './odometer.test-support.ts'

const SEEDS = 1000
const TRIED = 60

function puzzlesAt(levelId: LevelId, hasIdeas = true): Puzzle<GridQuestion>[] {
  return Array.from({ length: SEEDS }, (_, seed) =>
    grid.generate({ levelId, theme: TEST_THEME, random: randomFrom('hidden tile', levelId, seed), hasIdeas }),
  )
}

function hidesTile({ emoji }: GridQuestion): boolean {
  return emoji.includes(HIDDEN_TILE)
}

/** By exact fractions; the last is the answer. */
function valuesOf(question: GridQuestion): readonly (number | undefined)[] {
  const values = solveByFractions(question)
  if (values === 'contradiction') throw new Error(values)
  return values
}

function explained(question: GridQuestion) {
  const explanation = grid.explain(question)
  if (explanation.kind !== 'explained') throw new Error(explanation.kind)
  return explanation
}

/** The totals that the asked line may have, whichever emoji is hidden. */
function totalsOfAll(question: GridQuestion, range: readonly [number, number]): readonly number[] {
  const tile = question.emoji.length - 1
  const turned = (hidden: number) => ({ ...question, cells: question.cells.map((row) => row.map((one) => (one === tile ? hidden : one))) })
  return [...new Set(question.emoji.slice(0, tile).flatMap((_, hidden) => [...totalsPossible(turned(hidden), range, false)]))]
}

const HIDING = NEXT_LEVEL_IDS.filter((levelId) => RANGES[levelId])

describe.each(HIDING.map((levelId) => ({ levelId, name: levelOf(levelId).code })))('a Grid with a hidden tile at $name', ({ levelId }) => {
  const range = RANGES[levelId] ?? expect.unreachable()
  const puzzles = puzzlesAt(levelId).filter(({ question }) => hidesTile(question))

  it('is about every fourth grid', () => {
    expect(puzzles.length / SEEDS).toBeGreaterThan(0.2)
    expect(puzzles.length / SEEDS).toBeLessThan(0.3)
  })

  it('has one answer, whichever emoji is tried in the tile and whatever numbers for the emoji', () => {
    for (const { question, answer } of puzzles.slice(0, TRIED)) {
      expect(totalsOfAll(question, range).map(String)).toEqual([answer])
      expect(grid.solve(question)).toEqual({ kind: 'unique', answer })
      expect(grid.prove(question)).toMatchObject({ answer })
    }
  })

  it('hides one emoji of its own in one cell, without which the lines do not decide', () => {
    for (const { question } of puzzles) {
      const tile = question.emoji.length - 1
      expect(question.emoji.indexOf(HIDDEN_TILE)).toBe(tile)
      expect(question.cells.flat().filter((symbol) => symbol === tile)).toHaveLength(1)
      const values = valuesOf(question)
      const own = values.slice(0, tile)
      expect(own.filter((value) => value === values[tile])).toHaveLength(1)
      expect(new Set(own).size).toBe(tile)
      const { asked } = linesOf(question)
      const without = {
        ...question,
        rowTotals: question.rowTotals.map((total, row) => (question.cells[row]?.includes(tile) ? null : total)),
        columnTotals: question.columnTotals.map((total, column) => (question.cells.some((row) => row[column] === tile) ? null : total)),
      }
      expect(asked.includes(tile) || valuesOf(without).at(-1) === undefined).toBe(true)
    }
  })

  it('gives away no total by a line with the same emoji', () => {
    for (const { question } of puzzles) {
      const values = valuesOf(question)
      const tile = question.emoji.length - 1
      const holds = values.indexOf(values[tile])
      const lines = linesOf(question).lines.map(({ symbols }) =>
        symbols
          .map((one) => (one === tile ? holds : one))
          .toSorted()
          .join(),
      )
      expect(new Set(lines).size).toBe(lines.length)
    }
  })

  it('is rated at its level, with the tile as one more symbol', () => {
    for (const { question } of puzzles)
      expect(grid.rate(question)).toMatchObject({ kind: 'rated', band: levelId, restsOn: { symbols: question.emoji.length } })
  })

  it('is explained by true steps over a line with the tile, which is recognised only after its emoji', () => {
    let recognised = 0
    for (const { question, answer } of puzzles) {
      const tile = question.emoji.length - 1
      const values = valuesOf(question)
      const explanation = explained(question)
      expect(explanation.answer).toBe(answer)
      const found = new Map<number, number>()
      const looked: string[] = []
      for (const step of explanation.steps) {
        const sources = 'sources' in step ? step.sources : 'source' in step ? [step.source] : 'lines' in step ? step.lines : []
        for (const source of sources) if (source && 'index' in source) looked.push(`${source.kind} ${source.index}`)
        const isTile = step.technique === 'one unknown' && step.found.symbol === tile
        const known = isTile ? [...found.keys()].find((symbol) => found.get(symbol) === values[tile]) : undefined
        expect('sameAs' in step ? step.sameAs : undefined).toBe(known)
        if (known !== undefined) recognised += 1
        expect(foundBy(step).filter(({ symbol, value }) => value !== values[symbol])).toEqual([])
        for (const { symbol, value } of foundBy(step)) found.set(symbol, value)
      }
      const withTile = linesOf(question).lines.flatMap(({ line, index, symbols }) => (symbols.includes(tile) ? [`${line} ${index}`] : []))
      expect(withTile.some((one) => looked.includes(one))).toBe(true)
    }
    expect(recognised).toBeGreaterThan(puzzles.length / 2)
  })

  it('is described with its tile, and does not say what it is', () => {
    for (const { question } of puzzles.slice(0, TRIED)) {
      const text = grid.describe(question, descriptionWords)
      expect(text.match(/\bhidden tile\b/g)).toHaveLength(2)
      expect(text).toContain('. The hidden tile is one of these emoji. What is the total of ')
    }
  })

  it('can be moved line by line to its answer, and be written in letters', () => {
    for (const { question, answer } of puzzles.slice(0, TRIED)) {
      expect(`${movedToTheEnd(question)[question.emoji.length]}`).toBe(answer)
      expect(new Set(lettersOf(question)).size).toBe(question.emoji.length)
    }
  })

  it('leads to no guess at a slip', () => {
    for (const { question } of puzzles.slice(0, TRIED)) expect(wrongAnswers(question, levelId)).toEqual([])
  })

  it('is never the same as one without a tile', () => {
    const plain = new Set(puzzlesAt(levelId, false).map((puzzle) => grid.repeatKey(puzzle)))
    expect(puzzles.filter((puzzle) => plain.has(grid.repeatKey(puzzle)))).toEqual([])
    expect(new Set(puzzles.map((puzzle) => grid.repeatKey(puzzle))).size).toBeGreaterThan(puzzles.length * 0.9)
  })
})

test('no tile is hidden at Easy, and none anywhere unless a request allows it', () => {
  expect(puzzlesAt(1).filter(({ question }) => hidesTile(question))).toEqual([])
  expect(NEXT_LEVEL_IDS.flatMap((levelId) => puzzlesAt(levelId, false)).filter(({ question }) => hidesTile(question))).toEqual([])
})

test('grids with hidden tiles are harder from level to level', () => {
  const average = (levelId: LevelId): number => {
    const scores = puzzlesAt(levelId).flatMap(({ question }) => {
      const rating = grid.rate(question)
      return hidesTile(question) && rating.kind === 'rated' ? [rating.score] : []
    })
    return scores.reduce((sum, score) => sum + score, 0) / scores.length
  }
  const averages = HIDING.map(average)
  expect(averages).toEqual(averages.toSorted((one, other) => one - other))
})

test('the days hide tiles in about a quarter of their grids from Medium on', () => {
  const shares = SLOTS.flatMap(({ typeId, levelId }, slot) => {
    if (typeId !== 2) return []
    const grids = Array.from({ length: 400 }, (_, day) => generateDaily(2600 + day, slot, 0).question as GridQuestion)
    return [{ levelId, share: grids.filter(hidesTile).length / grids.length }]
  })
  expect(shares.map(({ share }) => share > 0.2 && share < 0.3)).toEqual(shares.map(({ levelId }) => levelId > 1))
  expect(shares[0]?.share).toBe(0)
})
