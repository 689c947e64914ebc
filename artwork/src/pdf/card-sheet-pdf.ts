import type { Emoji } from '@emojigma/engine/question.ts'
import type { EmojiArt } from '../svg/sheet.ts'
import { brandMark } from '../svg/brand-mark.ts'
import type { Box } from '../svg/shapes.ts'
import { SCREEN_COLOURS } from './inks.ts'
import type { PrintWords } from '../print-words.ts'
import { GREY, Paper, PAPER_SIZES, type TextOptions } from './paper.ts'

/** The contents of a login card. Texts that no font can write are empty and omitted. */
export interface PrintedCard {
  readonly name: string
  /** Printed below the name, unless it stands for it. */
  readonly nickname: string
  readonly userName: string
  readonly classroom: string
  /** Content of the QR code. */
  readonly url: string
  /** In groups, for typing. */
  readonly code: string
  readonly classCode: string
  /** In their order, each with its word. */
  readonly pictures: readonly { readonly word: string; readonly emoji: Emoji }[]
}

export interface PdfCardSheet {
  readonly cards: readonly PrintedCard[]
  /** Where codes are typed, without the scheme: emojigma.com/class. */
  readonly typedAt: string
  readonly paper: keyof typeof PAPER_SIZES
  /** Milliseconds since 1970, for the file's date. */
  readonly createdAtMs: number
}

const COLUMNS = 2
const ROWS = 4
export const CARDS_A_PAGE = COLUMNS * ROWS

/** Outside the cards, where many printers print nothing, and inside of each. */
const MARGIN = 18
const PADDING = 12
const QR_SIDE = 108
const PICTURE_SIDE = 30
const SMALLEST_TEXT = 6

/** Login cards to be cut out along dashed lines, eight a page. The same cards have the same bytes.
 *  @throws RangeError for an emoji without artwork
 *  Source: docs/product.md, Login cards */
export async function drawCardSheetPdf(
  { cards, typedAt, paper: name, createdAtMs }: PdfCardSheet,
  art: EmojiArt,
  words: PrintWords,
): Promise<Buffer> {
  const paper = new Paper({ size: PAPER_SIZES[name], title: words.cards.title, art, words, createdAtMs }, SCREEN_COLOURS)
  const width = (paper.size.width - 2 * MARGIN) / COLUMNS
  const height = (paper.size.height - 2 * MARGIN) / ROWS
  for (const [index, card] of cards.entries()) {
    const place = index % CARDS_A_PAGE
    if (place === 0) {
      paper.newPage()
      drawCuts(paper, Math.min(CARDS_A_PAGE, cards.length - index), width, height)
    }
    const [column, row] = [place % COLUMNS, Math.floor(place / COLUMNS)]
    drawCard(paper, card, typedAt, { x: MARGIN + column * width, y: MARGIN + row * height, width, height })
  }
  return paper.toPdf()
}

/** Around each card of the page, not around empty places. */
function drawCuts(paper: Paper, count: number, width: number, height: number): void {
  const dashed = { width: 0.8, colour: GREY, dash: '4 4' }
  const rows = Math.ceil(count / COLUMNS)
  const right = (row: number): number => MARGIN + width * Math.min(COLUMNS, count - row * COLUMNS)
  for (let row = 0; row <= rows; row += 1) {
    const y = MARGIN + row * height
    paper.line({ x: MARGIN, y }, { x: right(Math.max(0, row - 1)), y }, dashed)
  }
  for (let column = 0; column <= Math.min(COLUMNS, count); column += 1) {
    const x = MARGIN + column * width
    const bottom = column === COLUMNS ? Math.floor(count / COLUMNS) : rows
    paper.line({ x, y: MARGIN }, { x, y: MARGIN + bottom * height }, dashed)
  }
}

function drawCard(paper: Paper, card: PrintedCard, typedAt: string, { x, y, width, height }: Box): void {
  const [left, right] = [x + PADDING, x + width - PADDING]
  paper.qr(card.url, { x: x + 4, y: y + 4, width: QR_SIDE, height: QR_SIDE })
  const textLeft = x + 4 + QR_SIDE + 2
  const room = right - textLeft
  paper.svg(brandMark({ x: textLeft, y: y + PADDING }, 12))
  paper.text('Emojigma', { x: textLeft + 16, y: y + PADDING + 10 }, { size: 9, weight: 'bold' })
  drawName(paper, card, { x: textLeft, y: y + 45 }, room)
  const facts = [
    [paper.words.cards.loginName, card.userName],
    [paper.words.cards.classroom, card.classroom],
  ].filter(([, text]) => text !== '')
  for (const [index, [label = '', text = '']] of facts.entries()) {
    const top = y + 71 + index * 23
    paper.text(label, { x: textLeft, y: top }, { size: 7.5, colour: GREY })
    line(paper, text, textLeft, top + 12, room, { size: 11.5, weight: 'bold' })
  }
  drawTyped(paper, card, typedAt, { x: left, y: y + QR_SIDE + 12, width: right - left, height: y + height - (y + QR_SIDE + 12) })
}

/** The name in one line, or in two where one would be small, and the nickname. */
function drawName(paper: Paper, { name, nickname }: PrintedCard, { x, y }: { readonly x: number; readonly y: number }, room: number): void {
  const [first, second] = nameLines(paper, name, room)
  if (second === undefined) line(paper, first, x, y, room, { size: 17, weight: 'bold' })
  else {
    line(paper, first, x, y - 8, room, { size: 12, weight: 'bold' })
    line(paper, second, x, y + 4, room, { size: 12, weight: 'bold' })
  }
  if (nickname !== name) line(paper, nickname, x, y + 15, room, { size: 9, colour: GREY })
}

const SMALLEST_NAME = 11

function nameLines(paper: Paper, name: string, room: number): readonly [string, string?] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  const [middle] = spaces.toSorted((one, other) => Math.abs(one - name.length / 2) - Math.abs(other - name.length / 2))
  const isLong = paper.textWidth(name, { size: SMALLEST_NAME, weight: 'bold' }) > room
  return isLong && middle !== undefined ? [name.slice(0, middle), name.slice(middle + 1)] : [name]
}

/** The parts for typing without a camera: the whole code, or the class's and the pictures. */
function drawTyped(paper: Paper, { code, classCode, pictures }: PrintedCard, typedAt: string, { x, y, width }: Box): void {
  const { noCamera, or, andTap, pictures: named } = paper.words.cards
  line(paper, noCamera(typedAt), x, y, width, { size: 8, colour: GREY })
  const codeWidth = paper.textWidth(code, { size: 11, weight: 'bold' })
  paper.text(code, { x, y: y + 14 }, { size: 11, weight: 'bold' })
  const orX = x + codeWidth + 8
  paper.text(or, { x: orX, y: y + 14 }, { size: 8, colour: GREY })
  const classX = orX + paper.textWidth(or, { size: 8 }) + 2
  paper.text(classCode, { x: classX, y: y + 14 }, { size: 11, weight: 'bold' })
  const thenX = classX + paper.textWidth(classCode, { size: 11, weight: 'bold' }) + 5
  line(paper, andTap, thenX, y + 14, x + width - thenX, { size: 8, colour: GREY })
  const pitch = width / pictures.length
  for (const [index, { word, emoji }] of pictures.entries()) {
    const middle = x + (index + 0.5) * pitch
    paper.emoji(emoji, { x: middle - PICTURE_SIDE / 2, y: y + 20, width: PICTURE_SIDE, height: PICTURE_SIDE })
    paper.text(named[word] ?? word, { x: middle, y: y + 20 + PICTURE_SIDE + 9 }, { size: 8, align: 'centre' })
  }
}

/** A line in a smaller size where it is too long, and truncated where that is not enough. */
function line(paper: Paper, text: string, x: number, y: number, width: number, options: TextOptions): void {
  const size = Math.max(SMALLEST_TEXT, Math.min(options.size, (options.size * width) / paper.textWidth(text, options)))
  let shown = text
  while (shown.length > 1 && paper.textWidth(shown, { ...options, size }) > width + 0.5) shown = `${shown.slice(0, -2)}…`
  paper.text(shown, { x, y }, { ...options, size })
}
