import type { Values } from '@emojigma/engine/algebra/tidy.ts'
import { m } from '@emojigma/messages'
import * as hintWords from '@emojigma/messages/words/hints.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { wordsOf } from '@emojigma/engine/explanation/explanation-words.ts'
import type { AlgebraExplanation, BoardStep, ExplanationStep, SymbolValue } from '@emojigma/engine/explanation/explanation.ts'
import { explain } from '@emojigma/engine/explanation/explain.ts'
import { explainAlgebra, isAlgebra } from '@emojigma/engine/explanation/explain-algebra.ts'
import { answerFormOf, type AnswerForm } from '@emojigma/engine/types.ts'
import { wrongValue } from '@emojigma/engine/explanation/noted-value.ts'
import { foundBy } from '@emojigma/engine/explanation/steps-to-take.ts'
import { oddSide } from '@emojigma/engine/odd-emoji/board.ts'
import { explainOdd } from '@emojigma/engine/odd-emoji/explain.ts'
import { sumsOf } from '@emojigma/engine/algebra/sides.ts'
import type { QuestionLine } from '@emojigma/engine/question.ts'
import { isJunior, type LevelId } from '@emojigma/engine/levels.ts'
import { EMPTY_CELL } from '@emojigma/engine/sudoku/board.ts'
import { drawStep, type BoardDrawing } from '@emojigma/engine/sudoku/drawing.ts'
import { explainBoard } from '@emojigma/engine/sudoku/explain.ts'
import { explainSumsFrom } from '@emojigma/engine/sum-board/explain.ts'
import { isNoted } from '@emojigma/engine/sudoku/noted.ts'
import { oddCellOf } from '../odd-emoji/odd-cell.ts'
import type { Shares } from './EqualShares.tsx'
import { linesOfStep } from './step-lines.ts'
import { marksOf, type Marks } from './step-marks.ts'

/** A digit for a cell of an Emojidoku, or '.' to clear it. */
export interface CellContent {
  readonly cell: number
  readonly symbol: string
}

/** Help at one step, up to the requested rung. */
export interface Hint {
  readonly steps: readonly ExplanationStep[]
  /** Indices of the steps that are not noted yet. */
  readonly way: readonly number[]
  readonly index: number
  /** 0 = there is no hint. */
  readonly rung: 0 | 1 | 2 | 3
  readonly title: string
  /** One for each rung so far, the latest last. */
  readonly words: readonly string[]
  /** The step as equations. */
  readonly lines: readonly QuestionLine[]
  /** For the junior levels, instead of a division. */
  readonly shared: Shares | undefined
  readonly marks: Marks
  /** Drawn over the board of an Emojidoku, from the second rung on. */
  readonly drawing: BoardDrawing | undefined
  /** The step's changes to the board, offered by a button. */
  readonly changes: readonly CellContent[]
  /** The emoji whose wrong noted value a button offers to remove. */
  readonly wrongValue: number | undefined
  /** Cells of the board that the hint depends on. */
  readonly standsOn: readonly CellContent[]
}

/** The player's work at a puzzle, as hints need it. */
export interface Work {
  /** The board of an Emojidoku. */
  readonly cells: string
  /** The notes of each cell, as bits: 1 for the first emoji, 2 for the second, 4 for the third … */
  readonly notes: readonly number[]
  /** The noted value of each emoji, as typed. */
  readonly values: readonly string[]
}

/** Goes one rung further, then to the next step that is not noted yet, and after the last step back to the first.
 *  @param previous the current hint */
export async function nextHint(puzzle: PuzzleView, work: Work, previous?: Hint): Promise<Hint> {
  const { steps, way } = await wayFrom(puzzle, work)
  const shown = previous?.steps[previous.index]
  const index = shown ? steps.findIndex((step) => JSON.stringify(step) === JSON.stringify(shown)) : -1
  const at = way.indexOf(index)
  const first = way[0] ?? 0
  if (!previous || at < 0) return hintAt(puzzle, work, steps, way, first, 1)
  if (previous.rung < 3) return hintAt(puzzle, work, steps, way, index, rungAfter(previous.rung, puzzle.levelId))
  return hintAt(puzzle, work, steps, way, way[at + 1] ?? first, 1)
}

/** Junior levels have two rungs: look, and show. */
export function rungAfter(rung: Hint['rung'], levelId: LevelId): 1 | 2 | 3 {
  if (rung === 0) return 1
  return rung === 1 && !isJunior(levelId) ? 2 : 3
}

/** Whether a hint still applies: its step is neither done nor noted. */
export function isAbout({ standsOn, steps, index }: Hint, { cells, notes, values }: Work): boolean {
  if (!standsOn.every(({ cell, symbol }) => cells[cell] === symbol)) return false
  const step = steps[index]
  if (!step) return true
  switch (step.technique) {
    case 'wrong value':
      return numberIn(values[step.noted.symbol]) === step.noted.value
    case 'wrong notes':
      return notes[step.cell] === step.notes
    default:
      if ('eliminations' in step) return !isNoted(step, notes)
      return !nextFound(steps, index).some(({ symbol, value }) => numberIn(values[symbol]) === value)
  }
}

/** The values that a step leads to. */
function nextFound(steps: readonly ExplanationStep[], index: number): readonly SymbolValue[] {
  return (
    steps
      .slice(index)
      .map(foundBy)
      .find((found) => found.length > 0) ?? []
  )
}

const TITLES = ['', m['hint.where_to_look'](), m['hint.what_helps'](), m['hint.here_is_how']()] as const

function hintAt(
  { emojiNames, levelId }: PuzzleView,
  { cells }: Work,
  steps: readonly ExplanationStep[],
  way: readonly number[],
  index: number,
  rung: 1 | 2 | 3,
): Hint {
  const step = steps[index]
  if (!step) return { ...NO_HINT, steps, way }
  const { where, rule, worked } = wordsOf(step, emojiNames, hintWords, levelId)
  const shared = rung === 3 && isJunior(levelId) ? sharesIn(step) : undefined
  const drawing = rung !== 1 && 'eliminations' in step ? drawingOf(cells, steps, index, rung) : undefined
  return {
    steps,
    way,
    index,
    rung,
    title: TITLES[rung],
    words: isJunior(levelId) && rung === 3 ? [where, worked] : [where, rule, worked].slice(0, rung),
    lines: rung < 3 ? [] : shared ? linesBeforeShares(step) : linesOfStep(step),
    shared,
    marks: drawing ? withDrawing(marksOf(steps, index, rung), drawing) : marksOf(steps, index, rung),
    drawing,
    changes: rung === 3 ? changesOf(step) : [],
    wrongValue: rung === 3 && step.technique === 'wrong value' ? step.noted.symbol : undefined,
    standsOn: groundsOf(step, steps),
  }
}

const NO_HINT: Omit<Hint, 'steps' | 'way'> = {
  index: 0,
  rung: 0,
  title: m['hint.no_hint_here'](),
  words: [m['hint.none']()],
  lines: [],
  shared: undefined,
  marks: new Map(),
  drawing: undefined,
  changes: [],
  wrongValue: undefined,
  standsOn: [],
}

/** What goes, or the cell that is left, is drawn with the step itself. */
function drawingOf(cells: string, steps: readonly ExplanationStep[], index: number, rung: 2 | 3): BoardDrawing {
  const before = steps.slice(0, index).filter((step) => 'eliminations' in step)
  const drawing = drawStep(cells, before, steps[index] as BoardStep)
  return rung === 3 ? drawing : { ...drawing, gone: [], stretches: drawing.left === undefined ? [] : drawing.stretches, left: undefined }
}

/** The drawing shows the emoji of the pattern itself. */
function withDrawing(marks: Marks, { lit }: BoardDrawing): Marks {
  const others = [...marks].filter(([key]) => !key.startsWith('emoji '))
  return new Map([...others, ...lit.map((cell) => [`cell ${cell}`, 'lit'] as const)])
}

function sharesIn(step: ExplanationStep): Shares | undefined {
  if (step.technique !== 'one unknown' || step.count < 2) return undefined
  const [, total] = step.totals
  return total > 0 ? { symbol: step.found.symbol, count: step.count, total, each: step.found.value } : undefined
}

/** The substituted line, unless it only has equal emoji, which `EqualShares` shows. */
function linesBeforeShares(step: ExplanationStep): readonly QuestionLine[] {
  return linesOfStep(step).filter(
    (line, index) => index === 0 && sumsOf(line).some(({ operands }) => operands.some(({ kind }) => kind === 'number')),
  )
}

interface Way {
  readonly steps: readonly ExplanationStep[]
  readonly way: readonly number[]
}

function wayFrom(puzzle: PuzzleView, work: Work): Way | Promise<Way> {
  return WAYS[answerFormOf(puzzle.typeId)](puzzle, work)
}

const WAYS: Readonly<Record<AnswerForm, (puzzle: PuzzleView, work: Work) => Way | Promise<Way>>> = {
  number: typedWay,
  word: typedWay,
  board: ({ sudokuQuestion = '', sums, emoji }, { cells, notes, values }) => {
    if (sums) {
      const question = { typeId: 4, emoji, board: sudokuQuestion, sums } as const
      const help = explainSumsFrom(question, { board: cells, notes, values: values.map(numberIn) })
      const steps = 'steps' in help ? help.steps : []
      return { steps, way: whole(steps).way.filter((index) => !isNotedAt(steps, index, notes)) }
    }
    const help = explainBoard({ typeId: 4, emoji, board: sudokuQuestion }, cells, notes)
    if (help.kind !== 'next') return whole(help.kind === 'mistake' ? help.steps : [])
    return { steps: help.steps, way: whole(help.steps).way.filter((index) => !isNotedAt(help.steps, index, notes)) }
  },
  cell: async (puzzle) => whole(await lookingSteps(puzzle)),
}

/** Where the values of emoji are looked for, the steps start from those that are noted. */
function typedWay({ question }: PuzzleView, { values }: Work): Way {
  if (!question) return whole([])
  if (!isAlgebra(question)) {
    const explanation = explain(question)
    return whole(explanation.kind === 'explained' ? explanation.steps : [])
  }
  const noted = values.map(numberIn)
  const explanation = explainAlgebra(question)
  if (explanation.kind !== 'explained' || noted.every((value) => value === undefined)) return whole(stepsIn(explanation))
  const wrong = wrongValue(question, explanation.values, noted)
  if (wrong) return whole([wrong])
  return whole(stepsIn(explainAlgebra(question, rightOnly(noted, explanation.values))))
}

/** The notes, without those of emoji whose value the question does not determine. */
function rightOnly(noted: Values, values: Values): Values {
  return values.map((value, symbol) => (noted[symbol] === undefined ? undefined : value))
}

function stepsIn(explanation: AlgebraExplanation): readonly ExplanationStep[] {
  return explanation.kind === 'explained' ? explanation.steps : []
}

function whole(steps: readonly ExplanationStep[]): Way {
  return { steps, way: [...steps.keys()] }
}

function isNotedAt(steps: readonly ExplanationStep[], index: number, notes: readonly number[]): boolean {
  const step = steps[index]
  return step !== undefined && 'eliminations' in step && isNoted(step, notes)
}

/** @returns undefined unless the text is a whole number */
function numberIn(text: string | undefined): number | undefined {
  return text !== undefined && /^-?\d+$/.test(text) ? Number(text) : undefined
}

/** Steps that narrow the search down to a row, but not to the cell. */
async function lookingSteps(puzzle: PuzzleView): Promise<readonly ExplanationStep[]> {
  const cell = await oddCellOf(puzzle)
  const [crowd = '', odd = ''] = puzzle.emoji
  const explanation = cell && explainOdd({ typeId: 5, emoji: [crowd, odd], side: oddSide(puzzle.levelId), ...cell })
  return explanation?.kind === 'explained' ? explanation.steps.filter(({ technique }) => technique !== 'cell') : []
}

function changesOf(step: ExplanationStep): readonly CellContent[] {
  if ('wrong' in step) return step.wrong.map((cell) => ({ cell, symbol: EMPTY_CELL }))
  if (step.technique === 'wrong notes') return [{ cell: step.cell, symbol: EMPTY_CELL }]
  return 'placement' in step && step.placement ? [{ cell: step.placement.cell, symbol: String(step.placement.digit) }] : []
}

/** A mistake's hint applies until it is removed; one that leads to a cell, until the cell is filled. */
function groundsOf(step: ExplanationStep, steps: readonly ExplanationStep[]): readonly CellContent[] {
  if (step.technique === 'wrong notes') return [{ cell: step.cell, symbol: EMPTY_CELL }]
  if ('wrong' in step) return step.cells.map((cell) => ({ cell, symbol: String(step.digit) }))
  const last = steps.at(-1)
  return last && 'placement' in last && last.placement ? [{ cell: last.placement.cell, symbol: EMPTY_CELL }] : []
}
