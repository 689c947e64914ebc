import { callByType, type ByType } from '@emojigma/engine/by-type.ts'
import type { BoardSums, Question } from '@emojigma/engine/question.ts'
import { z } from 'zod'
import type { PageQuestion, PuzzleView } from './puzzle-view.ts'

const symbol = z.int().min(0)
const emoji = z.array(z.string())

const operand = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('symbol'), symbol, copies: z.int().min(1) }),
  z.object({ kind: z.literal('number'), value: z.number(), asDots: z.boolean() }),
])
export const expression = z.object({ operands: z.array(operand), operators: z.array(z.enum(['+', '-', '*', '/'])) })
/** Operations = total. */
export const equation = z.object({ left: expression, right: z.number() })
const side = z.union([expression, z.number()])
/** A line of a question: a number or a sum on either side. */
export const questionLine = z.object({ left: side, right: side })
const totals = z.array(z.number().nullable())

const gridLine = z.object({ line: z.enum(['row', 'column']), index: z.int().min(0) })

export const gridQuestion = z
  .object({
    typeId: z.literal(2),
    emoji,
    cells: z.array(z.array(symbol)),
    rowTotals: totals,
    columnTotals: totals,
    ask: gridLine,
    equalLines: z.tuple([gridLine, gridLine]).optional(),
  })
  .refine((question) => question.cells.flat().every((cell) => cell < question.emoji.length), { path: ['cells'] })

/** The questions that the page draws itself: Classic, Grid and Word. */
export const pageQuestion = z
  .discriminatedUnion('typeId', [
    z.object({ typeId: z.literal(1), emoji, equations: z.array(questionLine), ask: expression, or: expression.optional() }),
    gridQuestion,
    z.object({
      typeId: z.literal(3),
      emoji,
      equations: z.array(questionLine),
      spelling: z.array(symbol),
      alphabet: z.string().optional(),
      sharesCode: z.boolean().optional(),
      letters: z.string(),
    }),
  ])
  .meta({ id: 'Question', description: 'The drawn question of Classic, Grid and Word' }) satisfies z.ZodType<PageQuestion>

/** Groups of cells with their totals, and the known numbers of the emoji. */
export const boardSums = z
  .object({
    cages: z.array(z.object({ cells: z.array(z.int().min(0)), total: z.int() })),
    values: z.array(z.int().nullable()),
  })
  .meta({ id: 'SudokuSums' }) satisfies z.ZodType<BoardSums>

type QuestionFields = Pick<PuzzleView, 'question' | 'availableLetters' | 'sudokuQuestion' | 'sums'>

/** The fields of a call that hold a question. The odd emoji's holds its answer, so it is shown by its picture alone, and Emojidoku needs no
 *  more than its board. */
export function questionFields(question: Question): QuestionFields {
  return callByType(FIELDS, question)
}

const FIELDS: ByType<[], QuestionFields> = {
  1: (question) => ({ question }),
  2: (question) => ({ question }),
  3: (question) => ({ question, availableLetters: question.letters }),
  4: ({ board, sums }) => (sums ? { sudokuQuestion: board, sums } : { sudokuQuestion: board }),
  5: () => ({}),
}
