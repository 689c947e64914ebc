import type { BoardStep } from '../explanation/explanation.ts'
import type { EmojiTheme } from '../kind.ts'
import type { LevelId } from '../levels.ts'
import type { Puzzle, SudokuQuestion } from '../question.ts'
import type { Random } from '../random.ts'
import { EMPTY_CELL } from '../sudoku/board.ts'
import { explainBoard } from '../sudoku/explain.ts'
import { BY_TECHNIQUE } from '../sudoku/learning.ts'
import { sudoku } from '../sudoku/sudoku.ts'
import type { StrandId } from './strands.ts'

/** Ideas that come once or twice on a whole board: they are practised where they come. */
const MOMENTS: ReadonlySet<StrandId> = new Set<StrandId>(['locked-places', 'pairs', 'triples', 'wings'])

export function isMomentStrand(strand: StrandId): boolean {
  return MOMENTS.has(strand)
}

/** A board at the moment when only the idea leads on: no emoji can be placed before it, and then one follows. At the first step one look
 *  is enough, at later ones it takes several; triples, which are rare, have one step for both.
 *  @returns undefined where the drawn board has no such moment */
export function drawMoment(random: Random, strand: StrandId, step: number, levelId: LevelId, theme: EmojiTheme): Puzzle | undefined {
  const { question, answer, ...rest } = sudoku.generate({ levelId, theme, random })
  let { board } = question
  let way = wayOn(question, board)
  while (!isOf(strand, way)) {
    const placement = way.at(-1)?.placement
    if (!placement) return undefined
    board = filled(board, placement.cell, answer)
    way = wayOn(question, board)
  }
  // What is not needed for the idea is filled in; in a second round that may be more.
  const cells = random.shuffle(emptyCells(board))
  for (const cell of [...cells, ...cells]) {
    if (board[cell] !== EMPTY_CELL) continue
    const next = filled(board, cell, answer)
    const nextWay = wayOn(question, next)
    if (!isOf(strand, nextWay) || looksOn(nextWay) < Math.min(step, looksOn(way))) continue
    board = next
    way = nextWay
  }
  const isOfStep = strand === 'triples' || looksOn(way) > 1 === step > 1
  return isOfStep ? { ...rest, question: { ...question, board }, answer } : undefined
}

/** The steps to the next emoji. */
function wayOn(question: SudokuQuestion, board: string): readonly BoardStep[] {
  const help = explainBoard(question, board)
  return help.kind === 'next' ? help.steps : []
}

function isOf(strand: StrandId, way: readonly BoardStep[]): boolean {
  return way.some(({ technique, placement }) => !placement && BY_TECHNIQUE[technique] === strand)
}

/** How many steps rule something out before an emoji can be placed. */
function looksOn(way: readonly BoardStep[]): number {
  return way.length - 1
}

function filled(board: string, cell: number, answer: string): string {
  return `${board.slice(0, cell)}${answer[cell]}${board.slice(cell + 1)}`
}

function emptyCells(board: string): readonly number[] {
  return [...board].flatMap((symbol, cell) => (symbol === EMPTY_CELL ? [cell] : []))
}
