import type { BoardSums, Question } from '@emojigma/engine/question.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'

/** The part of a question that the page draws itself. Emojidoku needs only its board, and the odd emoji only its picture,
 *  because the cell of the odd one is the answer. */
export type PageQuestion = Exclude<Question, { typeId: 4 | 5 }>

/** A puzzle as one visitor may see it, in our own field names. */
export interface PuzzleView {
  readonly id: number
  readonly levelId: LevelId
  readonly typeId: PuzzleTypeId
  readonly theme: string
  /** Players who attempted it, and those who solved it. */
  readonly attempted: number
  readonly correct: number
  readonly totalAttempted: number
  readonly isRevealed: boolean
  readonly isToday: boolean
  readonly hasSvg: boolean
  readonly isMigrated: boolean
  readonly emoji: readonly string[]
  /** The names of `emoji` in the same order, so that the page does not load all names. */
  readonly emojiNames: readonly string[]
  readonly emojiTheme: string
  /** The question in words, for screen readers. */
  readonly text: string
  /** Lower-case hex SHA-256 of `digestInput(id, right guess)`. */
  readonly answerDigest: string
  readonly question?: PageQuestion | undefined
  readonly availableLetters?: string | undefined
  readonly sudokuQuestion?: string | undefined
  /** The groups of an Emojidoku with sums, and what its emoji are worth. */
  readonly sums?: BoardSums | undefined
  /** The only cell of the board that is asked for, row-major from 0; its digit is the guess. Absent = the whole board. */
  readonly answerCell?: number | undefined
  readonly questionImageUrl?: string | undefined
  readonly questionImageSvg?: string | undefined
  readonly questionImagePreview?: string | undefined
  /** Present only for visitors who solved or revealed the puzzle. */
  readonly answer?: number | undefined
  readonly answerWord?: string | undefined
  readonly sudokuAnswer?: string | undefined
  readonly answerImageUrl?: string | undefined
  readonly answerImageSvg?: string | undefined
  /** Present only for visitors whose plan opens worksheets: a small picture of the puzzle's sheet, the address of the call that makes
   *  the sheet, and how often it was made. */
  readonly pdfThumbnail?: string | undefined
  readonly pdf?: string | undefined
  readonly pdfCount?: number | undefined
}

/** The spellings of a puzzle's fields: short keys in calls that end in `Mini`, long names in the others.
 *  Source: docs/product.md, The wire */
export const PUZZLE_SPELLINGS = {
  id: ['i', 'PuzzleId'],
  levelId: ['l', 'LevelId'],
  typeId: ['t', 'PuzzleTypeId'],
  theme: ['th', 'PuzzleTheme'],
  attempted: ['at', 'Attempted'],
  correct: ['c', 'Correct'],
  isRevealed: ['r', 'Revealed'],
  isToday: ['td', 'TodaysPuzzle'],
  hasSvg: ['hs', 'HasSvg'],
  isMigrated: ['m', 'Migrated'],
  answer: ['a', 'Answer'],
  answerWord: ['aw', 'AnswerWord'],
  availableLetters: ['al', 'AvailableLetters'],
  questionImageUrl: ['q', 'QuestionImageUrl'],
  questionImageSvg: ['qs', 'QuestionImageSvg'],
  questionImagePreview: ['qp', 'QuestionImagePreview'],
  answerImageUrl: ['ai', 'AnswerImageUrl'],
  answerImageSvg: ['as', 'AnswerImageSvg'],
  pdfThumbnail: ['pt', 'PdfThumbnail'],
  pdf: ['pdf', 'PDF'],
  pdfCount: ['pc', 'PDFCount'],
  sudokuQuestion: ['sq', 'SudokuQuestion'],
  sums: ['ss', 'SudokuSums'],
  sudokuAnswer: ['sa', 'SudokuAnswer'],
  emoji: ['e', 'EmojiIcons'],
  emojiNames: ['en', 'EmojiNames'],
  emojiTheme: ['et', 'EmojiTheme'],
  totalAttempted: ['ta', 'TotalAttempted'],
  answerDigest: ['ad', 'AnswerDigest'],
  text: ['tx', 'Text'],
  question: ['qn', 'Question'],
  answerCell: ['ac', 'AnswerCell'],
} as const satisfies Readonly<Record<keyof PuzzleView, readonly [short: string, long: string]>>

type Spellings = typeof PUZZLE_SPELLINGS

export type WireSpelling = 'short' | 'long'
type SpellingIndex = { readonly short: 0; readonly long: 1 }

/** A field's name in a spelling. */
export type WireKey<K extends keyof PuzzleView, Spelling extends WireSpelling> = Spellings[K][SpellingIndex[Spelling]]

/** A field's value on the wire: lists of names are comma-separated. */
export type WireValue<K extends keyof PuzzleView> = K extends 'emoji' | 'emojiNames' ? string : PuzzleView[K]

/** A puzzle on the wire. */
export type WirePuzzle<Spelling extends WireSpelling> = {
  readonly [K in keyof PuzzleView as WireKey<K, Spelling>]: WireValue<K>
}
export type MiniPuzzle = WirePuzzle<'short'>
export type LongPuzzle = WirePuzzle<'long'>

const PUZZLE_FIELDS = Object.entries(PUZZLE_SPELLINGS) as readonly (readonly [keyof PuzzleView, readonly [short: string, long: string]])[]

const COMMA_LISTS: ReadonlySet<keyof PuzzleView> = new Set(['emoji', 'emojiNames'])

export const URL_KEYS: ReadonlySet<keyof PuzzleView> = new Set([
  'questionImageUrl',
  'questionImageSvg',
  'questionImagePreview',
  'answerImageUrl',
  'answerImageSvg',
  'pdfThumbnail',
  'pdf',
])

/** Omits absent keys instead of sending null.
 *  @param removeUrls omits all addresses */
export function puzzleToWire<Spelling extends WireSpelling>(
  puzzle: PuzzleView,
  spelling: Spelling,
  removeUrls = false,
): WirePuzzle<Spelling> {
  const wire: Record<string, unknown> = {}
  for (const [ours, [short, long]] of PUZZLE_FIELDS) {
    const value = puzzle[ours]
    if (value === undefined || (removeUrls && URL_KEYS.has(ours))) continue
    wire[spelling === 'short' ? short : long] = COMMA_LISTS.has(ours) && Array.isArray(value) ? value.join(',') : value
  }
  return wire as WirePuzzle<Spelling>
}

/** Parses the short keys. */
export function puzzleFromWire(mini: MiniPuzzle): PuzzleView {
  const wire: Readonly<Record<string, unknown>> = mini
  const view: Record<string, unknown> = {}
  for (const [ours, [short]] of PUZZLE_FIELDS) {
    const value = wire[short]
    if (value === undefined) continue
    view[ours] = COMMA_LISTS.has(ours) ? (value as string).split(',') : value
  }
  return view as unknown as PuzzleView
}
