import { isJunior, MASTER_LEVEL_ID, type LevelId } from './levels.ts'
import { answerFormOf, type AnswerForm, type PuzzleTypeId } from './types.ts'

/** Longer numbers are not a guess. */
export const MAX_DIGITS = 15

/** Brings a typed guess into the canonical form that is compared and hashed. Number: no leading zeros or plus sign, a minus only at Master.
 *  Word: upper case. Sudoku: all 16 or 81 digits. Odd emoji: `row-col`, both from 1.
 *  @returns undefined for text that cannot be a guess at such a puzzle
 *  @returns undefined for text that cannot be a guess at such a puzzle
 *  Source: docs/product.md, Guesses and canonical form */
export function canonicalGuess(typeId: PuzzleTypeId, levelId: LevelId, text: string): string | undefined {
  return CANONICAL_FORMS[answerFormOf(typeId)](text.trim(), levelId)
}

const CANONICAL_FORMS: Readonly<Record<AnswerForm, (text: string, levelId: LevelId) => string | undefined>> = {
  number: (text, levelId) => canonicalNumber(text, levelId === MASTER_LEVEL_ID),
  word: canonicalWord,
  board: (text, levelId) => ((isJunior(levelId) ? /^[1-4]{16}$/ : /^[1-9]{81}$/).test(text) ? text : undefined),
  cell: canonicalCell,
}

/** The input of a puzzle's AnswerDigest, its SHA-256 for a right guess. */
export function digestInput(puzzleId: number, guess: string): string {
  return `${puzzleId}:${guess}`
}

/** A to Z and further letters of other languages; Ñ is one letter in either Unicode form. */
function canonicalWord(text: string): string | undefined {
  const word = text.normalize('NFC')
  return /^[A-Za-zÑñ]{1,20}$/.test(word) ? word.toUpperCase() : undefined
}

function canonicalNumber(text: string, mayBeNegative: boolean): string | undefined {
  if (!/^[+-]?\d+$/.test(text)) return undefined
  const isNegative = text.startsWith('-')
  if (isNegative && !mayBeNegative) return undefined
  const digits = text.replace(/^[+-]/, '').replace(/^0+(?=\d)/, '')
  if (digits.length > MAX_DIGITS) return undefined
  return isNegative && digits !== '0' ? `-${digits}` : digits
}

function canonicalCell(text: string): string | undefined {
  const cell = /^([1-9]\d?)-([1-9]\d?)$/.exec(text)
  return cell ? text : undefined
}
