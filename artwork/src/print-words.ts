import type { LevelId } from '@emojigma/engine/levels.ts'
import type { GridQuestion } from '@emojigma/engine/question.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { PictureWords } from './svg/classic.ts'

/** All that is written on paper, in one language. Labels are beside boxes: they are short. */
export interface PrintWords {
  /** Of the language, as browsers know it. */
  readonly code: string
  readonly types: Readonly<Record<PuzzleTypeId, string>>
  readonly levels: Readonly<Record<LevelId, string>>
  /** Inside the pictures of puzzles, in letters that those have. */
  readonly drawings: PictureWords
  readonly worksheets: {
    /** The default title. */
    readonly title: string
    readonly sheet: (number: number) => string
    readonly page: (number: number, pages: number) => string
    readonly answers: string
    readonly answersOf: (sheet: string) => string
    readonly check: (address: string) => string
    readonly name: string
    readonly class: string
    readonly date: string
    readonly fold: string
    readonly worth: string
    readonly working: string
  }
  readonly panels: {
    readonly boardRule: string
    /** The same at length, in two lines. */
    readonly boardRuleLines: readonly [string, string]
    readonly answer: string
    /** Of a grid in which two lines have the same total. */
    readonly equalLines: (lines: NonNullable<GridQuestion['equalLines']>) => string
    /** Of a grid with one. */
    readonly hiddenTile: string
    readonly letterAndNumber: string
    /** Below the numbers of the emoji. */
    readonly numbersToo: string
    /** Of a board with sums. */
    readonly sumsRule: string
    readonly withSums: string
    readonly fullBoard: string
  }
  readonly cards: {
    readonly title: string
    readonly loginName: string
    readonly classroom: string
    readonly noCamera: (address: string) => string
    /** Between a card's code and that of its class, and behind that. */
    readonly or: string
    readonly andTap: string
    /** By the word of a picture. */
    readonly pictures: Readonly<Record<string, string>>
  }
  /** A letter to a student's family, a sentence or two each. */
  readonly familyLetter: {
    readonly title: (name: string) => string
    readonly atSchool: (classroom: string) => string
    readonly logIn: (address: string) => string
    readonly playTogether: string
    readonly stored: string
    readonly keepSafe: string
  }
  /** A student's term on one page. */
  readonly termReport: {
    readonly title: string
    /** Below a figure. */
    readonly days: (count: number) => string
    readonly solved: (count: number) => string
    readonly firstTry: string
    readonly percent: (number: number) => string
    readonly practiced: string
    readonly ofFirstTry: (firstTry: number, solved: number) => string
    readonly goesWell: string
    readonly solvedLater: (count: number) => string
    readonly next: string
    readonly more: (skill: string) => string
    readonly harder: (skill: string) => string
    readonly together: string
    readonly nothing: string
    readonly note: string
  }
  /** Quotes and invoices. */
  readonly bill: {
    readonly titles: Readonly<Record<'quote' | 'invoice', string>>
    readonly number: string
    readonly date: string
    readonly validUntil: string
    readonly paidOn: string
    readonly purchaseOrder: string
    readonly vatNumber: (number: string) => string
    readonly seller: string
    readonly buyer: string
    readonly includes: Readonly<Record<'individual' | 'teacher' | 'book', string>>
    readonly total: string
    readonly paid: string
    readonly ends: Readonly<Record<'refunded' | 'taken back', string>>
    readonly noTax: string
    readonly test: string
    readonly howToBuy: (address: string) => string
  }
  /** The skill of each kind, and activities for it away from the screen. */
  readonly together: {
    readonly skills: Readonly<Record<PuzzleTypeId, string>>
    readonly activities: Readonly<Record<string, { readonly text: string; readonly help: string }>>
    readonly sideBySide: string
  }
  readonly books: {
    readonly cover: string
    /** At the foot of a cover, in characters that pictures have. */
    readonly puzzles: (count: number) => string
    readonly fewPages: string
    readonly howItWorks: string
    /** How each type is solved, for beginners. */
    readonly rules: Readonly<Record<PuzzleTypeId, string>>
    /** Parts of Next Level puzzles alone. */
    readonly productsFirst: string
    readonly dice: string
    readonly contents: string
    readonly answers: string
    readonly sample: string
    readonly place: (column: string, row: number) => string
  }
}
