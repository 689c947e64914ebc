import type { GridQuestion } from '../question.ts'

interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}

const ZERO: Fraction = { top: 0n, bottom: 1n }

/** Solves the displayed totals with exact fractions by substitution. Shares no code with the solver.
 *  @returns the value of each symbol and then the asked total; undefined where it is not determined; 'contradiction' */
export function solveByFractions({
  emoji,
  cells,
  rowTotals,
  columnTotals,
  ask,
  equalLines,
}: GridQuestion): (number | undefined)[] | 'contradiction' {
  const width = emoji.length + 1
  const equations: Fraction[][] = []
  const add = (symbols: readonly number[], total: number | null, isAsked: boolean): void => {
    const counts = Array.from({ length: width }, (_, symbol) => whole(timesIn(symbols, symbol)))
    if (isAsked) counts[width - 1] = whole(-1)
    if (total !== null || isAsked) equations.push([...counts, whole(total ?? 0)])
  }
  for (const [index, row] of cells.entries()) add(row, rowTotals[index] ?? null, ask.line === 'row' && ask.index === index)
  for (const [index, total] of columnTotals.entries()) {
    const column = cells.map((row) => row[index] ?? -1)
    add(column, total, ask.line === 'column' && ask.index === index)
  }
  const [one, other] = (equalLines ?? []).map(({ line, index }) =>
    line === 'row' ? (cells[index] ?? []) : cells.map((row) => row[index] ?? -1),
  )
  if (one && other) {
    const counts = Array.from({ length: width }, (_, symbol) => whole(timesIn(one, symbol) - timesIn(other, symbol)))
    equations.push([...counts, whole(0)])
  }
  const owner: (Fraction[] | undefined)[] = Array(width).fill(undefined)
  for (let symbol = 0; symbol < width; symbol += 1) {
    const equation = equations.find((one) => !owner.includes(one) && (one[symbol] ?? ZERO).top !== 0n)
    if (!equation) continue
    owner[symbol] = equation
    const lead = equation[symbol] ?? ZERO
    for (const [index, part] of equation.entries()) equation[index] = over(part, lead)
    for (const other of equations) {
      const factor = other[symbol] ?? ZERO
      if (other === equation || factor.top === 0n) continue
      for (const [index, part] of equation.entries()) other[index] = minus(other[index] ?? ZERO, times(factor, part))
    }
  }
  const isOpen = (equation: readonly Fraction[]): boolean => equation.slice(0, width).some(({ top }) => top !== 0n)
  if (equations.some((equation) => !isOpen(equation) && (equation[width] ?? ZERO).top !== 0n)) return 'contradiction'
  return owner.map((equation) => {
    if (!equation || equation.slice(0, width).filter(({ top }) => top !== 0n).length !== 1) return undefined
    const { top, bottom } = equation[width] ?? ZERO
    return Number(top) / Number(bottom)
  })
}

function timesIn(symbols: readonly number[], symbol: number): number {
  return symbols.filter((one) => one === symbol).length
}

function whole(value: number): Fraction {
  return { top: BigInt(value), bottom: 1n }
}

function lowest(top: bigint, bottom: bigint): Fraction {
  let [a, b] = [top < 0n ? -top : top, bottom < 0n ? -bottom : bottom]
  while (b !== 0n) [a, b] = [b, a % b]
  const shared = bottom < 0n ? -a : a
  return { top: top / shared, bottom: bottom / shared }
}

function minus(one: Fraction, other: Fraction): Fraction {
  return lowest(one.top * other.bottom - other.top * one.bottom, one.bottom * other.bottom)
}

function times(one: Fraction, other: Fraction): Fraction {
  return lowest(one.top * other.top, one.bottom * other.bottom)
}

function over(one: Fraction, other: Fraction): Fraction {
  return lowest(one.top * other.bottom, one.bottom * other.top)
}
