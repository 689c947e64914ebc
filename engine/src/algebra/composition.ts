import type { Expression, Operand, Operator } from '../question.ts'
import type { Random } from '../random.ts'

/** The parts that an expression may have. Chances are percentages. */
export interface Palette {
  /** Fewest and most operands. */
  readonly operands: readonly [fewest: number, most: number]
  /** How often an operator that is not × or ÷ is −. */
  readonly minusChance: number
  /** How often one of the operators is ×, and how often ÷. */
  readonly timesChance: number
  readonly overChance: number
  /** How often one operand is a number, how large it may be, and how often it is drawn as dots to count. */
  readonly numberChance: number
  readonly largestNumber: number
  readonly dotsChance: number
}

/** Pictures side by side in one line, so that it fits a phone. */
export const MOST_PICTURES = 4
/** The same of a line with something to work out on both sides. */
export const MOST_ON_BOTH_SIDES = 5
const MOST_DOTS = 6

/** Composes a random expression: each of `required` occurs, the other operands are any of `required`, `others` and a number.
 *  @param copies for each symbol the multiple that may be used besides the single picture, 1 for none
 *  @returns undefined when the result is not fit for print */
export function composeExpression(
  random: Random,
  palette: Palette,
  required: readonly number[],
  others: readonly number[],
  copies: readonly number[],
): Expression | undefined {
  const count = random.between(Math.max(palette.operands[0], required.length), Math.max(palette.operands[1], required.length))
  const operands: Operand[] = []
  for (const symbol of required) operands.push(pictureOf(random, symbol, copies))
  if (operands.length < count && happens(random, palette.numberChance)) operands.push(numberFrom(random, palette))
  while (operands.length < count) {
    const index = random.below(required.length + others.length)
    const symbol = index < required.length ? required[index] : others[index - required.length]
    operands.push(pictureOf(random, symbol as number, copies))
  }
  if (picturesIn(operands) > MOST_PICTURES) return undefined
  const expression = { operands: random.shuffle(operands), operators: operatorsFor(random, palette, count) }
  return isPrintable(expression) ? expression : undefined
}

/** The number of pictures and numbers side by side in an expression. */
export function picturesIn(operands: readonly Operand[]): number {
  let pictures = 0
  for (const operand of operands) pictures += operand.kind === 'symbol' ? operand.copies : 1
  return pictures
}

export function happens(random: Random, percentage: number): boolean {
  return percentage > 0 && random.below(100) < percentage
}

function pictureOf(random: Random, symbol: number, copies: readonly number[]): Operand {
  const multiple = copies[symbol] ?? 1
  return { kind: 'symbol', symbol, copies: multiple > 1 && happens(random, 50) ? multiple : 1 }
}

function numberFrom(random: Random, { largestNumber, dotsChance }: Palette): Operand {
  const value = random.between(1, largestNumber)
  return { kind: 'number', value, asDots: value <= MOST_DOTS && happens(random, dotsChance) }
}

function operatorsFor(random: Random, palette: Palette, count: number): Operator[] {
  const operators: Operator[] = []
  while (operators.length < count - 1) operators.push(happens(random, palette.minusChance) ? '-' : '+')
  if (operators.length === 0) return operators
  const roll = random.below(100)
  if (roll < palette.timesChance) operators[random.below(operators.length)] = '*'
  else if (roll < palette.timesChance + palette.overChance) operators[random.below(operators.length)] = '/'
  return operators
}

/** No 1 × 🍎, no dots times something, no number divided by a picture. */
function isPrintable({ operands, operators }: Expression): boolean {
  return operators.every((operator, index) => {
    if (operator === '+' || operator === '-') return true
    const [before, after] = [operands[index], operands[index + 1]] as [Operand, Operand]
    if (operator === '/' && before.kind === 'number') return false
    return [before, after].every((operand) => operand.kind === 'symbol' || (operand.value > 1 && !operand.asDots))
  })
}
