import { pickBoardSet } from '../emoji/distinct.ts'
import type { EmojiTheme } from '../kind.ts'
import type { BoardSums, Cage, Puzzle, SudokuQuestion } from '../question.ts'
import type { Random } from '../random.ts'
import { at } from '../sudoku/bits.ts'
import { FOUR_GRIDS, hasOneSolution } from '../sudoku/four.ts'
import { readBoard } from '../sudoku/notation.ts'
import { FOUR } from '../sudoku/units.ts'
import { isKnown, type SumDeduction } from './deduce.ts'
import { deduceSums, type SumsQuestion } from './explain.ts'
import { rateSums } from './rate.ts'
import { solveSums } from './solve.ts'

/** The demands of a step of the ladder. */
interface SumsDemand {
  readonly givens: readonly [fewest: number, most: number]
  /** Emoji whose number is found. */
  readonly unknown: number
  /** The highest number of an emoji. */
  readonly most: number
  readonly mostSingles: number
  readonly fits: (counts: SumsCounts) => boolean
}

interface SumsCounts {
  readonly rests: number
  readonly combinations: number
  /** Values that take a whole row, column or box, or two sums. */
  readonly compared: number
}

/** By step, from 1. */
const DEMANDS: readonly SumsDemand[] = [
  { givens: [3, 5], unknown: 0, most: 4, mostSingles: 1, fits: ({ rests, combinations }) => rests >= 3 && combinations === 0 },
  { givens: [1, 3], unknown: 0, most: 9, mostSingles: 0, fits: ({ combinations }) => combinations >= 1 },
  { givens: [2, 4], unknown: 2, most: 9, mostSingles: 0, fits: ({ combinations, compared }) => combinations >= 1 && compared === 0 },
  { givens: [3, 5], unknown: 4, most: 9, mostSingles: 0, fits: ({ compared }) => compared >= 1 },
]

/** Draws a board with sums once.
 *  @param step from 1
 *  @returns undefined where it is not one of the step */
export function drawSums(random: Random, step: number, theme: EmojiTheme): Puzzle<SudokuQuestion> | undefined {
  const demand = DEMANDS[step - 1]
  if (!demand) throw new RangeError(`no step ${step} of boards with sums`)
  const question = drawnQuestion(random, demand)
  // Without its sums it has to be open.
  if (hasOneSolution(readBoard(question.board) ?? new Int32Array(16))) return undefined
  const deduced = deduceSums(question)
  if (!deduced || !isKnown(deduced.known) || !demand.fits(countsOf(deduced.taken))) return undefined
  const [solution, rating] = [solveSums(question), rateSums(question)]
  if (solution.kind !== 'unique' || rating.kind !== 'rated') return undefined
  const emoji = pickBoardSet(random, theme, 4)
  return { levelId: rating.band, theme: theme.name, question: { ...question, emoji }, answer: solution.answer }
}

/** Equal for boards with sums that differ in their pictures, or are turned or mirrored.
 *  @param answer the complete board
 *  @param turns for each symmetry the source of its sixteen cells */
export function sumsKey({ board, sums }: SumsQuestion, answer: string, turns: readonly (readonly number[])[]): string {
  const keys = turns.map((turn) => {
    const order = [...new Set(turn.map((cell) => answer[cell] ?? ''))]
    const givens = turn.map((cell) => order.indexOf(board[cell] ?? '') + 1).join('')
    const cages = sums.cages.map(
      ({ cells, total }) =>
        `${cells
          .map((cell) => turn.indexOf(cell))
          .toSorted((one, other) => one - other)
          .join('-')}=${total}`,
    )
    return [
      turn.map((cell) => order.indexOf(answer[cell] ?? '')).join(''),
      givens,
      ...cages.toSorted(),
      ...order.map((digit) => sums.values[Number(digit) - 1] ?? '?'),
    ].join(' ')
  })
  return keys.reduce((first, key) => (key < first ? key : first))
}

function countsOf(taken: readonly SumDeduction[]): SumsCounts {
  const count = (fits: (deduction: SumDeduction) => boolean) => taken.filter(fits).length
  return {
    rests: count(({ step }) => step.technique === 'group rest'),
    combinations: count(({ step }) => step.technique === 'group combination'),
    compared: count(({ step }) => step.technique === 'group value' && (step.sums.length === 2 || step.sums[0].unit !== undefined)),
  }
}

function drawnQuestion(random: Random, { givens, unknown, most, mostSingles }: SumsDemand): SumsQuestion {
  const grid = random.pick(FOUR_GRIDS)
  const worth = random.shuffle(Array.from({ length: most }, (_, index) => index + 1)).slice(0, 4)
  const shown = new Set(random.shuffle(CELLS).slice(0, random.between(...givens)))
  const hidden = new Set(random.shuffle([0, 1, 2, 3]).slice(0, unknown))
  const cages = drawnCages(random, mostSingles).map((cells): Cage => {
    return { cells, total: cells.reduce((sum, cell) => sum + (worth[at(grid, cell) - 1] ?? 0), 0) }
  })
  const board = CELLS.map((cell) => (shown.has(cell) ? at(grid, cell) : '.')).join('')
  const values: BoardSums['values'] = worth.map((value, symbol) => (hidden.has(symbol) ? null : value))
  return { typeId: 4, emoji: [], board, sums: { cages, values } }
}

const CELLS = Array.from({ length: FOUR.cellCount }, (_, cell) => cell)

/** Neighbours within one row, column or box: a pair, a straight three or a corner. */
const SHAPES: readonly (readonly number[])[] = shapes()

function shapes(): readonly (readonly number[])[] {
  const found = new Map<string, readonly number[]>()
  for (let unit = 0; unit < FOUR.unitCount; unit += 1) {
    const cells = [...FOUR.cells.subarray(unit * 4, (unit + 1) * 4)]
    for (let mask = 1; mask < 15; mask += 1) {
      const some = cells.filter((_, index) => (mask >> index) & 1).toSorted((one, other) => one - other)
      if (some.length > 1 && isJoined(some)) found.set(some.join(), some)
    }
  }
  return [...found.values()]
}

/** Whether the cells are joined by their sides. */
function isJoined(cells: readonly number[]): boolean {
  const touches = (one: number, other: number) =>
    Math.abs(Math.trunc(one / 4) - Math.trunc(other / 4)) + Math.abs((one % 4) - (other % 4)) === 1
  const reached = new Set(cells.slice(0, 1))
  for (let round = 1; round < cells.length; round += 1) {
    for (const cell of cells) if ([...reached].some((one) => touches(one, cell))) reached.add(cell)
  }
  return reached.size === cells.length
}

/** Parts the board into shapes, with at most so many single cells. */
function drawnCages(random: Random, mostSingles: number): readonly (readonly number[])[] {
  for (;;) {
    const cages: (readonly number[])[] = []
    const free = new Set(CELLS)
    for (const cell of CELLS) {
      if (!free.has(cell)) continue
      const fitting = SHAPES.filter((shape) => shape.includes(cell) && shape.every((one) => free.has(one)))
      const cage = fitting.length > 0 ? random.pick(fitting) : [cell]
      cages.push(cage)
      for (const one of cage) free.delete(one)
    }
    if (cages.filter(({ length }) => length === 1).length <= mostSingles) return cages
  }
}
