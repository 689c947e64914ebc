import { by, isNothing, isSame, minus, ONE, plus, times, whole, ZERO, type Fraction } from './fraction.ts'

/** The displayed lines: pictures and numbers with signs between them. */
export interface Sum {
  readonly operands: readonly Operand[]
  readonly operators: readonly string[]
}

type Operand =
  | { readonly kind: 'symbol'; readonly symbol: number; readonly copies: number }
  | { readonly kind: 'number'; readonly value: number }

type Side = Sum | number

/** Two sides that are worth the same. */
export interface Equation {
  readonly left: Side
  readonly right: Side
}

/** A constant and a multiple of each symbol. */
interface Affine {
  readonly constant: Fraction
  readonly multiples: readonly Fraction[]
}

type Values = readonly (Fraction | undefined)[]

/** The value of each symbol, as far as the equations fix it over the rational numbers: again and again all equations that are linear
 *  with what is known are brought to reduced row echelon form.
 *  @returns undefined when the equations contradict each other or make no sense */
export function fixedValues(equations: readonly Equation[], symbolCount: number): Values | undefined {
  const known: (Fraction | undefined)[] = Array.from({ length: symbolCount }, () => undefined)
  for (let hasGrown = true; hasGrown;) {
    hasGrown = false
    const rows = equations.flatMap((equation) => {
      const affine = differenceOf(equation, known)
      return affine ? [[...affine.multiples, minus(ZERO, affine.constant)]] : []
    })
    for (const row of echelon(rows)) {
      const held = row.slice(0, symbolCount).flatMap((multiple, symbol) => (isNothing(multiple) ? [] : [symbol]))
      const right = row[symbolCount] ?? ZERO
      const [only, second] = held
      if (only === undefined && !isNothing(right)) return undefined
      if (only === undefined || second !== undefined) continue
      known[only] = by(right, row[only] ?? ONE)
      hasGrown = true
    }
  }
  const isTrue = equations.every((equation) => {
    const affine = differenceOf(equation, known)
    return affine?.multiples.some((multiple) => !isNothing(multiple)) || (affine && isSame(affine.constant, ZERO))
  })
  return isTrue ? known : undefined
}

/** One side less the other: what has to come to nothing. */
function differenceOf({ left, right }: Equation, known: Values): Affine | undefined {
  const [one, other] = [left, right].map((side) =>
    typeof side === 'number' ? { constant: whole(side), multiples: known.map(() => ZERO) } : affineOf(side, known),
  )
  if (!one || !other) return undefined
  const multiples = one.multiples.map((multiple, symbol) => minus(multiple, other.multiples[symbol] ?? ZERO))
  return { constant: minus(one.constant, other.constant), multiples }
}

/** The total of a sum.
 *  @returns undefined when it is not fixed by what is known */
export function valueOf(sum: Sum, known: Values): Fraction | undefined {
  const affine = affineOf(sum, known)
  return affine?.multiples.every(isNothing) ? affine.constant : undefined
}

/** Read from left to right, × and ÷ at once, + and − when the next sign is weak again.
 *  @returns undefined where unknowns are multiplied or divided by, or something is divided by 0 */
function affineOf({ operands, operators }: Sum, known: Values): Affine | undefined {
  const constantOnly = (constant: Fraction): Affine => ({ constant, multiples: known.map(() => ZERO) })
  let total = constantOnly(ZERO)
  let product: Affine | undefined
  let sign = ONE
  for (const [index, operand] of operands.entries()) {
    const value = affineOperand(operand, known)
    const operator = index === 0 ? '+' : operators[index - 1]
    if (operator === '*' && product) product = productOf(product, value)
    else if (operator === '/' && product) product = quotientOf(product, value)
    else {
      if (product) total = sumOf(total, product, sign)
      sign = operator === '-' ? whole(-1) : ONE
      product = value
    }
    if (!product) return undefined
  }
  return product && sumOf(total, product, sign)
}

function affineOperand(operand: Operand, known: Values): Affine {
  const none = known.map(() => ZERO)
  if (operand.kind === 'number') return { constant: whole(operand.value), multiples: none }
  const copies = whole(operand.copies)
  const value = known[operand.symbol]
  if (value) return { constant: times(copies, value), multiples: none }
  return { constant: ZERO, multiples: none.map((zero, symbol) => (symbol === operand.symbol ? copies : zero)) }
}

function sumOf(one: Affine, other: Affine, sign: Fraction): Affine {
  return {
    constant: plus(one.constant, times(sign, other.constant)),
    multiples: one.multiples.map((multiple, symbol) => plus(multiple, times(sign, other.multiples[symbol] ?? ZERO))),
  }
}

function productOf(one: Affine, other: Affine): Affine | undefined {
  const [fixed, open] = one.multiples.every(isNothing) ? [one, other] : [other, one]
  return fixed.multiples.every(isNothing) ? scaled(open, fixed.constant) : undefined
}

function quotientOf(one: Affine, other: Affine): Affine | undefined {
  const isNumber = other.multiples.every(isNothing) && !isNothing(other.constant)
  return isNumber ? scaled(one, by(ONE, other.constant)) : undefined
}

function scaled({ constant, multiples }: Affine, factor: Fraction): Affine {
  return { constant: times(constant, factor), multiples: multiples.map((multiple) => times(multiple, factor)) }
}

/** Gauss–Jordan: each pivot is 1 and alone in its column. */
function echelon(rows: readonly (readonly Fraction[])[]): Fraction[][] {
  const reduced = rows.map((row) => [...row])
  const width = (reduced[0]?.length ?? 1) - 1
  let rank = 0
  for (let column = 0; column < width; column += 1) {
    const found = reduced.findIndex((row, index) => index >= rank && !isNothing(row[column] ?? ZERO))
    const pivotRow = reduced[found]
    if (!pivotRow) continue
    reduced.splice(found, 1)
    const pivot = pivotRow[column] ?? ONE
    const unit = pivotRow.map((entry) => by(entry, pivot))
    for (const row of reduced) {
      const factor = row[column] ?? ZERO
      if (isNothing(factor)) continue
      for (let index = 0; index <= width; index += 1) row[index] = minus(row[index] ?? ZERO, times(factor, unit[index] ?? ZERO))
    }
    reduced.splice(rank, 0, unit)
    rank += 1
  }
  return reduced
}
