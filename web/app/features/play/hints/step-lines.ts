import { equationOf } from '@emojigma/engine/algebra/sum-equation.ts'
import type { AddUpStep, ExplanationStep, TidyLine } from '@emojigma/engine/explanation/explanation.ts'
import type { Equation, Operand, Operator, QuestionLine } from '@emojigma/engine/question.ts'

/** A step as equations, one below the other: the substitution and its result. */
export function linesOfStep(step: ExplanationStep): readonly QuestionLine[] {
  switch (step.technique) {
    case 'tidy up':
      return [lineWith(step), equationOf(step.sum)]
    case 'one unknown':
      return [lineWith(step), equationOf({ parts: [{ symbol: step.found.symbol, count: 1 }], total: step.found.value })]
    case 'combine':
      return [...step.sums, step.sum].map(equationOf)
    case 'work out':
      return step.less ? [step.put, step.less] : [step.put]
    case 'add up':
      return [sumOf(step)]
    default:
      return []
  }
}

/** The line with the known numbers put in. */
function lineWith({ put, otherSide }: TidyLine): QuestionLine {
  return { left: put.left, right: otherSide?.put ?? put.right }
}

/** 2 × 5 + 3 = 13 */
function sumOf({ parts, answer }: AddUpStep): Equation {
  const operands: Operand[] = []
  const operators: Operator[] = []
  for (const { count, value } of parts) {
    if (operands.length > 0) operators.push('+')
    if (count > 1) {
      operands.push(number(count))
      operators.push('*')
    }
    operands.push(number(value))
  }
  return { left: { operands, operators }, right: answer }
}

function number(value: number): Operand {
  return { kind: 'number', value, asDots: false }
}
