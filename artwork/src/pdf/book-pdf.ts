import type { LevelId } from '@emojigma/engine/levels.ts'
import type { Puzzle } from '@emojigma/engine/question.ts'
import type { BookCover } from '../svg/shop/book-cover.ts'
import type { EmojiArt } from '../svg/sheet.ts'
import { drawBookAnswers } from './book-answers.ts'
import { anchorOf, drawContents, drawCover, drawRules, FOOT_HEIGHT, levelMark, MARGIN } from './book-front.ts'
import { FRONT_PAGES, pagesOf, puzzlesOnPage, sectionsOf, type BookChapter, type BookSection } from './book-layout.ts'
import { COLOURS } from './inks.ts'
import { drawPanel } from './panels.ts'
import { GREY, Paper, PAPER_SIZES } from './paper.ts'
import type { PrintWords } from '../print-words.ts'

export interface PdfBook {
  readonly title: string
  readonly cover: BookCover
  /** Each level once, the easiest first. */
  readonly chapters: readonly BookChapter[]
  /** One more puzzle of each type, to be shown solved. */
  readonly examples: readonly Puzzle[]
  /** Which edition it is, in a few words. */
  readonly edition: string
  readonly paper: keyof typeof PAPER_SIZES
  /** Only sample pages, under their own numbers. */
  readonly isSample: boolean
  /** Milliseconds since 1970, for the file's date. */
  readonly createdAtMs: number
}

export interface BookFile {
  readonly pdf: Buffer
  readonly pages: number
}

const GAP = 14
const PANELS_TOP = 84

/** A book of puzzles as one PDF: cover, rules, contents, puzzles by level and type, and all answers at its end. The same book has the same
 *  bytes. A sample has one page of each type, and the answers to these.
 *  @throws RangeError for an emoji without artwork
 *  Source: docs/product.md, Puzzle books */
export async function drawBookPdf(book: PdfBook, art: EmojiArt, words: PrintWords): Promise<BookFile> {
  const { title, cover, chapters, examples, edition, isSample, createdAtMs } = book
  const paper = new Paper({ size: PAPER_SIZES[book.paper], title, art, words, createdAtMs }, COLOURS)
  const all = sectionsOf(chapters)
  const sections = isSample ? sampleOf(all) : all
  const puzzles = chapters.reduce((sum, chapter) => sum + chapter.puzzles.length, 0)
  const answersPage = FRONT_PAGES + 1 + all.reduce((sum, section) => sum + pagesOf(section), 0)

  drawCover(paper, cover, isSample ? words.books.fewPages : words.books.puzzles(puzzles))
  drawRules(paper, { examples, levels: chapters.map(({ levelId }) => levelId), edition })
  drawFoot(paper, book, 2)
  drawContents(paper, all, answersPage, !isSample)
  drawFoot(paper, book, 3)
  let bookmarked: LevelId | undefined
  for (const section of sections) {
    drawSection(paper, book, section, section.levelId === bookmarked)
    bookmarked = section.levelId
  }
  let page = answersPage
  drawBookAnswers(paper, sections, () => {
    paper.newPage()
    if (page === answersPage) paper.anchor('answers', words.books.answers)
    drawFoot(paper, book, page)
    page += 1
  })
  return { pdf: await paper.toPdf(), pages: paper.pages }
}

function drawSection(paper: Paper, book: PdfBook, section: BookSection, isBookmarked: boolean): void {
  const { levelId, typeId, puzzles, page } = section
  const perPage = puzzlesOnPage(section)
  const { width, height } = paper.size
  const room = { x: MARGIN, y: PANELS_TOP, width: width - 2 * MARGIN, height: height - PANELS_TOP - FOOT_HEIGHT - GAP }
  const columns = perPage === 4 ? 2 : 1
  const rows = perPage / columns
  const panel = { width: (room.width - GAP * (columns - 1)) / columns, height: (room.height - GAP * (rows - 1)) / rows }
  for (const [index, { puzzle, number }] of puzzles.entries()) {
    const place = index % perPage
    if (place === 0) {
      paper.newPage()
      if (index === 0) paper.anchor(anchorOf(levelId, typeId), isBookmarked ? undefined : paper.words.levels[levelId])
      levelMark(paper, levelId, { x: MARGIN, y: 42 }, 24)
      paper.text(paper.words.types[typeId], { x: width - MARGIN, y: 60 }, { size: 17, weight: 'bold', align: 'right' })
      drawFoot(paper, book, page + index / perPage)
    }
    const [column, row] = [place % columns, Math.floor(place / columns)]
    const box = { x: room.x + column * (panel.width + GAP), y: room.y + row * (panel.height + GAP), ...panel }
    drawPanel(paper, puzzle, box, { heading: String(number), isLarge: columns === 1 })
  }
}

function drawFoot(paper: Paper, { title, isSample }: PdfBook, page: number): void {
  const { width, height } = paper.size
  const y = height - FOOT_HEIGHT + 18
  paper.text(String(page), { x: width / 2, y }, { size: 12, align: 'centre' })
  paper.text(`Emojigma · ${title}`, { x: MARGIN, y }, { size: 9, colour: GREY })
  if (isSample) paper.text(paper.words.books.sample, { x: width - MARGIN, y }, { size: 9, align: 'right', colour: GREY })
}

/** The first page of each type, each of another level as long as there are enough. */
function sampleOf(sections: readonly BookSection[]): readonly BookSection[] {
  const levels = [...new Set(sections.map(({ levelId }) => levelId))]
  const types = [...new Set(sections.map(({ typeId }) => typeId))]
  const chosen = types.flatMap((typeId, index) => {
    const levelId = levels[index % levels.length]
    return sections.filter((section) => section.typeId === typeId && section.levelId === levelId)
  })
  return chosen
    .map((section) => ({ ...section, puzzles: section.puzzles.slice(0, puzzlesOnPage(section)) }))
    .toSorted((one, other) => one.page - other.page)
}
