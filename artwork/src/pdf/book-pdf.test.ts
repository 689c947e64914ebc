import type { Puzzle } from '@emojigma/engine/question.ts'
import * as words from '@emojigma/messages/words/print.ts'
import { expect, test } from 'vitest'
import { emojiArt } from '../emoji-art.ts'
import { EXAMPLE_PUZZLES } from '../svg/example-puzzles.ts'
import { COVERS } from '../svg/shop/covers.ts'
import { pagesOf, sectionsOf } from './book-layout.ts'
import { drawBookPdf, type PdfBook } from './book-pdf.ts'
import { readPdf } from './read-pdf.test-support.ts'

const ALL: readonly Puzzle[] = Object.values(EXAMPLE_PUZZLES)
const ofType = (typeId: number) => ALL.filter(({ question }) => question.typeId === typeId)
const some = (typeId: number, count: number) =>
  Array.from({ length: count }, (_, index) => ofType(typeId)[index % ofType(typeId).length] as Puzzle)
const BOOK: PdfBook = {
  title: 'Easy and Medium puzzle book',
  cover: { ...COVERS['easy-medium-book'], ...words.covers['easy-medium-book'] },
  chapters: [
    { levelId: 1, puzzles: [...some(1, 5), ...some(2, 4), ...some(3, 1), ...some(4, 3), ...some(5, 2)] },
    { levelId: 2, puzzles: [...some(1, 4), ...some(4, 2)] },
  ],
  examples: [1, 2, 3, 4, 5].flatMap((typeId) => some(typeId, 1)),
  edition: 'Edition 1',
  paper: 'A4',
  isSample: false,
  createdAtMs: 1_795_000_000_000,
}
const drawn = (more: Partial<PdfBook> = {}) => drawBookPdf({ ...BOOK, ...more }, emojiArt, words)

test('puzzles are numbered through the book, and each section begins on a page of its own', () => {
  const sections = sectionsOf(BOOK.chapters)
  expect(sections.map(({ levelId, typeId, page, puzzles }) => [levelId, typeId, page, puzzles[0]?.number, puzzles.length])).toEqual([
    [1, 1, 4, 1, 5],
    [1, 2, 6, 6, 4],
    [1, 3, 7, 10, 1],
    [1, 4, 8, 11, 3],
    [1, 5, 10, 14, 2],
    [2, 1, 12, 16, 4],
    [2, 4, 13, 20, 2],
  ])
  expect(sections.map(pagesOf)).toEqual([2, 1, 1, 2, 2, 1, 1])
})

test.each(['A4', 'Letter'] as const)(
  'a book on %s has cover, rules, contents, its puzzles and their answers, in vectors',
  async (paper) => {
    const { pdf, pages } = await drawn({ paper })
    const file = readPdf(pdf)
    expect([pages, file.pages, file.pictures, file.embeddedFonts]).toEqual([14, 14, 0, 2])
    expect(file.sizes).toEqual([paper === 'A4' ? '0 0 595.28 841.89' : '0 0 612 792'])
    expect(file.content).not.toMatch(/NaN|undefined|Infinity/)
  },
)

test('the contents lead to each section and to the answers; those of a sample lead nowhere', async () => {
  expect(readPdf((await drawn()).pdf).links).toBe(8)
  expect(readPdf((await drawn({ isSample: true })).pdf).links).toBe(0)
})

test('a sample has one page of each type and the answers to these', async () => {
  const { pages } = await drawn({ isSample: true })
  // Of the second level there are only two types.
  expect(pages).toBe(3 + 4 + 1)
})

test('the same book has the same bytes, and draws each emoji once in each of its colours', async () => {
  const { pdf } = await drawn()
  expect((await drawn(structuredClone(BOOK))).pdf.equals(pdf)).toBe(true)
  const inside = new Set([...BOOK.examples, ...BOOK.chapters.flatMap(({ puzzles }) => puzzles)].flatMap(({ question }) => question.emoji))
  expect(readPdf(pdf).forms).toBe(new Set([...inside, ...BOOK.cover.emoji]).size)
})

test('small children have two puzzles a page', async () => {
  const junior = ofType(1).slice(0, 2)
  const { pages } = await drawn({ chapters: [{ levelId: 6, puzzles: [...junior, ...some(1, 4)] }] })
  expect(pages).toBe(3 + 3 + 1)
})
