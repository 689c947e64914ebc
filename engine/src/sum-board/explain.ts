import type { Explanation, MistakeStep, WrongNotesStep, WrongValueStep } from '../explanation/explanation.ts'
import type { BoardSums, Question, SudokuQuestion } from '../question.ts'
import { EMPTY_CELL, repeatedCells } from '../sudoku/board.ts'
import { explainSudoku, mistakeOn } from '../sudoku/explain.ts'
import { readBoard, writeBoard } from '../sudoku/notation.ts'
import { easiestDeduction, isKnown, sumPosition, take, type SumDeduction, type SumPosition, type SumBoardStep } from './deduce.ts'

export type SumsQuestion = SudokuQuestion & { readonly sums: BoardSums }

export function hasSums(question: Question): question is SumsQuestion {
  return question.typeId === 4 && question.sums !== undefined
}

/** A player's position at a board with sums. */
export interface SumsInProgress {
  /** 16 characters. */
  readonly board: string
  /** Of each cell, as bits. */
  readonly notes: readonly number[]
  /** The player's number for each emoji; undefined = none yet. */
  readonly values: readonly (number | undefined)[]
}

/** Help for a board with sums in progress. */
export type SumsHelp =
  | { readonly kind: 'mistake'; readonly steps: readonly [MistakeStep | WrongNotesStep | WrongValueStep] }
  /** The easiest way to the next emoji on the board or the next number of one. */
  | { readonly kind: 'next'; readonly steps: readonly SumBoardStep[] }
  | { readonly kind: 'complete' | 'too hard' }

/** The deductions from the givens to the last cell and the last number, the easiest each time, without useless ones. */
export function deduceSums({
  board,
  sums,
}: SumsQuestion): { readonly taken: readonly SumDeduction[]; readonly known: SumPosition } | undefined {
  const givens = readBoard(board)
  if (givens?.length !== 16 || repeatedCells(board).length > 0) return undefined
  const known = sumPosition(sums, givens, sums.values)
  const taken = takeDeductions(known, () => false)
  return { taken: onlyNeeded(taken), known }
}

export function explainSums(question: SumsQuestion): Explanation<SumBoardStep> {
  const deduced = deduceSums(question)
  if (!deduced) return { kind: 'impossible' }
  const steps = deduced.taken.map(({ step }) => step)
  return isKnown(deduced.known) ? { kind: 'explained', steps, answer: writeBoard(deduced.known.digits) } : { kind: 'too hard', steps }
}

/** Any Emojidoku, with sums or without. */
export function explainEmojidoku(question: SudokuQuestion): Explanation {
  return hasSums(question) ? explainSums(question) : explainSudoku(question)
}

/** The mistake in a player's position, or the way to the next emoji or number. */
export function explainSumsFrom(question: SumsQuestion, { board, notes, values }: SumsInProgress): SumsHelp {
  const deduced = deduceSums(question)
  if (!deduced || !isKnown(deduced.known)) return { kind: 'too hard' }
  const worth = deduced.known.values
  const mistake = mistakeOn(board, notes, writeBoard(deduced.known.digits)) ?? wrongValueOf(values, worth)
  if (mistake) return { kind: 'mistake', steps: [mistake] }
  const cells = readBoard(board)
  if (!cells || !board.includes(EMPTY_CELL)) return { kind: 'complete' }
  const noted = question.sums.values.map((value, symbol) => value ?? values[symbol] ?? null)
  const taken = onlyNeeded(takeDeductions(sumPosition(question.sums, cells, noted), leadsOn))
  return taken.length > 0 ? { kind: 'next', steps: taken.map(({ step }) => step) } : { kind: 'too hard' }
}

function takeDeductions(known: SumPosition, isLast: (deduction: SumDeduction) => boolean): readonly SumDeduction[] {
  const taken: SumDeduction[] = []
  for (let deduction = easiestDeduction(known); deduction; deduction = easiestDeduction(known)) {
    taken.push(deduction)
    take(known, deduction)
    if (isLast(deduction)) break
  }
  return taken
}

function leadsOn({ step }: SumDeduction): boolean {
  return step.technique === 'group value' || step.placement !== undefined
}

/** Without eliminations that nothing later relies on. */
function onlyNeeded(taken: readonly SumDeduction[]): readonly SumDeduction[] {
  const kept: SumDeduction[] = []
  for (const deduction of taken.toReversed()) {
    const { step } = deduction
    const gone = step.technique === 'group value' ? [] : step.eliminations
    if (leadsOn(deduction) || kept.some(({ needs }) => gone.some(needs))) kept.push(deduction)
  }
  return kept.reverse()
}

function wrongValueOf(values: readonly (number | undefined)[], worth: readonly (number | null)[]): WrongValueStep | undefined {
  const symbol = values.findIndex((value, index) => value !== undefined && value !== worth[index])
  const value = values[symbol]
  return value === undefined ? undefined : { technique: 'wrong value', noted: { symbol, value }, against: undefined, isOnBoard: true }
}
