import type { Expression } from '../question.ts'

/** coefficient ÷ divisor × the product of `of` ÷ the product of `over`; both list symbols in ascending order, repeated for powers. */
export interface Term {
  readonly coefficient: number
  /** Above 0. */
  readonly divisor: number
  readonly of: readonly number[]
  readonly over: readonly number[]
}

/** A sum of terms. */
export type Polynomial = readonly Term[]

/** The terms of an expression as written: × and ÷ bind before + and −, each from left to right.
 *  @returns undefined for a malformed expression: mismatched operators, a number or count that is not an exact integer, a division by
 *  the number 0 */
export function termsOf(expression: Expression): Term[] | undefined {
  const { operands, operators } = expression
  if (operands.length === 0 || operators.length !== operands.length - 1) return undefined
  const terms: Term[] = []
  let sign = 1
  let start = 0
  for (let end = 1; end <= operands.length; end += 1) {
    const operator = operators[end - 1]
    if (operator === '*' || operator === '/') continue
    const term = termOf(expression, start, end, sign)
    if (!term) return undefined
    terms.push(term)
    sign = operator === '-' ? -1 : 1
    start = end
  }
  return terms
}

/** Adds like terms. */
export function collect(terms: readonly Term[]): Polynomial {
  const collected: Term[] = []
  let hasVanished = false
  for (const term of terms) {
    const index = indexOfLike(collected, term)
    const like = collected[index]
    if (!like) {
      collected.push(term)
      continue
    }
    const coefficient = like.coefficient + term.coefficient
    collected[index] = { coefficient, divisor: like.divisor, of: like.of, over: like.over }
    hasVanished ||= coefficient === 0
  }
  return hasVanished ? collected.filter(({ coefficient }) => coefficient !== 0) : collected
}

/** Whether two terms cancel, or a factor divides itself, as in 🍎 − 🍎 and 🍎 × 🍇 ÷ 🍎. */
export function cancels(terms: readonly Term[]): boolean {
  for (let index = 0; index < terms.length; index += 1) {
    const term = terms[index] as Term
    if (term.over.length > 0 && term.of.some((symbol) => term.over.includes(symbol))) return true
    for (let other = 0; other < index; other += 1) {
      const earlier = terms[other] as Term
      if (earlier.coefficient > 0 !== term.coefficient > 0 && isLike(earlier, term)) return true
    }
  }
  return false
}

/** Whether two collected sums are identical. */
export function isSamePolynomial(one: Polynomial, other: Polynomial): boolean {
  return one.length === other.length && one.every((term) => other[indexOfLike(other, term)]?.coefficient === term.coefficient)
}

function termOf({ operands, operators }: Expression, start: number, end: number, sign: number): Term | undefined {
  let coefficient = sign
  let divisor = 1
  const of: number[] = []
  const over: number[] = []
  for (let index = start; index < end; index += 1) {
    const operand = operands[index]
    if (!operand) return undefined
    const isDivided = index > start && operators[index - 1] === '/'
    const factor = operand.kind === 'number' ? operand.value : operand.copies
    if (!Number.isSafeInteger(factor) || (isDivided && factor === 0)) return undefined
    if (isDivided) divisor *= factor
    else coefficient *= factor
    if (operand.kind === 'symbol') insert(isDivided ? over : of, operand.symbol)
  }
  if (!Number.isSafeInteger(coefficient) || !Number.isSafeInteger(divisor)) return undefined
  return divisor < 0 ? { coefficient: -coefficient, divisor: -divisor, of, over } : { coefficient, divisor, of, over }
}

function insert(ascending: number[], symbol: number): void {
  let index = ascending.push(symbol) - 1
  for (; index > 0 && (ascending[index - 1] as number) > symbol; index -= 1) ascending[index] = ascending[index - 1] as number
  ascending[index] = symbol
}

function indexOfLike(terms: readonly Term[], term: Term): number {
  let index = 0
  while (index < terms.length && !isLike(terms[index] as Term, term)) index += 1
  return index
}

/** Whether two terms differ in their coefficients at most. */
export function isLike(one: Term, other: Term): boolean {
  return one.divisor === other.divisor && isSameList(one.of, other.of) && isSameList(one.over, other.over)
}

function isSameList(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) return false
  return true
}
