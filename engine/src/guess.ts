import { isJunior, MASTER_LEVEL_ID, type LevelId } from './levels.ts'
import { answerFormOf, type AnswerForm, type PuzzleTypeId } from './types.ts'

/** Longer numbers are not a guess. */
export const MAX_DIGITS = 15
export const MAX_LETTERS = 20

/** Why typed text cannot become a guess. */
export type GuessFault = 'no number' | 'negative' | 'too long' | 'no word'

/** `text`: digits with at most a minus sign, or letters in upper case. */
export type TypedGuess = { readonly text: string; readonly fault?: never } | { readonly text?: never; readonly fault: GuessFault }

/** Brings a typed guess into the canonical form that is compared and hashed. Number: no leading zeros or plus sign, a minus only at Master.
 *  Word: upper case. Sudoku: all 16 or 81 digits. Odd emoji: `row-col`, both from 1.
 *  @returns undefined for text that cannot be a guess at such a puzzle
 *  Source: docs/product.md, Guesses and canonical form */
export function canonicalGuess(typeId: PuzzleTypeId, levelId: LevelId, text: string): string | undefined {
  return CANONICAL_FORMS[answerFormOf(typeId)](plainSigns(text), levelId)
}

const CANONICAL_FORMS: Readonly<Record<AnswerForm, (text: string, levelId: LevelId) => string | undefined>> = {
  number: (text, levelId) => canonicalNumber(typedNumber(text, levelId === MASTER_LEVEL_ID)),
  word: (text) => typedWord(text).text || undefined,
  board: (text, levelId) => ((isJunior(levelId) ? /^[1-4]{16}$/ : /^[1-9]{81}$/).test(text) ? text : undefined),
  cell: canonicalCell,
}

/** The input of a puzzle's AnswerDigest, its SHA-256 for a right guess. */
export function digestInput(puzzleId: number, guess: string): string {
  return `${puzzleId}:${guess}`
}

const MINUS_SIGNS = /[\p{Dash_Punctuation}−➖ー]/gu
const PLUS_SIGNS = /[＋﹢➕]/g
/** Marks of direction and of emoji, spaces without width. The soft hyphen is none of them: it may stand for a minus. */
const INVISIBLE = /(?!\u00AD)[\p{Format}\p{Variation_Selector}]/gu

/** Text as typed or pasted, with the signs of every script as ASCII: digits, minus, plus; without outer spaces and invisible marks. */
export function plainSigns(text: string): string {
  return text
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\p{Decimal_Number}/gu, digitOf)
    .replaceAll(MINUS_SIGNS, '-')
    .replaceAll(PLUS_SIGNS, '+')
    .trim()
}

/** In Unicode the ten digits of a script follow each other. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Decimal_Number}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value % 10)
}

/** A number that may still be incomplete: no digits yet, or leading zeros. Spaces after the sign or between thousands are dropped. */
export function typedNumber(typed: string, mayBeNegative: boolean): TypedGuess {
  const text = plainSigns(typed).replace(/^([+-])\p{Space_Separator}+/u, '$1')
  const [, sign, digits] = /^([+-]?)(\d*|\d{1,3}(?:\p{Space_Separator}\d{3})+)$/u.exec(text) ?? []
  if (digits === undefined) return { fault: 'no number' }
  if (sign === '-' && !mayBeNegative) return { fault: 'negative' }
  const together = digits.replaceAll(/\D/g, '')
  if (together.replace(/^0+/, '').length > MAX_DIGITS) return { fault: 'too long' }
  return { text: sign === '-' ? `-${together}` : together }
}

/** A word that may still be incomplete: A to Z and further letters of other languages; Ñ is one letter in either Unicode form. */
export function typedWord(typed: string): TypedGuess {
  const word = plainSigns(typed).normalize('NFC')
  if (!/^[A-Za-zÑñ]*$/.test(word)) return { fault: 'no word' }
  return word.length > MAX_LETTERS ? { fault: 'too long' } : { text: word.toUpperCase() }
}

function canonicalNumber({ text }: TypedGuess): string | undefined {
  const [, sign, digits] = /^(-?)0*(\d+)$/.exec(text ?? '') ?? []
  if (digits === undefined) return undefined
  return digits === '0' ? digits : `${sign}${digits}`
}

function canonicalCell(text: string): string | undefined {
  const cell = /^([1-9]\d?)-([1-9]\d?)$/.exec(text)
  return cell ? text : undefined
}
