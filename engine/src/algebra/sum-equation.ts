import type { Sum } from '../explanation/explanation.ts'
import type { Equation, Operand, Operator } from '../question.ts'

/** A sum as people write it: additions first, then subtractions. */
export function equationOf({ parts, total }: Sum): Equation {
  const operands: Operand[] = []
  const operators: Operator[] = []
  for (const { symbol, count } of parts.toSorted((one, other) => Number(one.count < 0) - Number(other.count < 0))) {
    const isFirst = operands.length === 0
    if (!isFirst) operators.push(count < 0 ? '-' : '+')
    const times = isFirst ? count : Math.abs(count)
    if (times !== 1) {
      operands.push({ kind: 'number', value: times, asDots: false })
      operators.push('*')
    }
    operands.push({ kind: 'symbol', symbol, copies: 1 })
  }
  return { left: { operands, operators }, right: total }
}
