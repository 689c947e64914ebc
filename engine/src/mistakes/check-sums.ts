import type { Equation, Expression, Operand } from '../question.ts'
import { isNumberAt, numbersOf, withNumber } from './numbers.ts'
import { putIn } from './work.ts'
import type { Correction, LeftStep, ShareStep, SumStep, WorkedSums } from './worked.ts'

/** Numbers of the exercises stay below this. */
const LARGEST = 999

/** Whether a step follows from the question and the steps before it, as displayed. Checked by trying out its claim, independently of how
 *  the steps were made. */
export function sumFollows(worked: WorkedSums, index: number): boolean {
  const step = worked.steps[index]
  return step !== undefined && checkAt(worked, index)(step)
}

/** Every change of one number that makes a step follow. */
export function sumCorrections(worked: WorkedSums, index: number): readonly Correction[] {
  const step = worked.steps[index]
  if (!step) return []
  const follows = checkAt(worked, index)
  const found: Correction[] = []
  for (const position of numbersOf(step).keys()) {
    if (!isNumberAt(step, position)) continue
    for (let value = -LARGEST; value <= LARGEST; value += 1) {
      if (follows(withNumber(step, position, value))) found.push({ position, value })
    }
  }
  return found
}

/** The same solution without a mistake: each step with the numbers that follow from the right steps before it.
 *  @returns undefined where a step cannot be put right by its numbers */
export function stepsPutRight({ question, steps }: WorkedSums): readonly SumStep[] | undefined {
  const rightly: SumStep[] = []
  for (const step of steps) {
    const known = valuesAfter(rightly)
    const shown = step.kind === 'put' ? question.equations[step.line] : undefined
    const put: SumStep =
      step.kind === 'put' && shown
        ? { ...step, put: { left: putIn(shown.left, known), right: shown.right } }
        : step.kind === 'ask'
          ? { ...step, put: putIn(question.ask, known) }
          : step
    const follows = checkAt({ question, steps: rightly }, rightly.length)
    const [right, ...others] = follows(put)
      ? [put]
      : sumCorrections({ question, steps: [...rightly, put] }, rightly.length).map(({ position, value }) =>
          withNumber(put, position, value),
        )
    if (!right || others.length > 0) return undefined
    rightly.push(right)
  }
  return rightly
}

/** @returns a check whether a step could be at an index */
function checkAt({ question, steps }: WorkedSums, index: number): (step: SumStep) => boolean {
  const before = steps.slice(0, index)
  const known = valuesAfter(before)
  return (step) => {
    switch (step.kind) {
      case 'put': {
        const shown = question.equations[step.line]
        return shown !== undefined && step.put.right === shown.right && isPutIn(step.put.left, shown.left, known)
      }
      case 'left':
        return leftFollows(step, sourceOf(question.equations, before, step.line), known)
      case 'share':
        return shareFollows(step, before, sourceOf(question.equations, before, step.line), known)
      case 'ask':
        return isPutIn(step.put, question.ask, known) && step.put.operands.every(({ kind }) => kind === 'number')
      case 'answer': {
        const ask = before.findLast((earlier) => earlier.kind === 'ask')
        return ask !== undefined && comesTo(ask.put, []) === step.value
      }
    }
  }
}

/** The value of an expression, split at its last + or −, otherwise at its last × or ÷. */
export function comesTo({ operands, operators }: Expression, values: readonly (number | undefined)[]): number {
  const weak = operators.findLastIndex((operator) => operator === '+' || operator === '-')
  const at = weak >= 0 ? weak : operators.length - 1
  const operator = operators[at]
  if (operator === undefined) return amountOf(operands[0], values)
  const left = comesTo({ operands: operands.slice(0, at + 1), operators: operators.slice(0, at) }, values)
  const right = comesTo({ operands: operands.slice(at + 1), operators: operators.slice(at + 1) }, values)
  switch (operator) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '/':
      return left / right
  }
}

function amountOf(operand: Operand | undefined, values: readonly (number | undefined)[]): number {
  if (operand?.kind === 'number') return operand.value
  return operand ? operand.copies * (values[operand.symbol] ?? Number.NaN) : Number.NaN
}

/** The values of the emoji after the steps; later steps win. */
function valuesAfter(steps: readonly SumStep[]): readonly (number | undefined)[] {
  const values: (number | undefined)[] = []
  for (const step of steps) {
    if (step.kind === 'share') values[step.symbol] = step.value
    if (step.kind === 'left' && step.count === 1) values[step.symbol] = step.total
  }
  return values
}

/** The latest form of a line. */
function sourceOf(equations: readonly Equation[], before: readonly SumStep[], line: number): Equation | undefined {
  const put = before.findLast((step) => step.kind === 'put' && step.line === line)
  return put?.kind === 'put' ? put.put : equations[line]
}

function isPutIn(put: Expression, shown: Expression, known: readonly (number | undefined)[]): boolean {
  if (put.operands.length !== shown.operands.length || put.operators.join() !== shown.operators.join()) return false
  return shown.operands.every((operand, index) => {
    const written = put.operands[index]
    if (operand.kind === 'symbol' && known[operand.symbol] === undefined) {
      return written?.kind === 'symbol' && written.symbol === operand.symbol && written.copies === operand.copies
    }
    return written?.kind === 'number' && written.value === amountOf(operand, known)
  })
}

function leftFollows({ symbol, count, total }: LeftStep, source: Equation | undefined, known: readonly (number | undefined)[]): boolean {
  return source !== undefined && known[symbol] === undefined && isOnly(symbol, source) && isTrueAt(source, symbol, total / count)
}

function shareFollows(
  { line, symbol, value }: ShareStep,
  before: readonly SumStep[],
  source: Equation | undefined,
  known: readonly (number | undefined)[],
): boolean {
  if (known[symbol] !== undefined) return false
  const left = before.findLast((step) => step.kind === 'left' && step.line === line && step.symbol === symbol)
  if (left?.kind === 'left') return value * left.count === left.total
  return source !== undefined && isOnly(symbol, source) && isTrueAt(source, symbol, value)
}

/** Whether a line contains one emoji only, so that a single value satisfies it. */
function isOnly(symbol: number, { left }: Equation): boolean {
  if (left.operands.some((operand) => operand.kind === 'symbol' && operand.symbol !== symbol)) return false
  const [none = 0, one = 0, two = 0] = [0, 1, 2].map((value) => comesTo(left, valueOf(symbol, value)))
  return one !== none && Math.abs(two - one - (one - none)) < 1e-9
}

function isTrueAt({ left, right }: Equation, symbol: number, value: number): boolean {
  return Math.abs(comesTo(left, valueOf(symbol, value)) - right) < 1e-9
}

function valueOf(symbol: number, value: number): readonly (number | undefined)[] {
  const values: (number | undefined)[] = []
  values[symbol] = value
  return values
}
