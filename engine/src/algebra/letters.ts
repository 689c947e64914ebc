import type { ClassicQuestion, Expression, GridQuestion, Question } from '../question.ts'
import { termsOf, type Term } from './polynomial.ts'
import { sumsIn } from './sides.ts'

/** One summand as algebra writes it: `above`, or `above` over `below`. */
export interface LetterTerm {
  readonly isNegative: boolean
  /** A number, letters in the order of the alphabet, or both: `12`, `a`, `2ab`, `3a²`. */
  readonly above: string
  readonly below: string | undefined
  /** "2 a times b", "a squared divided by 3", without the sign. */
  readonly spoken: string
}

/** Whether a question can be written in letters. Those of a Word puzzle would be taken for the letters of its word. */
export function hasLetters(question: Question): question is ClassicQuestion | GridQuestion {
  return question.typeId === 1 || question.typeId === 2
}

/** The letter of each emoji by its index: a, b, c … in the order in which the emoji appear. */
export function lettersOf(question: ClassicQuestion | GridQuestion): readonly string[] {
  const letters: string[] = Array(question.emoji.length).fill('')
  let next = 'a'.charCodeAt(0)
  for (const symbol of symbolsOf(question)) {
    if (letters[symbol] !== '') continue
    letters[symbol] = String.fromCharCode(next)
    next += 1
  }
  return letters
}

/** An expression in letters: a product is written side by side, and copies are counted. Like terms are collected at the first of them,
 *  unless nothing would be left; numbers stay.
 *  @param letters of the symbols, by index
 *  @returns [] for a malformed expression */
export function inLetters(expression: Expression, letters: readonly string[]): readonly LetterTerm[] {
  return collected(termsOf(expression) ?? []).map((term) => letterTerm(term, letters))
}

/** "2 a plus b" */
export function spokenLetters(terms: readonly LetterTerm[]): string {
  return terms.map(({ isNegative, spoken }, index) => `${isNegative ? 'minus ' : index > 0 ? 'plus ' : ''}${spoken}`).join(' ')
}

function symbolsOf(question: ClassicQuestion | GridQuestion): number[] {
  if (question.typeId === 2) return question.cells.flat()
  const { equations, ask, or } = question
  const operands = [...sumsIn(equations), ask, ...(or ? [or] : [])].flatMap((expression) => expression.operands)
  return operands.flatMap((operand) => (operand.kind === 'symbol' ? [operand.symbol] : []))
}

function collected(terms: readonly Term[]): Term[] {
  const groups = new Map<string, Term[]>()
  for (const [index, term] of terms.entries()) {
    const isNumber = term.of.length === 0 && term.over.length === 0
    const key = isNumber ? `number ${index}` : [term.of.join(), term.divisor, term.over.join()].join('/')
    groups.set(key, [...(groups.get(key) ?? []), term])
  }
  return [...groups.values()].flatMap((group) => {
    const coefficient = group.reduce((sum, term) => sum + term.coefficient, 0)
    const [first] = group
    return first && coefficient !== 0 ? [{ ...first, coefficient }] : group
  })
}

function letterTerm({ coefficient, divisor, of, over }: Term, letters: readonly string[]): LetterTerm {
  const above = productOf(Math.abs(coefficient), of, letters)
  const below = divisor === 1 && over.length === 0 ? undefined : productOf(divisor, over, letters)
  const times = spokenProduct(above)
  const spoken = below ? `${times} divided by ${spokenDivisor(below)}` : times
  return { isNegative: coefficient < 0, above: above.text, below: below?.text, spoken }
}

/** "2 a times b" */
function spokenProduct({ count, factors }: Product): string {
  const letters = factors.join(' times ')
  return count === '' ? letters : letters === '' ? count : `${count} ${letters}`
}

/** "the product of 2 and a", because "divided by 2 times a" would be another number. */
function spokenDivisor({ count, factors }: Product): string {
  const all = count === '' ? factors : [count, ...factors]
  return all.length === 1 ? `${all[0]}` : `the product of ${all.join(' and ')}`
}

const POWERS = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹']
const SPOKEN_POWERS = ['', '', ' squared', ' cubed']

interface Product {
  readonly text: string
  /** The number; '' for an unwritten 1. */
  readonly count: string
  /** The letters with their powers, spoken. */
  readonly factors: readonly string[]
}

function productOf(number: number, symbols: readonly number[], letters: readonly string[]): Product {
  const counts = new Map<string, number>()
  for (const letter of symbols.map((symbol) => letters[symbol] ?? '').toSorted()) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const powers = [...counts]
  const count = number === 1 && powers.length > 0 ? '' : String(number)
  const text = powers.map(([letter, power]) => (power === 1 ? letter : `${letter}${superscript(power)}`)).join('')
  const factors = powers.map(([letter, power]) => `${letter}${SPOKEN_POWERS[power] ?? ` to the power of ${power}`}`)
  return { text: count + text, count, factors }
}

function superscript(power: number): string {
  return [...String(power)].map((digit) => POWERS[Number(digit)]).join('')
}
