import type { BoardExplanation, BoardStep, BoardUnit, Explanation, MistakeStep, WrongNotesStep } from '../explanation/explanation.ts'
import type { SudokuQuestion } from '../question.ts'
import { at, isSingle } from './bits.ts'
import { digitBit } from './bits.ts'
import { boardSide, EMPTY_CELL, repeatedCells } from './board.ts'
import { easiestStep, FOUR_LADDER, NINE_LADDER, type Ladder } from './techniques/ladder.ts'
import { leansOn, onlyNeeded, type BoardDeduction } from './techniques/needed.ts'
import { readBoard, writeBoard } from './notation.ts'
import { Position } from './position.ts'
import type { Step } from './techniques/step.ts'
import { FOUR, NINE, type Units } from './units.ts'

/** The whole way from the givens to the solution, the easiest step each time, without useless eliminations. The steps do not assume a
 *  single solution: where they reach one, they prove it. */
export function explainSudoku({ board }: SudokuQuestion): Explanation<BoardStep> {
  const start = startOf(board)
  if (!start) return { kind: 'impossible' }
  const { position, ladder } = start
  const taken = takeSteps(position, ladder, () => false)
  const steps = onlyNeeded(taken).map(boardStep)
  if (!position.isSolved) return { kind: 'too hard', steps }
  return { kind: 'explained', steps, answer: solutionFrom(board, taken) }
}

/** Help for a board in progress: the place of a mistake if there is one, otherwise the easiest next cell with the eliminations that lead to
 *  it.
 *  @param board 16 or 81 characters, '.' = empty
 *  @param notes of each cell, as bits: 1 for the first emoji, 2 for the second, 4 for the third … */
export function explainBoard(question: SudokuQuestion, board: string, notes: readonly number[] = []): BoardExplanation {
  const isOfPuzzle =
    board.length === question.board.length &&
    Array.from(question.board).every((given, cell) => given === EMPTY_CELL || given === board[cell])
  const whole = isOfPuzzle ? explainSudoku(question) : undefined
  if (!whole || !readBoard(board)) return { kind: 'other board' }
  if (whole.kind !== 'explained') return { kind: 'too hard' }
  const mistake = mistakeOn(board, notes, whole.answer)
  if (mistake) return { kind: 'mistake', steps: [mistake] }
  const start = startOf(board)
  if (!start || start.position.isSolved) return { kind: 'complete' }
  const taken = takeSteps(start.position, start.ladder, ({ placement }) => placement !== undefined)
  return taken.at(-1)?.step.placement ? { kind: 'next', steps: onlyNeeded(taken).map(boardStep) } : { kind: 'too hard' }
}

/** The first entry that cannot be right, or else the first notes that lack the right one.
 *  @param notes as for {@link explainBoard} */
export function mistakeOn(board: string, notes: readonly number[], solution: string): MistakeStep | WrongNotesStep | undefined {
  return repetition(board, solution) ?? firstWrong(board, solution) ?? firstWrongNotes(board, notes, solution)
}

/** @returns undefined for a board that cannot be right */
function startOf(board: string): { position: Position; ladder: Ladder } | undefined {
  const givens = readBoard(board)
  if (!givens || repeatedCells(board).length > 0) return undefined
  const isNine = boardSide(board) === 9
  return { position: new Position(isNine ? NINE : FOUR, givens), ladder: isNine ? NINE_LADDER : FOUR_LADDER }
}

function takeSteps(position: Position, ladder: Ladder, isLast: (step: Step) => boolean): BoardDeduction[] {
  const taken: BoardDeduction[] = []
  for (let step = easiestStep(position, ladder); step; step = easiestStep(position, ladder)) {
    taken.push(deductionOf(position, step))
    position.apply(step)
    if (isLast(step)) break
  }
  return taken
}

/** @param position before the step */
export function deductionOf(position: Position, step: Step): BoardDeduction {
  const units = unitsOfPattern(position, step)
  return { step, units, side: position.units.side, needs: leansOn(position, step, units) }
}

export function boardStep({ step, units, side }: BoardDeduction): BoardStep {
  return { ...step, units: units.map((unit) => boardUnit(unit, side)), side }
}

/** The units of a step's pattern: one for most, the lines of a fish, none for a naked single, a wing or a chain. */
function unitsOfPattern({ openCells, units }: Position, { technique, cells, digits, eliminations }: Step): readonly number[] {
  const [cell = 0] = cells
  const [digit = 1] = digits
  const common = unitsOf(units, cell).filter((unit) => cells.every((other) => unitsOf(units, other).includes(unit)))
  switch (technique) {
    case 'last in unit':
      return common.filter((unit) => emptyCellsOf({ openCells, units }, unit).length === 1).slice(0, 1)
    case 'hidden single in box':
      return common.slice(2)
    case 'hidden single in line':
      return common
        .slice(0, 2)
        .filter((unit) => isSingle(at(openCells, unit * units.side + digit - 1)))
        .slice(0, 1)
    case 'locked candidates':
    case 'hidden pair':
    case 'hidden triple':
      return common.filter((unit) => digits.every((each) => isWithin({ openCells, units }, unit, each, cells))).slice(0, 1)
    case 'naked pair':
    case 'naked triple':
    case 'naked quad':
      return common.filter((unit) => eliminations.every(({ cell: other }) => unitsOf(units, other).includes(unit))).slice(0, 1)
    case 'X-wing':
    case 'swordfish':
    case 'jellyfish':
      return linesOfFish({ openCells, units }, cells, digit)
    default:
      return []
  }
}

type OpenCells = Pick<Position, 'openCells' | 'units'>

/** The rows, or else the columns, in which a digit can only be in these cells. */
function linesOfFish(position: OpenCells, cells: readonly number[], digit: number): number[] {
  const { units } = position
  const linesOf = (kind: 0 | 1): number[] => [...new Set(cells.map((cell) => at(units.ofCell, cell * 3 + kind)))].toSorted((a, b) => a - b)
  const rows = linesOf(0)
  return rows.every((row) => isWithin(position, row, digit, cells)) ? rows : linesOf(1)
}

function isWithin({ openCells, units }: OpenCells, unit: number, digit: number, cells: readonly number[]): boolean {
  const open = at(openCells, unit * units.side + digit - 1)
  return cellsOf(units, unit).every((cell, index) => ((open >> index) & 1) === 0 || cells.includes(cell))
}

function emptyCellsOf({ openCells, units }: OpenCells, unit: number): number[] {
  let open = 0
  for (let digit = 0; digit < units.side; digit += 1) open |= at(openCells, unit * units.side + digit)
  return cellsOf(units, unit).filter((_, index) => (open >> index) & 1)
}

function cellsOf({ cells, side }: Units, unit: number): number[] {
  return [...cells.subarray(unit * side, (unit + 1) * side)]
}

function unitsOf({ ofCell }: Units, cell: number): number[] {
  return [...ofCell.subarray(cell * 3, cell * 3 + 3)]
}

function boardUnit(unit: number, side: number): BoardUnit {
  const kinds = ['row', 'column', 'box'] as const
  return { kind: kinds[Math.trunc(unit / side)] ?? 'box', index: unit % side }
}

function solutionFrom(board: string, taken: readonly BoardDeduction[]): string {
  const digits = readBoard(board) ?? new Int32Array(board.length)
  for (const { step } of taken) if (step.placement) digits[step.placement.cell] = step.placement.digit
  return writeBoard(digits)
}

/** The first row, column or box with a repeated emoji. */
function repetition(board: string, solution: string): MistakeStep | undefined {
  if (repeatedCells(board).length === 0) return undefined
  const units = boardSide(board) === 9 ? NINE : FOUR
  for (let unit = 0; unit < units.unitCount; unit += 1) {
    const filled = cellsOf(units, unit).filter((cell) => board[cell] !== EMPTY_CELL)
    const first = filled.find((cell, index) => filled.some((other, later) => later > index && board[other] === board[cell]))
    if (first === undefined) continue
    const cells = filled.filter((cell) => board[cell] === board[first])
    const wrong = cells.filter((cell) => board[cell] !== solution[cell])
    return {
      technique: 'repeated',
      units: [boardUnit(unit, units.side)],
      side: units.side,
      cells,
      wrong,
      digit: Number(board[first]),
    }
  }
  return undefined
}

function firstWrong(board: string, solution: string): MistakeStep | undefined {
  const cell = Array.from(board).findIndex((symbol, index) => symbol !== EMPTY_CELL && symbol !== solution[index])
  if (cell < 0) return undefined
  return { technique: 'wrong', units: [], side: boardSide(board), cells: [cell], wrong: [cell], digit: Number(board[cell]) }
}

/** A cell without notes claims nothing. */
function firstWrongNotes(board: string, notes: readonly number[], solution: string): WrongNotesStep | undefined {
  const cell = Array.from(board).findIndex((symbol, index) => {
    const noted = symbol === EMPTY_CELL ? (notes[index] ?? 0) : 0
    return noted !== 0 && (noted & digitBit(Number(solution[index]))) === 0
  })
  return cell < 0 ? undefined : { technique: 'wrong notes', side: boardSide(board), cell, notes: notes[cell] ?? 0 }
}
