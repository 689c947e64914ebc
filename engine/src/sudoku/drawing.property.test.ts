import { describe, expect, test } from 'vitest'
import type { BoardStep } from '../explanation/explanation.ts'
import { randomFrom } from '../random.ts'
import { boxOf, columnOf, peersOf, rowOf, type BoardSide } from './board.ts'
import { drawStep, type BoardDrawing } from './drawing.ts'
import { explainSudoku } from './explain.ts'
import { generateMinimalNine } from './generate-nine.ts'
import { writeBoard } from './notation.ts'
import { EVERYDAY_THEMES } from '../emoji/themes.ts'
import { sudoku } from './sudoku.ts'
import type { Technique } from './techniques/step.ts'
import { PlainBoard } from './testing/plain-board.ts'

interface Moment {
  /** The board as a hint finds it. */
  readonly board: string
  readonly before: readonly BoardStep[]
  readonly step: BoardStep
  /** The same board with what earlier steps ruled out. */
  readonly plain: PlainBoard
}

const EVERY_LEVEL = [6, 8, 10, 1, 2, 3, 4, 5] as const
const BOARDS = [
  ...EVERY_LEVEL.flatMap((levelId) =>
    Array.from({ length: 12 }, (_, seed) => {
      const random = randomFrom('drawing', levelId, seed)
      return sudoku.generate({ levelId, theme: random.pick(EVERYDAY_THEMES), random }).question.board
    }),
  ),
  ...Array.from({ length: 300 }, (_, seed) => writeBoard(generateMinimalNine(randomFrom('drawing', seed)))),
]

/** Each step of the way over a board, with all that was ruled out until then. */
function momentsOn(board: string): readonly Moment[] {
  const explanation = explainSudoku({ typeId: 4, emoji: [], board })
  const steps = 'steps' in explanation ? explanation.steps : []
  const digits = Array.from(board)
  return steps.map((step, index) => {
    const filled = digits.join('')
    const before = steps.slice(0, index).flatMap((earlier): BoardStep[] => {
      const eliminations = earlier.eliminations.filter(({ cell }) => filled[cell] === '.')
      return eliminations.length > 0 ? [{ ...earlier, eliminations }] : []
    })
    const plain = new PlainBoard(filled)
    for (const earlier of before) plain.take(earlier)
    if (step.placement) digits[step.placement.cell] = `${step.placement.digit}`
    return { board: filled, before, step, plain }
  })
}

const MOMENTS = BOARDS.flatMap((board) => momentsOn(board).map((moment) => ({ ...moment, drawing: drawnAt(moment) })))
const of = (...techniques: readonly Technique[]) => MOMENTS.filter(({ step }) => techniques.includes(step.technique))

function drawnAt({ board, before, step }: Moment): BoardDrawing {
  return drawStep(board, before, step)
}

/** The cells under the drawn stretches and boxes. */
function covered({ stretches, boxes }: BoardDrawing, side: BoardSide): ReadonlySet<number> {
  const within = stretches.flatMap(({ from, to }) => {
    const step = rowOf(from, side) === rowOf(to, side) ? 1 : side
    expect(step === 1 || columnOf(from, side) === columnOf(to, side)).toBe(true)
    const [low, high] = [Math.min(from, to), Math.max(from, to)]
    return Array.from({ length: (high - low) / step + 1 }, (_, index) => low + index * step)
  })
  const inBoxes = Array.from({ length: side * side }, (_, cell) => cell).filter((cell) => boxes.includes(boxOf(cell, side)))
  return new Set([...within, ...inBoxes])
}

describe('the drawing of an only place', () => {
  const moments = of('hidden single in box', 'hidden single in line')

  test('leaves one cell of the unit: each other one is full, blocked by a lit copy, or was ruled out before', () => {
    expect(moments.length).toBeGreaterThan(1000)
    for (const { board, step, plain, drawing } of moments) {
      const side = step.side as BoardSide
      const { cell, digit } = step.placement ?? { cell: -1, digit: 0 }
      const [unit] = step.units
      const others = (unit ? plain.cellsOf(unit) : []).filter((other) => board[other] === '.' && other !== cell)
      const under = covered(drawing, side)
      expect(drawing.left).toBe(cell)
      expect(drawing.crossed).toEqual(others)
      expect(drawing.lit.filter((copy) => board[copy] !== `${digit}`)).toEqual([])
      for (const other of others) {
        const isBlocked = drawing.lit.some((copy) => peersOf(other, side).includes(copy))
        expect(isBlocked ? under.has(other) : !plain.open[other]?.has(digit)).toBe(true)
      }
      expect(under.has(cell)).toBe(false)
    }
  })

  test('lights no copy that blocks nothing by itself', () => {
    for (const { step, drawing } of moments) {
      const side = step.side as BoardSide
      for (const copy of drawing.lit) expect(drawing.crossed.some((other) => peersOf(copy, side).includes(other))).toBe(true)
    }
  })
})

test('the drawing of the last cell of a unit lights all the others', () => {
  const moments = of('last in unit')
  expect(moments.length).toBeGreaterThan(50)
  for (const { step, plain, drawing } of moments) {
    const unit = step.units[0] && plain.cellsOf(step.units[0])
    expect([...drawing.lit, drawing.left].toSorted()).toEqual(unit?.toSorted())
    expect(drawing.left).toBe(step.placement?.cell)
  }
})

test('the drawing of an only emoji lights each other emoji that the cell sees, once, in a drawn line or box', () => {
  const moments = of('naked single')
  expect(moments.length).toBeGreaterThan(300)
  for (const { board, step, drawing } of moments) {
    const side = step.side as BoardSide
    const { cell, digit } = step.placement ?? { cell: -1, digit: 0 }
    const seen = new Set(peersOf(cell, side).map((peer) => board[peer]))
    const lit = drawing.lit.map((one) => board[one])
    expect(lit.toSorted()).toEqual([...seen].filter((symbol) => symbol !== '.' && symbol !== `${digit}`).toSorted())
    const under = covered(drawing, side)
    expect(drawing.lit.filter((one) => !under.has(one) || !peersOf(cell, side).includes(one))).toEqual([])
  }
})

describe('the drawing of a pattern', () => {
  const moments = MOMENTS.filter(({ step }) => !step.placement)

  test('shows what its cells may hold, and crosses out what goes', () => {
    const seen = new Set(moments.map(({ step }) => step.technique))
    for (const technique of ['naked pair', 'hidden pair', 'X-wing', 'XY-wing', 'colouring', 'skyscraper', 'W-wing', 'XY-chain'] as const) {
      expect(seen).toContain(technique)
    }
    for (const { step, plain, drawing } of moments) {
      expect(drawing.gone).toEqual(step.eliminations)
      expect(new Set(drawing.shown.map(({ cell }) => cell))).toEqual(new Set(step.cells))
      expect(drawing.shown.filter(({ cell, digit }) => !plain.open[cell]?.has(digit))).toEqual([])
    }
  })

  test('joins cells that see each other, all in one piece', () => {
    for (const { step, drawing } of moments) {
      const side = step.side as BoardSide
      for (const { from, to } of drawing.links) expect(peersOf(from, side)).toContain(to)
      const isFish = ['X-wing', 'swordfish', 'jellyfish'].includes(step.technique)
      if (isFish) continue
      const reached = new Set(step.cells.slice(0, 1))
      for (const cell of reached) {
        for (const { from, to } of drawing.links) {
          if (from === cell) reached.add(to)
          if (to === cell) reached.add(from)
        }
      }
      expect([step.technique, reached]).toEqual([step.technique, new Set(step.cells)])
    }
  })

  test('a chain carries an emoji that both of its cells may hold', () => {
    const links = of('XY-chain', 'XY-wing', 'XYZ-wing').flatMap(({ plain, drawing }) => drawing.links.map((link) => ({ plain, ...link })))
    expect(links.length).toBeGreaterThan(20)
    for (const { plain, from, to, digit = 0 } of links)
      expect([plain.open[from]?.has(digit), plain.open[to]?.has(digit)]).toEqual([true, true])
  })

  test('tells two cases apart: each cell that is ruled out sees both, or has the colour that meets itself', () => {
    const cased = of('XY-wing', 'XYZ-wing', 'skyscraper', 'two-string kite', 'W-wing', 'XY-chain', 'colouring')
    for (const { step, drawing } of cased) {
      const side = step.side as BoardSide
      for (const { cell, digit } of step.eliminations) {
        const inCase = (which: 1 | 2) => drawing.shown.filter((one) => one.case === which && one.digit === digit).map((one) => one.cell)
        const seesBoth = ([1, 2] as const).every((which) => inCase(which).some((one) => peersOf(cell, side).includes(one)))
        expect(seesBoth || step.cells.includes(cell)).toBe(true)
      }
    }
  })
})
