import type { AlgebraStep, DisplayedLine, EqualLines, PreviousStep, Source, Sum } from '../explanation/explanation.ts'
import { foundBy } from '../explanation/steps-to-take.ts'
import type { Equation, Expression, Operand, Operator } from '../question.ts'
import { countOf, isSmall, wayToOneSymbol, type Node } from './combining.ts'
import { deduce } from './deduction.ts'
import { lineSteps, type LineEquation, type LineResult } from './line-steps.ts'
import { readEquations } from './reading.ts'
import { asTotal, sumsOf, withSums } from './sides.ts'
import { equationOf } from './sum-equation.ts'
import { knownIn, withGroup, withNumbers, type Values } from './tidy.ts'

/** The steps from displayed lines and known values to the values of the symbols, the easiest first.
 *  @param known the values to start from, all correct
 *  @returns the steps, and the values known after them */
export function explainLines(
  displayed: readonly VisibleLine[],
  symbolCount: number,
  known: Values,
): { steps: AlgebraStep[]; values: (number | undefined)[] } {
  const values = Array.from({ length: symbolCount }, (_, symbol) => known[symbol])
  const steps: AlgebraStep[] = []
  /** The sums found on the way. */
  const derived: LineEquation<Source>[] = []
  /** The steps that found each symbol; nothing for the known ones. */
  const efforts = values.map(() => 0)
  for (;;) {
    const single = easiestSingle([...displayed, ...derived], values, efforts, steps.length)
    const way =
      single ??
      groupSteps(displayed, values, steps.length) ??
      blockSteps(easiestBlock(displayed, values, steps.length), displayed, values, steps.length)
    const added = way?.steps ?? togetherStep(displayed, symbolCount, values)
    if (added.length === 0) return { steps, values }
    steps.push(...added)
    if (way && 'derived' in way) derived.push(...way.derived)
    for (const { symbol, value } of added.flatMap(foundBy)) {
      values[symbol] = value
      efforts[symbol] = single?.effort ?? EFFORT_OF_A_STEP * added.length
    }
  }
}

/** A line on display, or what a grid says of two of them. */
type VisibleLine = LineEquation<DisplayedLine | EqualLines>

const EFFORT_OF_A_STEP = 10

/** The line of a single unknown with the fewest steps to it and the smallest numbers.
 *  @param efforts what it took to find each symbol */
function easiestSingle(
  lines: readonly LineEquation<Source | EqualLines>[],
  values: Values,
  efforts: readonly number[],
  before: number,
): (LineResult & { readonly effort: number }) | undefined {
  let easiest: (LineResult & { readonly effort: number }) | undefined
  for (const line of lines) {
    const result = lineSteps(line, values, before)
    const last = result?.steps.at(-1)
    if (!result || last?.technique !== 'one unknown') continue
    const isTurned = result.steps.some((step) => 'isTurned' in step && step.isTurned)
    const size = Math.abs(last.totals[0]) / 20 + last.count + (isTurned ? TURNED : 0)
    const needed = sumsOf(line.equation)
      .flatMap((sum) => knownIn(sum, values))
      .reduce((sum, { symbol }) => sum + (efforts[symbol] ?? 0), 0)
    const effort = EFFORT_OF_A_STEP * result.steps.length + size + needed
    if (effort < (easiest?.effort ?? Infinity)) easiest = { ...result, effort }
  }
  return easiest
}

const TURNED = 5

/** The steps to the sums of a block, and the sums that are not on display. */
interface BlockWay {
  readonly steps: readonly AlgebraStep[]
  readonly derived: readonly LineEquation<Source>[]
}

/** The shortest way to a symbol by a line that another one holds whole. */
function groupSteps(displayed: readonly VisibleLine[], values: Values, before: number): BlockWay | undefined {
  const totals = displayed.flatMap(({ line, equation }) => (line.kind === 'equal lines' ? [] : [{ line, total: asTotal(equation) }]))
  const ways = totals.flatMap(({ line, total: whole }) =>
    totals.flatMap(({ line: other, total: group }): AlgebraStep[][] => {
      const left = whole && group && withGroup(whole.left, group.left, group.right)
      if (!left) return []
      const put: Equation = { left, right: whole.right }
      const rest = lineSteps({ line: { kind: 'step', index: before }, equation: put }, values, before + 1)
      if (rest?.steps.at(-1)?.technique !== 'one unknown') return []
      return [[{ technique: 'put line in', sources: [other, line], group, left: put }, ...rest.steps]]
    }),
  )
  const [shortest] = ways.toSorted((one, other) => one.length - other.length)
  return shortest && { steps: shortest, derived: [] }
}

/** A sum of a block: a line with the known values put in. */
type LineNode = Node & { readonly by: 'given' }

/** The largest blocks whose ways are searched for. */
const BLOCK_SIZES = [2, 3] as const
/** With more lines than any puzzle shows, blocks are not searched for, which bounds the effort. */
const MOST_LINES_SEARCHED = 24
const MOST_BLOCKS = 60

/** The given sums of the easiest block and what follows from them, in order; the last has one symbol. */
function easiestBlock(displayed: readonly VisibleLine[], values: Values, before: number): readonly Node[] | undefined {
  const open = displayed.flatMap(({ line, equation }): { given: LineNode; symbols: readonly number[]; effort: number }[] => {
    const result = lineSteps({ line, equation }, values, before)
    if (!result || !isSmall(result.sum) || result.sum.parts.length < 2) return []
    const symbols = result.sum.parts.map(({ symbol }) => symbol)
    return [{ given: { by: 'given', source: line, sum: result.sum }, symbols, effort: EFFORT_OF_A_STEP * result.steps.length }]
  })
  if (open.length > MOST_LINES_SEARCHED) return undefined
  for (const size of BLOCK_SIZES) {
    let easiest: readonly Node[] | undefined
    let least = Infinity
    const blocks = choices(open, size).filter((lines) => new Set(lines.flatMap(({ symbols }) => symbols)).size === size)
    for (const lines of blocks.slice(0, MOST_BLOCKS)) {
      const symbols = [...new Set(lines.flatMap(({ symbols }) => symbols))]
      const givens = lines.map(({ given }) => given)
      const way = wayToOneSymbol(givens, symbols)
      const effort = way && lines.reduce((sum, line) => sum + line.effort, way.effort)
      if (way && effort !== undefined && effort < least) [easiest, least] = [[...givens, ...way.derived], effort]
    }
    if (easiest) return easiest
  }
  return undefined
}

function choices<T>(from: readonly T[], size: number): readonly T[][] {
  if (size === 0) return [[]]
  return from.flatMap((one, index) => choices(from.slice(index + 1), size - 1).map((others) => [one, ...others]))
}

function blockSteps(
  nodes: readonly Node[] | undefined,
  displayed: readonly VisibleLine[],
  values: Values,
  before: number,
): BlockWay | undefined {
  if (!nodes) return undefined
  const steps: AlgebraStep[] = []
  const derived: LineEquation<Source>[] = []
  const sources = new Map<Node, Source>()
  const sourceOf = (node: Node) => sources.get(node) as Source
  const add = (step: AlgebraStep): PreviousStep => {
    steps.push(step)
    return { kind: 'step', index: before + steps.length - 1 }
  }
  const addLine = (node: Node, line: LineEquation<Source | EqualLines>) => {
    const result = lineSteps(line, values, before + steps.length)
    if (!result) return
    steps.push(...result.steps)
    sources.set(node, result.source)
  }
  for (const node of nodes) {
    switch (node.by) {
      case 'given':
        for (const line of displayed) if (line.line === node.source) addLine(node, line)
        continue
      case 'multiply':
        sources.set(node, add({ technique: 'multiply', ...fromOne(node.of[0], sourceOf), times: node.times, sum: node.sum }))
        break
      case 'divide':
        sources.set(node, add({ technique: 'divide', ...fromOne(node.of[0], sourceOf), divisor: node.divisor, sum: node.sum }))
        break
      case 'combine': {
        const { of, operator, without, sum } = node
        const sums = [of[0].sum, of[1].sum] as const
        sources.set(node, add({ technique: 'combine', sources: [sourceOf(of[0]), sourceOf(of[1])], sums, operator, without, sum }))
        break
      }
      case 'substitute': {
        const { of, symbol } = node
        const [from, into] = of
        const worth = worthOf(from.sum, symbol)
        const isolated = add({ technique: 'isolate', ...fromOne(from, sourceOf), symbol, worth: expressionOf(worth) })
        const count = countOf(into.sum, symbol)
        const left = { left: expressionOf(substituted(into.sum, symbol, worth)), right: into.sum.total }
        const sources = [isolated, sourceOf(into)] as const
        const step = { technique: 'substitute', sources, before: into.sum, symbol, count, worth: expressionOf(worth), left } as const
        addLine(node, { line: add(step), equation: left })
      }
    }
    derived.push({ line: sourceOf(node), equation: equationOf(node.sum) })
  }
  return { steps, derived }
}

function fromOne(node: Node, sourceOf: (node: Node) => Source): { source: Source; before: Sum } {
  return { source: sourceOf(node), before: node.sum }
}

/** A term of a sum; a number without a symbol. */
interface Term {
  readonly symbol: number | undefined
  readonly count: number
}

/** The value of a symbol by a sum that has it once. */
function worthOf({ parts, total }: Sum, symbol: number): readonly Term[] {
  const sign = parts.find((part) => part.symbol === symbol)?.count ?? 1
  const others = parts.filter((part) => part.symbol !== symbol).map((part) => ({ symbol: part.symbol, count: -sign * part.count }))
  return total === 0 && others.length > 0 ? others : [...others, { symbol: undefined, count: sign * total }]
}

function substituted(sum: Sum, symbol: number, worth: readonly Term[]): readonly Term[] {
  const times = countOf(sum, symbol)
  const others = sum.parts.filter((part) => part.symbol !== symbol)
  return [...worth.map((term) => ({ ...term, count: times * term.count })), ...others]
}

/** Terms as people write them: additions first, then subtractions. */
function expressionOf(terms: readonly Term[]): Expression {
  const operands: Operand[] = []
  const operators: Operator[] = []
  for (const { symbol, count } of terms.toSorted((one, other) => Number(one.count < 0) - Number(other.count < 0))) {
    const isFirst = operands.length === 0
    if (!isFirst) operators.push(count < 0 ? '-' : '+')
    const times = isFirst ? count : Math.abs(count)
    if (symbol === undefined || times !== 1) operands.push({ kind: 'number', value: times, asDots: false })
    if (symbol !== undefined && times !== 1) operators.push('*')
    if (symbol !== undefined) operands.push({ kind: 'symbol', symbol, copies: 1 })
  }
  return { operands, operators }
}

/** The values that the lines leave together, where it takes more than a few steps with small numbers. */
function togetherStep(displayed: readonly VisibleLine[], symbolCount: number, values: Values): AlgebraStep[] {
  const relations = readEquations(
    displayed.map(({ equation }) => equation),
    symbolCount,
  )
  const deduction = relations ? deduce(relations, symbolCount, values) : 'impossible'
  const [stage] = deduction === 'impossible' ? [] : deduction.stages
  if (!stage) return []
  const lines = stage.relations.flatMap((relation) => displayed[relation] ?? [])
  const found = stage.symbols.map((symbol, index) => ({ symbol, value: stage.values[index] as number }))
  const all = values.map((value, symbol) => found.find((one) => one.symbol === symbol)?.value ?? value)
  return [
    {
      technique: 'together',
      lines: lines.flatMap(({ line }) => (line.kind === 'equal lines' ? line.lines : [line])),
      put: lines.map(({ equation }) => withSums(equation, (sum) => withNumbers(sum, all))),
      found,
      answer: undefined,
    },
  ]
}
