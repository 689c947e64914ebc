import type { PuzzleView } from '@emojigma/contract/puzzle-view.ts'
import { wordsOf } from '@emojigma/engine/explanation-words.ts'
import type { ExplanationStep } from '@emojigma/engine/explanation.ts'
import { explain } from '@emojigma/engine/explain.ts'
import { explainOdd } from '@emojigma/engine/odd-emoji/explain.ts'
import type { Equation } from '@emojigma/engine/question.ts'
import { EMPTY_CELL } from '@emojigma/engine/sudoku/board.ts'
import { explainBoard } from '@emojigma/engine/sudoku/explain.ts'
import { guessOfPlace, type Place } from './answer-text.ts'
import { isRightGuess } from './digest.ts'
import { oddSide } from './odd-board.ts'
import { linesOfStep } from './step-lines.ts'
import { marksOf, type Marks } from './step-marks.ts'

/** An emoji for a cell of an Emojidoku, as its digit, or '.' to empty it. */
export interface CellContent {
  readonly cell: number
  readonly symbol: string
}

/** Help at one step of the way, as far as it was asked for. */
export interface Hint {
  readonly steps: readonly ExplanationStep[]
  readonly index: number
  /** 0 where there is nothing to say. */
  readonly rung: 0 | 1 | 2 | 3
  readonly title: string
  /** The words of the rungs so far, the latest last. */
  readonly words: readonly string[]
  /** The step at work, in lines of emoji and numbers. */
  readonly lines: readonly Equation[]
  readonly marks: Marks
  /** What the step does to the board, which the page offers to do. */
  readonly changes: readonly CellContent[]
  /** The hint is about a board that has these; empty unless it is one. */
  readonly standsOn: readonly CellContent[]
}

/** Goes one rung further: where to look, which rule, the step itself, then the next step; after the last one it begins anew.
 *  @param cells the board of an Emojidoku as it stands
 *  @param previous the hint that is shown */
export async function nextHint(puzzle: PuzzleView, cells: string, previous?: Hint): Promise<Hint> {
  const steps = await stepsOf(puzzle, cells)
  const shown = previous?.steps[previous.index]
  const index = shown ? steps.findIndex((step) => JSON.stringify(step) === JSON.stringify(shown)) : -1
  if (!previous || index < 0) return hintAt(puzzle, steps, 0, 1)
  if (previous.rung < 3) return hintAt(puzzle, steps, index, (previous.rung + 1) as 1 | 2 | 3)
  return hintAt(puzzle, steps, (index + 1) % steps.length, 1)
}

/** Whether a hint still speaks of the board as it stands. */
export function isAbout({ standsOn }: Hint, cells: string): boolean {
  return standsOn.every(({ cell, symbol }) => cells[cell] === symbol)
}

const TITLES = ['', 'Where to look', 'What helps', 'Step by step'] as const

function hintAt({ emojiNames }: PuzzleView, steps: readonly ExplanationStep[], index: number, rung: 1 | 2 | 3): Hint {
  const step = steps[index]
  if (!step) return { ...NO_HINT, steps }
  const { where, rule, worked } = wordsOf(step, emojiNames)
  return {
    steps,
    index,
    rung,
    title: TITLES[rung],
    words: [where, rule, worked].slice(0, rung),
    lines: rung === 3 ? linesOfStep(step) : [],
    marks: marksOf(steps, index, rung),
    changes: rung === 3 ? changesOf(step) : [],
    standsOn: groundsOf(step, steps),
  }
}

const NO_HINT: Omit<Hint, 'steps'> = {
  index: 0,
  rung: 0,
  title: 'No hint here',
  words: ['There is no hint for this one. Have another look from the start.'],
  lines: [],
  marks: new Map(),
  changes: [],
  standsOn: [],
}

async function stepsOf(puzzle: PuzzleView, cells: string): Promise<readonly ExplanationStep[]> {
  const { typeId, question, sudokuQuestion, emoji } = puzzle
  if (typeId === 5) return lookingSteps(puzzle)
  const explanation =
    typeId === 4 ? explainBoard({ typeId, emoji, board: sudokuQuestion ?? '' }, cells) : question ? explain(question) : undefined
  return explanation && 'steps' in explanation ? explanation.steps : []
}

/** How to look, then nearer and nearer, down to a row; which cell it is stays to be found. The place is not told with the puzzle,
 *  so it is found as a guess is checked: by its digest. */
async function lookingSteps(puzzle: PuzzleView): Promise<readonly ExplanationStep[]> {
  const side = oddSide(puzzle.levelId)
  const places = Array.from({ length: side * side }, (_, cell): Place => ({ row: Math.trunc(cell / side), column: cell % side }))
  const verdicts = await Promise.all(places.map(async (place) => isRightGuess(puzzle, guessOfPlace(place))))
  const place = places[verdicts.indexOf(true)]
  const [crowd = '', odd = ''] = puzzle.emoji
  const explanation = place && explainOdd({ typeId: 5, emoji: [crowd, odd], side, ...place })
  return explanation?.kind === 'explained' ? explanation.steps.filter(({ technique }) => technique !== 'cell') : []
}

function changesOf(step: ExplanationStep): readonly CellContent[] {
  if ('wrong' in step) return step.wrong.map((cell) => ({ cell, symbol: EMPTY_CELL }))
  return 'placement' in step && step.placement ? [{ cell: step.placement.cell, symbol: String(step.placement.digit) }] : []
}

/** A mistake is there until it is taken out; a way to a cell leads there until it is filled. */
function groundsOf(step: ExplanationStep, steps: readonly ExplanationStep[]): readonly CellContent[] {
  if ('wrong' in step) return step.cells.map((cell) => ({ cell, symbol: String(step.digit) }))
  const last = steps.at(-1)
  return last && 'placement' in last && last.placement ? [{ cell: last.placement.cell, symbol: EMPTY_CELL }] : []
}
