import { pickDistinct } from '../emoji/distinct.ts'
import { kindOf } from '../kinds.ts'
import type { EmojiTheme } from '../kind.ts'
import type { ClassicQuestion, Equation, Expression, Operand, Operator, Puzzle } from '../question.ts'
import type { Random } from '../random.ts'
import { checkMade } from '../maker/check.ts'
import type { StrandId } from './strand-ids.ts'

/** A question and how many emoji are in it. */
interface SimpleQuestion {
  readonly count: number
  readonly equations: readonly Equation[]
  readonly ask: Expression
}

type Composer = (random: Random) => SimpleQuestion

const symbol = (index: number): Operand => ({ kind: 'symbol', symbol: index, copies: 1 })
const number = (value: number): Operand => ({ kind: 'number', value, asDots: false })
const dots = (value: number): Operand => ({ kind: 'number', value, asDots: true })
const expression = (...parts: readonly (Operand | Operator)[]): Expression => ({
  operands: parts.filter((part) => typeof part === 'object'),
  operators: parts.filter((part) => typeof part === 'string'),
})
const line = (right: number, ...parts: readonly (Operand | Operator)[]): Equation => ({ left: expression(...parts), right })

const [ONE, TWO] = [symbol(0), symbol(1)]

/** First puzzles of ideas that the levels only show combined with others: one emoji where a level would have three. By strand and step. */
const COMPOSERS: Readonly<Partial<Record<StrandId, Readonly<Record<number, Composer>>>>> = {
  'making-ten': {
    1: (random) => {
      const [value, more] = [random.between(1, 9), random.between(0, 5)]
      const ask = more === 0 ? random.pick([expression(ONE), expression(ONE, '+', ONE)]) : expression(ONE, '+', dots(more))
      return { count: 1, equations: [line(10, ONE, '+', dots(10 - value))], ask }
    },
  },
  times: {
    1: (random) => {
      const [value, times] = [random.between(2, 6), random.between(2, 5)]
      return { count: 1, equations: [oneFirst(random, value)], ask: expression(ONE, '*', number(times)) }
    },
  },
  sharing: {
    1: (random) => {
      const [value, by] = [random.between(2, 5), random.between(2, 4)]
      return { count: 1, equations: [line(value, ONE, '/', number(by))], ask: expression(ONE, '+', number(random.between(1, 5))) }
    },
    2: (random) => {
      const [value, by, more] = [random.between(2, 6), random.between(2, 5), random.between(1, 9)]
      const other = value * by
      return {
        count: 2,
        equations: [line(value + more, ONE, '+', number(more)), line(other - value, TWO, '-', ONE)],
        ask: expression(TWO, '/', ONE),
      }
    },
  },
  'times-first': {
    1: (random) => {
      const value = random.between(2, 6)
      const ask = expression(number(random.between(1, 9)), '+', ONE, '*', number(random.between(2, 5)))
      return { count: 1, equations: [line(2 * value, ONE, '+', ONE)], ask }
    },
  },
  'two-unknowns': {
    1: (random) => {
      const [small, difference] = [random.between(1, 8), random.between(1, 6)]
      const large = small + difference
      return {
        count: 2,
        equations: [line(large + small, ONE, '+', TWO), line(difference, ONE, '-', TWO)],
        ask: random.below(2) === 0 ? expression(ONE) : expression(TWO),
      }
    },
  },
  'below-zero': {
    1: (random) => {
      const [value, more] = [random.between(1, 5), random.between(1, 9)]
      return { count: 1, equations: [line(more, ONE, '+', number(value + more))], ask: expression(ONE) }
    },
    2: (random) => {
      const [value, more] = [random.between(1, 6), random.between(1, 9)]
      return {
        count: 2,
        equations: [line(more, ONE, '+', number(value + more)), line(more - value, TWO, '+', ONE)],
        ask: expression(ONE, '-', TWO),
      }
    },
    3: (random) => {
      const [below, above] = [random.between(1, 8), random.between(1, 9)]
      return {
        count: 2,
        equations: [line(above - below, ONE, '+', TWO), line(above + below, ONE, '-', TWO)],
        ask: expression(TWO, '+', number(random.between(1, 9))),
      }
    },
  },
}

/** A line that tells what an emoji is worth: twice it, or it with a number. */
function oneFirst(random: Random, value: number): Equation {
  const more = random.between(0, 5)
  return more === 0 ? line(2 * value, ONE, '+', ONE) : line(value + more, ONE, '+', number(more))
}

/** @returns undefined for a step whose puzzles come from the level's generator; `again` for a failed attempt */
export function drawSimple(random: Random, strand: StrandId, step: number, theme: EmojiTheme): Puzzle | 'again' | undefined {
  const compose = COMPOSERS[strand]?.[step]
  if (!compose) return undefined
  const { count, equations, ask } = compose(random)
  const question: ClassicQuestion = { typeId: 1, emoji: pickDistinct(random, theme.emoji, count), equations, ask }
  const checked = checkMade(question)
  const [proven, rating] = [kindOf(1).solve(question), kindOf(1).rate(question)]
  if (checked.kind !== 'good' || proven.kind !== 'unique' || rating.kind !== 'rated') return 'again'
  return { levelId: rating.band, theme: theme.name, question, answer: proven.answer }
}
