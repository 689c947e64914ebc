import { boxOf, columnOf, rowOf, type BoardSide } from '../sudoku/board.ts'
import { solveBoard } from '../sudoku/solve.ts'
import type { Slip, SlipRule } from './slip.ts'

/** The slip behind a full board that is wrong.
 *  @param givens row-major, 16 or 81 characters, '.' = empty
 *  @param guess of the same length, without empty cells
 *  @returns undefined where no single slip explains it */
export function slipOnBoard(givens: string, guess: string): Slip | undefined {
  const solution = solveBoard(givens)
  if (solution.kind !== 'unique' || solution.answer === guess || solution.answer.length !== guess.length) return undefined
  const rule = ruleBehind(solution.answer, guess)
  return rule && { rule, place: undefined, first: undefined }
}

function ruleBehind(answer: string, guess: string): SlipRule | undefined {
  const wrong = [...guess].flatMap((digit, cell) => (digit === answer[cell] ? [] : [cell]))
  const [one = 0, other = 0] = wrong
  if (wrong.length === 1) return 'one-cell-wrong'
  if (wrong.length === 2 && guess[one] === answer[other] && guess[other] === answer[one]) return 'two-cells-swapped'
  const side = Math.sqrt(guess.length) as BoardSide
  const broken = UNITS.filter(([, unitOf]) => hasRepeat(guess, (cell) => unitOf(cell, side)))
  return broken.length === 1 ? broken[0]?.[0] : undefined
}

const UNITS = [
  ['rows-forgotten', rowOf],
  ['columns-forgotten', columnOf],
  ['boxes-forgotten', boxOf],
] as const

function hasRepeat(board: string, unitOf: (cell: number) => number): boolean {
  const places = [...board].map((digit, cell) => `${unitOf(cell)} ${digit}`)
  return new Set(places).size < places.length
}

interface Cell {
  readonly row: number
  readonly column: number
}

/** The slip behind a wrong cell of a crowd.
 *  @param right where the odd emoji is */
export function slipInCrowd(right: Cell, guess: Cell): Slip | undefined {
  const [rows, columns] = [Math.abs(right.row - guess.row), Math.abs(right.column - guess.column)]
  const isTurned = right.row === guess.column && right.column === guess.row && rows > 0
  const rule = isTurned
    ? 'row-and-column'
    : rows === 1 && columns === 0
      ? 'next-row'
      : rows === 0 && columns === 1
        ? 'next-column'
        : undefined
  return rule && { rule, place: undefined, first: undefined }
}
