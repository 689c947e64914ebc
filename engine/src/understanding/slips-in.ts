import { leftToRightValue, UNBOUNDED, valueWithin } from '../algebra/evaluation.ts'
import { valuesIn } from '../algebra/deduction.ts'
import { deduceClassic } from '../classic/solve.ts'
import { deduceGrid } from '../grid/solve.ts'
import { hiddenTileOf } from '../grid/hidden-tile.ts'
import { displayedLines, equatedLines } from '../grid/displayed-lines.ts'
import { letterAt, positionOf } from '../alphabet.ts'
import { deduceWord } from '../word/solve.ts'
import { MASTER_LEVEL_ID, type LevelId } from '../levels.ts'
import { sideWithin, symbolsOf } from '../algebra/sides.ts'
import type { AlgebraQuestion, ClassicQuestion, Expression, GridQuestion, QuestionLine, WordQuestion } from '../question.ts'
import type { LineEquation } from '../algebra/line-steps.ts'
import type { DisplayedLine, EqualLines } from '../explanation/explanation.ts'
import { misreadings, otherSigns, sumsFirst, termsIn, without } from './expression-slips.ts'
import { misreadLines, sidesToWorkOut, type SideOfLine } from './line-slips.ts'
import type { Slip, SlipRule, WrongAnswer } from './slip.ts'

type Numbers = readonly number[]

/** The answers that slips lead to, without the right one. The same answer may come by several slips.
 *  @param levelId below Master there is no answer below 0
 *  @returns [] for a question that is not solved, and for a grid with a hidden tile */
export function wrongAnswers(question: AlgebraQuestion, levelId: LevelId): readonly WrongAnswer[] {
  // A wrong guess at a hidden tile is no slip, and leads to many an answer.
  if (question.typeId === 2 && hiddenTileOf(question) !== undefined) return []
  const values = valuesOf(question)
  const right = values && answerFrom(question, values)
  if (!values || right === undefined) return []
  const lowest = levelId === MASTER_LEVEL_ID ? -Infinity : 0
  return [...lineSlips(question, values), ...askedSlips(question, values), ...answerSlips(question, right, levelId)].filter(
    ({ answer }) => answer !== right && (question.typeId === 3 || (Number.isSafeInteger(Number(answer)) && Number(answer) >= lowest)),
  )
}

function valuesOf(question: AlgebraQuestion): Numbers | undefined {
  const deduction = question.typeId === 1 ? deduceClassic(question) : question.typeId === 2 ? deduceGrid(question) : deduceWord(question)
  return valuesIn(deduction, question.emoji.length)
}

/** The lines that still have several unknowns once all lines with a single one are used. */
function linesTogether(equations: readonly QuestionLine[]): ReadonlySet<number> {
  const known = new Set<number>()
  const unknowns = (line: QuestionLine) => new Set([...symbolsOf(line)].filter((symbol) => !known.has(symbol)))
  for (let isNew = true; isNew;) {
    const found = equations.map(unknowns).find(({ size }) => size === 1)
    isNew = found !== undefined
    for (const symbol of found ?? []) known.add(symbol)
  }
  return new Set(equations.flatMap((equation, index) => (unknowns(equation).size > 1 ? [index] : [])))
}

/** @returns undefined if a division is inexact, or a number has no letter */
function answerFrom(question: AlgebraQuestion, values: Numbers): string | undefined {
  switch (question.typeId) {
    case 1: {
      const sides = [question.ask, ...(question.or ? [question.or] : [])].map((side) => valueWithin(side, values, UNBOUNDED))
      return sides.includes(undefined) ? undefined : textOf(Math.max(...(sides as number[])))
    }
    case 2:
      return textOf(totalOf(cellsOf(question, question.ask.line, question.ask.index), values))
    case 3:
      return spelled(question, values)
  }
}

function spelled({ spelling, alphabet }: WordQuestion, values: Numbers, turn = (value: number) => value): string | undefined {
  const letters = spelling.map((symbol) => letterAt(turn(values[symbol] as number), alphabet))
  return letters.includes(undefined) ? undefined : letters.join('')
}

function textOf(value: number | undefined): string | undefined {
  return value === undefined ? undefined : String(value === 0 ? 0 : value)
}

function slip(rule: SlipRule, answer: string | undefined, more: Partial<Slip> = {}): readonly WrongAnswer[] {
  return answer === undefined ? [] : [{ rule, place: undefined, first: undefined, ...more, answer }]
}

/** A line is misread, and all else follows. */
function lineSlips(question: AlgebraQuestion, values: Numbers): readonly WrongAnswer[] {
  const lines: readonly LineEquation<DisplayedLine | EqualLines>[] =
    question.typeId === 2
      ? [...displayedLines(question), ...equatedLines(question)]
      : question.equations.map((equation, index) => ({ line: { kind: 'equation' as const, index }, equation }))
  const equations = lines.map(({ equation }) => equation)
  const together = linesTogether(equations)
  return lines.flatMap(({ line, equation }, index) => {
    // Of two lines there is no single place.
    const place = line.kind === 'equal lines' ? undefined : line
    const misread = misreadLines(equation)
      .filter(({ rule }) => question.typeId !== 2 || rule !== 'emoji-left-out')
      .flatMap(({ rule, equation: other }) => slip(rule, answerWith(question, equations.with(index, other)), { place }))
    const evenly = together.has(index)
      ? sidesToWorkOut(equation).flatMap((side) => slip('one-line-only', shared(question, side, values), { place }))
      : []
    return [...misread, ...evenly]
  })
}

function answerWith(question: AlgebraQuestion, equations: readonly QuestionLine[]): string | undefined {
  const read: ClassicQuestion = { typeId: 1, emoji: question.emoji, equations, ask: { operands: [], operators: [] } }
  const values = valuesOf({ ...read, ask: { operands: [{ kind: 'number', value: 0, asDots: false }], operators: [] } })
  return values && answerFrom(question, values)
}

/** Of a line that needs another one, each emoji gets the same share. */
function shared(question: AlgebraQuestion, { sum, other }: SideOfLine, values: Numbers): string | undefined {
  const symbols = sum.operands.flatMap((operand) => (operand.kind === 'symbol' ? [operand.symbol] : []))
  const count = sum.operands.reduce((all, operand) => all + (operand.kind === 'symbol' ? operand.copies : Number.NaN), 0)
  const share = (sideWithin(other, values, UNBOUNDED) ?? Number.NaN) / count
  if (new Set(symbols).size < 2 || !sum.operators.every((operator) => operator === '+') || !Number.isInteger(share)) return undefined
  return answerFrom(
    question,
    values.map((value, symbol) => (symbols.includes(symbol) ? share : value)),
  )
}

/** The values are right, but not what is made of them. */
function askedSlips(question: AlgebraQuestion, values: Numbers): readonly WrongAnswer[] {
  switch (question.typeId) {
    case 1:
      return question.or ? comparedSlips(question, values) : questionSlips(question.ask, values)
    case 2:
      return gridSlips(question, values)
    case 3:
      return wordSlips(question, values)
  }
}

const QUESTION = { kind: 'question' } as const

function comparedSlips({ ask, or }: ClassicQuestion, values: Numbers): readonly WrongAnswer[] {
  const sides = [ask, or ?? ask].map((side) => valueWithin(side, values, UNBOUNDED) ?? Number.NaN)
  return slip('less-not-more', textOf(Math.min(...sides)), { place: QUESTION })
}

function questionSlips(ask: Expression, values: Numbers): readonly WrongAnswer[] {
  const first = firstProduct(ask, values)
  const numbers = ask.operands.map((operand) =>
    operand.kind === 'number' ? operand.value : operand.copies * (values[operand.symbol] as number),
  )
  // 2 + 2 and 1 + 5 are hardly read as products.
  const isLarge = numbers.every((number) => number > 2)
  const misread = [
    ...misreadings(ask).filter(({ rule }) => rule !== 'number-left-out' || ask.operands.length > 2),
    ...sumsFirst(ask),
    ...(ask.operators.length === 1
      ? [...otherSigns(ask, '+', '-', 'plus-as-minus'), ...(isLarge ? otherSigns(ask, '+', '*', 'plus-as-times') : [])]
      : []),
    ...(termsIn(ask).length > 2 ? without(ask, ({ factors }) => factors.every(({ operand }) => operand.kind === 'symbol')) : []).map(
      (expression) => ({ rule: 'emoji-left-out' as const, expression }),
    ),
  ]
  const symbols = [...new Set(ask.operands.flatMap((operand) => (operand.kind === 'symbol' ? [operand.symbol] : [])))]
  const [one = 0, other = 0] = numbers
  const isPair = numbers.length === 2
  return [
    ...misread.flatMap(({ rule, expression }) =>
      slip(rule, textOf(valueWithin(expression, values, UNBOUNDED)), {
        place: QUESTION,
        first: rule === 'order' ? first : undefined,
      }),
    ),
    ...(ask.operands.length > 1 ? symbols.flatMap((symbol) => slip('asked-one', textOf(values[symbol]), { place: QUESTION })) : []),
    ...mixedUp(symbols, values).flatMap((mixed) => slip('mixed-up', textOf(valueWithin(ask, mixed, UNBOUNDED)), { place: QUESTION })),
    ...(isPair && ask.operators[0] === '-' ? slip('minus-turned', textOf(other - one), { place: QUESTION }) : []),
    ...(isPair && ask.operators[0] !== '/' && one > 0 && other >= 0 ? slip('side-by-side', `${one}${other}`, { place: QUESTION }) : []),
  ]
}

/** Two emoji of the question take each other's values. */
function mixedUp(asked: Numbers, values: Numbers): readonly Numbers[] {
  return values.flatMap((value, symbol) =>
    values.flatMap((other, second) =>
      second > symbol && value !== other && asked.includes(symbol) && asked.includes(second)
        ? [values.with(symbol, other).with(second, value)]
        : [],
    ),
  )
}

function firstProduct({ operands, operators }: Expression, values: Numbers): Slip['first'] {
  const at = operators.findIndex((operator) => operator === '*' || operator === '/')
  const operator = operators[at]
  if (operator !== '*' && operator !== '/') return undefined
  const valueAt = (index: number) => leftToRightValue({ operands: operands.slice(index, index + 1), operators: [] }, values)
  return { left: valueAt(at), operator, right: valueAt(at + 1) }
}

function cellsOf({ cells }: GridQuestion, kind: 'row' | 'column', index: number): Numbers {
  return kind === 'row' ? (cells[index] ?? []) : cells.flatMap((row) => row[index] ?? [])
}

function totalOf(symbols: Numbers, values: Numbers): number {
  return symbols.reduce((sum, symbol) => sum + (values[symbol] as number), 0)
}

function gridSlips(question: GridQuestion, values: Numbers): readonly WrongAnswer[] {
  const { cells, rowTotals, columnTotals, ask } = question
  const place = { kind: ask.line, index: ask.index } as const
  const asked = cellsOf(question, ask.line, ask.index)
  const total = totalOf(asked, values)
  const other = ask.line === 'row' ? 'column' : 'row'
  const [same, across] = ask.line === 'row' ? [cells.length, columnTotals.length] : [columnTotals.length, cells.length]
  const lineTotal = (kind: 'row' | 'column', index: number) => textOf(totalOf(cellsOf(question, kind, index), values))
  return [
    ...(ask.index < across ? slip('row-for-column', lineTotal(other, ask.index), { place }) : []),
    ...[ask.index - 1, ask.index + 1]
      .filter((index) => index >= 0 && index < same && (ask.line === 'row' ? rowTotals : columnTotals)[index] === null)
      .flatMap((index) => slip('next-line', lineTotal(ask.line, index), { place })),
    ...[...new Set(asked)].flatMap((symbol) => slip('cell-left-out', textOf(total - (values[symbol] as number)), { place })),
  ]
}

function wordSlips(question: WordQuestion, values: Numbers): readonly WrongAnswer[] {
  const { spelling, alphabet } = question
  const letters = [...(spelled(question, values) ?? '')]
  const last = alphabet?.length ?? LETTERS
  const oneOff = letters.flatMap((letter, index) =>
    [-1, 1].flatMap((by) => {
      const wrong = letterAt(positionOf(letter, alphabet) + by, alphabet)
      return wrong === undefined ? [] : slip('one-letter-off', letters.with(index, wrong).join(''))
    }),
  )
  const swapped = letters.flatMap((letter, index) =>
    letters.flatMap((other, second) =>
      second > index ? slip('letters-reordered', letters.with(index, other).with(second, letter).join('')) : [],
    ),
  )
  return [
    ...(spelling.length > 1
      ? slip(
          'counted-from-zero',
          spelled(question, values, (value) => value + 1),
        )
      : []),
    ...(spelling.length > 1
      ? slip(
          'one-letter-back',
          spelled(question, values, (value) => value - 1),
        )
      : []),
    ...slip(
      'alphabet-backwards',
      spelled(question, values, (value) => last + 1 - value),
    ),
    ...slip('letters-reordered', letters.toReversed().join('')),
    ...oneOff,
    ...swapped,
  ]
}

const LETTERS = 26

/** The answer was right until it was written down. */
function answerSlips(question: AlgebraQuestion, answer: string, levelId: LevelId): readonly WrongAnswer[] {
  if (question.typeId === 3) return []
  const right = Number(answer)
  const digits = [...String(Math.abs(right))]
  return [
    ...(right < 0 ? slip('minus-lost', textOf(-right)) : levelId === MASTER_LEVEL_ID ? slip('minus-added', textOf(-right)) : []),
    ...slip('off-by-one', textOf(right + 1)),
    ...slip('off-by-one', textOf(right - 1)),
    ...(right >= 20 && question.typeId === 1 ? slip('off-by-ten', textOf(right - 10)) : []),
    ...(digits.length === 2 && right > 0 ? slip('digits-swapped', textOf(Number(digits.toReversed().join('')))) : []),
  ]
}
