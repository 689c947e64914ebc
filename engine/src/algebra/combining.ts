import type { EqualLines, Source, Sum } from '../explanation/explanation.ts'
import { commonDivisor } from './fraction.ts'

/** Larger numbers than these are not combined: they would teach calculating, not the idea. */
const LARGEST_COUNT = 20
const LARGEST_TOTAL = 999

/** A sum of a block, or what follows from one or two earlier ones by a single thought. */
export type Node = { readonly sum: Sum } & Origin

type Origin =
  | { readonly by: 'given'; readonly source: Source | EqualLines }
  | { readonly by: 'multiply'; readonly of: readonly [Node]; readonly times: number }
  /** `without` is the symbol that goes away; undefined where the numbers only get smaller. */
  | { readonly by: 'combine'; readonly of: readonly [Node, Node]; readonly operator: '+' | '-'; readonly without: number | undefined }
  | { readonly by: 'divide'; readonly of: readonly [Node]; readonly divisor: number }
  /** The first sum tells what a symbol is worth in others: that is put into the second. */
  | { readonly by: 'substitute'; readonly of: readonly [Node, Node]; readonly symbol: number }

export function countOf({ parts }: Sum, symbol: number): number {
  return parts.find((part) => part.symbol === symbol)?.count ?? 0
}

export function isSmall({ parts, total }: Sum): boolean {
  return Math.abs(total) <= LARGEST_TOTAL && parts.every(({ count }) => Math.abs(count) <= LARGEST_COUNT)
}

/** The way with few steps and small numbers from sums to a sum of one symbol.
 *  @param givens as many as symbols, two or three, and small
 *  @returns undefined when there is no way with small numbers */
export function wayToOneSymbol(givens: readonly Node[], symbols: readonly number[]): Way | undefined {
  const start = givens.map(({ sum }) => [...symbols.map((symbol) => countOf(sum, symbol)), sum.total])
  const found = search(start, symbols.length)
  if (!found) return undefined
  const nodes = [...givens]
  const derived: Node[] = []
  for (const { move, replaced } of movesTo(found)) {
    const added = nodesOf(move, nodes, symbols)
    derived.push(...added)
    nodes[replaced] = added.at(-1) as Node
  }
  return { derived, effort: found.effort }
}

export interface Way {
  /** The derived sums in order, the last of one symbol. */
  readonly derived: readonly Node[]
  readonly effort: number
}

/** Counts of the block's symbols in a sum, then its total. */
type Row = readonly number[]

/** Two rows of a state, the first of them the one that is kept or put in. */
interface Move {
  readonly one: number
  readonly other: number
  readonly oneTimes: number
  readonly otherTimes: number
  readonly operator: '+' | '-'
  /** Index of the symbol that goes away. */
  readonly without: number | undefined
  readonly isSubstitution: boolean
}

interface State {
  readonly rows: readonly Row[]
  readonly effort: number
  readonly last: { readonly from: State; readonly move: Move; readonly replaced: number } | undefined
}

/** States looked at before a block counts as too hard. */
const MOST_STATES = 500

/** Best first, by the effort so far and the least that is still needed. */
function search(start: readonly Row[], width: number): State | undefined {
  const open: State[][] = []
  const best = new Map<string, number>()
  const push = (state: State) => {
    const key = state.rows.map(String).toSorted().join(';')
    if ((best.get(key) ?? Infinity) <= state.effort) return
    best.set(key, state.effort)
    const at = Math.round(state.effort + effortLeft(state.rows, width))
    open[at] = [...(open[at] ?? []), state]
  }
  push({ rows: start, effort: 0, last: undefined })
  for (let looked = 0, at = 0; looked < MOST_STATES && at < open.length;) {
    const state = open[at]?.pop()
    if (!state) {
      at += 1
      continue
    }
    looked += 1
    if (state.rows.some((row) => symbolsOf(row, width) === 1)) return state
    extend(state, width, push)
  }
  return undefined
}

function symbolsOf(row: Row, width: number): number {
  let count = 0
  for (let index = 0; index < width; index += 1) if (row[index] !== 0) count += 1
  return count
}

/** Each step takes one symbol out of one row. */
function effortLeft(rows: readonly Row[], width: number): number {
  if (rows.some((row) => symbolsOf(row, width) === 1)) return 0
  if (width === 2) return EFFORT_OF_A_STEP
  let without = 0
  for (let index = 0; index < width; index += 1) without = Math.max(without, rows.filter((row) => row[index] === 0).length)
  return EFFORT_OF_A_STEP * (3 - Math.min(2, without))
}

function movesTo(state: State): readonly { readonly move: Move; readonly replaced: number }[] {
  return state.last ? [...movesTo(state.last.from), state.last] : []
}

/** Each pair of rows, combined in each useful way; the result takes the place of either. */
function extend(state: State, width: number, push: (next: State) => void): void {
  const { rows, effort } = state
  const add = (move: Move) => {
    const row = resultOf(move, rows, width)
    if (!row) return
    for (const replaced of [move.one, move.other]) {
      const next = rows.map((old, index) => (index === replaced ? row.row : old))
      push({ rows: next, effort: effort + row.effort, last: { from: state, move, replaced } })
    }
  }
  for (let one = 0; one < rows.length; one += 1) {
    for (let other = one + 1; other < rows.length; other += 1) {
      for (const move of eliminations(rows, one, other, width)) add(move)
      const [large, small] = largestIn(rows[one] as Row, width) >= largestIn(rows[other] as Row, width) ? [one, other] : [other, one]
      for (const [otherTimes, operator] of REDUCTIONS)
        add({ one: large, other: small, oneTimes: 1, otherTimes, operator, without: undefined, isSubstitution: false })
    }
  }
}

/** The moves that take a symbol out of two rows. */
function eliminations(rows: readonly Row[], one: number, other: number, width: number): Move[] {
  const moves: Move[] = []
  for (let symbol = 0; symbol < width; symbol += 1) {
    const [first = 0, second = 0] = [rows[one]?.[symbol], rows[other]?.[symbol]]
    if (first === 0 || second === 0) continue
    const divisor = commonDivisor(first, second)
    const operator = first > 0 === second > 0 ? '-' : '+'
    const [oneTimes, otherTimes] = [Math.abs(second) / divisor, Math.abs(first) / divisor]
    moves.push({ one, other, oneTimes, otherTimes, operator, without: symbol, isSubstitution: false })
    const put = { oneTimes, otherTimes, operator, without: symbol, isSubstitution: true } as const
    if (Math.abs(first) === 1 && Math.abs(second) > 1) moves.push({ ...put, one, other })
    if (Math.abs(second) === 1 && Math.abs(first) > 1)
      moves.push({ ...put, one: other, other: one, oneTimes: otherTimes, otherTimes: oneTimes })
  }
  return moves
}

/** Sums and differences that may have smaller numbers than their parts. */
const REDUCTIONS = [
  [1, '-'],
  [1, '+'],
  [2, '-'],
  [3, '-'],
] as const

/** @returns undefined where numbers become too large, nothing is left, or nothing is won */
function resultOf(move: Move, rows: readonly Row[], width: number): { readonly row: Row; readonly effort: number } | undefined {
  const [one, other] = [rows[move.one] as Row, rows[move.other] as Row]
  const [first, second] = [scaled(one, move.oneTimes), scaled(other, move.otherTimes)]
  if (!move.isSubstitution && !(isSmallRow(first, width) && isSmallRow(second, width))) return undefined
  const sign = move.operator === '-' ? -1 : 1
  let row: Row = move.isSubstitution
    ? added(other, scaled(one, -(other[move.without as number] as number) / (one[move.without as number] as number)))
    : added(first, scaled(second, sign))
  const left = symbolsOf(row, width)
  if (left === 0 || !isSmallRow(row, width)) return undefined
  if (move.without === undefined && largestIn(row, width) >= largestIn(one, width)) return undefined
  const isTurned = (move.operator === '-' || move.isSubstitution) && isAwkwardRow(row, width)
  if (isTurned) row = scaled(row, -1)
  let effort = EFFORT_OF_A_STEP + sizeOf(row, width) + (move.without === undefined ? UNLIKELY : 0)
  if (move.isSubstitution) {
    const sign = one[move.without as number] as number
    const isTaken = one.some((value, index) => index < width && index !== move.without && value * sign > 0)
    effort += EFFORT_OF_A_STEP + (isTaken ? DOUBLE_MINUS : 0)
  } else {
    const taken = isTurned ? first : second
    if (move.operator === '-' && taken.some((value, index) => index < width && value < 0)) effort += DOUBLE_MINUS
    if (move.oneTimes > 1) effort += EFFORT_OF_A_STEP + sizeOf(first, width)
    if (move.otherTimes > 1) effort += EFFORT_OF_A_STEP + sizeOf(second, width)
  }
  const divisor = left > 1 ? row.reduce((common, value) => commonDivisor(common, value), 0) : 1
  if (divisor === 1) return { row, effort }
  const divided = row.map((value) => value / divisor)
  return { row: divided, effort: effort + EFFORT_OF_A_STEP + sizeOf(divided, width) }
}

function added(one: Row, other: Row): Row {
  return one.map((value, index) => value + (other[index] as number))
}

function scaled(row: Row, times: number): Row {
  return times === 1 ? row : row.map((value) => (value === 0 ? 0 : value * times))
}

function largestIn(row: Row, width: number): number {
  let largest = 0
  for (let index = 0; index < width; index += 1) largest = Math.max(largest, Math.abs(row[index] as number))
  return largest
}

function isSmallRow(row: Row, width: number): boolean {
  return largestIn(row, width) <= LARGEST_COUNT && Math.abs(row[width] as number) <= LARGEST_TOTAL
}

function isAwkwardRow(row: Row, width: number): boolean {
  const taken = row.filter((value, index) => index < width && value < 0).length
  return taken === symbolsOf(row, width) || ((row[width] as number) < 0 && taken > 0)
}

/** Few steps first, then small numbers. */
const EFFORT_OF_A_STEP = 10
/** For subtracting something that is itself subtracted, and for putting in something from which a symbol is subtracted. */
const DOUBLE_MINUS = 15
/** For combining lines although no symbol goes away. */
const UNLIKELY = 5

function sizeOf(row: Row, width: number): number {
  return largestIn(row, width) + Math.abs(row[width] as number) / 50
}

/** The nodes of a move. */
function nodesOf(move: Move, nodes: readonly Node[], symbols: readonly number[]): Node[] {
  const [one, other] = [nodes[move.one] as Node, nodes[move.other] as Node]
  const without = move.without === undefined ? undefined : symbols[move.without]
  return move.isSubstitution && without !== undefined
    ? substituted(one, other, without)
    : combined(one, move.oneTimes, other, move.otherTimes, move.operator, without)
}

/** Multiplies, adds or subtracts, and divides, a node for each. */
function combined(one: Node, oneTimes: number, other: Node, otherTimes: number, operator: '+' | '-', without: number | undefined): Node[] {
  const [first, second] = [multiplied(one, oneTimes), multiplied(other, otherTimes)]
  const difference = operator === '-' ? plus(first.sum, times(second.sum, -1)) : plus(first.sum, second.sum)
  const isTurned = operator === '-' && isAwkward(difference)
  const result: Node = {
    by: 'combine',
    of: isTurned ? [second, first] : [first, second],
    operator,
    without,
    sum: isTurned ? times(difference, -1) : difference,
  }
  return [...[first, second].filter((node) => node !== one && node !== other), ...withDivision(result)]
}

function substituted(from: Node, into: Node, symbol: number): Node[] {
  const count = -countOf(into.sum, symbol) / countOf(from.sum, symbol)
  const sum = plus(into.sum, times(from.sum, count))
  return withDivision({ by: 'substitute', of: [from, into], symbol, sum: isAwkward(sum) ? times(sum, -1) : sum })
}

function multiplied(node: Node, count: number): Node {
  return count === 1 ? node : { by: 'multiply', of: [node], times: count, sum: times(node.sum, count) }
}

/** A sum of several symbols is divided by their common divisor. */
function withDivision(node: Node): Node[] {
  const { parts, total } = node.sum
  const divisor = parts.length > 1 ? parts.reduce((common, { count }) => commonDivisor(common, count), total) : 1
  return divisor === 1 ? [node] : [node, { by: 'divide', of: [node], divisor, sum: times(node.sum, 1 / divisor) }]
}

/** Whether a sum reads better with all signs turned. */
function isAwkward({ parts, total }: Sum): boolean {
  const taken = parts.filter(({ count }) => count < 0).length
  return taken === parts.length || (total < 0 && taken > 0)
}

function times({ parts, total }: Sum, count: number): Sum {
  return {
    parts: parts.map((part) => ({ symbol: part.symbol, count: Math.round(part.count * count) })),
    total: total === 0 ? 0 : Math.round(total * count),
  }
}

function plus(one: Sum, other: Sum): Sum {
  const symbols = [...new Set([...one.parts, ...other.parts].map(({ symbol }) => symbol))].toSorted((a, b) => a - b)
  const parts = symbols.map((symbol) => ({ symbol, count: countOf(one, symbol) + countOf(other, symbol) }))
  return { parts: parts.filter(({ count }) => count !== 0), total: one.total + other.total }
}
