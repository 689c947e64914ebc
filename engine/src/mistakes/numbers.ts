import type { Expression } from '../question.ts'
import type { SumStep } from './worked.ts'

/** The numbers that a step says, by their positions: of a line those of its terms, 0 where an emoji stands, and then its total. */
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

/** The same step with another number at a position. Where an emoji stands it stays. */
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

/** Whether a number stands at a position, and not an emoji. */
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
