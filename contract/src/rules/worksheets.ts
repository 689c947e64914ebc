/** The options of a worksheet.
 *  Source: docs/product.md, Worksheets */
export const PAPERS = ['A4', 'Letter'] as const
export type Paper = (typeof PAPERS)[number]

/** Where the answers are: upside down below a fold line, on a page of their own, or nowhere. */
export const ANSWER_KEYS = ['fold', 'page', 'none'] as const
export type AnswerKey = (typeof ANSWER_KEYS)[number]

export const MAX_SHEET_PUZZLES = 24
export const MAX_VARIANTS = 30
/** Boards with sums at the end of each sheet that asks for them. */
export const SUM_BOARDS = 4
/** Puzzles on all variants of a worksheet that a class student makes. */
export const MAX_STUDENT_PUZZLES = 24
/** Students in one pile of sheets with names, and puzzles on each of the sheets. */
export const MAX_PILE_STUDENTS = 60
export const MAX_PILE_PUZZLES = 12
export const MAX_SHEET_TITLE = 60

/** `lost`: drawn long ago, or before the site's data was reset; requesting its address draws it again. */
export const WORKSHEET_STATES = ['waiting', 'drawing', 'ready', 'cancelled', 'failed', 'lost'] as const

/** Characters in the fonts of sheets: Latin with all accents, Greek, Cyrillic, digits and punctuation. */
export const PRINTABLE = /^(?:(?!\p{Cn})[\u0020-\u007e\u00a0-\u02af\u0370-\u0377\u037a-\u03e1\u03f0-\u052f\u1e00-\u1fff‘’“”–—…])*$/u

/** The other scripts of names on cards, as far as their fonts go: Arabic, Hebrew, Devanagari, Thai, Japanese syllables and Korean. */
export const OF_OTHER_SCRIPTS =
  /(?!\p{Cn})[\u0591-\u05f4\u060c-\u06ff\u0750-\u077f\u0900-\u097f\u0e01-\u0e5b\u3005\u3041-\u3096\u30a1-\u30fc\uac00-\ud7a3\u200c\u200d]/u
/** Chinese characters, which fonts have in part: a card with one that is missing shows the nickname. */
const CHINESE = /[\u4e00-\u9fff]/
const EMOJI = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier})(?:\ufe0f|\u20e3|\p{Emoji_Modifier})*\u200d?/gu
/** Combining marks of Latin, Greek and Cyrillic; those that do not compose are missing from the fonts. */
const LOOSE_MARKS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f]/g

/** @returns a name in printable characters: without emoji, and with decorated letters (𝓐, Ⓐ) as plain ones; empty in another script */
export function printed(text: string): string {
  const signs = Array.from(text.normalize('NFC').replace(EMOJI, ''), (sign) => (isPrintable(sign) ? sign : sign.normalize('NFKC')))
  const plain = signs.join('').replace(LOOSE_MARKS, '').replaceAll(/\s+/g, ' ').trim()
  return [...plain].every(isPrintable) ? plain : ''
}

function isPrintable(sign: string): boolean {
  return PRINTABLE.test(sign) || OF_OTHER_SCRIPTS.test(sign) || CHINESE.test(sign)
}
