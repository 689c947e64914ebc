import type { QuestionLine, Expression, Operand, Side } from '../question.ts'

/** All integer assignments from low to high that satisfy the equations, found by trying. Shares no code and no idea with the solver.
 *  @returns at most two of them */
export function assignments(equations: readonly QuestionLine[], symbolCount: number, low: number, high: number): number[][] {
  const order = searchOrder(equations, symbolCount)
  const checks = order.map((_, depth) =>
    equations.filter((equation) => {
      const depths = symbolsOf(equation).map((symbol) => order.indexOf(symbol))
      return Math.max(...depths) === depth
    }),
  )
  const programs = checks.map((list) => list.map(({ left, right }) => ({ left: sideOf(left), right: sideOf(right) })))
  const values: number[] = Array(symbolCount).fill(0)
  const found: number[][] = []
  function search(depth: number): void {
    if (found.length > 1) return
    if (depth === order.length) {
      found.push([...values])
      return
    }
    for (let value = low; value <= high; value += 1) {
      values[order[depth] as number] = value
      if ((programs[depth] ?? []).every(({ left, right }) => run(left, values) === run(right, values))) search(depth + 1)
    }
  }
  search(0)
  return found
}

export function workOut(expression: Expression, values: readonly number[]): number {
  return run(postfix(expression), values)
}

/** The sides to work out in a line. */
export function sumsShown({ left, right }: QuestionLine): Expression[] {
  return [left, right].filter((side) => typeof side !== 'number')
}

/** What the side to be worked out is more than the other, its first if there are two. */
export function missing({ left, right }: QuestionLine, values: readonly number[]): number {
  const difference = run(sideOf(left), values) - run(sideOf(right), values)
  return typeof left === 'number' ? -difference : difference
}

/** Whether a line is true with these values. */
export function holds({ left, right }: QuestionLine, values: readonly number[]): boolean {
  return run(sideOf(left), values) === run(sideOf(right), values)
}

/** Symbols of the equations with the fewest open symbols first, so that wrong values are noticed early. */
function searchOrder(equations: readonly QuestionLine[], symbolCount: number): number[] {
  const order: number[] = []
  const rest = equations.map(symbolsOf)
  while (rest.length > 0) {
    const open = rest.map((symbols) => symbols.filter((symbol) => !order.includes(symbol)))
    const next = open.toSorted((one, other) => one.length - other.length)[0] ?? []
    order.push(...next)
    rest.splice(open.indexOf(next), 1)
  }
  for (let symbol = 0; symbol < symbolCount; symbol += 1) if (!order.includes(symbol)) order.push(symbol)
  return order
}

function symbolsOf({ left, right }: QuestionLine): number[] {
  const operands = [left, right].flatMap((side) => (typeof side === 'number' ? [] : side.operands))
  return [...new Set(operands.flatMap((operand) => (operand.kind === 'symbol' ? [operand.symbol] : [])))]
}

function sideOf(side: Side): Step[] {
  return typeof side === 'number' ? [{ push: { kind: 'number', value: side, asDots: false } }] : postfix(side)
}

type Step = { readonly push: Operand } | { readonly apply: string }

const STRENGTH: Readonly<Record<string, number>> = { '+': 1, '-': 1, '*': 2, '/': 2 }

/** Dijkstra's shunting yard. */
function postfix({ operands, operators }: Expression): Step[] {
  const steps: Step[] = []
  const waiting: string[] = []
  for (const [index, operand] of operands.entries()) {
    steps.push({ push: operand })
    const operator = operators[index]
    const strength = STRENGTH[operator ?? 'end'] ?? 0
    while ((STRENGTH[waiting.at(-1) ?? 'end'] ?? -1) >= strength) steps.push({ apply: waiting.pop() ?? '' })
    if (operator) waiting.push(operator)
  }
  return steps
}

function run(steps: readonly Step[], values: readonly number[]): number {
  const stack: number[] = []
  for (const step of steps) {
    if ('push' in step) {
      const { push } = step
      stack.push(push.kind === 'number' ? push.value : (values[push.symbol] ?? Number.NaN) * push.copies)
      continue
    }
    const right = stack.pop() ?? Number.NaN
    const left = stack.pop() ?? Number.NaN
    stack.push(step.apply === '+' ? left + right : step.apply === '-' ? left - right : step.apply === '*' ? left * right : left / right)
  }
  return stack[0] ?? Number.NaN
}
