import type * as English from '../../en/words/spoken.ts'
import type { SpokenOperand, SpokenOperator } from '../../steps.ts'
import { several } from './several.ts'

const SPOKEN_OPERATOR: Readonly<Record<SpokenOperator, string>> = { '+': 'plus', '-': 'moins', '*': 'fois', '/': 'divisé par' }

export const spokenEquation: typeof English.spokenEquation = ({ left, right }, names) => {
  const [one, other] = [left, right].map((side) => (typeof side === 'number' ? spokenNumber(side) : spokenExpression(side, names)))
  return `${one} égale ${other}`
}

export const spokenExpression: typeof English.spokenExpression = ({ operands, operators }, names) =>
  operands
    .map((operand, index) => {
      const operator = operators[index - 1]
      return `${operator ? `${SPOKEN_OPERATOR[operator]} ` : ''}${spokenOperand(operand, names)}`
    })
    .join(' ')

export const spokenNumber: typeof English.spokenNumber = (value) => (value < 0 ? `moins ${-value}` : `${value}`)

function spokenOperand(operand: SpokenOperand, names: readonly string[]): string {
  if (operand.kind === 'number') {
    if (!operand.asDots) return spokenNumber(operand.value)
    return operand.value === 1 ? '1 point' : `${operand.value} points`
  }
  const name = names[operand.symbol] ?? 'emoji'
  return operand.copies === 1 ? name : `${several(operand.copies, name)} en groupe`
}
