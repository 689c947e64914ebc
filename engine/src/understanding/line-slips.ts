import type { Expression, Operand, QuestionLine, Side } from '../question.ts'
import { misreadings, otherSigns, without } from './expression-slips.ts'
import type { SlipRule } from './slip.ts'

/** A line as someone reads it who makes a slip. */
export interface MisreadLine {
  readonly rule: SlipRule
  readonly equation: QuestionLine
}

/** A slip is made on one side of a line. */
export function misreadLines(line: QuestionLine): readonly MisreadLine[] {
  return sidesToWorkOut(line).flatMap(({ sum, other }) => {
    const misread = [...misreadings(sum), ...symbolsLeftOut(sum), ...movedWrongly(sum)].map(({ rule, expression }) => ({
      rule,
      equation: { left: expression, right: other },
    }))
    return [...misread, ...sharedWrongly(sum, other)]
  })
}

/** A side that has to be worked out, and the other one. */
export interface SideOfLine {
  readonly sum: Expression
  readonly other: Side
}

export function sidesToWorkOut({ left, right }: QuestionLine): readonly SideOfLine[] {
  return [
    ...(typeof left === 'number' ? [] : [{ sum: left, other: right }]),
    ...(typeof right === 'number' ? [] : [{ sum: right, other: left }]),
  ]
}

/** A single symbol is forgotten. */
function symbolsLeftOut(left: Expression) {
  const isOnce = (symbol: number) => left.operands.filter((operand) => operand.kind === 'symbol' && operand.symbol === symbol).length === 1
  return without(left, ({ factors: [first, second] }) => !second && first?.operand.kind === 'symbol' && isOnce(first.operand.symbol)).map(
    (expression) => ({ rule: 'emoji-left-out' as const, expression }),
  )
}

/** A number keeps its sign on the way to the other side. */
function movedWrongly(left: Expression) {
  return otherSigns(left, '+', '-', 'moved-wrongly').filter(({ expression }) => {
    const at = expression.operators.findIndex((operator, index) => operator !== left.operators[index])
    const next = left.operators[at + 1]
    return left.operands[at + 1]?.kind === 'number' && next !== '*' && next !== '/'
  })
}

/** In a line of equal emoji, and perhaps numbers: their count is lost, halved or subtracted, or wrong by one. */
function sharedWrongly({ operands, operators }: Expression, right: Side): readonly MisreadLine[] {
  const symbols = operands.flatMap((operand) => (operand.kind === 'symbol' ? [operand] : []))
  const [first] = symbols
  const count = symbols.reduce((sum, { copies }) => sum + copies, 0)
  const isSum = operators.every((operator) => operator === '+')
  if (!first || count < 2 || !isSum || symbols.some(({ symbol }) => symbol !== first.symbol)) return []
  const isSingly = symbols.every(({ copies }) => copies === 1)
  const numbers = operands.filter((operand) => operand.kind === 'number')
  const line = (copies: number, total = right): QuestionLine => {
    const all: Operand[] = [{ ...first, copies }, ...numbers]
    return { left: { operands: all, operators: all.slice(1).map(() => '+') }, right: total }
  }
  return [
    ...(isSingly ? [{ rule: 'not-shared' as const, equation: line(1) }] : []),
    ...(count > 3 && isSingly ? [{ rule: 'shared-by-two' as const, equation: line(2) }] : []),
    ...(count > 2 && isSingly ? [line(count - 1), line(count + 1)].map((equation) => ({ rule: 'miscounted' as const, equation })) : []),
    ...(count < 3 || !isSingly ? [{ rule: 'count-subtracted' as const, equation: line(1, less(right, count)) }] : []),
  ]
}

function less(side: Side, count: number): Side {
  if (typeof side === 'number') return side - count
  return { operands: [...side.operands, { kind: 'number', value: count, asDots: false }], operators: [...side.operators, '-'] }
}
