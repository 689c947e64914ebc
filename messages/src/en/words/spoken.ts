import type { SpokenExpression, SpokenLine, SpokenOperand, SpokenOperator } from '../../steps.ts'
import { several } from './several.ts'

const SPOKEN_OPERATOR: Readonly<Record<SpokenOperator, string>> = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'divided by' }

/** "apple plus 2 equals 7", "7 equals apple plus 2", "apple plus 2 equals pear plus 1"
 *  @param names the spoken name of each symbol */
export function spokenEquation({ left, right }: SpokenLine, names: readonly string[]): string {
  const [one, other] = [left, right].map((side) => (typeof side === 'number' ? spokenNumber(side) : spokenExpression(side, names)))
  return `${one} equals ${other}`
}

/** "apple plus grapes times coconut", "the two showers together plus 4 dots" */
export function spokenExpression({ operands, operators }: SpokenExpression, names: readonly string[]): string {
  return operands
    .map((operand, index) => {
      const operator = operators[index - 1]
      return `${operator ? `${SPOKEN_OPERATOR[operator]} ` : ''}${spokenOperand(operand, names)}`
    })
    .join(' ')
}

/** "minus 5" for −5 */
export function spokenNumber(value: number): string {
  return value < 0 ? `minus ${-value}` : `${value}`
}

function spokenOperand(operand: SpokenOperand, names: readonly string[]): string {
  if (operand.kind === 'number') {
    if (!operand.asDots) return spokenNumber(operand.value)
    return operand.value === 1 ? '1 dot' : `${operand.value} dots`
  }
  const name = names[operand.symbol] ?? 'something'
  return operand.copies === 1 ? name : `the ${several(operand.copies, name)} together`
}
