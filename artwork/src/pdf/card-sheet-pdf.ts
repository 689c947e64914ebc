import type { EmojiArt } from '../svg/sheet.ts'
import { brandMark } from '../svg/brand-mark.ts'
import type { Box, Point } from '../svg/shapes.ts'
import { drawFamilyLetter } from './family-letter.ts'
import { cardBox, cardGrid, type CardFormat, type CardGrid, type PrintedCard } from './card-formats.ts'
import { SCREEN_COLOURS } from './inks.ts'
import type { PrintWords } from '../print-words.ts'
import { GREY, Paper, PAPER_SIZES, type TextOptions } from './paper.ts'
import { canWrite } from './paper-fonts.ts'

export interface PdfCardSheet {
  readonly cards: readonly PrintedCard[]
  readonly format: CardFormat
  /** Where codes are typed, without the scheme: emojigma.com/class. */
  readonly typedAt: string
  readonly paper: keyof typeof PAPER_SIZES
  /** Milliseconds since 1970, for the file's date. */
  readonly createdAtMs: number
}

const SMALLEST_TEXT = 6
const CUT = { width: 0.8, colour: GREY, dash: '4 4' } as const

/** Lengths on a card with all ways to log in; `y` from its upper edge. */
interface CardLayout {
  readonly padding: number
  readonly qrSide: number
  readonly nameY: number
  readonly nameSize: number
  readonly factsY: number
  readonly factPitch: number
  readonly factSize: number
  readonly typedY: number
  readonly codeSize: number
  readonly pictureSide: number
  readonly smallSize: number
}

const LAYOUTS: Readonly<Record<Exclude<CardFormat, 'labels' | 'letters'>, CardLayout>> = {
  cards: {
    padding: 12,
    qrSide: 108,
    nameY: 45,
    nameSize: 17,
    factsY: 71,
    factPitch: 23,
    factSize: 11.5,
    typedY: 120,
    codeSize: 11,
    pictureSide: 30,
    smallSize: 8,
  },
  lanyards: {
    padding: 8,
    qrSide: 86,
    nameY: 37,
    nameSize: 15,
    factsY: 57,
    factPitch: 18,
    factSize: 10,
    typedY: 97,
    codeSize: 10,
    pictureSide: 22,
    smallSize: 7,
  },
}

/** Login cards to be cut out along dashed lines, on sticky labels, or in letters to the families. The same cards have the same bytes.
 *  @throws RangeError for an emoji without artwork
 *  Source: docs/product.md, Login cards */
export async function drawCardSheetPdf(
  { cards, format, typedAt, paper: name, createdAtMs }: PdfCardSheet,
  art: EmojiArt,
  words: PrintWords,
): Promise<Buffer> {
  const paper = new Paper({ size: PAPER_SIZES[name], title: words.cards.title, art, words, createdAtMs }, SCREEN_COLOURS)
  const grid = cardGrid(format, name)
  const perPage = grid.columns * grid.rows
  for (const [index, stored] of cards.entries()) {
    const card = canWrite(stored.name) ? stored : { ...stored, name: stored.nickname }
    const place = index % perPage
    if (place === 0) {
      paper.newPage()
      if (format === 'letters') paper.line({ x: 0, y: grid.height }, { x: grid.width, y: grid.height }, CUT)
      else if (format !== 'labels') drawCuts(paper, Math.min(perPage, cards.length - index), grid)
    }
    const box = cardBox(grid, place)
    if (format === 'labels') drawLabel(paper, card, box)
    else if (format === 'letters') drawFamilyLetter(paper, card, typedAt, box)
    else drawCard(paper, card, typedAt, box, LAYOUTS[format])
  }
  return paper.toPdf()
}

/** Around each card of the page, not around empty places. */
function drawCuts(paper: Paper, count: number, { columns, left, top, width, height }: CardGrid): void {
  const rows = Math.ceil(count / columns)
  const right = (row: number): number => left + width * Math.min(columns, count - row * columns)
  for (let row = 0; row <= rows; row += 1) {
    const y = top + row * height
    paper.line({ x: left, y }, { x: right(Math.max(0, row - 1)), y }, CUT)
  }
  for (let column = 0; column <= Math.min(columns, count); column += 1) {
    const x = left + column * width
    const bottom = column === columns ? Math.floor(count / columns) : rows
    paper.line({ x, y: top }, { x, y: top + bottom * height }, CUT)
  }
}

function drawCard(paper: Paper, card: PrintedCard, typedAt: string, { x, y, width }: Box, layout: CardLayout): void {
  const { padding, qrSide, nameY, nameSize, factsY, factPitch, factSize, typedY, smallSize } = layout
  const inset = padding / 3
  const right = x + width - padding
  paper.qr(card.url, { x: x + inset, y: y + inset, width: qrSide, height: qrSide })
  const textLeft = x + inset + qrSide + 2
  const room = right - textLeft
  paper.svg(brandMark({ x: textLeft, y: y + padding }, 12))
  paper.text('Emojigma', { x: textLeft + 16, y: y + padding + 10 }, { size: 9, weight: 'bold' })
  drawName(paper, card, { x: textLeft, y: y + nameY }, { width: room, height: nameY - padding - 14, size: nameSize })
  const facts = [
    [paper.words.cards.loginName, card.userName],
    [paper.words.cards.classroom, card.classroom],
  ].filter(([, text]) => text !== '')
  for (const [index, [label = '', text = '']] of facts.entries()) {
    const top = y + factsY + index * factPitch
    paper.text(label, { x: textLeft, y: top }, { size: smallSize - 0.5, colour: GREY })
    line(paper, text, textLeft, top + factSize + 0.5, room, { size: factSize, weight: 'bold' })
  }
  drawTyped(paper, card, typedAt, { x: x + padding, y: y + typedY, width: right - x - padding, height: 0 }, layout)
}

/** A name with the QR code and the code to type. There is no room for pictures. */
function drawLabel(paper: Paper, card: PrintedCard, { x, y, width, height }: Box): void {
  const side = Math.min(height - 6, width * 0.42)
  paper.qr(card.url, { x: x + 3, y: y + (height - side) / 2, width: side, height: side })
  const left = x + side + 5
  const room = x + width - 6 - left
  const middle = y + height / 2
  drawName(paper, card, { x: left, y: middle - 12 }, { width: room, height: height / 2 - 14, size: 14 })
  line(paper, card.userName, left, middle + 13, room, { size: 9, weight: 'bold' })
  line(paper, card.code, left, middle + 24, room, { size: 9 })
}

/** Where a name is written. */
interface NameRoom {
  readonly width: number
  /** Above the last baseline. */
  readonly height: number
  readonly size: number
}

/** A name of a size that is read at a glance, if need be with a word broken in two. */
const SMALLEST_WHOLE_NAME = 8

/** The name in as many lines as it needs, as large as it fits, and the nickname below.
 *  @param at baseline of the last line */
function drawName(paper: Paper, { name, nickname }: PrintedCard, { x, y }: Point, room: NameRoom): void {
  const { size, lines } = fittingName(paper, name, room)
  for (const [index, text] of lines.entries()) {
    paper.text(text, { x, y: y - (lines.length - 1 - index) * size }, { size, weight: 'bold' })
  }
  if (nickname !== name) line(paper, nickname, x, y + 13.5, room.width, { size: 9, colour: GREY })
}

function fittingName(paper: Paper, name: string, { width, height, size: wanted }: NameRoom) {
  let whole: { readonly size: number; readonly lines: readonly string[] } | undefined
  for (const mayBreak of [false, true]) {
    for (let size = wanted; size >= (mayBreak ? SMALLEST_TEXT : SMALLEST_WHOLE_NAME); size -= 0.5) {
      const lines = nameLines(paper, name, { width, size, mayBreak })
      if (lines && lines.length * size <= Math.max(height, size)) return { size, lines }
      whole = { size, lines: lines?.slice(0, 2) ?? [] }
    }
  }
  return whole ?? { size: wanted, lines: [] }
}

/** Breaks a name after spaces and hyphens.
 *  @param mayBreak whether words too long for a line are broken, too
 *  @returns undefined for a word that is too long */
function nameLines(
  paper: Paper,
  name: string,
  { width, size, mayBreak }: { readonly width: number; readonly size: number; readonly mayBreak: boolean },
): readonly string[] | undefined {
  const fits = (text: string) => paper.textWidth(text.trimEnd(), { size, weight: 'bold' }) <= width
  const lines = ['']
  for (const word of name.split(/(?<=[ -])/)) {
    if (fits(`${lines.at(-1)}${word}`)) {
      lines[lines.length - 1] += word
      continue
    }
    if (lines.at(-1) !== '') lines.push('')
    if (!mayBreak && !fits(word)) return undefined
    for (const letter of word) {
      if (!fits(`${lines.at(-1)}${letter}`)) lines.push('')
      lines[lines.length - 1] += letter
    }
  }
  return lines.map((text) => text.trimEnd())
}

/** The parts for typing without a camera: the whole code, or the class's and the pictures. */
function drawTyped(
  paper: Paper,
  { code, classCode, pictures }: PrintedCard,
  typedAt: string,
  { x, y, width }: Box,
  { codeSize, pictureSide, smallSize }: CardLayout,
): void {
  const { noCamera, or, andTap, pictures: named } = paper.words.cards
  const [bold, small] = [{ size: codeSize, weight: 'bold' } as const, { size: smallSize, colour: GREY }]
  line(paper, noCamera(typedAt), x, y, width, small)
  const codeY = y + codeSize + 3
  paper.text(code, { x, y: codeY }, bold)
  const orX = x + paper.textWidth(code, bold) + 8
  paper.text(or, { x: orX, y: codeY }, small)
  const classX = orX + paper.textWidth(or, small) + 2
  paper.text(classCode, { x: classX, y: codeY }, bold)
  const thenX = classX + paper.textWidth(classCode, bold) + 5
  line(paper, andTap, thenX, codeY, x + width - thenX, small)
  const pitch = width / pictures.length
  const top = codeY + codeSize / 2 + 0.5
  for (const [index, { word, emoji }] of pictures.entries()) {
    const middle = x + (index + 0.5) * pitch
    paper.emoji(emoji, { x: middle - pictureSide / 2, y: top, width: pictureSide, height: pictureSide })
    paper.text(named[word] ?? word, { x: middle, y: top + pictureSide + smallSize + 1 }, { size: smallSize, align: 'centre' })
  }
}

/** A line in a smaller size where it is too long, and truncated where that is not enough. */
function line(paper: Paper, text: string, x: number, y: number, width: number, options: TextOptions): void {
  const size = Math.max(SMALLEST_TEXT, Math.min(options.size, (options.size * width) / paper.textWidth(text, options)))
  let shown = text
  while (shown.length > 1 && paper.textWidth(shown, { ...options, size }) > width + 0.5) shown = `${shown.slice(0, -2)}…`
  paper.text(shown, { x, y }, { ...options, size })
}
