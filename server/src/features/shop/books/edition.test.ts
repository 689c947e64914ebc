import { drawBookPdf, type PdfBook } from '@emojigma/artwork/pdf/book-pdf.ts'
import { emojiArt } from '@emojigma/artwork/emoji-art.ts'
import { BOOK_CONTENTS, puzzlesIn } from '@emojigma/contract/rules/book-contents.ts'
import { BOOKS, type BookId } from '@emojigma/contract/rules/shop-items.ts'
import { PAPERS, type Paper } from '@emojigma/contract/rules/worksheets.ts'
import { isSeasonal } from '@emojigma/engine/emoji/themes.ts'
import { kindOf } from '@emojigma/engine/kinds.ts'
import type { Puzzle } from '@emojigma/engine/question.ts'
import { expect, test } from 'vitest'
import { ENGLISH } from '../../../platform/languages.ts'
import { bookOf } from './edition.ts'

/** Made once for a paper, since everyone has the same. */
const made = new Map<string, PdfBook>()
const onPaper = (bookId: BookId, paper: Paper): PdfBook => {
  const key = `${bookId} ${paper}`
  const book = made.get(key) ?? bookOf({ bookId, paper, isSample: false })
  made.set(key, book)
  return book
}
const book = (bookId: BookId) => onPaper(bookId, 'A4')
const puzzlesOf = (bookId: BookId): readonly Puzzle[] => book(bookId).chapters.flatMap(({ puzzles }) => puzzles)

test.each(BOOKS)('the %s has so many puzzles of each type and level as it says, none out of season', (bookId) => {
  const { levels, counts } = BOOK_CONTENTS[bookId]
  const { chapters, examples } = book(bookId)
  expect(chapters.map(({ levelId }) => levelId)).toEqual(levels)
  for (const { levelId, puzzles } of chapters) {
    expect(puzzles.map((puzzle) => puzzle.levelId)).toEqual(puzzles.map(() => levelId))
    for (const [typeId, count] of Object.entries(counts)) {
      expect(puzzles.filter(({ question }) => question.typeId === Number(typeId))).toHaveLength(count)
    }
  }
  expect(puzzlesOf(bookId)).toHaveLength(puzzlesIn(BOOK_CONTENTS[bookId]))
  expect(examples.map(({ question }) => String(question.typeId))).toEqual(Object.keys(counts))
  expect(puzzlesOf(bookId).filter(({ theme }) => isSeasonal(theme))).toEqual([])
})

test.each(BOOKS)('the %s has no puzzle twice, nor a word or a pair of emoji', (bookId) => {
  const all = [...puzzlesOf(bookId), ...book(bookId).examples]
  const keys = all.map((puzzle) => {
    const { question, answer } = puzzle
    if (question.typeId === 3) return answer
    return question.typeId === 5 ? question.emoji.toSorted().join(' ') : `${question.typeId} ${kindOf(question.typeId).repeatKey(puzzle)}`
  })
  expect(new Set(keys).size).toBe(all.length)
})

test.each(BOOKS)('each puzzle of the %s has the printed answer alone, and the level on its page', (bookId) => {
  for (const { question, answer, levelId } of puzzlesOf(bookId)) {
    const kind = kindOf(question.typeId)
    expect(kind.solve(question)).toMatchObject({ kind: 'unique', answer })
    expect(kind.rate(question)).toMatchObject({ kind: 'rated', band: levelId })
  }
})

test('everybody has the same edition, and no book is like another', () => {
  for (const bookId of BOOKS) expect(bookOf({ bookId, paper: 'A4', isSample: false })).toEqual(book(bookId))
  const questions = BOOKS.map((bookId) => JSON.stringify(puzzlesOf(bookId)[0]))
  expect(new Set(questions).size).toBe(BOOKS.length)
})

test.each(BOOKS.flatMap((bookId) => PAPERS.map((paper) => [bookId, paper] as const)))(
  'the %s on %s has as many pages as the shop says',
  async (bookId, paper) => {
    const { pages } = await drawBookPdf(onPaper(bookId, paper), emojiArt, ENGLISH.words.print)
    expect(pages).toBe(BOOK_CONTENTS[bookId].pages)
  },
)
