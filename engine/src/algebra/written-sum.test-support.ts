import type { Expression, Operand, Operator, QuestionLine } from '../question.ts'

/** @param text such as "5 + B * 2": A, B and so on are emoji, 3B is three of them in one picture, "3." is drawn as dots */
export function sum(text: string): Expression {
  const words = text.split(' ')
  return {
    operands: words.filter((_, index) => index % 2 === 0).map(operand),
    operators: words.filter((_, index) => index % 2 === 1) as Operator[],
  }
}

/** @param text such as "A + A = 10", "10 = A + A" or "A + 3 = B + 1" */
export function line(text: string): QuestionLine {
  const [left = '', right = ''] = text.split(' = ')
  if (/^\d+$/.test(right)) return { left: sum(left), right: Number(right) }
  return /^\d+$/.test(left) ? { left: Number(left), right: sum(right) } : { left: sum(left), right: sum(right) }
}

function operand(word: string): Operand {
  const [, copies, letter = ''] = /^(\d*)([A-F])$/.exec(word) ?? []
  if (letter === '') return { kind: 'number', value: Number.parseInt(word, 10), asDots: word.endsWith('.') }
  return { kind: 'symbol', symbol: 'ABCDEF'.indexOf(letter), copies: Number(copies || 1) }
}
