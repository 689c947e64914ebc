import { NEXT_LEVEL_IDS, type LevelId } from '../levels.ts'
import type { SudokuQuestion } from '../question.ts'
import type { Rating, SudokuGrounds } from '../rating.ts'
import { boardSide, EMPTY_CELL, repeatedCells } from './board.ts'
import { effortOf } from './effort.ts'
import { fourBand, roundsOf } from './four-band.ts'
import { climb, FOUR_LADDER, NINE_LADDER, type Ladder } from './techniques/ladder.ts'
import { nineLevelOf } from './levels.ts'
import { readBoard } from './notation.ts'
import { Position } from './position.ts'
import { solveBoard } from './solve.ts'
import type { Step, Technique } from './techniques/step.ts'
import { FOUR, NINE } from './units.ts'

/** Band: for 9×9 the hardest technique of the easiest way, for 4×4 see `four-band.ts`. Score: the effort, see `effort.ts`. */
export function rateSudoku({ board }: SudokuQuestion): Rating<SudokuGrounds> {
  const givens = readBoard(board)
  if (!givens || repeatedCells(board).length > 0) return { kind: 'impossible' }
  const isNine = boardSide(board) === 9
  const ladder = isNine ? NINE_LADDER : FOUR_LADDER
  const units = isNine ? NINE : FOUR
  const position = new Position(units, givens)
  const way = climb(position, ladder)
  // Where the steps reach a solution, it is proven unique.
  if (!position.isSolved) return unsolved(board)
  const steps = countSteps(way, ladder)
  // A full board needs no step.
  const hardest = ladder.findLast(({ technique }) => steps[technique] !== undefined)?.technique ?? ladder[0]?.technique
  if (!hardest) throw new Error('a ladder without rungs')
  const rounds = isNine ? undefined : roundsOf(givens)
  const givenCount = board.replaceAll(EMPTY_CELL, '').length
  const restsOn: SudokuGrounds = {
    hardestTechnique: hardest,
    steps,
    givens: givenCount,
    rounds,
  }
  const hiddenSingles = steps['hidden single in box'] ?? 0
  const band = rounds === undefined ? nineBand(hardest) : fourBand({ hiddenSingles, rounds })
  return { kind: 'rated', band, score: effortOf(units, givens, eliminationsOf(way)), restsOn }
}

function eliminationsOf(way: readonly Step[]): readonly Step[] {
  return way.filter(({ placement }) => !placement)
}

/** The rating of a board that the techniques do not solve. */
function unsolved(board: string): Rating<SudokuGrounds> {
  const solution = solveBoard(board)
  return solution.kind === 'unique' ? { kind: 'too hard' } : solution
}

/** The number of steps per technique. */
function countSteps(way: readonly Step[], ladder: Ladder): Partial<Record<Technique, number>> {
  const counts = ladder.map(({ technique }) => [technique, way.filter((step) => step.technique === technique).length] as const)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

function nineBand(hardest: Technique): LevelId {
  return NEXT_LEVEL_IDS.find((levelId) => nineLevelOf(levelId).ladder.some(({ technique }) => technique === hardest)) ?? 5
}
