import { pickBoardSet } from '../emoji/distinct.ts'
import type { BoardStep } from '../explanation/explanation.ts'
import type { EmojiTheme } from '../kind.ts'
import type { LevelId } from '../levels.ts'
import type { Puzzle, SudokuQuestion } from '../question.ts'
import type { Random } from '../random.ts'
import { effortToNext } from '../sudoku/effort.ts'
import { explainBoard } from '../sudoku/explain.ts'
import { BY_TECHNIQUE } from '../sudoku/learning.ts'
import { readBoard } from '../sudoku/notation.ts'
import { solveBoard } from '../sudoku/solve.ts'
import { NINE } from '../sudoku/units.ts'
import positions from './positions.json' with { type: 'json' }
import type { StrandId } from './strand-ids.ts'

/** Ideas that come once or twice on a whole board: they are practised where they come. */
const MOMENT_STRANDS = ['only-emoji', 'locked-places', 'pairs', 'triples', 'wings'] as const
export type MomentStrand = (typeof MOMENT_STRANDS)[number]

const MOMENTS: ReadonlySet<StrandId> = new Set<StrandId>(MOMENT_STRANDS)

export function isMomentStrand(strand: StrandId): strand is MomentStrand {
  return MOMENTS.has(strand)
}

/** A board where only one idea leads on to the next emoji. */
interface Moment {
  /** The steps to the next emoji; the last one places it. */
  readonly way: readonly BoardStep[]
  /** The only cell that is asked for. */
  readonly cell: number
  /** How much the way takes, in tenths of an effort. */
  readonly score: number
}

/** The stored position of a step with a number, in emoji of the theme.
 *  @param number from 0
 *  @throws RangeError for a number without a position */
export function drawMoment(
  random: Random,
  strand: MomentStrand,
  step: number,
  number: number,
  levelId: LevelId,
  theme: EmojiTheme,
): Puzzle<SudokuQuestion> {
  const board = positions[strand][step - 1]?.[number]
  const solution = board === undefined ? undefined : solveBoard(board)
  if (board === undefined || solution?.kind !== 'unique') throw new RangeError(`no position ${number} of step ${step} of ${strand}`)
  return { levelId, theme: theme.name, question: { typeId: 4, emoji: pickBoardSet(random, theme, 9), board }, answer: solution.answer }
}

/** @param question a 9×9 board
 *  @returns undefined where another idea leads on, or an easier one does */
export function momentOf(strand: StrandId, question: SudokuQuestion): Moment | undefined {
  const help = explainBoard(question, question.board)
  const way = help.kind === 'next' ? help.steps : []
  const placement = way.at(-1)?.placement
  const givens = readBoard(question.board)
  if (!placement || !givens) return undefined
  const looks = way.slice(0, -1)
  const isOfStrand = (looks.length > 0 ? looks : way).some(({ technique }) => BY_TECHNIQUE[technique] === strand)
  return isOfStrand ? { way, cell: placement.cell, score: effortToNext(NINE, givens, looks) } : undefined
}
