import type { KnownGroup, Sum, SymbolValue, Working } from '../explanation/explanation.ts'
import type { Equation, Expression, Operand, Operator } from '../question.ts'
import { add, divide, type Fraction, isZero, negative, scaleOf } from './fraction.ts'

/** The known values of the symbols. */
export type Values = readonly (number | undefined)[]

/** A line with all known values substituted, and what is left of it. */
export interface TidyLine {
  /** The line with numbers instead of the known symbols. */
  readonly put: Equation
  /** Products and quotients of numbers, in order; × and ÷ come first. */
  readonly workings: readonly Working[]
  /** The steps that move the numbers to the right-hand side. */
  readonly balance: readonly Working[]
  /** The sides are swapped, because the unknowns are subtracted. */
  readonly isTurned: boolean
  /** Factor on both sides that removes fractions; mostly 1. */
  readonly scale: number
  readonly sum: Sum
}

/** Substitutes the known values into an equation and simplifies it in small steps.
 *  @returns undefined when the rest is not a sum of unknowns, or needs fractions */
export function tidied({ left, right }: Equation, values: Values): TidyLine | undefined {
  const put = withNumbers(left, values)
  const workings: Working[] = []
  const constants: number[] = []
  const counts = new Map<number, Fraction>()
  for (const term of termsIn(put)) {
    const read = readTerm(term, workings)
    if (read === undefined) return undefined
    if (typeof read === 'number') constants.push(term.sign * read)
    else counts.set(read.symbol, add(counts.get(read.symbol) ?? [0, 1], term.sign < 0 ? negative(read.count) : read.count))
  }
  const unknowns = [...counts].filter(([, count]) => !isZero(count)).toSorted(([one], [other]) => one - other)
  const total = constants.reduce((rest, constant) => rest - constant, right)
  const isTurned = unknowns.length > 0 && isBetterTurned(unknowns, total)
  const scale = scaleOf(unknowns.map(([, count]) => count))
  const factor = isTurned ? -scale : scale
  const parts = unknowns.map(([symbol, [above, below]]) => ({ symbol, count: (above * factor) / below }))
  const balance = isTurned ? turnedBalance(constants, right) : balanceOf(constants, right)
  const sum = { parts, total: total === 0 ? 0 : total * factor }
  return { put: { left: put, right }, workings, balance, isTurned, scale, sum }
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

/** An expression with each product or quotient of numbers as one number.
 *  @param expression one that {@link workedOut} or {@link tidied} can read */
export function calculated(expression: Expression): Expression {
  return joined(
    termsIn(expression).map((term) => {
      const value = readTerm(term, [])
      if (typeof value !== 'number') return term
      return { sign: term.sign, factors: [{ operator: '*', operand: { kind: 'number', value, asDots: isDotted(term) } }] }
    }),
  )
}

/** The terms of an expression that hold a symbol.
 *  @returns undefined if the first of them is subtracted */
export function symbolsOnly(expression: Expression): Expression | undefined {
  const terms = termsIn(expression).filter(({ factors }) => factors.some(({ operand }) => operand.kind === 'symbol'))
  return terms[0]?.sign === 1 ? joined(terms) : undefined
}

/** An expression with the terms of another one as a single number.
 *  @returns undefined unless it holds them all, and something else */
export function withGroup(expression: Expression, group: Expression, total: number): Expression | undefined {
  const terms = termsIn(expression)
  const sameAs = (one: Stretch) => (other: Stretch) => JSON.stringify(one) === JSON.stringify(other)
  let first = terms.length
  for (const member of termsIn(group)) {
    const at = terms.findIndex(sameAs(member))
    if (at < 0) return undefined
    terms.splice(at, 1)
    first = Math.min(first, at)
  }
  const whole: Stretch = { sign: 1, factors: [{ operator: '*', operand: { kind: 'number', value: total, asDots: false } }] }
  return terms.length > 0 ? joined(terms.toSpliced(first, 0, whole)) : undefined
}

/** The numbers of an expression, where all of them are added. */
export function addedNumbers(expression: Expression): readonly number[] | undefined {
  const numbers = termsIn(calculated(expression)).filter(({ factors }) => factors.every(({ operand }) => operand.kind === 'number'))
  const added = numbers.flatMap(({ sign, factors: [first] }) => (first?.operand.kind === 'number' ? [sign * first.operand.value] : []))
  return added.every((number) => number > 0) ? added : undefined
}

function isDotted({ factors }: Stretch): boolean {
  return factors.every(({ operand }) => operand.kind === 'number' && operand.asDots)
}

/** @param terms the first of them added */
function joined(terms: readonly Stretch[]): Expression {
  const operands: Operand[] = []
  const operators: Operator[] = []
  for (const [index, { sign, factors }] of terms.entries()) {
    for (const [at, { operator, operand }] of factors.entries()) {
      if (index > 0 || at > 0) operators.push(at > 0 ? operator : sign < 0 ? '-' : '+')
      operands.push(operand)
    }
  }
  return { operands, operators }
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
export function groupsIn({ operands }: Expression, values: Values): readonly KnownGroup[] | undefined {
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
