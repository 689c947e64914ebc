import { fixedValues, valueOf, type Equation, type Sum } from './equations.ts'
import type { Fraction } from './fraction.ts'

// The slips that people make, made by code of their own: lines are texts, such as "aa+b*3", which are changed and solved by the checker.

/** A question as JSON, as far as slips are made in it. */
export interface SlipQuestion {
  readonly typeId: number
  readonly emoji: readonly string[]
  readonly equations?: readonly Equation[]
  readonly ask?: Sum & { readonly line: string; readonly index: number }
  readonly or?: Sum
  readonly cells?: readonly (readonly number[])[]
  readonly rowTotals?: readonly (number | null)[]
  readonly columnTotals?: readonly (number | null)[]
  readonly equalLines?: readonly { readonly line: string; readonly index: number }[]
  readonly spelling?: readonly number[]
}

export interface MadeAnswer {
  readonly rule: string
  readonly answer: string
}

/** Two sides as texts; a total comes last. */
interface Line {
  readonly left: string
  readonly right: string
}

type Values = readonly (Fraction | undefined)[]

/** All wrong answers that someone reaches by one slip.
 *  @param mayBeNegative an answer below 0 can be typed */
export function madeAnswers(question: SlipQuestion, answer: string, mayBeNegative: boolean): readonly MadeAnswer[] {
  const lines = linesOf(question)
  const values = solved(lines, question.emoji.length)
  if (!values) return []
  const made = [...inLines(question, lines, values), ...inQuestion(question, values, answer), ...inNumber(question, answer, mayBeNegative)]
  const typed = made.filter((one) => one.answer !== answer && (question.typeId === 3 ? /^[A-Z]+$/ : /^-?\d+$/).test(one.answer))
  return mayBeNegative ? typed : typed.filter((one) => !one.answer.startsWith('-'))
}

function linesOf(question: SlipQuestion): readonly Line[] {
  const { typeId, equations = [], cells = [], rowTotals = [], columnTotals = [], equalLines = [] } = question
  if (typeId !== 2) {
    return equations.map(({ left, right }) =>
      typeof left === 'number' ? { left: sideText(right), right: `${left}` } : { left: textOf(left), right: sideText(right) },
    )
  }
  const rows = rowTotals.map((total, row) => ({ left: (cells[row] ?? []).map(letter).join('+'), right: `${total}` }))
  const columns = columnTotals.map((total, column) => ({ left: cells.map((row) => letter(row[column] ?? 0)).join('+'), right: `${total}` }))
  const [left, right] = equalLines.map(({ line, index }) => askedLine(question, line, index))
  const equal = left !== undefined && right !== undefined ? [{ left, right }] : []
  return [...[...rows, ...columns].filter((line) => line.right !== 'null'), ...equal]
}

const sideText = (side: Sum | number): string => (typeof side === 'number' ? `${side}` : textOf(side))
const isTotal = (text: string): boolean => /^-?\d+$/.test(text)
const sideOf = (text: string): Sum | number => (isTotal(text) ? Number(text) : sumOf(text))

const letter = (symbol: number) => String.fromCharCode(97 + symbol)

function textOf({ operands, operators }: Sum): string {
  return operands
    .map((operand, index) => {
      const written = operand.kind === 'number' ? `${operand.value}` : letter(operand.symbol).repeat(operand.copies)
      return `${operators[index - 1] ?? ''}${written}`
    })
    .join('')
}

function sumOf(text: string): Sum {
  const parts = text.match(/\d+|[a-z]+/g) ?? []
  return {
    operands: parts.map((part) =>
      /\d/.test(part) ? { kind: 'number', value: Number(part) } : { kind: 'symbol', symbol: part.charCodeAt(0) - 97, copies: part.length },
    ),
    operators: text.match(/[+*/-]/g) ?? [],
  }
}

function solved(lines: readonly Line[], count: number): Values | undefined {
  const values = fixedValues(
    lines.map(({ left, right }) => ({ left: sumOf(left), right: sideOf(right) })),
    count,
  )
  return values && values.every((value) => value !== undefined && isWhole(value)) ? values : undefined
}

const isWhole = (value: Fraction): boolean => value.under === 1n
const numberOf = (value: Fraction | undefined): number => (value && isWhole(value) ? Number(value.over) : Number.NaN)
const worth = (text: string, values: Values): number => numberOf(valueOf(sumOf(text), values))

function finalAnswer(question: SlipQuestion, values: Values): string {
  const { typeId, ask, or, spelling = [] } = question
  if (typeId === 3) return spell(spelling.map((symbol) => numberOf(values[symbol])))
  const asked = typeId === 2 ? askedLine(question) : ask ? textOf(ask) : ''
  return `${Math.max(worth(asked, values), or ? worth(textOf(or), values) : -Infinity)}`
}

const spell = (places: readonly number[]): string =>
  places.map((place) => (place >= 1 && place <= 26 ? String.fromCharCode(64 + place) : '?')).join('')

function askedLine({ ask, cells = [] }: SlipQuestion, line = ask?.line, index = ask?.index ?? 0): string {
  return (line === 'row' ? (cells[index] ?? []) : cells.map((row) => row[index] ?? 0)).map(letter).join('+')
}

/** Places of a text that match, each changed alone. */
function each(text: string, pattern: RegExp, change: (found: string) => string): string[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => text.slice(0, index) + change(found) + text.slice(index + found.length))
}

const termsOf = (text: string): string[] => text.match(/[+-]?[^+-]+/g) ?? []

/** Without one of the terms that match; not without the first if what follows is taken away. */
function dropped(text: string, pattern: RegExp): string[] {
  const terms = termsOf(text)
  if (terms.length < 2) return []
  return terms.flatMap((term, at) => {
    const rest = terms.toSpliced(at, 1).join('')
    return pattern.test(term.replace(/^[+-]/, '')) && !rest.startsWith('-') ? [rest.replace(/^\+/, '')] : []
  })
}

function leftToRight(text: string): string | undefined {
  if (!/[+-].*[*/]/.test(text)) return undefined
  let terms: string[] = []
  for (const part of text.match(/[+*/-]?[^+*/-]+/g) ?? []) {
    if (/^[*/]/.test(part)) terms = terms.map((term) => term + part)
    else terms.push(part)
  }
  return terms.join('')
}

type Rewritten = readonly [rule: string, text: string]

function misread(text: string): readonly Rewritten[] {
  const turned = leftToRight(text)
  const all = (rule: string, texts: readonly string[]) => texts.map((one): Rewritten => [rule, one])
  return [
    ...(turned ? all('order', [turned]) : []),
    ...all(
      'minus-as-plus',
      each(text, /-/g, () => '+'),
    ),
    ...all(
      'times-as-plus',
      each(text, /\*/g, () => '+'),
    ),
    ...all(
      'divide-as-times',
      each(text, /\//g, () => '*'),
    ),
    ...all(
      'divide-as-minus',
      each(text, /\//g, () => '-'),
    ),
    ...all(
      'copies',
      each(text, /([a-z])\1+/g, (found) => found.charAt(0)),
    ),
    ...all('number-left-out', dropped(text, /^\d+$/)),
  ]
}

function inLines(question: SlipQuestion, lines: readonly Line[], values: Values): readonly MadeAnswer[] {
  const together = linesTogether(lines)
  const sides = lines.flatMap(({ left, right }, at) => [{ left, right, at }, ...(isTotal(right) ? [] : [{ left: right, right: left, at }])])
  return sides.flatMap(({ left, right, at }) => {
    const once = (term: string) =>
      left.split(term.charAt(0)).length === 2 || new RegExp(`^[^${term.charAt(0)}]*${term}[^${term.charAt(0)}]*$`).test(left)
    const forgotten =
      question.typeId === 2 ? [] : termsOf(left).filter((term) => /^[+-]?([a-z])\1*$/.test(term) && once(term.replace(/^[+-]/, '')))
    const others: (readonly [string, Line])[] = [
      ...misread(left).map(([rule, text]) => [rule, { left: text, right }] as const),
      ...forgotten.flatMap((term) =>
        dropped(left, new RegExp(`^${term.replace(/^[+-]/, '')}$`)).map((text) => ['emoji-left-out', { left: text, right }] as const),
      ),
      ...each(left, /\+\d+(?![\d*/])/g, (found) => found.replace('+', '-')).map(
        (text) => ['moved-wrongly', { left: text, right }] as const,
      ),
      ...sharing(left, right),
    ]
    const followed = others.flatMap(([rule, line]) => {
      const changed = solved(lines.with(at, line), question.emoji.length)
      return changed ? [{ rule, answer: finalAnswer(question, changed) }] : []
    })
    const letters = left.replaceAll('+', '')
    const total = isTotal(right) ? Number(right) : worth(right, values)
    if (!together.has(at) || !/^[a-z+]+$/.test(left) || total % letters.length !== 0) return followed
    const share = { over: BigInt(total / letters.length), under: 1n }
    const evenly = values.map((value, symbol) => (letters.includes(letter(symbol)) ? share : value))
    return [...followed, { rule: 'one-line-only', answer: finalAnswer(question, evenly) }]
  })
}

function sharing(left: string, right: string): (readonly [string, Line])[] {
  const letters = left.replaceAll(/[^a-z]/g, '')
  if (!/^[a-z\d+]+$/.test(left) || new Set(letters).size !== 1 || letters.length < 2) return []
  const numbers = termsOf(left)
    .filter((term) => /\d/.test(term))
    .map((term) => `+${term.replace('+', '')}`)
    .join('')
  const count = letters.length
  const line = (copies: number, total = right): Line => ({ left: letters.charAt(0).repeat(copies) + numbers, right: total })
  const isSingly = !/[a-z]{2}/.test(left)
  return [
    ...(isSingly ? [['not-shared', line(1)] as const] : []),
    ...(isSingly && count > 3 ? [['shared-by-two', line(2)] as const] : []),
    ...(isSingly && count > 2 ? [['miscounted', line(count - 1)] as const, ['miscounted', line(count + 1)] as const] : []),
    ...(count < 3 || !isSingly
      ? [['count-subtracted', line(1, isTotal(right) ? `${Number(right) - count}` : `${right}-${count}`)] as const]
      : []),
  ]
}

/** The lines that still have two unknowns once all lines of one unknown are used. */
function linesTogether(lines: readonly Line[]): ReadonlySet<number> {
  const known = new Set<string>()
  const unknownIn = ({ left, right }: Line) => new Set([...`${left}${right}`.replaceAll(/[^a-z]/g, '')].filter((one) => !known.has(one)))
  for (const _ of lines) for (const line of lines) if (unknownIn(line).size === 1) for (const one of unknownIn(line)) known.add(one)
  return new Set(lines.flatMap((line, at) => (unknownIn(line).size > 1 ? [at] : [])))
}

function inQuestion(question: SlipQuestion, values: Values, answer: string): readonly MadeAnswer[] {
  const { typeId, ask, or } = question
  if (typeId === 3) return inWord(answer)
  if (typeId === 2) return inGrid(question, values)
  const text = ask ? textOf(ask) : ''
  if (or) return [{ rule: 'less-not-more', answer: `${Math.min(worth(text, values), worth(textOf(or), values))}` }]
  const parts = text.match(/\d+|[a-z]+/g) ?? []
  const numbers = parts.map((part) => worth(part, values))
  const signs = text.replaceAll(/[^+*/-]/g, '')
  const letters = [...new Set(text.replaceAll(/[^a-z]/g, ''))]
  const texts: Rewritten[] = [
    ...misread(text).filter(([rule]) => rule !== 'number-left-out' || parts.length > 2),
    ...(termsOf(text).length > 2 ? dropped(text, /^[a-z]+(?:[*/][a-z]+)*$/).map((one): Rewritten => ['emoji-left-out', one]) : []),
    ...(parts.length > 1 ? letters.map((one): Rewritten => ['asked-one', one]) : []),
    ...(signs === '+' ? [['plus-as-minus', text.replace('+', '-')] as const] : []),
    ...(signs === '+' && numbers.every((number) => number > 2) ? [['plus-as-times', text.replace('+', '*')] as const] : []),
    ...(signs === '-' ? [['minus-turned', text.split('-').toReversed().join('-')] as const] : []),
  ]
  const swaps = letters.flatMap((one, at) =>
    letters.slice(at + 1).map((other) => text.replaceAll(/[a-z]/g, (found) => (found === one ? other : found === other ? one : found))),
  )
  const sumsFirst =
    /\*/.test(text) && /[+-]/.test(text) && !text.includes('/')
      ? [`${text.split('*').reduce((product, part) => product * worth(part, values), 1)}`]
      : []
  const [first = 0, second = 0] = numbers
  return [
    ...[...texts, ...swaps.map((one): Rewritten => ['mixed-up', one])].map(([rule, one]) => ({ rule, answer: `${worth(one, values)}` })),
    ...sumsFirst.map((one) => ({ rule: 'order', answer: one })),
    ...(numbers.length === 2 && signs !== '/' && first > 0 && second >= 0 ? [{ rule: 'side-by-side', answer: `${first}${second}` }] : []),
  ]
}

function inGrid(question: SlipQuestion, values: Values): readonly MadeAnswer[] {
  const { ask, cells = [], rowTotals = [], columnTotals = [] } = question
  if (!ask) return []
  const shown = ask.line === 'row' ? rowTotals : columnTotals
  const [lines, others] = ask.line === 'row' ? [cells.length, cells[0]?.length ?? 0] : [cells[0]?.length ?? 0, cells.length]
  const other = ask.line === 'row' ? 'column' : 'row'
  const total = (line: string, index: number) => `${worth(askedLine(question, line, index), values)}`
  return [
    ...(ask.index < others ? [{ rule: 'row-for-column', answer: total(other, ask.index) }] : []),
    ...[ask.index - 1, ask.index + 1]
      .filter((index) => index >= 0 && index < lines && shown[index] === null)
      .map((index) => ({ rule: 'next-line', answer: total(ask.line, index) })),
    ...dropped(askedLine(question), /^[a-z]$/).map((text) => ({ rule: 'cell-left-out', answer: `${worth(text, values)}` })),
  ]
}

function inWord(word: string): readonly MadeAnswer[] {
  const places = [...word].map((one) => one.charCodeAt(0) - 64)
  const all = (rule: string, changed: readonly (readonly number[])[]) => changed.map((one) => ({ rule, answer: spell(one) }))
  const swaps = places.flatMap((one, at) => places.map((other, second) => places.with(at, other).with(second, one)))
  return [
    ...all('counted-from-zero', [places.map((place) => place + 1)]),
    ...all('one-letter-back', [places.map((place) => place - 1)]),
    ...all('alphabet-backwards', [places.map((place) => 27 - place)]),
    ...all('letters-reordered', [places.toReversed(), ...swaps]),
    ...all(
      'one-letter-off',
      places.flatMap((place, at) => [places.with(at, place - 1), places.with(at, place + 1)]),
    ),
  ]
}

function inNumber({ typeId }: SlipQuestion, answer: string, mayBeNegative: boolean): readonly MadeAnswer[] {
  if (typeId === 3) return []
  const right = Number(answer)
  const turned = answer.split('').toReversed().join('')
  return [
    ...[right - 1, right + 1].map((one) => ({ rule: 'off-by-one', answer: `${one}` })),
    ...(right >= 20 && typeId === 1 ? [{ rule: 'off-by-ten', answer: `${right - 10}` }] : []),
    ...(/^\d\d$/.test(answer) ? [{ rule: 'digits-swapped', answer: `${Number(turned)}` }] : []),
    ...(mayBeNegative ? [{ rule: right < 0 ? 'minus-lost' : 'minus-added', answer: `${-right}` }] : []),
  ]
}
