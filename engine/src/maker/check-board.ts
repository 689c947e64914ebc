import type { SudokuQuestion } from '../question.ts'
import { boardSide, type BoardSide, boxOf, columnOf, EMPTY_CELL, peersOf, repeatedCells, rowOf } from '../sudoku/board.ts'
import { solutionsOfFour } from '../sudoku/four.ts'
import { readBoard, writeBoard } from '../sudoku/notation.ts'
import { rateSudoku } from '../sudoku/rate.ts'
import { searchBoard, solveBoard } from '../sudoku/solve.ts'
import { searchSolutions } from '../sudoku/solver.ts'
import type { MadeCheck, MadeFault, UnitName } from './faults.ts'

const UNIT_KINDS = ['row', 'column', 'box'] as const

/** Checks an Emojidoku with compatible emoji. */
export function checkBoard(question: SudokuQuestion): MadeCheck {
  const { board, emoji } = question
  const side = boardSide(board)
  if (emoji.length !== side) return faulty({ kind: 'wrong number of emoji', needed: side })
  const repeat = repeatOn(question, side)
  if (repeat) return faulty(repeat)
  if (!board.includes(EMPTY_CELL)) return faulty({ kind: 'nothing left to do' })
  const rating = rateSudoku(question)
  switch (rating.kind) {
    case 'rated': {
      const solution = solveBoard(board)
      return solution.kind === 'unique'
        ? { kind: 'good', answer: solution.answer, levelId: rating.band }
        : faulty({ kind: 'needs guessing' })
    }
    case 'impossible':
      return faulty(deadEnd(question, side))
    case 'ambiguous':
      return faulty(twoFillings(question))
    case 'not decided':
      return faulty({ kind: 'not decided' })
    default:
      return faulty({ kind: 'needs guessing' })
  }
}

function faulty(fault: MadeFault): MadeCheck {
  return { kind: 'faulty', faults: [fault] }
}

function repeatOn({ board, emoji }: SudokuQuestion, side: BoardSide): MadeFault | undefined {
  const [cell] = repeatedCells(board)
  if (cell === undefined) return undefined
  const other = peersOf(cell, side).find((peer) => board[peer] === board[cell])
  const kind = UNIT_KINDS.find((one) => other !== undefined && unitOf(one, cell, side) === unitOf(one, other, side))
  if (other === undefined || !kind) return undefined
  const unit = { kind, index: unitOf(kind, cell, side) }
  return { kind: 'emoji repeats', emoji: emoji[Number(board[cell]) - 1] ?? '', cells: [cell, other], unit }
}

/** Where the givens leave nothing: a cell, an emoji in a unit, or, harder to see, any solution. */
function deadEnd({ board, emoji }: SudokuQuestion, side: BoardSide): MadeFault {
  const open = [...board].map((symbol, cell) => (symbol === EMPTY_CELL ? fitting(board, cell, side) : []))
  const stuck = open.findIndex((digits, cell) => board[cell] === EMPTY_CELL && digits.length === 0)
  if (stuck >= 0) return { kind: 'nothing fits', cell: stuck }
  for (const kind of UNIT_KINDS) {
    for (let index = 0; index < side; index += 1) {
      const cells = [...board].flatMap((_, cell) => (unitOf(kind, cell, side) === index ? [cell] : []))
      const missing = emoji.find((_, at) => {
        const digit = `${at + 1}`
        return cells.every((cell) => board[cell] !== digit && !open[cell]?.includes(digit))
      })
      if (missing !== undefined) return { kind: 'no place for', emoji: missing, unit: { kind, index } }
    }
  }
  return { kind: 'no way to fill', toBlame: givensToBlame(board) }
}

/** Search positions for the givens to blame, in total; remaining givens are not examined. */
const MOST_NODES = 10_000

/** The givens without any one of which the board can be filled. */
function givensToBlame(board: string): number[] {
  const toBlame: number[] = []
  let nodesLeft = MOST_NODES
  for (const [cell, symbol] of [...board].entries()) {
    if (symbol === EMPTY_CELL || nodesLeft <= 0) continue
    const { solution, nodes } = searchBoard(put(board, cell, EMPTY_CELL))
    nodesLeft -= nodes
    if (solution.kind === 'unique' || solution.kind === 'ambiguous') toBlame.push(cell)
  }
  return toBlame
}

/** Two complete boards with the givens, and a cell in which they differ. */
function twoFillings({ board, emoji }: SudokuQuestion): MadeFault {
  const [one, two] = twoSolutions(board)
  if (one === undefined || two === undefined) return { kind: 'needs guessing' }
  const cell = [...one].findIndex((symbol, index) => symbol !== two[index])
  const nameAt = (full: string): string => emoji[Number(full[cell]) - 1] ?? ''
  return { kind: 'two ways to fill', cell, emoji: [nameAt(one), nameAt(two)], boards: [one, two] }
}

function fitting(board: string, cell: number, side: BoardSide): readonly string[] {
  const seen = new Set(peersOf(cell, side).map((peer) => board[peer]))
  return Array.from({ length: side }, (_, at) => `${at + 1}`).filter((digit) => !seen.has(digit))
}

function unitOf(kind: UnitName['kind'], cell: number, side: BoardSide): number {
  return kind === 'row' ? rowOf(cell, side) : kind === 'column' ? columnOf(cell, side) : boxOf(cell, side)
}

function put(board: string, cell: number, symbol: string): string {
  return board.slice(0, cell) + symbol + board.slice(cell + 1)
}

/** @param board 16 or 81 characters, '.' = empty
 *  @returns two complete boards with these givens, or the only one, or none */
export function twoSolutions(board: string): readonly string[] {
  const givens = readBoard(board)
  if (!givens || repeatedCells(board).length > 0) return []
  if (givens.length === 16) return solutionsOfFour(givens).slice(0, 2).map(writeBoard)
  const found = [new Int32Array(81), new Int32Array(81)]
  return found.slice(0, searchSolutions(givens, 2, found).count).map(writeBoard)
}
