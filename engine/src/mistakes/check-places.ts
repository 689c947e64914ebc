import type { BoardUnit } from '../explanation/explanation.ts'
import type { PlaceStep, WorkedBoard } from './worked.ts'

/** Whether a step's cell is the emoji's only place in a row, column or box of the board so far. */
export function placeFollows({ question, steps }: WorkedBoard, index: number): boolean {
  const step = steps[index]
  if (!step) return false
  const board = boardAfter(question.board, steps.slice(0, index))
  const side = Math.sqrt(board.length)
  const cells = [...board.keys()].filter((cell) => isWithin(cell, step.unit, side))
  if (cells.some((cell) => board[cell] === step.digit)) return false
  const places = cells.filter((cell) => fits(board, cell, step.digit))
  return places.length === 1 && places[0] === step.cell
}

/** The digits possible in a step's cell of the filled board. */
export function placeCorrections({ question, steps }: WorkedBoard, index: number): readonly number[] {
  const step = steps[index]
  if (!step) return []
  const board = boardAfter(question.board, steps.slice(0, index))
  const side = Math.sqrt(board.length)
  return Array.from({ length: side }, (_, at) => at + 1).filter(
    (digit) => board[step.cell] === 0 && fits(board, step.cell, digit) && canBeFilled(board.with(step.cell, digit)),
  )
}

/** For each cell its digit, 0 = empty. */
export function boardAfter(board: string, steps: readonly PlaceStep[]): readonly number[] {
  const digits = Array.from(board, (symbol) => (symbol === '.' ? 0 : Number(symbol)))
  for (const { cell, digit } of steps) digits[cell] = digit
  return digits
}

function canBeFilled(board: readonly number[]): boolean {
  const side = Math.sqrt(board.length)
  const open = [...board.keys()].filter((cell) => board[cell] === 0)
  if (open.length === 0) return true
  const choices = open.map((cell) => ({
    cell,
    digits: Array.from({ length: side }, (_, at) => at + 1).filter((digit) => fits(board, cell, digit)),
  }))
  const { cell, digits } = choices.reduce((fewest, choice) => (choice.digits.length < fewest.digits.length ? choice : fewest))
  return digits.some((digit) => canBeFilled(board.with(cell, digit)))
}

function fits(board: readonly number[], cell: number, digit: number): boolean {
  if (board[cell] !== 0) return false
  const side = Math.sqrt(board.length)
  return board.every((other, at) => other !== digit || at === cell || !seeEachOther(cell, at, side))
}

function seeEachOther(one: number, other: number, side: number): boolean {
  return (['row', 'column', 'box'] as const).some((kind) => unitAt(one, kind, side) === unitAt(other, kind, side))
}

function isWithin(cell: number, { kind, index }: BoardUnit, side: number): boolean {
  return unitAt(cell, kind, side) === index
}

function unitAt(cell: number, kind: BoardUnit['kind'], side: number): number {
  const [row, column] = [Math.floor(cell / side), cell % side]
  const boxSide = Math.sqrt(side)
  if (kind === 'box') return Math.floor(row / boxSide) * boxSide + Math.floor(column / boxSide)
  return kind === 'row' ? row : column
}
