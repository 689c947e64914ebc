import type { Polynomial, Term } from './polynomial.ts'

/** `left = right` */
export interface Relation {
  readonly left: Polynomial
  readonly right: number
}

/** A relation with the known symbols substituted: the sum of coefficient × symbol = right. */
export interface Line {
  /** Index of the relation. */
  readonly relation: number
  /** One for each symbol of the system; 0 for the known ones. */
  readonly coefficients: number[]
  /** The symbols with a coefficient other than 0, as bits. */
  unknowns: number
  right: number
}

/** The most symbols whose set fits the bits of a number. */
export const MOST_SYMBOLS = 30

/** Substitutes the known values into a relation.
 *  @param values of the known symbols
 *  @returns 'curved' for a product or power of unknowns, a division by an unknown, or numbers beyond exact integers; 'impossible' for a
 *  division by zero */
export function lineOf(
  { left, right }: Relation,
  relation: number,
  values: readonly (number | undefined)[],
): Line | 'curved' | 'impossible' {
  const coefficients = NONE.slice(0, values.length)
  let constant = -right
  let scale = 1
  let isExact = true
  for (const { coefficient, divisor, of, over } of left) {
    let above = coefficient
    let below = divisor
    let unknown = -1
    let isCurved = false
    for (const symbol of of) {
      const value = values[symbol]
      if (value !== undefined) above *= value
      else if (unknown < 0) unknown = symbol
      else isCurved = true
    }
    for (const symbol of over) {
      const value = values[symbol]
      if (value === undefined) return 'curved'
      below *= value
    }
    if (below === 0) return 'impossible'
    if (above === 0) continue
    if (isCurved) return 'curved'
    if (below !== 1) {
      for (let symbol = 0; symbol < coefficients.length; symbol += 1) coefficients[symbol] = (coefficients[symbol] as number) * below
      constant *= below
      isExact &&= areSafe(coefficients, constant)
    }
    above *= scale
    scale *= below
    isExact &&= Number.isSafeInteger(above) && Number.isSafeInteger(scale)
    if (unknown < 0) constant += above
    else coefficients[unknown] = (coefficients[unknown] as number) + above
  }
  isExact &&= areSafe(coefficients, constant)
  return isExact ? { relation, coefficients, unknowns: bitsOf(coefficients), right: -constant } : 'curved'
}

/** A relation whose only unknown is a divisor, taken times that divisor: 12 ÷ 🌋 = 4 as 4 × 🌋 = 12.
 *  @returns 'curved' for any other relation; 'impossible' where the divisor would have to be 0 */
export function lineByDivisor(
  { left, right }: Relation,
  relation: number,
  values: readonly (number | undefined)[],
): Line | 'curved' | 'impossible' {
  const unknowns = new Set(left.flatMap(({ of, over }) => [...of, ...over]).filter((symbol) => values[symbol] === undefined))
  const [unknown, second] = unknowns
  if (unknown === undefined || second !== undefined) return 'curved'
  const timesDivisor: Term[] = [{ coefficient: -right, divisor: 1, of: [unknown], over: [] }]
  for (const term of left) {
    const below = term.over.filter((symbol) => symbol === unknown).length
    if (term.of.includes(unknown) || below > 1) return 'curved'
    const rest = term.over.filter((symbol) => symbol !== unknown)
    timesDivisor.push(below === 1 ? { ...term, over: rest } : { ...term, of: [...term.of, unknown] })
  }
  const line = lineOf({ left: timesDivisor, right: 0 }, relation, values)
  return typeof line === 'object' && line.unknowns !== 0 && line.right === 0 ? 'impossible' : line
}

/** Substitutes one more known symbol into a line.
 *  @returns false when its numbers exceed exact integers */
export function putIn(line: Line, symbol: number, value: number): boolean {
  const coefficient = line.coefficients[symbol] as number
  if (coefficient === 0) return true
  const taken = coefficient * value
  line.coefficients[symbol] = 0
  line.unknowns &= ~(1 << symbol)
  line.right -= taken
  return Number.isSafeInteger(taken) && Number.isSafeInteger(line.right)
}

/** Slicing a constant list allocates exactly the room needed, unlike growing one. */
const NONE: readonly number[] = Array.from({ length: MOST_SYMBOLS }, () => 0)

/** The number of symbols in a bit set. */
export function sizeOf(bits: number): number {
  let size = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) size += 1
  return size
}

/** The lowest symbol of a nonempty bit set. */
export function lowestOf(bits: number): number {
  return 31 - Math.clz32(bits & -bits)
}

/** The symbols of a bit set, ascending. */
export function symbolsOf(bits: number): number[] {
  const symbols: number[] = []
  for (let rest = bits; rest !== 0; rest &= rest - 1) symbols.push(lowestOf(rest))
  return symbols
}

/** The symbols with a coefficient other than 0. */
export function bitsOf(coefficients: readonly number[]): number {
  let bits = 0
  for (let symbol = 0; symbol < coefficients.length; symbol += 1) if (coefficients[symbol] !== 0) bits |= 1 << symbol
  return bits
}

function areSafe(coefficients: readonly number[], constant: number): boolean {
  for (const coefficient of coefficients) if (!Number.isSafeInteger(coefficient)) return false
  return Number.isSafeInteger(constant)
}
