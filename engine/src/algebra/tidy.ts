import type { KnownGroup, OtherSide, TidyLine, Working, SymbolValue } from '../explanation/explanation.ts'
import type { Expression, Operand, QuestionLine } from '../question.ts'
import { add, divide, type Fraction, isZero, negative, scaleOf } from './fraction.ts'
import { asTotal, sumsOf } from './sides.ts'
import { symbolsIn } from './symbols-in.ts'

/** The known values of the symbols. */
export type Values = readonly (number | undefined)[]

/** Substitutes the known values into an equation and simplifies it in small steps.
 *  @returns undefined when the rest is not a sum of unknowns, or needs fractions */
export function tidied(equation: QuestionLine, values: Values): TidyLine | undefined {
  const [left, right] = facing(equation, values)
  const put = withNumbers(left, values)
  const workings: Working[] = []
  const read = readTerms(put, workings)
  const other = typeof right === 'number' ? undefined : otherSide(withNumbers(right, values))
  if (!read || (typeof right !== 'number' && !other)) return undefined
  const { constants, counts } = read
  for (const { symbol, count } of other?.side.taken ?? []) counts.set(symbol, add(counts.get(symbol) ?? [0, 1], [-count, 1]))
  const shown = typeof right === 'number' ? right : (other?.total ?? 0)
  const whole = typeof right === 'number' ? left : together(left, right)
  const unknowns = [...counts].filter(([, count]) => !isZero(count)).toSorted(([one], [other]) => one - other)
  const total = constants.reduce((rest, constant) => rest - constant, shown)
  const isTurned = unknowns.length > 0 && isBetterTurned(unknowns, total)
  const scale = scaleOf(unknowns.map(([, count]) => count))
  const factor = isTurned ? -scale : scale
  const parts = unknowns.map(([symbol, [above, below]]) => ({ symbol, count: (above * factor) / below }))
  const balance = isTurned ? turnedBalance(constants, shown) : balanceOf(constants, shown)
  const sum = { parts, total: total === 0 ? 0 : total * factor }
  return {
    known: knownIn(whole, values),
    groups: groupsIn(whole, values),
    put: { left: put, right: shown },
    ...(other && { otherSide: other.side }),
    workings,
    balance,
    isTurned,
    scale,
    sum,
  }
}

/** The sides of an equation, the one with more unknowns first. */
function facing(equation: QuestionLine, values: Values): readonly [Expression, Expression | number] {
  const total = asTotal(equation)
  if (total) return [total.left, total.right]
  const [left, right] = sumsOf(equation) as [Expression, Expression]
  return openIn(right, values) > openIn(left, values) ? [right, left] : [left, right]
}

function openIn(sum: Expression, values: Values): number {
  return [...symbolsIn(sum)].filter((symbol) => values[symbol] === undefined).length
}

/** Works out the side against the unknowns.
 *  @returns undefined when it is not a sum of whole numbers of symbols */
function otherSide(put: Expression): { readonly side: OtherSide; readonly total: number } | undefined {
  const workings: Working[] = []
  const read = readTerms(put, workings)
  if (!read || [...read.counts.values()].some(([, below]) => below !== 1)) return undefined
  const [first = 0, ...others] = read.constants
  const total = others.reduce((sum, other) => working(workings, sum, other < 0 ? '-' : '+', Math.abs(other)), first)
  const taken = [...read.counts].map(([symbol, [count]]) => ({ symbol, count }))
  return { side: { put, workings, taken }, total }
}

/** Two sums side by side, as one. */
export function together(one: Expression, other: Expression): Expression {
  return { operands: [...one.operands, ...other.operands], operators: [...one.operators, '+', ...other.operators] }
}

/** @returns undefined for anything but a sum of numbers and of multiples of symbols */
function readTerms(sum: Expression, workings: Working[]): { constants: number[]; counts: Map<number, Fraction> } | undefined {
  const constants: number[] = []
  const counts = new Map<number, Fraction>()
  for (const term of termsIn(sum)) {
    const read = readTerm(term, workings)
    if (read === undefined) return undefined
    if (typeof read === 'number') constants.push(term.sign * read)
    else counts.set(read.symbol, add(counts.get(read.symbol) ?? [0, 1], term.sign < 0 ? negative(read.count) : read.count))
  }
  return { constants, counts }
}

/** Evaluates an expression of numbers step by step: × and ÷ first, then from left to right.
 *  @returns undefined when a step needs fractions */
export function workedOut(expression: Expression): { workings: Working[]; value: number } | undefined {
  const workings: Working[] = []
  let value: number | undefined
  const sums: Working[] = []
  for (const term of termsIn(expression)) {
    const read = readTerm(term, workings)
    if (typeof read !== 'number') return undefined
    value = value === undefined ? read : working(sums, value, term.sign < 0 ? '-' : '+', read)
  }
  return value === undefined ? undefined : { workings: [...workings, ...sums], value }
}

export function withNumbers({ operands, operators }: Expression, values: Values): Expression {
  return {
    operands: operands.map((operand) => {
      const value = operand.kind === 'symbol' ? values[operand.symbol] : undefined
      return operand.kind === 'number' || value === undefined ? operand : { kind: 'number', value: operand.copies * value, asDots: false }
    }),
    operators,
  }
}

/** The known symbols of an expression, in order of appearance. */
export function knownIn({ operands }: Expression, values: Values): SymbolValue[] {
  const known: SymbolValue[] = []
  for (const operand of operands) {
    const value = operand.kind === 'symbol' ? values[operand.symbol] : undefined
    if (operand.kind === 'symbol' && value !== undefined && !known.some(({ symbol }) => symbol === operand.symbol))
      known.push({ symbol: operand.symbol, value })
  }
  return known
}

/** The known symbols that stand several times side by side, with their joint value.
 *  @returns undefined if there are none */
export function groupsIn({ operands }: Expression, values: Values): KnownGroup[] | undefined {
  const groups: KnownGroup[] = []
  for (const operand of operands) {
    const value = operand.kind === 'symbol' ? values[operand.symbol] : undefined
    if (operand.kind === 'number' || operand.copies === 1 || value === undefined) continue
    const group = { symbol: operand.symbol, count: operand.copies, value: operand.copies * value }
    if (!groups.some(({ symbol, count }) => symbol === group.symbol && count === group.count)) groups.push(group)
  }
  return groups.length > 0 ? groups : undefined
}

/** A run of × and ÷ between + and −. */
interface Stretch {
  readonly sign: 1 | -1
  readonly factors: readonly { readonly operator: '*' | '/'; readonly operand: Operand }[]
}

function termsIn({ operands, operators }: Expression): Stretch[] {
  const stretches: { sign: 1 | -1; factors: { operator: '*' | '/'; operand: Operand }[] }[] = []
  for (const [index, operand] of operands.entries()) {
    const operator = operators[index - 1]
    if (operator === '*' || operator === '/') stretches.at(-1)?.factors.push({ operator, operand })
    else stretches.push({ sign: operator === '-' ? -1 : 1, factors: [{ operator: '*', operand }] })
  }
  return stretches
}

/** @returns a number, calculated step by step; a multiple of a symbol; undefined for anything else */
function readTerm({ factors }: Stretch, workings: Working[]): number | { symbol: number; count: Fraction } | undefined {
  const unknowns = factors.flatMap(({ operator, operand }) => (operand.kind === 'symbol' ? [{ operator, operand }] : []))
  const [unknown, second] = unknowns
  if (second || unknown?.operator === '/') return undefined
  if (unknown) {
    let count: Fraction = [unknown.operand.copies, 1]
    for (const { operator, operand } of factors) {
      if (operand.kind === 'symbol') continue
      if (operator === '/' && operand.value === 0) return undefined
      count = operator === '/' ? divide(count, operand.value) : [count[0] * operand.value, count[1]]
    }
    return { symbol: unknown.operand.symbol, count }
  }
  let value: number | undefined
  for (const { operator, operand } of factors) {
    if (operand.kind === 'symbol') return undefined
    value = value === undefined ? operand.value : working(workings, value, operator, operand.value)
    if (!Number.isSafeInteger(value)) return undefined
  }
  return value
}

function isBetterTurned(unknowns: readonly (readonly [number, Fraction])[], total: number): boolean {
  const taken = unknowns.filter(([, [above]]) => above < 0).length
  return taken === unknowns.length || (taken > 0 && total < 0)
}

/** Undoes subtractions first, which keeps intermediate numbers positive as long as possible. Equal numbers cancel at once. */
function balanceOf(constants: readonly number[], right: number): Working[] {
  const balance: Working[] = []
  let rest = right
  for (const constant of [...new Set(constants)].toSorted((one, other) => one - other)) {
    if (constant === 0) continue
    const count = constants.filter((other) => other === constant).length
    const size = Math.abs(constant)
    const all = count === 1 ? size : count === 2 ? working(balance, size, '+', size) : working(balance, count, '*', size)
    rest = working(balance, rest, constant < 0 ? '+' : '-', all)
  }
  return balance
}

/** 12 + 3 − 🍎 = 5: 12 plus 3 is 15, and 15 minus 5 is 10. */
function turnedBalance(constants: readonly number[], right: number): Working[] {
  const balance: Working[] = []
  const [first, ...others] = constants.toSorted((one, other) => other - one)
  if (first === undefined) return balance
  let rest = first
  for (const constant of others) rest = working(balance, rest, constant < 0 ? '-' : '+', Math.abs(constant))
  working(balance, rest, right < 0 ? '+' : '-', Math.abs(right))
  return balance
}

function working(workings: Working[], left: number, operator: Working['operator'], right: number): number {
  const value = operator === '+' ? left + right : operator === '-' ? left - right : operator === '*' ? left * right : left / right
  workings.push({ left, operator, right, value: value === 0 ? 0 : value })
  return value
}
