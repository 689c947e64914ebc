import { deduce, valuesIn, type Deduction } from '../algebra/deduction.ts'
import { readEquations } from '../algebra/reading.ts'
import { sumsIn, sumsOf } from '../algebra/sides.ts'
import { classic } from '../classic/classic.ts'
import type { EmojiTheme } from '../kind.ts'
import type { LevelId } from '../levels.ts'
import type { QuestionLine, Operand } from '../question.ts'
import type { Random } from '../random.ts'
import type { EnoughAnswer, LinesQuestion, NumberRange } from './question.ts'
import { isSure } from './sure.ts'

const MOST_PUZZLES = 500
/** Largest error in an added line. */
const MOST_OFF = 4

/** Makes lines of a Classic puzzle with one missing, or one too many.
 *  @throws Error when no suitable puzzle is found */
export function makeLines(
  wanted: EnoughAnswer,
  levels: readonly LevelId[],
  range: NumberRange,
  theme: EmojiTheme,
  random: Random,
): LinesQuestion {
  for (let drawn = 0; drawn < MOST_PUZZLES; drawn += 1) {
    const { question } = classic.generate({ levelId: random.pick(levels), theme, random })
    const { emoji, equations } = question
    if (sumsIn(equations).some(({ operators }) => operators.includes('/'))) continue
    const values = knownValues(equations, emoji.length)
    if (!values || values.some((value) => value < range.low || value > range.high)) continue
    const changed =
      wanted === 'many' ? equations.toSpliced(random.below(equations.length), 1) : withOneMore(wanted, equations, values, random)
    if (!changed) continue
    const made: LinesQuestion = { kind: 'lines', emoji, equations: changed, range }
    if (isSure(made, wanted, deduceLines(changed, emoji.length))) return made
  }
  throw new Error(`no lines with ${wanted}`)
}

/** Adds a line that follows from the others, or contradicts them. */
function withOneMore(
  wanted: 'one' | 'none',
  equations: readonly QuestionLine[],
  values: readonly number[],
  random: Random,
): readonly QuestionLine[] | undefined {
  const symbols = random.shuffle([...values.keys()]).slice(0, random.between(Math.min(2, values.length), Math.min(3, values.length)))
  const operands = symbols.map((symbol): Operand => ({ kind: 'symbol', symbol, copies: random.between(1, 2) }))
  const comesTo = operands.reduce(
    (sum, operand) => sum + (operand.kind === 'symbol' ? operand.copies * (values[operand.symbol] ?? 0) : operand.value),
    0,
  )
  const off = wanted === 'one' ? 0 : random.between(1, MOST_OFF) * (random.below(2) === 0 ? 1 : -1)
  if (comesTo + off < 2) return undefined
  const added = { left: { operands, operators: operands.slice(1).map(() => '+' as const) }, right: comesTo + off }
  const names = (equation: QuestionLine) => JSON.stringify(amounts(equation))
  if (equations.some((equation) => names(equation) === names(added))) return undefined
  return equations.toSpliced(random.below(equations.length + 1), 0, added)
}

/** The counts of each emoji in a line; two lines with equal counts would plainly repeat or contradict each other. */
function amounts(equation: QuestionLine): readonly string[] {
  return sumsOf(equation)
    .flatMap(({ operands }) => operands)
    .flatMap((operand) => (operand.kind === 'symbol' ? Array<string>(operand.copies).fill(`${operand.symbol}`) : []))
    .toSorted()
}

function knownValues(equations: readonly QuestionLine[], count: number): readonly number[] | undefined {
  return valuesIn(deduceLines(equations, count), count)
}

function deduceLines(equations: readonly QuestionLine[], count: number): Deduction | 'impossible' {
  const relations = readEquations(equations, count)
  return relations ? deduce(relations, count) : 'impossible'
}
