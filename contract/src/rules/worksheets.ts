/** What may be chosen of a worksheet.
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
