import type { QuestionLine, Expression, Operand, Operator } from '../question.ts'
import type { Random } from '../random.ts'
import { composeExpression, happens, MOST_ON_BOTH_SIDES, MOST_PICTURES, picturesIn, type Palette } from './composition.ts'
import { isEntangled } from './elimination.ts'
import { hasFactorOne, valueWithin, type Bounds } from './evaluation.ts'
import { lineOf, type Relation } from './linear.ts'
import { cancels, collect, isSamePolynomial, termsOf, type Polynomial } from './polynomial.ts'
import { relationOf } from './reading.ts'
import { symbolsIn } from './symbols-in.ts'

/** How the equations of a level are composed. */
export interface SystemDesign {
  /** For symbols that are all unknown. */
  readonly opening: Palette
  /** For equations that may build on known symbols; `linkChance` is how often they must, a percentage. */
  readonly following: Palette
  readonly linkChance: number
  /** The largest multiple of a symbol that may be introduced in an equation of its own, 1 for none. */
  readonly largestMultiple: 1 | 2 | 3
  readonly bounds: Bounds
  /** How often an equation's total is worked out as well, and how often another equation begins with its total; percentages. */
  readonly twoSumsChance: number
  readonly reversedChance: number
}

/** A system of equations in the order in which they are solved. */
export interface System {
  readonly equations: readonly QuestionLine[]
  readonly relations: readonly Relation[]
  /** Everything that is worked out in them, on either side. */
  readonly sums: readonly Polynomial[]
  /** For each symbol the multiple of it that an equation of its own introduces, 1 for none. */
  readonly copies: readonly number[]
}

/** The other symbols in a symbol's equation: known ones on its side, and perhaps one on the other. */
export interface Links {
  readonly beside: readonly number[]
  readonly against?: number
}

/** How equations lead from one symbol to the next: the links of each, in solving order. Or a group: an equation that another one holds
 *  whole, so that its total can be put there. Of two symbols the group is twice the first; of three it is the last two, and the first is
 *  what it stands beside. */
export type Story = readonly Links[] | 'group'

const DRAWS_AN_EQUATION = 12

/** Composes a system whose symbols are found block by block. Within a block every unknown needs every equation, and each later equation
 *  adds an unknown, so that there is no shortcut. Where the design has multiples, the first symbol is introduced as one.
 *  @param blocks sizes of the blocks in solving order; they add up to the number of symbols, and the first is 1 where there are multiples
 *  @param values of the symbols, numbered in solving order
 *  @param story where every block is of one symbol; absent = any links
 *  @returns undefined when the attempt failed and should be repeated */
export function composeSystem(
  random: Random,
  design: SystemDesign,
  blocks: readonly number[],
  values: readonly number[],
  story?: Story,
): System | undefined {
  const copies = values.map(() => 1)
  const drawn =
    story === 'group'
      ? drawAroundGroup(random, design, { copies, values })
      : drawBlocks(random, design, blocks, { copies, values, links: story })
  return (
    drawn && {
      equations: drawn.map(({ equation }) => turned(random, design, equation)),
      relations: drawn.map(({ relation }) => relation),
      sums: drawn.flatMap(({ sums }) => sums),
      copies,
    }
  )
}

interface Cast {
  /** Of each symbol; an introduction sets its own. */
  readonly copies: number[]
  readonly values: readonly number[]
  readonly links?: readonly Links[] | undefined
}

/** The next equation's unknowns, and what is known before it. */
interface Setting extends Cast {
  /** The symbols of the block. */
  readonly unknowns: readonly number[]
  /** Symbols before this one are known. */
  readonly solved: number
}

interface ComposedEquation {
  readonly equation: QuestionLine
  readonly relation: Relation
  /** The numbers to work out on its sides. */
  readonly sums: readonly Polynomial[]
}

function drawBlocks(random: Random, design: SystemDesign, blocks: readonly number[], cast: Cast): ComposedEquation[] | undefined {
  const drawn: ComposedEquation[] = []
  let solved = 0
  for (const size of blocks) {
    const block =
      solved === 0 && design.largestMultiple > 1
        ? drawIntroduction(random, design, cast)
        : drawBlock(random, design, drawn, { ...cast, unknowns: range(solved, solved + size), solved })
    if (!block) return undefined
    drawn.push(...block)
    solved += size
  }
  return drawn
}

/** 🍎 + 🍌 = 7 and 🍎 + 🍌 + 🍒 = 9, where 7 can be put for the group: in solving order. */
function drawAroundGroup(random: Random, design: SystemDesign, cast: Cast): ComposedEquation[] | undefined {
  const { copies, values } = cast
  const isOfTwins = values.length === 2
  const [members, found] = isOfTwins ? [[0, 0], 1] : [[1, 2], 0]
  const group = composeExpression(
    random,
    { ...design.following, operands: [2, 2], timesChance: 0, overChance: 0, numberChance: 0 },
    members,
    [],
    copies,
  )
  const whole = group && besideGroup(random, design.following, group, found)
  const [alone, within] = [group, whole].map((left) => left && completed(left, design.bounds, values, values.length))
  if (!alone || !within) return undefined
  if (isOfTwins) return [alone, within]
  const links = [{ beside: [] }, { beside: [found] }]
  const next = drawEquation(random, design, [within, alone], { ...cast, links, unknowns: [1], solved: 1 }, 0)
  return next && [within, next, alone]
}

function besideGroup(random: Random, { minusChance }: Palette, group: Expression, found: number): Expression {
  const single: Operand = { kind: 'symbol', symbol: found, copies: 1 }
  const added = happens(random, 25) ? [single, single] : [single]
  const operators = [...group.operators, ...added.map((): Operator => (happens(random, minusChance) ? '-' : '+'))]
  if (operators.includes('-') || random.below(2) === 0) return { operands: [...group.operands, ...added], operators }
  return { operands: [...added, ...group.operands], operators: operators.toReversed() }
}

function drawBlock(
  random: Random,
  design: SystemDesign,
  before: readonly ComposedEquation[],
  setting: Setting,
): ComposedEquation[] | undefined {
  const size = setting.unknowns.length
  const block: ComposedEquation[] = []
  for (let index = 0; index < size; index += 1) {
    const added = drawEquation(random, design, [...before, ...block], setting, index)
    if (!added) return undefined
    block.push(added)
  }
  return size === 1 || isEntangledBlock(block, setting) ? block : undefined
}

function isEntangledBlock(block: readonly ComposedEquation[], { unknowns, solved, values }: Setting): boolean {
  const known = values.map((value, symbol) => (symbol < solved ? value : undefined))
  const rows = block.map(({ relation }) => {
    const line = lineOf(relation, 0, known)
    return typeof line === 'string' ? [] : line.coefficients.slice(solved, solved + unknowns.length)
  })
  return isEntangled(rows)
}

/** @param index of the equation in its block */
function drawEquation(
  random: Random,
  design: SystemDesign,
  before: readonly ComposedEquation[],
  setting: Setting,
  index: number,
): ComposedEquation | undefined {
  const { unknowns, solved, copies, values } = setting
  const links = setting.links?.[solved]
  const known = links ? [] : range(0, solved)
  const palette = solved === 0 ? design.opening : design.following
  for (let draw = 0; draw < DRAWS_AN_EQUATION; draw += 1) {
    const required = unknowns.length === 3 && happens(random, 60) ? unknowns.filter((_, other) => other !== index) : [...unknowns]
    if (links) required.push(...links.beside)
    else if (solved > 0 && happens(random, design.linkChance)) required.push(random.below(solved))
    const left = composeExpression(random, palette, required, known, copies)
    const plain = left && completed(left, design.bounds, values, solved)
    const drawn = plain && inItsForm(random, design, plain, setting)
    if (drawn && !before.some(({ sums }) => sums.some((sum) => drawn.sums.some((own) => isSamePolynomial(own, sum))))) return drawn
  }
  return undefined
}

/** 🍒🍒 = 8, 🍒🍒 + 🍒 = 12, 🍒🍒 + 🍒🍒 = 16, 🍒🍒🍒 − 2 = 10 */
function drawIntroduction(random: Random, design: SystemDesign, { copies, values }: Cast): ComposedEquation[] | undefined {
  const multiple = random.between(2, design.largestMultiple)
  const several: Operand = { kind: 'symbol', symbol: 0, copies: multiple }
  const single: Operand = { kind: 'symbol', symbol: 0, copies: 1 }
  const number: Operand = { kind: 'number', value: random.between(1, design.opening.largestNumber), asDots: false }
  const operands = random.pick([[several], [several, several], [several, single], [single, several], [several, number]])
  if (picturesIn(operands) > MOST_PICTURES) return undefined
  const isDifference = operands.includes(number) && happens(random, design.opening.minusChance)
  const left = { operands, operators: operands.length === 1 ? [] : [isDifference ? ('-' as const) : ('+' as const)] }
  copies[0] = multiple
  const drawn = completed(left, design.bounds, values, 0)
  return drawn && [drawn]
}

/** The numbers that may be beside an emoji on the other side. */
const LARGEST_ADDED = 9
const LARGEST_PART = 50

/** With a total, or with a sum on each side: 🍎 + 3 = 🍌 + 1, or 🍎 + 3 = 5 + 4. The unknowns stay on one side.
 *  @returns undefined where an emoji has to be on the other side and does not fit there */
function inItsForm(
  random: Random,
  { twoSumsChance }: SystemDesign,
  plain: ComposedEquation,
  setting: Setting,
): ComposedEquation | undefined {
  const { solved, values, links } = setting
  const { left, right: total } = plain.equation
  if (typeof left === 'number' || typeof total !== 'number') return plain
  const against = links?.[solved]?.against
  if (against !== undefined) return withTwoSums(plain, left, emojiAnd(against, total, values))
  if (!happens(random, twoSumsChance)) return plain
  const others = range(0, solved).filter((symbol) => !symbolsIn(left).has(symbol))
  const isOfEmoji = others.length > 0 && happens(random, 65)
  return withTwoSums(plain, left, isOfEmoji ? emojiAnd(random.pick(others), total, values) : twoNumbers(random, total)) ?? plain
}

/** @returns undefined where the other side would not fit, or something would stand on both */
function withTwoSums({ relation }: ComposedEquation, left: Expression, right: Expression | undefined): ComposedEquation | undefined {
  if (!right || picturesIn([...left.operands, ...right.operands]) > MOST_ON_BOTH_SIDES) return undefined
  const isOnBoth = right.operands.some((one) => one.kind === 'number' && left.operands.some((other) => isSameNumber(one, other)))
  const terms = termsOf(right)
  if (isOnBoth || !terms) return undefined
  return { equation: { left, right }, relation: relationOf(relation.left, terms), sums: [relation.left, collect(terms)] }
}

/** The total as an emoji and what is missing, or is too much. */
function emojiAnd(symbol: number, total: number, values: readonly number[]): Expression | undefined {
  const missing = total - (values[symbol] as number)
  if (missing === 0 || Math.abs(missing) > LARGEST_ADDED) return undefined
  return { operands: [{ kind: 'symbol', symbol, copies: 1 }, number(Math.abs(missing))], operators: [missing < 0 ? '-' : '+'] }
}

function twoNumbers(random: Random, total: number): Expression | undefined {
  const low = Math.max(1, total - LARGEST_PART)
  const high = Math.min(LARGEST_PART, total - 1)
  if (low > high) return undefined
  const one = random.between(low, high)
  return { operands: [number(one), number(total - one)], operators: ['+'] }
}

/** Begins some of the equations with what stood last. */
function turned(random: Random, { reversedChance }: SystemDesign, equation: QuestionLine): QuestionLine {
  const { left, right } = equation
  return happens(random, typeof right === 'number' ? reversedChance : 50) ? { left: right, right: left } : equation
}

function number(value: number): Operand {
  return { kind: 'number', value, asDots: false }
}

function isSameNumber(one: Operand, other: Operand): boolean {
  return one.kind === 'number' && other.kind === 'number' && one.value === other.value
}

/** Adds the right-hand side.
 *  @param solved symbols before this one are known when the equation is used
 *  @returns undefined when the equation cancels, is not linear then, multiplies by 1, or is too large to calculate */
function completed(left: Expression, bounds: Bounds, values: readonly number[], solved: number): ComposedEquation | undefined {
  const right = valueWithin(left, values, bounds)
  const terms = right === undefined || hasFactorOne(left, values) ? undefined : termsOf(left)
  if (right === undefined || !terms || cancels(terms)) return undefined
  for (const { of, over } of terms) {
    // Symbols are in ascending order: if two were unknown, the last but one would be.
    if ((of[of.length - 2] ?? -1) >= solved || (over[over.length - 1] ?? -1) >= solved) return undefined
  }
  const sum = collect(terms)
  return { equation: { left, right }, relation: { left: sum, right }, sums: [sum] }
}

function range(start: number, end: number): number[] {
  const numbers: number[] = []
  for (let next = start; next < end; next += 1) numbers.push(next)
  return numbers
}
