import type { ClassicQuestion, GridQuestion, Question } from '../question.ts'
import { sumsIn } from './sides.ts'

/** Whether a question can be written in letters. Those of a Word puzzle would be taken for the letters of its word. */
export function hasLetters(question: Question): question is ClassicQuestion | GridQuestion {
  return question.typeId === 1 || question.typeId === 2
}

/** The letter of each emoji by its index: a, b, c … in the order in which the emoji appear. */
export function lettersOf(question: ClassicQuestion | GridQuestion): readonly string[] {
  const letters: string[] = Array(question.emoji.length).fill('')
  let next = 'a'.charCodeAt(0)
  for (const symbol of symbolsOf(question)) {
    if (letters[symbol] !== '') continue
    letters[symbol] = String.fromCharCode(next)
    next += 1
  }
  return letters
}

function symbolsOf(question: ClassicQuestion | GridQuestion): number[] {
  if (question.typeId === 2) return question.cells.flat()
  const { equations, ask, or } = question
  const operands = [...sumsIn(equations), ask, ...(or ? [or] : [])].flatMap((expression) => expression.operands)
  return operands.flatMap((operand) => (operand.kind === 'symbol' ? [operand.symbol] : []))
}
