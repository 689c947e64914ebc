import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { columnLetter } from '@emojigma/engine/odd-emoji/board.ts'
import type { Operator } from '@emojigma/engine/question.ts'
import { answerFormOf, type AnswerForm, type PuzzleTypeId } from '@emojigma/engine/types.ts'

export interface Cell {
  /** From 0. */
  readonly row: number
  readonly column: number
}

/** The answer in a puzzle that this player solved or revealed, as a canonical guess. */
export function knownAnswer({ typeId, answer, answerWord, sudokuAnswer }: PuzzleView): string | undefined {
  const form = answerFormOf(typeId)
  if (form === 'board') return sudokuAnswer
  return form === 'number' ? answer?.toString() : answerWord
}

/** An answer for display: `17`, `−4`, `BEAR`, `F7`; a whole board is only "Solved". */
export function answerText(typeId: PuzzleTypeId, answer: string): string {
  return ANSWER_TEXTS[answerFormOf(typeId)](answer)
}

const ANSWER_TEXTS: Readonly<Record<AnswerForm, (answer: string) => string>> = {
  number: numberText,
  word: (answer) => answer.toUpperCase(),
  board: () => m['ui.solved_puzzles'](),
  cell: (answer) => {
    const cell = cellOf(answer)
    return cell ? cellName(cell) : answer
  },
}

export const SIGNS: Readonly<Record<Operator, string>> = { '+': '+', '-': '−', '*': '×', '/': '÷' }

/** With a typographic minus sign. */
export function numberText(value: number | string): string {
  return String(value).replace(/^-/, '−')
}

/** `7-6` is row 7, column 6, both from 1.
 *  Source: docs/product.md, Spot the odd emoji */
export function cellOf(answer: string): Cell | undefined {
  const match = /^(\d+)-(\d+)$/.exec(answer)
  return match ? { row: Number(match[1]) - 1, column: Number(match[2]) - 1 } : undefined
}

export function guessOfCell({ row, column }: Cell): string {
  return `${row + 1}-${column + 1}`
}

/** `F7`: the column's letter and the row's number. */
export function cellName({ row, column }: Cell): string {
  return `${columnLetter(column)}${row + 1}`
}
