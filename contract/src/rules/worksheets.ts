/** The options of a worksheet.
 *  Source: docs/product.md, Worksheets */
export const PAPERS = ['A4', 'Letter'] as const
export type Paper = (typeof PAPERS)[number]

/** Where the answers are: upside down below a fold line, on a page of their own, or nowhere. */
export const ANSWER_KEYS = ['fold', 'page', 'none'] as const
export type AnswerKey = (typeof ANSWER_KEYS)[number]

export const MAX_SHEET_PUZZLES = 24
export const MAX_VARIANTS = 30
/** Puzzles on all variants of a worksheet that a class student makes. */
export const MAX_STUDENT_PUZZLES = 24
export const MAX_SHEET_TITLE = 60

/** `lost`: drawn long ago, or before the site's data was reset; requesting its address draws it again. */
export const WORKSHEET_STATES = ['waiting', 'drawing', 'ready', 'cancelled', 'failed', 'lost'] as const

/** Characters in the fonts of sheets: Latin with all accents, Greek, Cyrillic, digits and punctuation. */
export const PRINTABLE = /^(?:(?!\p{Cn})[\u0020-\u007e\u00a0-\u02af\u0370-\u0377\u037a-\u03e1\u03f0-\u052f\u1e00-\u1fff‘’“”–—…])*$/u

/** @returns a name in printable characters; empty in another script */
export function printed(text: string): string {
  // Combining marks that do not compose are missing from the fonts.
  const plain = text.normalize('NFC').replace(/\p{M}/gu, '')
  return PRINTABLE.test(plain) ? plain : ''
}
