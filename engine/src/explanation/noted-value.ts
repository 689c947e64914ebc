import type { WrongValueStep } from './explanation.ts'
import { displayedLines } from '../grid/displayed-lines.ts'
import type { AlgebraQuestion } from '../question.ts'
import type { LineEquation } from '../algebra/explain-stages.ts'
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
  const broken = linesOf(question).flatMap(({ line, equation: { left, right } }) => {
    const put = withNumbers(left, noted)
    const has = knownIn(left, noted)
    const comes = has.some((known) => known.symbol === symbol) ? workedOut(put)?.value : undefined
    const others = has.filter((known) => known.symbol !== symbol && wrong.includes(known.symbol)).length
    return comes === undefined || comes === right ? [] : [{ line, put: { left: put, right }, value: comes, others }]
  })
  const [clearest] = broken.toSorted((one, other) => one.others - other.others)
  const against = clearest && { line: clearest.line, put: clearest.put, value: clearest.value }
  return { technique: 'wrong value', noted: { symbol, value }, against }
}

function linesOf(question: AlgebraQuestion): readonly LineEquation[] {
  if (question.typeId === 2) return displayedLines(question)
  return question.equations.map((equation, index) => ({ line: { kind: 'equation', index }, equation }))
}
