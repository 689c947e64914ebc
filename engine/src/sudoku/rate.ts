import { NEXT_LEVEL_IDS, type LevelId } from '../levels.ts'
import type { SudokuQuestion } from '../question.ts'
import type { Rating, SudokuGrounds } from '../rating.ts'
import { at } from './bits.ts'
import { boardSide, EMPTY_CELL, repeatedCells } from './board.ts'
import { fourBand, roundsOf } from './four-band.ts'
import { FOUR_LADDER, NINE_LADDER, type Ladder } from './techniques/ladder.ts'
import { nineLevelOf } from './levels.ts'
import { readBoard } from './notation.ts'
import { Position } from './position.ts'
import { countFillable } from './techniques/singles.ts'
import { solveBoard } from './solve.ts'
import type { Technique } from './techniques/step.ts'
import { FOUR, NINE } from './units.ts'

/** Band: 9×9 by the hardest technique of the easiest way, 4×4 by `four-band.ts`. Score: dependency × 1000, the sum over the steps of
 *  1 / (how much there was to choose from: cells that any kind of single fills, or techniques that rule something out), which follows the
 *  time that people take better than the number of givens does. */
export function rateSudoku({ board }: SudokuQuestion): Rating<SudokuGrounds> {
  const givens = readBoard(board)
  if (!givens || repeatedCells(board).length > 0) return { kind: 'impossible' }
  const isNine = boardSide(board) === 9
  const ladder = isNine ? NINE_LADDER : FOUR_LADDER
  const position = new Position(isNine ? NINE : FOUR, givens)
  const { steps, dependency } = walk(position, ladder)
  // Where the steps reach a solution, they prove it the only one.
  if (!position.isSolved) return unsolved(board)
  // A full board takes no step at all.
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
  return { kind: 'rated', band, score: Math.round(1000 * dependency), restsOn }
}

/** What a board is that the techniques do not solve. */
function unsolved(board: string): Rating<SudokuGrounds> {
  const solution = solveBoard(board)
  return solution.kind === 'unique' ? { kind: 'too hard' } : solution
}

type StepsBy = Partial<Record<Technique, number>>

function walk(position: Position, ladder: Ladder): { steps: StepsBy; dependency: number } {
  const counts = new Int32Array(ladder.length)
  let dependency = 0
  for (let rung = 0; rung < ladder.length && !position.isSolved;) {
    const step = ladder[rung]?.find(position)
    if (step) {
      counts[rung] = at(counts, rung) + 1
      dependency += 1 / (step.placement ? countFillable(position) : 1 + techniquesBeyond(rung, position, ladder))
      position.apply(step)
    }
    rung = step ? 0 : rung + 1
  }
  const steps = ladder.map(({ technique }, rung) => [technique, at(counts, rung)] as const).filter(([, count]) => count > 0)
  return { steps: Object.fromEntries(steps), dependency }
}

/** How many techniques that are harder than the one at a rung find something to eliminate. */
function techniquesBeyond(rung: number, position: Position, ladder: Ladder): number {
  let count = 0
  for (let harder = rung + 1; harder < ladder.length; harder += 1) if (ladder[harder]?.find(position)) count += 1
  return count
}

function nineBand(hardest: Technique): LevelId {
  return NEXT_LEVEL_IDS.find((levelId) => nineLevelOf(levelId).ladder.some(({ technique }) => technique === hardest)) ?? 5
}
