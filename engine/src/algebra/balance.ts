import { displayed, displayedLines, equatedLines } from '../grid/displayed-lines.ts'
import { askedLine } from '../grid/lines.ts'
import type { AlgebraQuestion, Expression, QuestionLine, Side } from '../question.ts'
import { commonDivisor } from './fraction.ts'
import { lineByDivisor, lineOf, type Relation } from './linear.ts'
import type { Polynomial } from './polynomial.ts'
import { readEquations, readExpression } from './reading.ts'
import type { Values } from './tidy.ts'

/** The contents of a pan: how many of each symbol, and a number. Both may be below zero. */
export interface Pan {
  readonly counts: readonly number[]
  readonly number: number
}

/** A line as a pair of scales. */
export interface Scales {
  readonly kind: 'scales'
  readonly left: Pan
  readonly right: Pan
}

/** A line that multiplies or divides by unknowns: it waits for their values. */
export interface ClosedLine {
  readonly kind: 'closed'
  readonly line: QuestionLine
  readonly relation: Relation
  /** The values that are put in so far. */
  readonly put: Values
}

export type BalanceLine = Scales | ClosedLine

/** A question as lines that a player moves. Symbols are the emoji, and then what is asked. */
export interface Balance {
  readonly lines: readonly BalanceLine[]
  /** How many of the symbols are emoji. */
  readonly emojiCount: number
  /** The symbols to find. */
  readonly wanted: readonly number[]
}

/** A step that leaves the solutions as they are. */
export type Move =
  /** The same goes from both pans: so many of a symbol, or of ones. */
  | { readonly kind: 'take'; readonly line: number; readonly of: number | 'ones'; readonly amount: number }
  /** Both pans are shared into equal parts, or taken several times. */
  | { readonly kind: 'share' | 'times'; readonly line: number; readonly by: number }
  /** Another line is added so many times, or taken away where that is below zero. */
  | { readonly kind: 'add'; readonly line: number; readonly other: number; readonly times: number }
  /** A symbol that another line has found is replaced by its value. */
  | { readonly kind: 'put'; readonly line: number; readonly symbol: number }
  /** A line with an unknown divisor and nothing else unknown is taken times that divisor. */
  | { readonly kind: 'open'; readonly line: number }

/** No pan ever holds more. */
const MOST = 100_000_000

/** The lines of a question, and below them what is asked as a line of its own.
 *  @returns undefined for a question that is malformed */
export function balanceOf(question: AlgebraQuestion): Balance | undefined {
  const emoji = question.emoji.length
  const asked = asksOf(question).map((left, index) => ({ left, right: symbolOf(emoji + index) }))
  const shown =
    question.typeId === 2 ? [...displayedLines(question), ...equatedLines(question)].map(({ equation }) => equation) : question.equations
  const lines = [...shown, ...asked]
  const count = emoji + asked.length
  const relations = readEquations(lines, count)
  if (!relations) return undefined
  const read = lines.flatMap((line, index) => readLine(line, relations[index] as Relation, count) ?? [])
  if (read.length < lines.length) return undefined
  const wanted = question.typeId === 3 ? [...new Set(question.spelling)] : asked.map((_, index) => emoji + index)
  return { lines: read, emojiCount: emoji, wanted }
}

function asksOf(question: AlgebraQuestion): readonly Expression[] {
  switch (question.typeId) {
    case 1:
      return question.or ? [question.ask, question.or] : [question.ask]
    case 2:
      return [displayed(question, askedLine(question), null).equation.left]
    case 3:
      return []
  }
}

function symbolOf(symbol: number): Expression {
  return { operands: [{ kind: 'symbol', symbol, copies: 1 }], operators: [] }
}

function readLine(line: QuestionLine, relation: Relation, count: number): BalanceLine | undefined {
  const sides = [line.left, line.right].map((side) => sumOf(side, count))
  const [left, right] = sides
  if (!left || !right) return undefined
  if ([...left, ...right].some(({ of, over }) => of.length > 1 || over.length > 0)) {
    return { kind: 'closed', line, relation, put: Array<undefined>(count).fill(undefined) }
  }
  const scale = [...left, ...right].reduce((all, { divisor }) => (all * divisor) / commonDivisor(all, divisor), 1)
  return { kind: 'scales', left: panOf(left, scale, count), right: panOf(right, scale, count) }
}

function sumOf(side: Side, count: number): Polynomial | undefined {
  if (typeof side !== 'number') return readExpression(side, count)
  return side === 0 ? [] : [{ coefficient: side, divisor: 1, of: [], over: [] }]
}

function panOf(sum: Polynomial, scale: number, count: number): Pan {
  const counts = Array<number>(count).fill(0)
  let number = 0
  for (const { coefficient, divisor, of } of sum) {
    const [symbol] = of
    const amount = (coefficient * scale) / divisor
    if (symbol === undefined) number += amount
    else counts[symbol] = (counts[symbol] ?? 0) + amount
  }
  return { counts, number }
}

/** @returns undefined for a move that cannot be made */
export function moved(balance: Balance, move: Move): Balance | undefined {
  const line = balance.lines[move.line]
  const after = line && lineAfter(balance, line, move)
  return after && isBounded(after) ? { ...balance, lines: balance.lines.with(move.line, after) } : undefined
}

function lineAfter(balance: Balance, line: BalanceLine, move: Move): BalanceLine | undefined {
  if (move.kind === 'put') return withValue(balance, line, move.line, move.symbol)
  if (move.kind === 'open') return line.kind === 'closed' ? scalesOf(lineByDivisor(line.relation, 0, line.put)) : undefined
  if (line.kind === 'closed') return undefined
  switch (move.kind) {
    case 'take': {
      const { of, amount } = move
      if (!isWhole(amount) || (of !== 'ones' && !(of in line.left.counts))) return undefined
      return onBoth(line, ({ counts, number }) =>
        of === 'ones' ? { counts, number: number - amount } : { counts: counts.with(of, (counts[of] ?? 0) - amount), number },
      )
    }
    case 'times':
      return isWhole(move.by) ? onBoth(line, (pan) => mapped(pan, (amount) => amount * move.by)) : undefined
    case 'share': {
      const amounts = [line.left, line.right].flatMap(({ counts, number }) => [...counts, number])
      if (!isWhole(move.by) || amounts.some((amount) => amount % move.by !== 0)) return undefined
      return onBoth(line, (pan) => mapped(pan, (amount) => amount / move.by))
    }
    case 'add': {
      const other = balance.lines[move.other]
      if (move.other === move.line || other?.kind !== 'scales' || !isWhole(move.times)) return undefined
      return { kind: 'scales', left: plus(line.left, other.left, move.times), right: plus(line.right, other.right, move.times) }
    }
  }
}

/** Whole and not 0. */
function isWhole(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount !== 0
}

function onBoth({ left, right }: Scales, change: (pan: Pan) => Pan): Scales {
  return { kind: 'scales', left: change(left), right: change(right) }
}

function mapped({ counts, number }: Pan, change: (amount: number) => number): Pan {
  // Adding 0 turns -0 into 0.
  return { counts: counts.map((count) => change(count) + 0), number: change(number) + 0 }
}

function plus({ counts, number }: Pan, other: Pan, times: number): Pan {
  return { counts: counts.map((count, symbol) => count + times * (other.counts[symbol] ?? 0)), number: number + times * other.number }
}

function isBounded(line: BalanceLine): boolean {
  return (
    line.kind === 'closed' ||
    [line.left, line.right].every(({ counts, number }) => [...counts, number].every((amount) => Math.abs(amount) <= MOST))
  )
}

function withValue({ lines }: Balance, line: BalanceLine, at: number, symbol: number): BalanceLine | undefined {
  const from = lines.findIndex((other, index) => index !== at && foundAt(other)?.symbol === symbol)
  const found = lines[from] && foundAt(lines[from])
  if (!found) return undefined
  const { value } = found
  if (line.kind === 'scales') {
    if (!holds(line, symbol)) return undefined
    return onBoth(line, ({ counts, number }) => ({
      counts: counts.with(symbol, 0),
      number: number + (counts[symbol] ?? 0) * value,
    }))
  }
  if (line.put[symbol] !== undefined || !mentions(line, symbol)) return undefined
  const put = line.put.with(symbol, value)
  return scalesOf(lineOf(line.relation, 0, put)) ?? { ...line, put }
}

/** A line that has become linear; what would be below zero lies in the other pan. */
function scalesOf(line: ReturnType<typeof lineOf>): Scales | undefined {
  if (typeof line !== 'object') return undefined
  const { coefficients, right } = line
  return {
    kind: 'scales',
    left: { counts: coefficients.map((amount) => Math.max(amount, 0)), number: Math.max(-right, 0) },
    right: { counts: coefficients.map((amount) => Math.max(-amount, 0)), number: Math.max(right, 0) },
  }
}

/** The value that a line says: a symbol alone in one pan, a number in the other. */
export function foundAt(line: BalanceLine): { readonly symbol: number; readonly value: number } | undefined {
  if (line.kind === 'closed') return undefined
  for (const [pan, other] of [
    [line.left, line.right],
    [line.right, line.left],
  ] as const) {
    const symbols = [...pan.counts.keys()].filter((symbol) => pan.counts[symbol] !== 0)
    const [symbol] = symbols
    const isAlone = symbol !== undefined && symbols.length === 1 && pan.counts[symbol] === 1 && pan.number === 0
    if (isAlone && other.counts.every((count) => count === 0)) return { symbol, value: other.number }
  }
  return undefined
}

/** The values found so far, by symbol. */
export function foundIn({ lines }: Balance): Values {
  const values: (number | undefined)[] = []
  for (const line of lines) {
    const found = foundAt(line)
    if (found) values[found.symbol] ??= found.value
  }
  return Array.from({ length: values.length }, (_, symbol) => values[symbol])
}

export function isFound(balance: Balance): boolean {
  const values = foundIn(balance)
  return balance.wanted.every((symbol) => values[symbol] !== undefined)
}

/** A move towards what is asked, the easiest kind first.
 *  @returns undefined once it is found, or where moves do not lead there */
export function nextMove(balance: Balance): Move | undefined {
  if (isFound(balance)) return undefined
  return putMove(balance) ?? tidyMove(balance) ?? eliminatingMove(balance) ?? openMove(balance)
}

function putMove(balance: Balance): Move | undefined {
  const values = foundIn(balance)
  for (const [index, line] of balance.lines.entries()) {
    if (foundAt(line)) continue
    const symbol = values.findIndex(
      (value, each) => value !== undefined && (line.kind === 'scales' ? holds(line, each) : isOpenFor(line, each)),
    )
    if (symbol >= 0) return { kind: 'put', line: index, symbol }
  }
  return undefined
}

/** Copies pair off; then a line of a single symbol is brought to one of it against a number. */
function tidyMove({ lines }: Balance): Move | undefined {
  for (const [line, scales] of lines.entries()) {
    if (scales.kind === 'closed' || foundAt(scales)) continue
    const { left, right } = scales
    const symbols = symbolsIn(scales)
    const onBoth = symbols.find((symbol) => left.counts[symbol] !== 0 && right.counts[symbol] !== 0)
    if (onBoth !== undefined) {
      const [one, other] = [left.counts[onBoth] ?? 0, right.counts[onBoth] ?? 0]
      return { kind: 'take', line, of: onBoth, amount: Math.abs(one) <= Math.abs(other) ? one : other }
    }
    const [symbol, second] = symbols
    if (symbol === undefined || second !== undefined) continue
    const [pan, other] = left.counts[symbol] === 0 ? [right, left] : [left, right]
    if (pan.number !== 0) return { kind: 'take', line, of: 'ones', amount: pan.number }
    const count = pan.counts[symbol] ?? 0
    if (other.number % count === 0) return { kind: 'share', line, by: count }
  }
  return undefined
}

/** Two lines become one without one of their symbols, as in Gauss-Jordan elimination. */
function eliminatingMove({ lines, emojiCount }: Balance): Move | undefined {
  const net = lines.map((line) => (line.kind === 'scales' ? line.left.counts.map((count, at) => count - (line.right.counts[at] ?? 0)) : []))
  const symbolCount = Math.max(...net.map(({ length }) => length))
  for (let symbol = 0; symbol < symbolCount; symbol += 1) {
    const amountIn = (line: number) => net[line]?.[symbol] ?? 0
    const having = [...net.keys()].filter((line) => amountIn(line) !== 0)
    const free = having.filter((line) => net[line]?.slice(0, symbol).every((count) => count === 0))
    // The asked total is no help for other lines, unless nothing else is left.
    const isAsk = (line: number) => Number(net[line]?.slice(emojiCount).some((count) => count !== 0))
    const [pivot] = free.toSorted((one, other) => isAsk(one) - isAsk(other) || Math.abs(amountIn(one)) - Math.abs(amountIn(other)))
    const line = having.find((each) => each !== pivot)
    if (pivot === undefined || line === undefined) continue
    const times = Math.abs(amountIn(pivot)) / commonDivisor(amountIn(pivot), amountIn(line))
    if (times > 1) return { kind: 'times', line, by: times }
    return { kind: 'add', line, other: pivot, times: -amountIn(line) / amountIn(pivot) }
  }
  return undefined
}

function openMove(balance: Balance): Move | undefined {
  const line = balance.lines.findIndex((_, index) => moved(balance, { kind: 'open', line: index }))
  return line < 0 ? undefined : { kind: 'open', line }
}

function symbolsIn({ left, right }: Scales): readonly number[] {
  return [...left.counts.keys()].filter((symbol) => left.counts[symbol] !== 0 || right.counts[symbol] !== 0)
}

function holds(line: Scales, symbol: number): boolean {
  return symbolsIn(line).includes(symbol)
}

function isOpenFor({ relation, put }: ClosedLine, symbol: number): boolean {
  return put[symbol] === undefined && mentions({ relation }, symbol)
}

function mentions({ relation }: Pick<ClosedLine, 'relation'>, symbol: number): boolean {
  return relation.left.some(({ of, over }) => of.includes(symbol) || over.includes(symbol))
}
