/** The options of a worksheet.
 *  Source: docs/product.md, Worksheets */
export const PAPERS = ['A4', 'Letter'] as const
export type Paper = (typeof PAPERS)[number]

/** Where a sheet's answers stand: upside down below a line to fold, on a page of their own, or nowhere. */
export const ANSWER_KEYS = ['fold', 'page', 'none'] as const
export type AnswerKey = (typeof ANSWER_KEYS)[number]

export const MAX_SHEET_PUZZLES = 24
export const MAX_VARIANTS = 30
export const MAX_SHEET_TITLE = 60

/** `lost`: it was drawn long ago, or the site began anew; its address draws it again. */
export const WORKSHEET_STATES = ['waiting', 'drawing', 'ready', 'cancelled', 'failed', 'lost'] as const

/** Characters that the fonts of sheets have: Latin letters with all their accents, Greek, Cyrillic, figures and signs. */
export const PRINTABLE = /^(?:(?!\p{Cn})[\u0020-\u007e\u00a0-\u02af\u0370-\u0377\u037a-\u03e1\u03f0-\u052f\u1e00-\u1fff‘’“”–—…])*$/u

/** @returns a name as sheets can write it; empty in another script */
export function printed(text: string): string {
  // Combining marks that do not compose are missing from the fonts.
  const plain = text.normalize('NFC').replace(/\p{M}/gu, '')
  return PRINTABLE.test(plain) ? plain : ''
}
