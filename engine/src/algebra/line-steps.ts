import type {
  AlgebraStep,
  QuestionPlace,
  Balance,
  DisplayedLine,
  EqualLines,
  PreviousStep,
  Source,
  Sum,
  SymbolValue,
} from '../explanation/explanation.ts'
import type { Equation, Expression, QuestionLine, Side } from '../question.ts'
import { asTotal, sumsOf } from './sides.ts'
import { equationOf } from './sum-equation.ts'
import { symbolsIn } from './symbols-in.ts'
import { addedNumbers, calculated, groupsIn, knownIn, symbolsOnly, tidied, withNumbers, workedOut, type Values } from './tidy.ts'

/** A line on display, or one that a step found. */
export interface LineEquation<S extends Source | EqualLines = DisplayedLine> {
  readonly line: S
  readonly equation: QuestionLine
}

/** The sum that a line leaves, and the steps to it. */
export interface LineResult {
  readonly steps: readonly AlgebraStep[]
  /** The line itself, if it needs no step. */
  readonly source: Source
  readonly sum: Sum
}

/** The steps that make a line as short as the known values allow, one thought each: put in, calculate, take away, undo a division, and
 *  where a single unknown is left, its value.
 *  @param before number of steps so far
 *  @returns undefined when the rest is not a sum of unknowns, or needs fractions */
export function lineSteps({ line, equation }: LineEquation<Source | EqualLines>, values: Values, before: number): LineResult | undefined {
  if (line.kind === 'equal lines') return equalLinesSteps(line, equation, values, before)
  const total = asTotal(equation)
  return total ? totalSteps(line, total, values, before) : twoSumsSteps(line, equation, values, before)
}

/** Of two equal lines: they are written as one, and what both sides have comes off. */
function equalLinesSteps({ lines }: EqualLines, { left, right }: QuestionLine, values: Values, before: number): LineResult | undefined {
  if (typeof left === 'number' || typeof right === 'number') return undefined
  const steps: AlgebraStep[] = [{ technique: 'equate', sources: lines, left, right }]
  const source = (): PreviousStep => ({ kind: 'step', index: before + steps.length - 1 })
  const { both, rest } = withoutBoth(left, right)
  if (both.length > 0) steps.push({ technique: 'take off', source: source(), both, from: { left, right }, left: rest })
  const result = lineSteps({ line: source(), equation: rest }, values, before + steps.length)
  return result && { ...result, steps: [...steps, ...result.steps] }
}

/** Two sums of single symbols without what both have; a side with nothing left is 0. */
function withoutBoth(
  left: Expression,
  right: Expression,
): { readonly both: readonly { readonly symbol: number; readonly count: number }[]; readonly rest: QuestionLine } {
  const [one, other] = [left, right].map(({ operands }) =>
    operands.flatMap((operand) => (operand.kind === 'symbol' ? [operand.symbol] : [])),
  )
  const counts = new Map<number, number>()
  const rest = [...(other ?? [])]
  const kept = (one ?? []).filter((symbol) => {
    const at = rest.indexOf(symbol)
    if (at < 0) return true
    rest.splice(at, 1)
    counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
    return false
  })
  const both = [...counts].map(([symbol, count]) => ({ symbol, count }))
  return { both, rest: { left: sideOf(kept), right: sideOf(rest) } }
}

function sideOf(symbols: readonly number[]): Side {
  const operands = symbols.map((symbol) => ({ kind: 'symbol', symbol, copies: 1 }) as const)
  return operands.length > 0 ? { operands, operators: operands.slice(1).map(() => '+' as const) } : 0
}

/** Of a line with a sum on each side: the known values are put in, and the side without an unknown is worked out.
 *  @returns undefined while both sides have unknowns */
function twoSumsSteps(line: Source, equation: QuestionLine, values: Values, before: number): LineResult | undefined {
  const sums = sumsOf(equation)
  const [left, right] = sums.map((sum) => withNumbers(sum, values))
  if (!left || !right) return undefined
  const [open, other] = symbolsIn(right).size > 0 ? [right, left] : [left, right]
  const worked = workedOut(other)
  if (!worked) return undefined
  const steps: AlgebraStep[] = []
  const source = (): Source => (steps.length > 0 ? { kind: 'step', index: before + steps.length - 1 } : line)
  const known = sums.flatMap((sum) => knownIn(sum, values))
  const groups = sums.flatMap((sum) => groupsIn(sum, values) ?? [])
  if (known.length > 0) steps.push({ technique: 'put in', source: line, known, groups, left, right })
  if (worked.workings.length > 0)
    steps.push({ technique: 'calculate', source: source(), workings: worked.workings, left: open, right: worked.value })
  const rest = totalSteps(source(), { left: open, right: worked.value }, values, before + steps.length)
  return rest && { ...rest, steps: [...steps, ...rest.steps] }
}

function totalSteps(line: Source, equation: Equation, values: Values, before: number): LineResult | undefined {
  const tidy = tidied(equation, values)
  if (!tidy) return undefined
  const { put, workings, balance, isTurned, scale, sum } = tidy
  const steps: AlgebraStep[] = []
  let source: Source = line
  const add = (step: AlgebraStep) => {
    steps.push(step)
    source = { kind: 'step', index: before + steps.length - 1 }
  }
  const known = knownIn(equation.left, values)
  if (known.length > 0) {
    add({ technique: 'put in', source: line, known, groups: groupsIn(equation.left, values), ...put })
  }
  let { left } = put
  if (workings.length > 0) {
    left = calculated(left)
    add({ technique: 'calculate', source, workings, left, right: put.right })
  }
  const [part, second] = sum.parts
  const isSingle = part !== undefined && !second
  let rest: Balance = {
    from: { left, right: put.right },
    balance,
    added: addedNumbers(left),
    isTurned,
    scale,
    totals: [put.right, sum.total],
  }
  const tidyTo = (next: Equation, change: Partial<Balance>, after: Partial<Balance>) => {
    add({ technique: 'tidy up', source, ...rest, ...change, totals: [rest.totals[0], next.right], left: next })
    rest = { ...rest, ...after, from: next, totals: [next.right, sum.total] }
  }
  const alone = scale > 1 && !isTurned && balance.length > 0 ? symbolsOnly(left) : undefined
  if (alone) tidyTo({ left: alone, right: balance.at(-1)?.value ?? put.right }, { scale: 1 }, { ...UNCHANGED, scale })
  const isChanged = rest.balance.length > 0 || rest.isTurned || rest.scale > 1
  if (isSingle ? isChanged && part.count > 1 : isChanged || (line.kind === 'step' && hasLikeTerms(left)))
    tidyTo(shortOf(sum), {}, UNCHANGED)
  const found = isSingle ? foundIn(sum) : undefined
  if (isSingle && !found) return undefined
  if (found) add({ technique: 'one unknown', source, ...rest, count: part?.count ?? 1, found })
  return { steps, source, sum }
}

const UNCHANGED: Pick<Balance, 'balance' | 'added' | 'isTurned' | 'scale'> = { balance: [], added: [], isTurned: false, scale: 1 }

/** A few of a single symbol stand side by side. */
function shortOf(sum: Sum): Equation {
  const [part, second] = sum.parts
  if (!part || second || part.count < 1 || part.count > MOST_SIDE_BY_SIDE) return equationOf(sum)
  return { left: { operands: [{ kind: 'symbol', symbol: part.symbol, copies: part.count }], operators: [] }, right: sum.total }
}

const MOST_SIDE_BY_SIDE = 4

/** Whether a symbol stands in two terms, so that the line can be written shorter. */
function hasLikeTerms({ operands }: Expression): boolean {
  const symbols = operands.flatMap((operand) => (operand.kind === 'symbol' ? [operand.symbol] : []))
  return new Set(symbols).size < symbols.length
}

/** @returns undefined unless the value is whole */
function foundIn({ parts: [part], total }: Sum): SymbolValue | undefined {
  if (!part) return undefined
  const value = total / part.count
  return Number.isInteger(value) ? { symbol: part.symbol, value: value === 0 ? 0 : value } : undefined
}

/** The steps that work out the asked expression.
 *  @param less in a comparison, the other side
 *  @returns undefined when a value is missing, or a step needs fractions */
export function questionSteps(
  asked: Expression,
  less: Equation | undefined,
  known: readonly SymbolValue[],
  values: Values,
  before: number,
): readonly AlgebraStep[] | undefined {
  const put = withNumbers(asked, values)
  const worked = workedOut(put)
  if (!worked) return undefined
  const final = { technique: 'work out', less, answer: worked.value } as const
  if (less || put.operators.length === 0)
    return [{ ...final, source: undefined, known, put: { left: put, right: worked.value }, workings: worked.workings }]
  const question: QuestionPlace = { kind: 'question' }
  const steps: AlgebraStep[] = []
  if (known.length > 0)
    steps.push({ technique: 'put in', source: question, known, groups: groupsIn(asked, values), left: put, right: undefined })
  const strong = worked.workings.filter(({ operator }) => operator === '*' || operator === '/')
  const weak = worked.workings.filter((working) => !strong.includes(working))
  const previous = () => (steps.length > 0 ? ({ kind: 'step', index: before + steps.length - 1 } as const) : undefined)
  if (strong.length > 0 && weak.length > 0)
    steps.push({ technique: 'calculate', source: previous() ?? question, workings: strong, left: calculated(put), right: undefined })
  const isBoth = strong.length > 0 && weak.length > 0
  return [
    ...steps,
    {
      ...final,
      source: previous(),
      known: [],
      put: { left: isBoth ? calculated(put) : put, right: worked.value },
      workings: isBoth ? weak : worked.workings,
    },
  ]
}
