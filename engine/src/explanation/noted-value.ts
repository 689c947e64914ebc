import type { WrongValueStep } from './explanation.ts'
import { displayedLines } from '../grid/displayed-lines.ts'
import type { AlgebraQuestion, Expression } from '../question.ts'
import type { LineEquation } from '../algebra/line-steps.ts'
import { asTotal, sumsOf } from '../algebra/sides.ts'
import { knownIn, withNumbers, workedOut, type Values } from '../algebra/tidy.ts'

/** The first note that is not the value of its emoji. Emoji without a determined value are not judged.
 *  @param values of the emoji, as far as they are determined
 *  @param noted the player's notes, by emoji */
export function wrongValue(question: AlgebraQuestion, values: Values, noted: Values): WrongValueStep | undefined {
  const wrong = [...noted.keys()].filter(
    (symbol) => noted[symbol] !== undefined && values[symbol] !== undefined && noted[symbol] !== values[symbol],
  )
  const [symbol] = wrong
  const value = symbol === undefined ? undefined : noted[symbol]
  if (symbol === undefined || value === undefined) return undefined
  const broken = linesOf(question).flatMap(({ line, equation }) => {
    const has = sumsOf(equation).flatMap((sum) => knownIn(sum, noted))
    const { left, right } = asTotal(equation) ?? equation
    const [put, total] = [left, right].map((side) => (typeof side === 'number' ? numberOf(side) : withNumbers(side, noted)))
    const [comes, says] = [put, total].map((side) => side && workedOut(side)?.value)
    if (!put || comes === undefined || says === undefined || comes === says || !has.some((known) => known.symbol === symbol)) return []
    const others = has.filter((known) => known.symbol !== symbol && wrong.includes(known.symbol)).length
    return [{ line, put: { left: put, right: says }, value: comes, others }]
  })
  const [clearest] = broken.toSorted((one, other) => one.others - other.others)
  const against = clearest && { line: clearest.line, put: clearest.put, value: clearest.value }
  return { technique: 'wrong value', noted: { symbol, value }, against }
}

function numberOf(value: number): Expression {
  return { operands: [{ kind: 'number', value, asDots: false }], operators: [] }
}

function linesOf(question: AlgebraQuestion): readonly LineEquation[] {
  if (question.typeId === 2) return displayedLines(question)
  return question.equations.map((equation, index) => ({ line: { kind: 'equation', index }, equation }))
}
