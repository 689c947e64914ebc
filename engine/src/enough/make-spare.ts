import { sumsIn, symbolsOf } from '../algebra/sides.ts'
import { valuesIn } from '../algebra/deduction.ts'
import { classic } from '../classic/classic.ts'
import { deduceClassic } from '../classic/solve.ts'
import type { EmojiTheme } from '../kind.ts'
import type { LevelId } from '../levels.ts'
import type { Expression, QuestionLine } from '../question.ts'
import type { Random } from '../random.ts'
import { judgeSpare } from './judge.ts'
import type { NumberRange, SpareQuestion } from './question.ts'

const MOST_PUZZLES = 500
/** Questions tried about the lines of a puzzle. */
const MOST_ASKS = 20

/** Asks of a Classic puzzle's lines something that needs all of them but one.
 *  @param levels of the puzzle, Level 4 to Expert
 *  @param isPlain whether the line may be the only one with an emoji, which is easier to see
 *  @throws Error when no suitable puzzle is found */
export function makeSpare(
  levels: readonly LevelId[],
  isPlain: boolean,
  range: NumberRange,
  theme: EmojiTheme,
  random: Random,
): SpareQuestion {
  for (let drawn = 0; drawn < MOST_PUZZLES; drawn += 1) {
    const { question } = classic.generate({ levelId: random.pick(levels), theme, random })
    const { emoji, equations } = question
    if (sumsIn(equations).some(({ operators }) => operators.includes('/'))) continue
    const values = valuesIn(deduceClassic(question), emoji.length)
    if (!values || values.some((value) => value < range.low || value > range.high)) continue
    for (let tried = 0; tried < MOST_ASKS; tried += 1) {
      const made: SpareQuestion = { kind: 'spare', emoji, equations, ask: drawAsk(emoji.length, random), range }
      const [spare, ...others] = judgeSpare(made).flatMap(({ isSpare }, line) => (isSpare ? [line] : []))
      if (spare === undefined || others.length > 0) continue
      const needed = equations.toSpliced(spare, 1)
      if ((isPlain || !hasEmojiOfItsOwn(equations[spare], needed)) && isCertain(made, needed)) return made
    }
  }
  throw new Error('no lines with one to spare')
}

function drawAsk(emojiCount: number, random: Random): Expression {
  const symbols = random.shuffle(Array.from({ length: emojiCount }, (_, symbol) => symbol)).slice(0, random.between(1, 3))
  return {
    operands: symbols.map((symbol) => ({ kind: 'symbol', symbol, copies: random.between(1, 2) })),
    operators: symbols.slice(1).map(() => '+'),
  }
}

function hasEmojiOfItsOwn(line: QuestionLine | undefined, others: readonly QuestionLine[]): boolean {
  const elsewhere = new Set(others.flatMap((other) => [...symbolsOf(other)]))
  return line !== undefined && [...symbolsOf(line)].some((symbol) => !elsewhere.has(symbol))
}

/** Whether the answer follows over all numbers, not only those of the range. */
function isCertain({ emoji, ask }: SpareQuestion, equations: readonly QuestionLine[]): boolean {
  return classic.solve({ typeId: 1, emoji, equations, ask }).kind === 'unique'
}
