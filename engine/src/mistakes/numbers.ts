import type { Expression } from '../question.ts'
import type { SumStep } from './worked.ts'

/** The numbers of a step by position: of a line its terms, 0 for an emoji, and then its total. */
export function numbersOf(step: SumStep): readonly number[] {
  switch (step.kind) {
    case 'put':
      return [...termsOf(step.put.left), step.put.right]
    case 'ask':
      return termsOf(step.put)
    case 'left':
      return [step.total]
    case 'share':
    case 'answer':
      return [step.value]
  }
}

/** The step with another number at a position. Emoji stay. */
export function withNumber<S extends SumStep>(step: S, position: number, value: number): S
export function withNumber(step: SumStep, position: number, value: number): SumStep {
  switch (step.kind) {
    case 'put': {
      const { left, right } = step.put
      return { ...step, put: position === left.operands.length ? { left, right: value } : { left: withTerm(left, position, value), right } }
    }
    case 'ask':
      return { ...step, put: withTerm(step.put, position, value) }
    case 'left':
      return { ...step, total: value }
    case 'share':
    case 'answer':
      return { ...step, value }
  }
}

/** Whether a position holds a number, not an emoji. */
export function isNumberAt(step: SumStep, position: number): boolean {
  const terms = step.kind === 'put' ? step.put.left.operands : step.kind === 'ask' ? step.put.operands : []
  return terms[position]?.kind !== 'symbol'
}

function termsOf({ operands }: Expression): readonly number[] {
  return operands.map((operand) => (operand.kind === 'number' ? operand.value : 0))
}

function withTerm({ operands, operators }: Expression, position: number, value: number): Expression {
  return {
    operands: operands.map((operand, index) => (index === position && operand.kind === 'number' ? { ...operand, value } : operand)),
    operators,
  }
}
