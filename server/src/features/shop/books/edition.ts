import type { BookChapter } from '@emojigma/artwork/pdf/book-layout.ts'
import type { PdfBook } from '@emojigma/artwork/pdf/book-pdf.ts'
import { COVERS } from '@emojigma/artwork/svg/shop/covers.ts'
import { BOOK_CONTENTS } from '@emojigma/contract/rules/book-contents.ts'
import { type BookId, BOOKS } from '@emojigma/contract/rules/shop-items.ts'
import { GENERATOR_VERSION } from '@emojigma/engine/daily.ts'
import { EVERYDAY_THEMES } from '@emojigma/engine/emoji/themes.ts'
import { kindOf } from '@emojigma/engine/kinds.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { Puzzle } from '@emojigma/engine/question.ts'
import { randomFrom } from '@emojigma/engine/random.ts'
import { PUZZLE_TYPES, type PuzzleTypeId } from '@emojigma/engine/types.ts'
import { generateWord } from '@emojigma/engine/word/generate.ts'
import type { Vocabulary } from '@emojigma/engine/word/vocabulary.ts'
import { vocabularyOf } from '../../../platform/vocabularies.ts'
import { languageNamed } from '../../../platform/languages.ts'
import { PAPERS, type Paper } from '@emojigma/contract/rules/worksheets.ts'

/** Increment it to put other puzzles into the books. */
const EDITION = 1
const MADE_MS = Date.UTC(2026, 10, 22)

export interface Edition {
  readonly name: string
  readonly chapters: readonly BookChapter[]
  /** One more puzzle of each type, at the book's easiest level. */
  readonly examples: readonly Puzzle[]
}

/** The whole content of a book, deterministic. */
export function bookOf({ bookId, paper, isSample, language }: BookFile): PdfBook {
  const { name, chapters, examples } = editionOf(bookId, vocabularyOf(language))
  const { words } = languageNamed(language)
  return {
    title: words.products.names[bookId],
    cover: { ...COVERS[bookId], ...words.print.covers[bookId] },
    chapters,
    examples,
    edition: words.print.edition(name),
    paper,
    isSample,
    createdAtMs: MADE_MS,
  }
}

/** The puzzles of a book: the same for every buyer, made for the book, without repeated puzzles, words or pairs of emoji.
 *  @param vocabulary of the language, if it has one
 *  Source: docs/product.md, Puzzle books */
export function editionOf(bookId: BookId, vocabulary?: Vocabulary): Edition {
  const { levels, counts } = BOOK_CONTENTS[bookId]
  const types = PUZZLE_TYPES.flatMap(({ id }) => (counts[id] === undefined ? [] : [{ typeId: id, count: counts[id] }]))
  const used = new Set<string>()
  const take = (typeId: PuzzleTypeId, levelId: LevelId, count: number) => newPuzzles(bookId, { typeId, levelId, count, vocabulary }, used)
  const chapters = levels.map((levelId) => ({ levelId, puzzles: types.flatMap(({ typeId, count }) => take(typeId, levelId, count)) }))
  const [easiest = 1] = levels
  const examples = types.flatMap(({ typeId }) => take(typeId, easiest, 1))
  return { name: `${EDITION}.${GENERATOR_VERSION}`, chapters, examples }
}

interface PuzzleBatch {
  readonly typeId: PuzzleTypeId
  readonly levelId: LevelId
  readonly count: number
  readonly vocabulary: Vocabulary | undefined
}

/** @param used keys of the book's puzzles so far; new ones are added */
function newPuzzles(bookId: BookId, { typeId, levelId, count, vocabulary }: PuzzleBatch, used: Set<string>): readonly Puzzle[] {
  const kind = kindOf(typeId)
  const themes = randomFrom('themes of a book', bookId, typeId, levelId).shuffle(EVERYDAY_THEMES)
  const puzzles: Puzzle[] = []
  for (let draft = 0; puzzles.length < count; draft += 1) {
    const theme = themes[draft % themes.length]
    if (!theme) throw new RangeError('no theme')
    const random = randomFrom('puzzle of a book', EDITION, GENERATOR_VERSION, bookId, typeId, levelId, draft)
    const request = { levelId, theme, random }
    const puzzle = typeId === 3 && vocabulary ? generateWord(request, vocabulary) : kind.generate(request)
    const keys = keysOf(puzzle)
    if (keys.some((key) => used.has(key))) continue
    for (const key of keys) used.add(key)
    puzzles.push(puzzle)
  }
  return puzzles
}

/** Properties that a book may have only once: a puzzle, whatever emoji it uses, a word, and a pair to tell apart. */
function keysOf(puzzle: Puzzle): readonly string[] {
  const { question, answer } = puzzle
  const same = `${question.typeId} ${kindOf(question.typeId).repeatKey(puzzle)}`
  if (question.typeId === 3) return [same, `word ${answer}`]
  return question.typeId === 5 ? [same, `pair ${question.emoji.toSorted().join(' ')}`] : [same]
}

/** One file: a whole book or its sample, on one paper. */
export interface BookFile {
  readonly bookId: BookId
  readonly paper: Paper
  readonly isSample: boolean
  /** Language code; absent = English. */
  readonly language?: string
}

/** @param file the end of an address
 *  @returns undefined for an unknown name */
export function readFileName(file: string): Pick<BookFile, 'bookId' | 'paper'> | undefined {
  const [, name, format] = /^([a-z-]+)-([A-Za-z0-9]+)\.pdf$/.exec(file) ?? []
  const bookId = BOOKS.find((one) => one === name)
  const paper = PAPERS.find((one) => one === format)
  return bookId && paper && { bookId, paper }
}

/** Name of the file on disk. */
export function fileName({ bookId, paper, isSample, language = 'en' }: BookFile): string {
  return `${isSample ? 'samples' : 'books'}/${bookId}-${paper}${language === 'en' ? '' : `-${language}`}.pdf`
}
