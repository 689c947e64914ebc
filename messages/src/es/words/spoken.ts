import type * as English from '../../en/words/spoken.ts'
import type { SpokenOperand, SpokenOperator } from '../../steps.ts'
import { several } from './several.ts'

const SPOKEN_OPERATOR: Readonly<Record<SpokenOperator, string>> = { '+': 'más', '-': 'menos', '*': 'por', '/': 'entre' }

export const spokenEquation: typeof English.spokenEquation = ({ left, right }, names) => {
  const [one, other] = [left, right].map((side) => (typeof side === 'number' ? spokenNumber(side) : spokenExpression(side, names)))
  return `${one} es igual a ${other}`
}

export const spokenExpression: typeof English.spokenExpression = ({ operands, operators }, names) =>
  operands
    .map((operand, index) => {
      const operator = operators[index - 1]
      return `${operator ? `${SPOKEN_OPERATOR[operator]} ` : ''}${spokenOperand(operand, names)}`
    })
    .join(' ')

export const spokenNumber: typeof English.spokenNumber = (value) => (value < 0 ? `menos ${-value}` : `${value}`)

function spokenOperand(operand: SpokenOperand, names: readonly string[]): string {
  if (operand.kind === 'number') {
    if (!operand.asDots) return spokenNumber(operand.value)
    return operand.value === 1 ? '1 punto' : `${operand.value} puntos`
  }
  const name = names[operand.symbol] ?? 'algo'
  return operand.copies === 1 ? name : `${several(operand.copies, name)} en grupo`
}
