import type { EmojiTheme } from '../kind.ts'
import type { BoardUnit } from '../explanation/explanation.ts'
import type { LevelId } from '../levels.ts'
import type { Random } from '../random.ts'
import { boardSide, EMPTY_CELL, peersOf, type BoardSide } from '../sudoku/board.ts'
import { sudoku } from '../sudoku/sudoku.ts'
import { FOUR, NINE } from '../sudoku/units.ts'
import { certifyMistake } from './certify.ts'
import type { PlaceStep, WorkedBoard } from './worked.ts'

const MOST_BOARDS = 200
const STEPS = 6
/** Of a large board only the last part is shown. */
const MOST_EMPTY = 30

/** Makes a worked part of an Emojidoku with one wrong "only place"; everything after it follows from it.
 *  @throws Error when no suitable board is found */
export function makeBoard(levels: readonly LevelId[], theme: EmojiTheme, random: Random): WorkedBoard {
  for (let drawn = 0; drawn < MOST_BOARDS; drawn += 1) {
    const { question } = sudoku.generate({ levelId: random.pick(levels), theme, random })
    const board = begun(question.board, random)
    const steps = board && wrongSteps(board, random)
    if (!steps) continue
    const worked = { question: { ...question, board }, steps }
    const certificate = certifyMistake(worked)
    if (certificate.kind === 'certified') return worked
  }
  throw new Error('no board for a false only place')
}

/** The board once few enough cells are empty. */
function begun(board: string, random: Random): string | undefined {
  let filled = board
  while ([...filled].filter((symbol) => symbol === EMPTY_CELL).length > MOST_EMPTY) {
    const singles = onlyPlaces(filled)
    if (singles.length === 0) return undefined
    filled = put(filled, random.pick(singles))
  }
  return filled
}

function wrongSteps(start: string, random: Random): readonly PlaceStep[] | undefined {
  const wrongAt = random.between(1, STEPS - 2)
  const steps: PlaceStep[] = []
  let board = start
  while (steps.length < STEPS) {
    const singles = onlyPlaces(board)
    const candidates = steps.length === wrongAt ? falsePlaces(board, singles) : singles
    if (candidates.length === 0) return undefined
    const step = random.pick(candidates)
    steps.push(step)
    board = put(board, step)
  }
  return steps
}

/** False claims: the rules allow the emoji in the cell, but also elsewhere in the unit. The right emoji of the cell can be found by an
 *  only place, too. */
function falsePlaces(board: string, singles: readonly PlaceStep[]): readonly PlaceStep[] {
  const side = boardSide(board)
  return singles.flatMap(({ cell, digit: right }) =>
    unitsOf(side).flatMap(({ unit, cells }) => {
      if (!cells.includes(cell)) return []
      const wrong = digitsFor(board, cell, side).filter((digit) => digit !== right && placesFor(board, cells, digit, side).length > 1)
      return wrong.map((digit): PlaceStep => ({ kind: 'place', unit, digit, cell }))
    }),
  )
}

function onlyPlaces(board: string): readonly PlaceStep[] {
  const side = boardSide(board)
  return unitsOf(side).flatMap(({ unit, cells }) =>
    Array.from({ length: side }, (_, at) => at + 1).flatMap((digit): readonly PlaceStep[] => {
      if (cells.some((cell) => board[cell] === `${digit}`)) return []
      const [cell, second] = placesFor(board, cells, digit, side)
      return cell === undefined || second !== undefined ? [] : [{ kind: 'place', unit, digit, cell }]
    }),
  )
}

function placesFor(board: string, cells: readonly number[], digit: number, side: BoardSide): readonly number[] {
  return cells.filter((cell) => digitsFor(board, cell, side).includes(digit))
}

function digitsFor(board: string, cell: number, side: BoardSide): readonly number[] {
  if (board[cell] !== EMPTY_CELL) return []
  const seen = new Set(peersOf(cell, side).map((peer) => board[peer]))
  return Array.from({ length: side }, (_, at) => at + 1).filter((digit) => !seen.has(`${digit}`))
}

function put(board: string, { cell, digit }: PlaceStep): string {
  return `${board.slice(0, cell)}${digit}${board.slice(cell + 1)}`
}

interface UnitCells {
  readonly unit: BoardUnit
  readonly cells: readonly number[]
}

function unitsOf(side: BoardSide): readonly UnitCells[] {
  return UNITS[side]
}

const UNITS: Readonly<Record<BoardSide, readonly UnitCells[]>> = { 4: listUnits(FOUR), 9: listUnits(NINE) }

function listUnits({ side, unitCount, cells }: typeof FOUR): readonly UnitCells[] {
  const kinds = ['row', 'column', 'box'] as const
  return Array.from({ length: unitCount }, (_, unit) => ({
    unit: { kind: kinds[Math.trunc(unit / side)] ?? 'box', index: unit % side },
    cells: [...cells.subarray(unit * side, (unit + 1) * side)],
  }))
}
