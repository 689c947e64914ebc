import { composeExpression, happens } from '../algebra/composition.ts'
import { answerIn } from '../algebra/deduction.ts'
import { gradientOf, needsEveryRelation } from '../algebra/dependence.ts'
import { hasFactorOne, leftToRightValue, valueWithin } from '../algebra/evaluation.ts'
import { isPrecedenceTrap } from '../algebra/grounds.ts'
import { cancels, collect, isSamePolynomial, termsOf } from '../algebra/polynomial.ts'
import { inOrderOfAppearance, type Renumbering } from '../algebra/renumbering.ts'
import { sumsIn, symbolsOf } from '../algebra/sides.ts'
import { symbolsIn } from '../algebra/symbols-in.ts'
import { composeSystem, type Story, type System } from '../algebra/system.ts'
import { pickDistinct } from '../emoji/distinct.ts'
import type { GenerateRequest } from '../kind.ts'
import type { ClassicQuestion, QuestionLine, Expression, Puzzle } from '../question.ts'
import type { LevelId } from '../levels.ts'
import type { Random } from '../random.ts'
import { drawFirstSteps, LEVEL_1, LEVEL_2 } from './first-steps.ts'
import { classicLevelOf, isFirstLevel, largestTotal, type ClassicLevel, type FirstLevelId } from './levels.ts'
import { rateDeduced } from './rate.ts'
import { deduceClassic } from './solve.ts'

/** Far more than any level ever needs. */
const MOST_ATTEMPTS = 100_000
const DRAWS_A_QUESTION = 16
const DRAWS_AN_ORDER = 6
/** Percentages: of the drawn questions those that ask for a group of a line, and of the orders that begin with the value of one emoji those
 *  that are taken. */
const GROUP_ASKED = 40
const OPENS_AT_ONCE = 40
/** The symbol that is introduced as a multiple, where a level has one. */
const MULTIPLE = 0

/** The fingers of one hand. */
const ONE_HAND = 5

export function generateClassic({ levelId, theme, random, fitsOneHand = false, turn }: GenerateRequest): Puzzle<ClassicQuestion> {
  const draw = isFirstLevel(levelId) ? firstStepsOf(random, levelId, fitsOneHand, turn) : systemsOf(random, levelId)
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const drawn = draw()
    const [ask, or] = drawn?.others ?? []
    if (!drawn || !ask) continue
    const { equations, formerly } = drawn
    const question: ClassicQuestion = {
      typeId: 1,
      emoji: pickDistinct(random, theme.emoji, formerly.length),
      equations,
      ask,
      ...(or && { or }),
    }
    const deduction = deduceClassic(question)
    const rating = rateDeduced(question, deduction)
    if (rating.kind !== 'rated' || rating.band !== levelId) continue
    const solution = answerIn(deduction, question.emoji.length)
    if (solution.kind === 'unique') return { levelId, theme: theme.name, question, answer: solution.answer }
  }
  throw new Error(`no Classic puzzle at level ${levelId}`)
}

function firstStepsOf(
  random: Random,
  levelId: FirstLevelId,
  fitsOneHand: boolean,
  turn: number | undefined,
): () => Renumbering | undefined {
  const total = fitsOneHand ? ONE_HAND : largestTotal(levelId)
  return () => {
    const drawn = drawFirstSteps(random, levelId === 6 ? LEVEL_1 : LEVEL_2, total, turn)
    return drawn && { equations: [drawn.equation], others: drawn.sides, formerly: [0] }
  }
}

function systemsOf(random: Random, levelId: Exclude<LevelId, FirstLevelId>): () => Renumbering | undefined {
  const usual = classicLevelOf(levelId)
  const level = happens(random, usual.division?.chance ?? 0) ? { ...usual, ...usual.division?.of, needs: '/' as const } : usual
  const wantsNegative = happens(random, level.negativeChance)
  const story = level.stories.length > 0 ? random.pick(level.stories) : undefined
  return () => drawPuzzle(random, level, story, wantsNegative)
}

function drawPuzzle(random: Random, level: ClassicLevel, story: Story | undefined, wantsNegative: boolean): Renumbering | undefined {
  const blocks = random.pick(level.plans)
  const values = drawValues(random, level, blocks)
  const system = values && composeSystem(random, level, blocks, values, story)
  if (!system || (level.precedenceTrap === 'never' && sumsIn(system.equations).some((sum) => isPrecedenceTrap(sum, values))))
    return undefined
  const open = openEnds(level, system, blocks, values)
  for (let draw = 0; draw < DRAWS_A_QUESTION; draw += 1) {
    const ask = drawAsk(random, level, system, open, values, wantsNegative)
    if (ask) return inOrderOfAppearance(displayOrder(random, system.equations), [ask])
  }
  return undefined
}

function drawValues(
  random: Random,
  { lowestValue, highestValue, negativeChance, needs }: ClassicLevel,
  blocks: readonly number[],
): number[] | undefined {
  const count = blocks.reduce((sum, size) => sum + size, 0)
  const values: number[] = []
  while (values.length < count) {
    const value = random.between(lowestValue, highestValue)
    if (value !== 0 && !values.includes(value)) values.push(value)
  }
  if (negativeChance > 0 && values.every((value) => value > 0)) return undefined
  return needs === '/' && !values.some((value) => values.some((other) => isMultiple(value, other))) ? undefined : values
}

function isMultiple(value: number, of: number): boolean {
  return value % of === 0 && value !== of && of !== 1
}

/** The symbols that the question has to use, so that no equation is idle. */
interface OpenEnds {
  /** First and last symbol of each block on which no other equation builds. */
  readonly leaves: readonly (readonly [first: number, last: number])[]
  /** The multiple has been introduced, but not used. */
  readonly isMultipleIdle: boolean
  /** The operator that the level needs is still missing. */
  readonly isOperatorMissing: boolean
  /** The gradient of each equation, which shows what the question needs. */
  readonly gradients: readonly (readonly number[])[]
}

function openEnds(level: ClassicLevel, { equations, relations }: System, blocks: readonly number[], values: readonly number[]): OpenEnds {
  const leaves: [number, number][] = []
  let start = 0
  for (const size of blocks) {
    const end = start + size
    const isInBlock = (symbol: number): boolean => symbol >= start && symbol < end
    const isLeanedOn = relations.some(
      ({ left }, index) => index >= end && left.some(({ of, over }) => of.some(isInBlock) || over.some(isInBlock)),
    )
    if (!isLeanedOn) leaves.push([start, end - 1])
    start = end
  }
  return {
    leaves,
    isMultipleIdle: level.largestMultiple > 1 && !sumsIn(equations.slice(1)).some(hasMultiple),
    isOperatorMissing: !sumsIn(equations).some((sum) => hasNeeded(level, sum)),
    gradients: relations.map(({ left }) => gradientOf(left, values)),
  }
}

function drawAsk(
  random: Random,
  level: ClassicLevel,
  { equations, sums, copies }: System,
  { leaves, isMultipleIdle, isOperatorMissing, gradients }: OpenEnds,
  values: readonly number[],
  wantsNegative: boolean,
): Expression | undefined {
  const required = leaves.map(([first, last]) => random.between(first, last))
  if (isMultipleIdle && !required.includes(MULTIPLE)) required.push(MULTIPLE)
  if (required.length > level.asked.operands[1]) return undefined
  const others: number[] = []
  for (let symbol = 0; symbol < values.length; symbol += 1) if (!required.includes(symbol)) others.push(symbol)
  const ask = happens(random, GROUP_ASKED)
    ? groupIn(random, equations, required)
    : composeExpression(random, level.asked, required, others, copies)
  if (!ask || (isMultipleIdle && !hasMultiple(ask))) return undefined
  const answer = valueWithin(ask, values, level.bounds)
  if (answer === undefined || answer < 0 !== wantsNegative || (isOperatorMissing && !hasNeeded(level, ask))) return undefined
  if (hasFactorOne(ask, values)) return undefined
  const isTrap = leftToRightValue(ask, values) !== answer
  if (level.precedenceTrap === (isTrap ? 'never' : 'always')) return undefined
  const terms = termsOf(ask)
  if (!terms || cancels(terms)) return undefined
  const asked = collect(terms)
  const isGiven = sums.some((sum) => isSamePolynomial(sum, asked))
  return !isGiven && needsEveryRelation(gradientOf(asked, values), gradients) ? ask : undefined
}

/** Two emoji that stand side by side in a line, so that what they come to can be seen there.
 *  @param required have to be among them */
function groupIn(random: Random, equations: readonly QuestionLine[], required: readonly number[]): Expression | undefined {
  const groups = sumsIn(equations).flatMap(({ operands, operators }) =>
    operators.flatMap((operator, index): Expression[] => {
      const around = [operators[index - 1], operators[index + 1]]
      const isWhole = !around.includes('*') && !around.includes('/') && (around[0] !== '-' || operator === '*')
      return isWhole ? [{ operands: operands.slice(index, index + 2), operators: [operator] }] : []
    }),
  )
  const fitting = groups.filter((group) => {
    const symbols = symbolsIn(group)
    return symbols.size === 2 && required.every((symbol) => symbols.has(symbol))
  })
  return fitting.length > 0 ? random.pick(fitting) : undefined
}

/** Another order than that of solving. The first line mostly leaves more than one emoji open, and the line that introduces a multiple comes
 *  before the others that have it. */
function displayOrder(random: Random, equations: readonly QuestionLine[]): readonly QuestionLine[] {
  const [first] = equations
  const isInOrder = (lines: readonly QuestionLine[]) =>
    first === undefined ||
    !sumsIn([first]).some(hasMultiple) ||
    lines.slice(0, lines.indexOf(first)).every((line) => !sumsIn([line]).some(hasMultiple))
  for (let draw = 0; draw < DRAWS_AN_ORDER; draw += 1) {
    const lines = random.shuffle(equations)
    const opensAtOnce = symbolsOf(lines[0] as QuestionLine).size === 1
    if (isInOrder(lines) && (!opensAtOnce || happens(random, OPENS_AT_ONCE))) return lines
  }
  return equations
}

function hasMultiple({ operands }: Expression): boolean {
  return operands.some((operand) => operand.kind === 'symbol' && operand.copies > 1)
}

function hasNeeded({ needs }: ClassicLevel, { operators }: Expression): boolean {
  return needs === undefined || operators.includes(needs)
}
