import type { GridLine, QuestionLine, Side, Expression, Operand, Operator, Question, QuestionOf } from '@emojigma/engine/question.ts'
import { isPuzzleTypeId, type PuzzleTypeId } from '@emojigma/engine/types.ts'

/** The input is no question; the message is for the person who typed it. */
export interface Unreadable {
  readonly problem: string
}

/** Far more than any puzzle shows, and few enough to solve at once. */
const MOST_SYMBOLS = 12
const MOST_LINES = 24
const MOST_OPERANDS = 24
const MOST_CELLS_A_LINE = 15
const MOST_COPIES = 9
const MOST_SIDE = 30
const LARGEST_NUMBER = 1_000_000

/** Reads a board of 16 or 81 characters, or a question, or a puzzle with its `question`, as JSON. */
export function readQuestion(text: string): Question | Unreadable {
  const trimmed = text.trim()
  if (trimmed === '') return { problem: 'nothing was given: a board or a question as JSON is needed' }
  if (!trimmed.startsWith('{')) return readBoard(trimmed)
  let json: unknown
  try {
    json = JSON.parse(trimmed)
  } catch {
    return { problem: 'this is no JSON that can be read' }
  }
  const outer = fieldsOf(json)
  return (
    questionOf(outer && 'question' in outer ? fieldsOf(outer['question']) : outer) ?? { problem: 'this JSON is no question of a puzzle' }
  )
}

/** 0 and . both stand for an empty cell, and white space between the rows is left out. */
function readBoard(text: string): QuestionOf<4> | Unreadable {
  const board = text.replaceAll(/\s/g, '').replaceAll('0', '.')
  if (board.length !== 16 && board.length !== 81) return { problem: `a board has 16 or 81 cells, this one has ${board.length}` }
  const side = board.length === 16 ? 4 : 9
  const stranger = Array.from(board).find((symbol) => symbol !== '.' && !(symbol >= '1' && symbol <= String(side)))
  if (stranger !== undefined)
    return { problem: `a board of ${side} by ${side} has no cell ${JSON.stringify(stranger)}: only 1 to ${side}, and . for empty` }
  return { typeId: 4, emoji: Array.from({ length: side }, (_, digit) => `${digit + 1}`), board }
}

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
}

function questionOf(fields: Fields | undefined): Question | undefined {
  const emoji = listOf(fields?.['emoji'], MOST_SYMBOLS, (name) => (typeof name === 'string' ? name : undefined))
  if (!fields || !emoji) return undefined
  const typeId = fields['typeId']
  return typeof typeId === 'number' && isPuzzleTypeId(typeId) ? READERS[typeId](fields, emoji) : undefined
}

const READERS: { readonly [T in PuzzleTypeId]: (fields: Fields, emoji: readonly string[]) => QuestionOf<T> | undefined } = {
  1: (fields, emoji) => {
    const equations = equationsOf(fields['equations'], emoji.length)
    const ask = expressionOf(fields['ask'], emoji.length)
    return equations && ask && { typeId: 1, emoji, equations, ask }
  },
  2: gridOf,
  3: (fields, emoji) => {
    const equations = equationsOf(fields['equations'], emoji.length)
    const spelling = listOf(fields['spelling'], MOST_OPERANDS, (symbol) => wholeOf(symbol, 0, emoji.length - 1))
    const { letters } = fields
    return equations && spelling && typeof letters === 'string' ? { typeId: 3, emoji, equations, spelling, letters } : undefined
  },
  4: (fields, emoji) => {
    const board = typeof fields['board'] === 'string' ? readBoard(fields['board']) : undefined
    return board && 'typeId' in board ? { ...board, emoji } : undefined
  },
  5: (fields, emoji) => {
    const [crowd, odd] = emoji
    const side = wholeOf(fields['side'], 2, MOST_SIDE)
    const row = wholeOf(fields['row'], 0, MOST_SIDE)
    const column = wholeOf(fields['column'], 0, MOST_SIDE)
    if (crowd === undefined || odd === undefined || side === undefined || row === undefined || column === undefined) return undefined
    return { typeId: 5, emoji: [crowd, odd], side, row, column }
  },
}

function gridOf(fields: Fields, emoji: readonly string[]): QuestionOf<2> | undefined {
  const cells = listOf(fields['cells'], MOST_CELLS_A_LINE, (row) =>
    listOf(row, MOST_CELLS_A_LINE, (symbol) => wholeOf(symbol, 0, emoji.length - 1)),
  )
  const totalOf = (total: unknown): number | null | undefined => (total === null ? null : wholeOf(total, -LARGEST_NUMBER, LARGEST_NUMBER))
  const rowTotals = listOf(fields['rowTotals'], MOST_CELLS_A_LINE, totalOf)
  const columnTotals = listOf(fields['columnTotals'], MOST_CELLS_A_LINE, totalOf)
  const ask = gridLineOf(fields['ask'])
  if (!cells || !rowTotals || !columnTotals || !ask) return undefined
  const question = { typeId: 2, emoji, cells, rowTotals, columnTotals, ask } as const
  if (fields['equalLines'] === undefined) return question
  const [one, other, third] = listOf(fields['equalLines'], 2, gridLineOf) ?? []
  return one && other && !third ? { ...question, equalLines: [one, other] } : undefined
}

function gridLineOf(value: unknown): GridLine | undefined {
  const fields = fieldsOf(value)
  const line = fields?.['line']
  const index = wholeOf(fields?.['index'], 0, MOST_CELLS_A_LINE)
  return (line === 'row' || line === 'column') && index !== undefined ? { line, index } : undefined
}

function equationsOf(value: unknown, symbolCount: number): QuestionLine[] | undefined {
  return listOf(value, MOST_LINES, (entry) => {
    const fields = fieldsOf(entry)
    const [left, right] = [sideOf(fields?.['left'], symbolCount), sideOf(fields?.['right'], symbolCount)]
    return left === undefined || right === undefined ? undefined : { left, right }
  })
}

function sideOf(value: unknown, symbolCount: number): Side | undefined {
  return typeof value === 'number' ? wholeOf(value, -LARGEST_NUMBER, LARGEST_NUMBER) : expressionOf(value, symbolCount)
}

function expressionOf(value: unknown, symbolCount: number): Expression | undefined {
  const fields = fieldsOf(value)
  const operands = listOf(fields?.['operands'], MOST_OPERANDS, (operand) => operandOf(operand, symbolCount))
  const operators = listOf(fields?.['operators'], MOST_OPERANDS, (sign) => OPERATORS.find((operator) => operator === sign))
  return operands && operators && { operands, operators }
}

const OPERATORS: readonly Operator[] = ['+', '-', '*', '/']

function operandOf(value: unknown, symbolCount: number): Operand | undefined {
  const fields = fieldsOf(value)
  if (fields?.['kind'] === 'symbol') {
    const symbol = wholeOf(fields['symbol'], 0, symbolCount - 1)
    const copies = wholeOf(fields['copies'], 1, MOST_COPIES)
    return symbol === undefined || copies === undefined ? undefined : { kind: 'symbol', symbol, copies }
  }
  const number = wholeOf(fields?.['value'], -LARGEST_NUMBER, LARGEST_NUMBER)
  return fields?.['kind'] === 'number' && number !== undefined
    ? { kind: 'number', value: number, asDots: fields['asDots'] === true }
    : undefined
}

/** @returns undefined unless every entry can be parsed */
function listOf<T>(value: unknown, most: number, read: (entry: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined
  const entries = value.map(read)
  return entries.every((entry) => entry !== undefined) ? entries : undefined
}

function wholeOf(value: unknown, low: number, high: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high ? value : undefined
}
