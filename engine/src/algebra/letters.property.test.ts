import { describe, expect, it } from 'vitest'
import { sumsShown } from './brute-force.test-support.ts'
import { classic } from '../classic/classic.ts'
import { THEMES } from '../emoji/themes.ts'
import { grid } from '../grid/grid.ts'
import { ALL_LEVEL_IDS, NEXT_LEVEL_IDS } from '../levels.ts'
import type { EmojiTheme } from '../kind.ts'
import type { ClassicQuestion, Expression, Operand, Operator } from '../question.ts'
import { randomFrom, type Random } from '../random.ts'
import { inLetters, type LetterTerm } from './letters.ts'
import { lettersOf } from './symbol-letters.ts'

const LETTERS = ['a', 'b', 'c']
const OPERATORS: readonly Operator[] = ['+', '-', '*', '/']
const sym = (symbol: number, copies = 1): Operand => ({ kind: 'symbol', symbol, copies })
const num = (value: number): Operand => ({ kind: 'number', value, asDots: false })

/** As one reads it aloud in class: 2ab, a²/3. */
const written = (terms: readonly LetterTerm[]) =>
  terms
    .map(({ isNegative, above, below }, index) => `${isNegative ? '−' : index > 0 ? '+' : ''}${above}${below ? `/${below}` : ''}`)
    .join(' ')

describe('emoji in letters', () => {
  it.each<[string, Operand[], Operator[]]>([
    ['2a', [sym(0), sym(0)], ['+']],
    ['3a +b', [sym(0), sym(0, 2), sym(1)], ['+', '+']],
    ['2a −b', [sym(0), sym(1), sym(0)], ['-', '+']],
    ['a +bc', [sym(0), sym(2), sym(1)], ['+', '*']],
    ['6ab', [sym(1, 2), num(3), sym(0)], ['*', '*']],
    ['a²', [sym(0), sym(0)], ['*']],
    ['a³/2b', [sym(0), sym(0), num(2), sym(0), sym(1)], ['*', '/', '*', '/']],
    ['12/a', [num(12), sym(0)], ['/']],
    ['ab/b', [sym(0), sym(1), sym(1)], ['/', '*']],
    ['2a/4', [sym(0, 2), num(4)], ['/']],
    ['3 +a +4', [num(3), sym(0), num(4)], ['+', '+']],
    ['a −a +b', [sym(0), sym(0), sym(1)], ['-', '+']],
  ])('writes %s', (text, operands, operators) => {
    expect(written(inLetters({ operands, operators }, LETTERS))).toBe(text)
  })

  it('comes to what the emoji come to, for any values', () => {
    const random = randomFrom('letters')
    for (let round = 0; round < 3000; round += 1) {
      const expression = anyExpression(random)
      const values = LETTERS.map(() => (1 + random.below(9)) * (random.below(4) === 0 ? -1 : 1))
      const [lettered, drawn] = [valueOf(inLetters(expression, LETTERS), values), drawnValue(expression, values)]
      expect({ expression, isSame: Math.abs(lettered - drawn) < 1e-6 }).toEqual({ expression, isSame: true })
    }
  })

  it('gives each emoji of a puzzle a letter of its own, in the order of their appearance', () => {
    for (const levelId of ALL_LEVEL_IDS) {
      for (let seed = 0; seed < 20; seed += 1) {
        const { question } = classic.generate({ levelId, theme: themeAt(seed), random: randomFrom(levelId, seed) })
        expect(inOrder(lettersOf(question), appearance(question))).toBe(true)
      }
    }
    for (const levelId of NEXT_LEVEL_IDS) {
      for (let seed = 0; seed < 20; seed += 1) {
        const { question } = grid.generate({ levelId, theme: themeAt(seed), random: randomFrom('grid', levelId, seed) })
        expect(inOrder(lettersOf(question), question.cells.flat())).toBe(true)
      }
    }
  })
})

function themeAt(seed: number): EmojiTheme {
  const theme = THEMES[seed % THEMES.length]
  if (!theme) throw new Error('no themes')
  return theme
}

/** Whether what appears first has the letter a, and so on, and nothing shares a letter. */
function inOrder(letters: readonly string[], shown: readonly number[]): boolean {
  const alphabet = letters.map((_, index) => String.fromCharCode(97 + index)).join('')
  return [...new Set(shown)].map((symbol) => letters[symbol]).join('') === alphabet
}

function appearance({ equations, ask }: ClassicQuestion): number[] {
  const operands = [...equations.flatMap(sumsShown), ask].flatMap((expression) => expression.operands)
  return operands.flatMap((operand) => (operand.kind === 'symbol' ? [operand.symbol] : []))
}

function anyExpression(random: Random): Expression {
  const operands = Array.from({ length: 1 + random.below(6) }, () =>
    random.below(4) === 0 ? num(1 + random.below(12)) : sym(random.below(3), 1 + random.below(3)),
  )
  return { operands, operators: operands.slice(1).map(() => random.pick(OPERATORS)) }
}

/** By plain recursion on the drawn line: the last + or −, else the last × or ÷. */
function drawnValue({ operands, operators }: Expression, values: readonly number[]): number {
  const split = (among: readonly Operator[]) => operators.findLastIndex((operator) => among.includes(operator))
  const at = split(['+', '-']) >= 0 ? split(['+', '-']) : split(['*', '/'])
  const [only] = operands
  if (at < 0) return only?.kind === 'symbol' ? only.copies * (values[only.symbol] ?? 0) : (only?.value ?? 0)
  const left = drawnValue({ operands: operands.slice(0, at + 1), operators: operators.slice(0, at) }, values)
  const right = drawnValue({ operands: operands.slice(at + 1), operators: operators.slice(at + 1) }, values)
  switch (operators[at]) {
    case '-':
      return left - right
    case '*':
      return left * right
    case '/':
      return left / right
    default:
      return left + right
  }
}

/** Reads what is written: digits, then letters with their powers. */
function valueOf(terms: readonly LetterTerm[], values: readonly number[]): number {
  const product = (text: string): number => {
    const factors = text.matchAll(/(\d+)|([a-c])([²³⁴⁵⁶]?)/g)
    return [...factors].reduce((product, [, digits, letter = '', power = '']) => {
      const exponent = power === '' ? 1 : '²³⁴⁵⁶'.indexOf(power) + 2
      return product * (digits === undefined ? (values[LETTERS.indexOf(letter)] ?? 0) ** exponent : Number(digits))
    }, 1)
  }
  return terms.reduce(
    (sum, { isNegative, above, below }) => sum + ((isNegative ? -1 : 1) * product(above)) / (below === undefined ? 1 : product(below)),
    0,
  )
}
