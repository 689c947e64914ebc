import { emojiName } from '@emojigma/engine/emoji/name.ts'
import type { Emoji, Equation, Expression, Operand, Operator } from '@emojigma/engine/question.ts'

const SPOKEN: Readonly<Record<Operator, string>> = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'divided by' }
const COPIES = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "apple plus 3 equals 10" */
export function equationWords({ left, right }: Equation, emoji: readonly Emoji[]): string {
  return `${expressionWords(left, emoji)} equals ${numberWords(right)}`
}

/** "apple plus grapes times coconut equals what number?", or the number once it is known. */
export function askWords(ask: Expression, emoji: readonly Emoji[], answer: string | undefined): string {
  return `${expressionWords(ask, emoji)} equals ${answer === undefined ? 'what number?' : numberWords(Number(answer))}`
}

/** A minus that every screen reader says. */
export function numberWords(value: number): string {
  return value < 0 ? `minus ${-value}` : String(value)
}

/** As it is drawn: a true minus sign. */
export function numberText(value: number | string): string {
  return String(value).replace(/^-/, '−')
}

function expressionWords({ operands, operators }: Expression, emoji: readonly Emoji[]): string {
  return operands
    .map((operand, index) => {
      const operator = operators[index - 1]
      const words = operandWords(operand, emoji)
      return operator ? `${SPOKEN[operator]} ${words}` : words
    })
    .join(' ')
}

function operandWords(operand: Operand, emoji: readonly Emoji[]): string {
  if (operand.kind === 'number') return operand.asDots ? `${operand.value} ${operand.value === 1 ? 'dot' : 'dots'}` : numberWords(operand.value)
  const name = emojiName(emoji[operand.symbol] ?? '')
  return operand.copies === 1 ? name : `${COPIES[operand.copies] ?? operand.copies} times the ${name}`
}
