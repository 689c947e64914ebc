/** Lowest terms, the second number above 0. */
export type Fraction = readonly [above: number, below: number]

export function add([a, b]: Fraction, [c, d]: Fraction): Fraction {
  return reduced(a * d + c * b, b * d)
}

/** @param divisor not 0 */
export function divide([above, below]: Fraction, divisor: number): Fraction {
  return divisor < 0 ? reduced(-above, -below * divisor) : reduced(above, below * divisor)
}

export function negative([above, below]: Fraction): Fraction {
  return [-above, below]
}

export function isZero([above]: Fraction): boolean {
  return above === 0
}

/** The smallest number by which all fractions become whole. */
export function scaleOf(fractions: readonly Fraction[]): number {
  return fractions.reduce((scale, [above, below]) => {
    const own = below / commonDivisor(above, below)
    return (scale * own) / commonDivisor(scale, own)
  }, 1)
}

/** The largest number that divides both; 0 only for two zeros. */
export function commonDivisor(one: number, other: number): number {
  let [a, b] = [Math.abs(one), Math.abs(other)]
  while (b !== 0) [a, b] = [b, a % b]
  return a
}

function reduced(above: number, below: number): Fraction {
  const divisor = commonDivisor(above, below)
  return [above / divisor, below / divisor]
}
