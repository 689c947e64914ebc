import { emojiArt } from '@emojigma/artwork/emoji-art.ts'
import { drawBookPdf } from '@emojigma/artwork/pdf/book-pdf.ts'
import { drawQuestion } from '@emojigma/artwork/svg/draw.ts'
import { BOOK_CONTENTS } from '@emojigma/contract/rules/book-contents.ts'
import { BOOKS } from '@emojigma/contract/rules/shop-items.ts'
import { bookOf } from '@emojigma/server/books/edition.ts'
import * as words from '@emojigma/messages/words/print.ts'
import { drawingTime } from './drawing-time.ts'
import { given } from '../given.ts'
import { markdownTable } from '../markdown-table.ts'

/** What a puzzle book takes, once everything is loaded: seconds of one processor to make its puzzles and to draw it, the middle of several;
 *  beside it, as the measure of the machine, what the same puzzles take as SVG. `--times`: how often each is drawn. */
const { times: TIMES } = given({ times: 5 })
const LIMIT_S = 5

const seconds = (ms: number): number => Math.round(ms) / 1000
const rows = []
for (const bookId of BOOKS) {
  for (const isSample of [false, true]) {
    const make = () => bookOf({ bookId, paper: 'A4', isSample, language: 'en' })
    const book = make()
    const svg = () => book.chapters.flatMap(({ puzzles }) => puzzles.map(({ question }) => drawQuestion(question, emojiArt))).join('')
    const { pages } = await drawBookPdf(book, emojiArt, words)
    const made = await drawingTime(TIMES, () => Buffer.from(JSON.stringify(make())))
    const drawn = await drawingTime(TIMES, async () => (await drawBookPdf(book, emojiArt, words)).pdf)
    const beside = await drawingTime(TIMES, () => Buffer.from(svg()))
    rows.push({
      book: isSample ? `${bookId}, sample` : bookId,
      pages,
      'puzzles made, s': seconds(made.ms),
      'drawn, s': seconds(drawn.ms),
      'limit, s': LIMIT_S,
      'all its puzzles as SVG, s': seconds(beside.ms),
      kB: Math.round(drawn.bytes / 1000),
    })
    if (!isSample && pages !== BOOK_CONTENTS[bookId].pages) process.exitCode = 1
  }
}
console.log(markdownTable(rows))
if (rows.some((row) => row['puzzles made, s'] + row['drawn, s'] > LIMIT_S)) process.exitCode = 1
