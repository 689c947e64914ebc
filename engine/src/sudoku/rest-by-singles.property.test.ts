import { expect, test } from 'vitest'
import { themeNamed } from '../emoji/themes.ts'
import { randomFrom } from '../random.ts'
import { EMPTY_CELL, repeatedCells } from './board.ts'
import { restBySingles } from './rest-by-singles.ts'
import { sudoku } from './sudoku.ts'

const DIGITS = [...'123456789']

/** Cells of each row, column and box. */
const UNITS = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((unit) => {
  const [top, left] = [unit - (unit % 3), (unit % 3) * 3]
  return [
    DIGITS.map((_, column) => unit * 9 + column),
    DIGITS.map((_, row) => row * 9 + unit),
    DIGITS.map((_, index) => (top + Math.trunc(index / 3)) * 9 + left + (index % 3)),
  ]
})

/** Fills a cell wherever only one digit fits, or a digit wherever only one cell of a unit takes it, until nothing follows. */
function filledByHand(board: string): string {
  const cells = [...board]
  const fits = (cell: number, digit: string) =>
    cells[cell] === EMPTY_CELL && UNITS.every((unit) => !unit.includes(cell) || unit.every((other) => cells[other] !== digit))
  const next = (): readonly [number, string] | undefined => {
    for (const [cell] of cells.entries()) {
      const fitting = DIGITS.filter((digit) => fits(cell, digit))
      if (fitting.length === 1) return [cell, fitting[0] ?? '']
    }
    for (const digit of DIGITS) {
      for (const unit of UNITS) {
        const takers = unit.filter((cell) => fits(cell, digit))
        if (takers.length === 1 && unit.every((cell) => cells[cell] !== digit)) return [takers[0] ?? 0, digit]
      }
    }
    return undefined
  }
  for (let step = next(); step; step = next()) cells[step[0]] = step[1]
  return cells.join('')
}

const boardAt = (levelId: 2 | 3 | 5, seed: number) => {
  const { question, answer } = sudoku.generate({ levelId, theme: themeNamed('Fruit'), random: randomFrom('rest', levelId, seed) })
  return { givens: question.board, answer }
}

test.each([2, 3, 5] as const)('at level %i the rest follows exactly when it does by hand, and is the answer', (levelId) => {
  let offers = 0
  for (let seed = 0; seed < 6; seed += 1) {
    const { givens, answer } = boardAt(levelId, seed)
    const cells = [...givens]
    for (const cell of randomFrom('order', levelId, seed).shuffle([...cells.keys()].filter((index) => cells[index] === EMPTY_CELL))) {
      const board = cells.join('')
      const isByHand = !filledByHand(board).includes(EMPTY_CELL)
      expect(restBySingles(board)).toBe(isByHand ? answer : undefined)
      if (isByHand) offers += 1
      cells[cell] = answer[cell] ?? ''
    }
  }
  expect(offers).toBeGreaterThan(50)
})

test('a wrong emoji is never taken along, even one that nothing repeats yet', () => {
  let wrong = 0
  for (let seed = 0; seed < 40; seed += 1) {
    const { givens, answer } = boardAt(3, seed)
    const random = randomFrom('wrong', seed)
    const open = random.shuffle([...givens].flatMap((symbol, cell) => (symbol === EMPTY_CELL ? [cell] : [])))
    const cells = [...givens]
    for (const cell of open.slice(25)) cells[cell] = answer[cell] ?? ''
    const [spot = 0] = open
    for (const digit of DIGITS) {
      cells[spot] = digit
      const board = cells.join('')
      if (digit === answer[spot] || repeatedCells(board).length > 0) continue
      wrong += 1
      expect(restBySingles(board)).toBeUndefined()
    }
  }
  expect(wrong).toBeGreaterThan(5)
})

test('a board of another size has no such rest', () => {
  expect(restBySingles('12343412214343..')).toBeUndefined()
})
