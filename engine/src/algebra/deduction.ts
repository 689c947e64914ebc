import type { DeductionResult } from '../kind.ts'
import { eliminate } from './elimination.ts'
import { lineByDivisor, lineOf, lowestOf, MOST_SYMBOLS, putIn, sizeOf, symbolsOf, type Line, type Relation } from './linear.ts'
import { isLike, type Polynomial } from './polynomial.ts'

/** One step of a solution: relations that, with the known values, determine symbols together. */
export interface Stage {
  /** Indices of the relations used: more than symbols where one is used whole in another. */
  readonly relations: readonly number[]
  /** The symbols determined, ascending, and their values. */
  readonly symbols: readonly number[]
  readonly values: readonly number[]
  /** For each relation the coefficients of its unknowns, after substitution; these are the symbols determined unless the relations leave
   *  some open. */
  readonly coefficients: readonly (readonly number[])[]
}

/** The values that follow from relations. */
export interface Deduction {
  readonly stages: readonly Stage[]
  readonly values: readonly (number | undefined)[]
  /** False when a relation could not be used, so that its truth is open. */
  readonly isExhausted: boolean
}

const LARGEST_BLOCK = 3
/** With more lines than any puzzle shows, blocks are not searched for, which bounds the effort. */
const MOST_LINES_SEARCHED = 24

/** Finds the values of the symbols as a person does: repeatedly a relation of one unknown symbol; failing that, one that holds another
 *  whole and one unknown symbol more; failing that, two or three that are linear in as many unknown symbols and determine them; failing
 *  that, all linear relations together; failing that, relations whose only unknown is a divisor.
 *  The result holds over the real numbers, whatever the range of values.
 *  @param symbolCount at most 30; more are ignored
 *  @param known values to start from, if any
 *  @returns 'impossible' when the relations contradict each other or make a symbol anything but an integer */
export function deduce(
  relations: readonly Relation[],
  symbolCount: number,
  known: readonly (number | undefined)[] = [],
): Deduction | 'impossible' {
  const values: (number | undefined)[] = Array(symbolCount).fill(undefined)
  for (let symbol = 0; symbol < known.length; symbol += 1) values[symbol] = known[symbol]
  const lines: Line[] = []
  let unread = relations.map((_, relation) => relation)
  return deduceFrom(
    lines,
    values,
    (read) => {
      const curved: number[] = []
      for (const relation of unread) {
        const line = read(relations[relation] as Relation, relation, values)
        if (line === 'impossible') return 'impossible'
        if (line === 'curved') curved.push(relation)
        else lines.push(line)
      }
      unread = curved
      return curved.length === 0 ? 'all read' : 'some curved'
    },
    () => stageByGroup(relations, values),
  )
}

/** The same for linear relations.
 *  @param lines are consumed */
export function deduceLines(lines: readonly Line[], symbolCount: number): Deduction | 'impossible' {
  return deduceFrom(
    lines,
    Array(symbolCount).fill(undefined),
    () => 'all read',
    () => undefined,
  )
}

/** The value of the answer's symbol; 'ambiguous' also when the steps do not decide. */
export function answerIn(deduction: Deduction | 'impossible', symbol: number): DeductionResult {
  if (deduction === 'impossible') return { kind: 'impossible' }
  const value = deduction.values[symbol]
  return value === undefined || !deduction.isExhausted ? { kind: 'ambiguous' } : { kind: 'unique', answer: `${value}` }
}

/** The values of the emoji, which are the first symbols; undefined unless all are known. */
export function valuesIn(deduction: Deduction | 'impossible', emojiCount: number): readonly number[] | undefined {
  const values = deduction === 'impossible' ? [undefined] : deduction.values.slice(0, emojiCount)
  return values.every((value) => value !== undefined) ? values : undefined
}

/** @param readMore adds the lines that have become linear with the known values, as a way of reading tells
 *  @param byGroup the stage of a relation that is used whole in another, if there is one */
function deduceFrom(
  lines: readonly Line[],
  values: (number | undefined)[],
  readMore: (read: typeof lineOf) => 'all read' | 'some curved' | 'impossible',
  byGroup: () => Outcome,
): Deduction | 'impossible' {
  const stages: Stage[] = []
  while (values.length <= MOST_SYMBOLS) {
    let read = readMore(lineOf)
    if (read === 'impossible' || lines.some(isFalse)) return 'impossible'
    let stage = stageByOne(lines) ?? byGroup() ?? stageByBlock(lines)
    if (!stage && read === 'some curved') {
      read = readMore(lineByDivisor)
      if (read === 'impossible' || lines.some(isFalse)) return 'impossible'
      stage = stageByOne(lines)
    }
    if (stage === 'impossible') return 'impossible'
    if (stage === 'inexact') break
    if (!stage) return { stages, values, isExhausted: read === 'all read' }
    stages.push(stage)
    if (!learn(stage, values, lines)) break
  }
  return { stages, values, isExhausted: false }
}

function isFalse(line: Line): boolean {
  return line.unknowns === 0 && line.right !== 0
}

/** @returns false when the numbers leave the range in which integers are exact */
function learn({ symbols, values: found }: Stage, values: (number | undefined)[], lines: readonly Line[]): boolean {
  for (let index = 0; index < symbols.length; index += 1) {
    const symbol = symbols[index] as number
    const value = found[index] as number
    values[symbol] = value
    for (const line of lines) if (!putIn(line, symbol, value)) return false
  }
  return true
}

type Outcome = Stage | 'impossible' | 'inexact' | undefined

function stageByOne(lines: readonly Line[]): Outcome {
  const line = lines.find(isOfOne)
  return line && solveAlone(line)
}

function isOfOne({ unknowns }: Line): boolean {
  return unknowns !== 0 && (unknowns & (unknowns - 1)) === 0
}

/** 🍎 + 🍌 = 7, whose total is put into 🍎 + 🍌 + 🍒 = 9. */
function stageByGroup(relations: readonly Relation[], values: readonly (number | undefined)[]): Outcome {
  for (const [index, { left, right }] of relations.entries()) {
    for (const [other, group] of relations.entries()) {
      const rest = index === other ? undefined : withoutGroup(left, group.left)
      const line = rest && lineOf({ left: rest, right: right - group.right }, index, values)
      if (typeof line !== 'object' || !isOfOne(line)) continue
      const stage = solveAlone(line)
      return typeof stage === 'object' ? { ...stage, relations: [Math.min(index, other), Math.max(index, other)] } : stage
    }
  }
  return undefined
}

/** The rest of a sum when several of its terms are one number.
 *  @returns undefined unless it holds them all, and their symbols nowhere else */
function withoutGroup(sum: Polynomial, group: Polynomial): Polynomial | undefined {
  if (group.length < 2 || group.length >= sum.length || !group.every(({ of, over }) => of.length === 1 && over.length === 0))
    return undefined
  const rest = sum.filter((term) => !group.some((one) => isLike(one, term) && one.coefficient === term.coefficient))
  const isHeld = rest.length === sum.length - group.length
  return isHeld && !rest.some(({ of, over }) => group.some(({ of: [symbol = -1] }) => of.includes(symbol) || over.includes(symbol)))
    ? rest
    : undefined
}

function stageByBlock(lines: readonly Line[]): Outcome {
  const open = lines.filter((line) => line.unknowns !== 0)
  const largestBlock = open.length > MOST_LINES_SEARCHED ? 0 : Math.min(LARGEST_BLOCK, open.length)
  for (let size = 2; size <= largestBlock; size += 1) {
    const found = findBlock(open, size, 0, [], 0)
    if (found) return found
  }
  const unknowns = open.reduce((bits, line) => bits | line.unknowns, 0)
  return open.length > 1 ? solveTogether(open, unknowns) : undefined
}

/** Extends a choice of lines to `size` lines with exactly `size` unknowns that they determine. */
function findBlock(lines: readonly Line[], size: number, from: number, chosen: Line[], unknowns: number): Outcome {
  if (chosen.length === size) {
    const stage = solveTogether(chosen, unknowns)
    return typeof stage === 'object' && stage.symbols.length < size ? undefined : stage
  }
  for (let index = from; index < lines.length; index += 1) {
    const line = lines[index] as Line
    const union = unknowns | line.unknowns
    if (sizeOf(union) > size) continue
    chosen.push(line)
    const found = findBlock(lines, size, index + 1, chosen, union)
    if (found) return found
    chosen.pop()
  }
  return undefined
}

function solveAlone({ relation, coefficients, unknowns, right }: Line): Outcome {
  const symbol = lowestOf(unknowns)
  const coefficient = coefficients[symbol] as number
  const value = right / coefficient
  if (!Number.isInteger(value)) return 'impossible'
  return { relations: [relation], symbols: [symbol], values: [value === 0 ? 0 : value], coefficients: [[coefficient]] }
}

/** @returns a stage with the unknowns that the lines determine; undefined if none */
function solveTogether(lines: readonly Line[], bits: number): Outcome {
  const unknowns = symbolsOf(bits)
  const width = unknowns.length
  const coefficients = lines.map((line) => unknowns.map((symbol) => line.coefficients[symbol] as number))
  const rows = lines.map((line, index) => [...(coefficients[index] as number[]), line.right])
  const pivotColumns = eliminate(rows, width)
  if (!pivotColumns) return 'inexact'
  for (let index = pivotColumns.length; index < rows.length; index += 1) if (rows[index]?.[width] !== 0) return 'impossible'
  const symbols: number[] = []
  const values: number[] = []
  for (let index = 0; index < pivotColumns.length; index += 1) {
    const row = rows[index] as number[]
    const column = pivotColumns[index] as number
    if (!isAlone(row, column, width)) continue
    const value = (row[width] as number) / (row[column] as number)
    if (!Number.isInteger(value)) return 'impossible'
    symbols.push(unknowns[column] as number)
    values.push(value === 0 ? 0 : value)
  }
  return symbols.length > 0 ? { relations: lines.map(({ relation }) => relation), symbols, values, coefficients } : undefined
}

function isAlone(row: readonly number[], column: number, width: number): boolean {
  for (let other = 0; other < width; other += 1) if (other !== column && row[other] !== 0) return false
  return true
}
