import type { AlgebraStep, CombineStep, OneUnknownStep, DisplayedLine, Source, SymbolValue } from '../explanation/explanation.ts'
import { foundBy } from '../explanation/steps-to-take.ts'
import type { QuestionLine } from '../question.ts'
import { wayToOneSymbol, type Combination, type SumWithSource } from './combining.ts'
import type { Stage } from './deduction.ts'
import { asTotal, sumsOf } from './sides.ts'
import { equationOf } from './sum-equation.ts'
import { tidied } from './tidy.ts'

/** A line as it is displayed. */
export interface LineEquation {
  readonly line: DisplayedLine
  readonly equation: QuestionLine
}

/** Larger blocks are explained as a whole. */
const MOST_COMBINED = 3

/** The steps by which a person repeats a deduction.
 *  @param displayed the relations of the deduction, in its order
 *  @returns the steps, and the values known after them */
export function explainStages(
  stages: readonly Stage[],
  displayed: readonly LineEquation[],
  symbolCount: number,
): { steps: AlgebraStep[]; values: (number | undefined)[] } {
  const values: (number | undefined)[] = Array(symbolCount).fill(undefined)
  const steps: AlgebraStep[] = []
  for (const stage of stages) {
    const lines = stage.relations.map((relation) => displayed[relation] as LineEquation)
    const found = blockSteps(stage, lines, values, steps.length) ?? [togetherStep(stage, lines)]
    steps.push(...found)
    for (const [index, symbol] of stage.symbols.entries()) values[symbol] = stage.values[index]
  }
  return { steps, values }
}

function togetherStep({ symbols, values }: Stage, lines: readonly LineEquation[]): AlgebraStep {
  const found = symbols.map((symbol, index) => ({ symbol, value: values[index] as number }))
  return { technique: 'together', lines: lines.map(({ line }) => line), found, answer: undefined }
}

/** @param before number of steps so far
 *  @returns undefined when the block is too large, or needs fractions */
function blockSteps(
  { symbols }: Stage,
  lines: readonly LineEquation[],
  values: readonly (number | undefined)[],
  before: number,
): AlgebraStep[] | undefined {
  if (lines.length !== symbols.length || lines.length > MOST_COMBINED) return undefined
  const known = [...values]
  const steps: AlgebraStep[] = []
  const givens: SumWithSource[] = []
  if (lines.length > 1) {
    for (const { line, equation } of lines) {
      const tidy = tidied(equation, known)
      if (!tidy) return undefined
      const isPlain = asTotal(equation)?.left.operands.every((operand) => operand.kind === 'symbol' && known[operand.symbol] === undefined)
      const isTidy = isPlain && !tidy.isTurned && tidy.scale === 1
      const source: Source = isTidy ? line : { kind: 'step', index: before + steps.length }
      if (!isTidy) steps.push({ technique: 'tidy up', source: line, ...tidy })
      givens.push({ source, sum: tidy.sum })
    }
  }
  const way = lines.length > 1 ? wayToOneSymbol(givens, symbols) : []
  if (!way) return undefined
  const told = new Map<SumWithSource | Combination, Source>()
  const sourceOf = (node: SumWithSource | Combination): Source => ('source' in node ? node.source : (told.get(node) as Source))
  for (const node of way) {
    const { of, ...combination } = node
    told.set(node, { kind: 'step', index: before + steps.length })
    const step: CombineStep = { technique: 'combine', sources: [sourceOf(of[0]), sourceOf(of[1])], ...combination }
    steps.push(step)
    for (const { symbol, value } of foundBy(step)) known[symbol] = value
  }
  const sums = way.toReversed().map((node) => ({ source: sourceOf(node), equation: equationOf(node.sum) }))
  const last = sums.slice(0, 1)
  const shown = lines
    .map(({ line, equation }) => ({ source: line, equation }))
    .toSorted((one, other) => operandsIn(one.equation) - operandsIn(other.equation))
  while (symbols.some((symbol) => known[symbol] === undefined)) {
    const step = firstOneUnknown([...last, ...shown, ...sums], known)
    if (!step) return undefined
    known[step.found.symbol] = step.found.value
    steps.push(step)
  }
  return steps
}

function operandsIn(equation: QuestionLine): number {
  return sumsOf(equation).reduce((count, { operands }) => count + operands.length, 0)
}

/** A step from the first of the equations with a single unknown. */
function firstOneUnknown(
  equations: readonly { readonly source: Source; readonly equation: QuestionLine }[],
  values: readonly (number | undefined)[],
): OneUnknownStep | undefined {
  for (const { source, equation } of equations) {
    const tidy = tidied(equation, values)
    const [part, second] = tidy?.sum.parts ?? []
    if (!tidy || !part || second) continue
    const value = tidy.sum.total / part.count
    const found: SymbolValue = { symbol: part.symbol, value: value === 0 ? 0 : value }
    if (Number.isInteger(value)) return { technique: 'one unknown', source, ...tidy, found }
  }
  return undefined
}
