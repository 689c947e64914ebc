import type { QuestionLine, Expression } from '../question.ts'
import { withSums } from './sides.ts'

export interface Renumbering {
  readonly equations: readonly QuestionLine[]
  /** Further expressions with the same symbols. */
  readonly others: readonly Expression[]
  /** The former number of each symbol. */
  readonly formerly: readonly number[]
}

/** Numbers the symbols in order of appearance, so that their list reveals nothing about how they were made. */
export function inOrderOfAppearance(equations: readonly QuestionLine[], others: readonly Expression[] = []): Renumbering {
  const formerly: number[] = []
  function renumber({ operands, operators }: Expression): Expression {
    return {
      operands: operands.map((operand) => {
        if (operand.kind === 'number') return operand
        let symbol = formerly.indexOf(operand.symbol)
        if (symbol < 0) symbol = formerly.push(operand.symbol) - 1
        return { kind: 'symbol', symbol, copies: operand.copies }
      }),
      operators,
    }
  }
  return { equations: equations.map((equation) => withSums(equation, renumber)), others: others.map(renumber), formerly }
}
