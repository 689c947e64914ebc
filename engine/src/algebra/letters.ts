import type { Expression } from '../question.ts'
import { termsOf, type Term } from './polynomial.ts'

/** One summand as algebra writes it: `above`, or `above` over `below`. */
export interface LetterTerm {
  readonly isNegative: boolean
  /** A number, letters in the order of the alphabet, or both: `12`, `a`, `2ab`, `3a²`. */
  readonly above: string
  readonly below: string | undefined
}

/** An expression in letters: a product is written side by side, and copies are counted. Like terms are collected at the first of them,
 *  unless nothing would be left; numbers stay.
 *  @param letters of the symbols, by index
 *  @returns [] for a malformed expression */
export function inLetters(expression: Expression, letters: readonly string[]): readonly LetterTerm[] {
  return collected(termsOf(expression) ?? []).map((term) => letterTerm(term, letters))
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
  return { isNegative: coefficient < 0, above, below }
}

const POWERS = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹']

/** A factor of 1 is not written. */
function productOf(number: number, symbols: readonly number[], letters: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const letter of symbols.map((symbol) => letters[symbol] ?? '').toSorted()) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const powers = [...counts]
  const text = powers.map(([letter, power]) => (power === 1 ? letter : `${letter}${superscript(power)}`)).join('')
  return `${number === 1 && powers.length > 0 ? '' : number}${text}`
}

function superscript(power: number): string {
  return [...String(power)].map((digit) => POWERS[Number(digit)]).join('')
}
