import { JUNIOR_LEVEL_IDS, NEXT_LEVEL_IDS, type LevelId } from '../levels.ts'
import type { SudokuQuestion } from '../question.ts'
import type { Rating, SudokuGrounds } from '../rating.ts'
import { at } from './bits.ts'
import { boardSide } from './board.ts'
import { easiestStep, FOUR_LADDER, NINE_LADDER, type Ladder } from './ladder.ts'
import { fourLevelOf, nineLevelOf } from './levels.ts'
import { readBoard } from './notation.ts'
import { Position } from './position.ts'
import { solveBoard } from './solve.ts'
import type { Step, Technique } from './step.ts'
import { FOUR, NINE } from './units.ts'

/** Band: 9×9 by the hardest technique of the easiest way, 4×4 by how much is given. Score: dependency × 1000, the sum over the steps of
 *  1 / (how many such steps there were to choose from), which follows the time that people take better than the number of givens does. */
export function rateSudoku({ board }: SudokuQuestion): Rating<SudokuGrounds> {
  if (board.length !== 16 && board.length !== 81) return { kind: 'impossible' }
  const solution = solveBoard(board)
  if (solution.kind !== 'unique') return { kind: solution.kind === 'ambiguous' ? 'ambiguous' : 'impossible' }
  const isNine = boardSide(board) === 9
  const ladder = isNine ? NINE_LADDER : FOUR_LADDER
  const position = new Position(isNine ? NINE : FOUR, readBoard(board) ?? new Int32Array(board.length))
  const { steps, dependency } = walk(position, ladder)
  // A full board takes no step at all.
  const hardest = ladder.findLast(({ technique }) => steps[technique] !== undefined) ?? ladder[0]
  if (!position.isSolved || !hardest) return { kind: 'beyond' }
  const givens = board.replaceAll('.', '').length
  const restsOn: SudokuGrounds = {
    hardestTechnique: hardest.technique,
    steps,
    givens,
    lastInUnitPercent: isNine ? undefined : Math.trunc((100 * (steps['last in unit'] ?? 0)) / Math.max(1, stepCount(steps))),
  }
  return { kind: 'rated', band: isNine ? nineBand(hardest.technique) : fourBand(givens), score: Math.round(1000 * dependency), restsOn }
}

type StepsBy = Partial<Record<Technique, number>>

function walk(position: Position, ladder: Ladder): { steps: StepsBy; dependency: number } {
  const steps: StepsBy = {}
  let dependency = 0
  for (let step = easiestStep(position, ladder); step; step = easiestStep(position, ladder)) {
    steps[step.technique] = (steps[step.technique] ?? 0) + 1
    dependency += 1 / choices(position, step, ladder)
    position.apply(step)
  }
  return { steps, dependency }
}

/** For a cell to fill: how many cells there are to fill at this moment by a single of any kind. For eliminations: how many of the techniques find some. */
function choices(position: Position, { placement }: Step, ladder: Ladder): number {
  return placement ? fillable(position) : ladder.filter(({ find }) => find(position)).length
}

/** Cells that have only one candidate, or a candidate with no other place in a unit. */
function fillable({ candidates, places, units }: Position): number {
  const { side, unitCount, cells } = units
  const open = new Uint8Array(units.cellCount)
  for (let cell = 0; cell < open.length; cell += 1) if (isSingle(at(candidates, cell))) open[cell] = 1
  for (let index = 0; index < unitCount * side; index += 1) {
    const mask = at(places, index)
    if (isSingle(mask)) open[at(cells, index - (index % side) + 31 - Math.clz32(mask))] = 1
  }
  return open.reduce((sum, bit) => sum + bit, 0)
}

function isSingle(mask: number): boolean {
  return mask !== 0 && (mask & (mask - 1)) === 0
}

function stepCount(steps: StepsBy): number {
  return Object.values(steps).reduce((sum, count) => sum + count, 0)
}

function nineBand(hardest: Technique): LevelId {
  return NEXT_LEVEL_IDS.find((levelId) => nineLevelOf(levelId).ladder.some(({ technique }) => technique === hardest)) ?? 5
}

function fourBand(givens: number): LevelId {
  return JUNIOR_LEVEL_IDS.find((levelId) => givens >= fourLevelOf(levelId).fewestGivens) ?? 10
}
