import { m } from '@emojigma/messages'
import { sumsIn, withSums } from '@emojigma/engine/algebra/sides.ts'
import { plainSigns } from '@emojigma/engine/guess.ts'
import type { ClassicQuestion, Expression, Operand, Operator, QuestionLine, Side } from '@emojigma/engine/question.ts'

/** The letters typed for the emoji. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const

const SIGNS: Readonly<Record<string, Operator>> = {
  '+': '+',
  '-': '-',
  '*': '*',
  '×': '*',
  x: '*',
  '/': '/',
  '÷': '/',
  ':': '/',
}
const SIGN_OF: Readonly<Record<Operator, string>> = { '+': '+', '-': '−', '*': '×', '/': '÷' }
const LARGEST_NUMBER = 99
const LARGEST_TOTAL = 999
const MOST_OPERANDS = 5
const MOST_COPIES = 4

/** A parsed line or why it does not parse. */
export type Parsed<T> = { readonly kind: 'parsed'; readonly value: T } | { readonly kind: 'fault'; readonly why: string }

/** Parses `A + BB × 2 = 10`, `10 = A + A` or `A + 3 = B + 1`. A repeated letter is a picture drawn that often; dots are counted.
 *  @param emojiCount how many letters are defined */
export function readEquation(text: string, emojiCount: number): Parsed<QuestionLine> {
  const [one = '', other, more] = text.split('=')
  if (other === undefined || more !== undefined) return fault(m['maker_lines.no_equals']())
  const left = readSide(one, emojiCount)
  if (left.kind === 'fault') return left
  const right = readSide(other, emojiCount)
  return right.kind === 'fault' ? right : { kind: 'parsed', value: { left: left.value, right: right.value } }
}

function readSide(text: string, emojiCount: number): Parsed<Side> {
  const number = plainSigns(text)
  if (number === '') return fault(m['maker_lines.empty_side']())
  if (!/^-?\d+$/.test(number)) return readExpression(text, emojiCount)
  if (Math.abs(Number(number)) > LARGEST_TOTAL) return fault(m['maker_lines.total_range']({ largestTotal: LARGEST_TOTAL }))
  return { kind: 'parsed', value: Number(number) }
}

/** Parses `A + 2`, with or without a trailing `= ?`. */
export function readExpression(text: string, emojiCount: number): Parsed<Expression> {
  const words =
    plainSigns(text)
      .replace(/=?\s*\??\s*$/, '')
      .match(/[a-wyz]+|\d+|\.+|\S/giu) ?? []
  const operands: Operand[] = []
  const operators: Operator[] = []
  for (const [index, word] of words.entries()) {
    if (index % 2 === 0) {
      const operand = operandOf(word, emojiCount)
      if (typeof operand === 'string') return fault(operand)
      operands.push(operand)
    } else {
      const operator = SIGNS[word.toLowerCase()]
      if (!operator) return fault(m['maker_lines.needs_or_before']({ word }))
      operators.push(operator)
    }
  }
  if (words.length === 0) return fault(m['maker_lines.is_empty']())
  if (words.length % 2 === 0) return fault(m['maker_lines.ends_in_a_sign']())
  if (operands.length > MOST_OPERANDS) return fault(m['maker_lines.is_too_long']())
  return { kind: 'parsed', value: { operands, operators } }
}

/** The typed form of a question. */
export function linesOf({ equations, ask }: ClassicQuestion): { readonly lines: readonly string[]; readonly ask: string } {
  return { lines: equations.map(({ left, right }) => `${sideText(left)} = ${sideText(right)}`), ask: expressionText(ask) }
}

/** Drops emoji that no line uses and renumbers the rest. */
export function withoutUnused({ typeId, emoji, equations, ask, or }: ClassicQuestion): ClassicQuestion {
  const expressions = [...sumsIn(equations), ask, ...(or ? [or] : [])]
  const used = new Set(expressions.flatMap(({ operands }) => operands.flatMap((one) => (one.kind === 'symbol' ? [one.symbol] : []))))
  const symbols = [...emoji.keys()].filter((symbol) => used.has(symbol))
  const renumbered = ({ operands, operators }: Expression): Expression => ({
    operands: operands.map((one) => (one.kind === 'symbol' ? { ...one, symbol: symbols.indexOf(one.symbol) } : one)),
    operators,
  })
  return {
    typeId,
    emoji: symbols.flatMap((symbol) => emoji[symbol] ?? []),
    equations: equations.map((line) => withSums(line, renumbered)),
    ask: renumbered(ask),
    ...(or && { or: renumbered(or) }),
  }
}

function sideText(side: Side): string {
  return typeof side === 'number' ? `${side}` : expressionText(side)
}

function expressionText({ operands, operators }: Expression): string {
  return operands
    .map((operand, index) => {
      const operator = operators[index - 1]
      return `${operator ? `${SIGN_OF[operator]} ` : ''}${operandText(operand)}`
    })
    .join(' ')
}

function operandText(operand: Operand): string {
  if (operand.kind === 'symbol') return (LETTERS[operand.symbol] ?? '?').repeat(operand.copies)
  return operand.asDots ? '.'.repeat(operand.value) : `${operand.value}`
}

/** @returns the operand, or why the word is none */
function operandOf(word: string, emojiCount: number): Operand | string {
  if (/^\d+$/.test(word)) {
    return Number(word) > LARGEST_NUMBER
      ? m['maker_lines.has_a_number_above']({ largestNumber: LARGEST_NUMBER })
      : { kind: 'number', value: Number(word), asDots: false }
  }
  if (/^\.+$/.test(word)) return word.length > 6 ? m['maker_lines.too_many_dots']() : { kind: 'number', value: word.length, asDots: true }
  const letters = word.toUpperCase()
  const [letter = ''] = letters
  const symbol = (LETTERS as readonly string[]).indexOf(letter)
  if (symbol < 0 || symbol >= emojiCount) return m['maker_lines.unknown_letter']({ word })
  if ([...letters].some((other) => other !== letter)) return m['maker_lines.sign_missing']({ word })
  return letters.length > MOST_COPIES ? m['maker_lines.too_many_alike']({ letter }) : { kind: 'symbol', symbol, copies: letters.length }
}

function fault(why: string): { readonly kind: 'fault'; readonly why: string } {
  return { kind: 'fault', why }
}
