/** A rational number of any size, in lowest terms, the denominator above 0. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

export const ZERO: Fraction = { over: 0n, under: 1n }
export const ONE: Fraction = { over: 1n, under: 1n }

export function whole(value: number): Fraction {
  return { over: BigInt(value), under: 1n }
}

export function plus(one: Fraction, other: Fraction): Fraction {
  return lowest(one.over * other.under + other.over * one.under, one.under * other.under)
}

export function minus(one: Fraction, other: Fraction): Fraction {
  return lowest(one.over * other.under - other.over * one.under, one.under * other.under)
}

export function times(one: Fraction, other: Fraction): Fraction {
  return lowest(one.over * other.over, one.under * other.under)
}

/** @param other not 0 */
export function by(one: Fraction, other: Fraction): Fraction {
  return other.over < 0n ? lowest(-one.over * other.under, one.under * -other.over) : lowest(one.over * other.under, one.under * other.over)
}

export function isNothing({ over }: Fraction): boolean {
  return over === 0n
}

export function isSame(one: Fraction, other: Fraction): boolean {
  return one.over === other.over && one.under === other.under
}

function lowest(over: bigint, under: bigint): Fraction {
  let [a, b] = [over < 0n ? -over : over, under]
  while (b !== 0n) [a, b] = [b, a % b]
  return a === 0n ? ZERO : { over: over / a, under: under / a }
}
