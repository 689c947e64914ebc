import { equationOf } from '@emojigma/engine/algebra/sum-equation.ts'
import type { AddUpStep, ExplanationStep } from '@emojigma/engine/explanation/explanation.ts'
import type { Equation, Operand, Operator, QuestionLine } from '@emojigma/engine/question.ts'

/** A step as equations, one below the other: the substitution and its result. */
export function linesOfStep(step: ExplanationStep): readonly QuestionLine[] {
  switch (step.technique) {
    case 'put in':
    case 'calculate':
      return step.right === undefined ? [] : [{ left: step.left, right: step.right }]
    case 'tidy up':
      return [step.from, step.left]
    case 'one unknown':
      return [step.from, equationOf({ parts: [{ symbol: step.found.symbol, count: 1 }], total: step.found.value })]
    case 'multiply':
    case 'divide':
      return [step.before, step.sum].map(equationOf)
    case 'combine':
      return [...step.sums, step.sum].map(equationOf)
    case 'isolate':
      return [equationOf(step.before)]
    case 'substitute':
      return [equationOf(step.before), step.left]
    case 'put line in':
      return [step.group, step.left]
    case 'equate':
      return [{ left: step.left, right: step.right }]
    case 'take off':
      return [step.from, step.left]
    case 'together':
      return step.put
    case 'work out':
      return step.less ? [step.put, step.less] : [step.put]
    case 'group value':
      return [
        ...step.sums.map((sum) => symbolSum(sum.digits, sum.total)),
        equationOf({ parts: [{ symbol: step.found.symbol, count: 1 }], total: step.found.value }),
      ]
    case 'add up':
      return [sumOf(step)]
    default:
      return []
  }
}

function symbolSum(digits: readonly number[], total: number): Equation {
  return equationOf({ parts: digits.map((digit) => ({ symbol: digit - 1, count: 1 })), total })
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
