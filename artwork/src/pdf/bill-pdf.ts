import { brandMark } from '../svg/brand-mark.ts'
import type { Point } from '../svg/shapes.ts'
import type { EmojiArt } from '../svg/sheet.ts'
import type { PrintWords } from '../print-words.ts'
import { SCREEN_COLOURS } from './inks.ts'
import { GREY, Paper, PAPER_SIZES, type TextOptions } from './paper.ts'
import { drawParagraph } from './paragraph.ts'

/** A quote or an invoice for one thing. Dates and amounts are in words, in the language of the paper. */
export interface PrintedBill {
  readonly kind: 'quote' | 'invoice'
  readonly number: string
  /** Of the quote, or of the payment. */
  readonly date: string
  /** The last day of a quote. */
  readonly validUntil?: string
  readonly seller: readonly string[]
  /** Whether the seller's lines say what there is to say about tax. */
  readonly isTaxStated: boolean
  /** Name and address. */
  readonly buyer: readonly string[]
  /** Empty = none. */
  readonly vatNumber: string
  readonly purchaseOrder: string
  /** Name of the product. */
  readonly product: string
  readonly includes: keyof PrintWords['bill']['includes']
  readonly amount: string
  /** After the payment. `taken back`: it ended, and no refund is known. */
  readonly end?: 'refunded' | 'taken back'
  /** Test money: nothing was charged. */
  readonly isTest: boolean
  /** Where a quoted plan is bought, without the scheme. */
  readonly address?: string
}

export interface PdfBill {
  readonly bill: PrintedBill
  readonly paper: keyof typeof PAPER_SIZES
  /** Milliseconds since 1970, for the file's date. */
  readonly createdAtMs: number
}

const MARGIN = 52
const GAP = 24
const HEADING = { size: 11, weight: 'bold', colour: GREY } as const
const TEXT = { size: 11.5 } as const
const PITCH = 15.5
/** A long line is smaller, down to this size, before it takes more than two lines. */
const SMALLEST = 7
const LINE = { width: 0.8, colour: '#bdbdbd' } as const

/** A page for a school's or a family's accounts. The same bill has the same bytes.
 *  Source: docs/product.md, Quotes and invoices */
export async function drawBillPdf({ bill, paper: name, createdAtMs }: PdfBill, art: EmojiArt, words: PrintWords): Promise<Buffer> {
  const title = `${words.bill.titles[bill.kind]} ${bill.number}`
  const paper = new Paper({ size: PAPER_SIZES[name], title, art, words, createdAtMs }, SCREEN_COLOURS)
  paper.newPage()
  drawBill(paper, bill)
  return paper.toPdf()
}

/** @returns the baseline after its last line */
export function drawBill(paper: Paper, bill: PrintedBill): number {
  const words = paper.words.bill
  const [left, width] = [MARGIN, paper.size.width - 2 * MARGIN]
  paper.svg(brandMark({ x: left, y: MARGIN - 14 }, 18))
  paper.text('Emojigma', { x: left + 26, y: MARGIN }, { size: 12, weight: 'bold', colour: GREY })
  paper.text(words.titles[bill.kind], { x: left, y: MARGIN + 46 }, { size: 26, weight: 'bold' })
  let y = drawFacts(paper, bill, { x: left, y: MARGIN + 76 }) + GAP

  const column = (width - GAP) / 2
  const numbers = bill.vatNumber === '' ? [] : [words.vatNumber(bill.vatNumber)]
  const ends = [
    drawLines(paper, words.seller, bill.seller, { x: left, y }, column),
    drawLines(paper, words.buyer, [...bill.buyer, ...numbers], { x: left + column + GAP, y }, column),
  ]
  y = Math.max(...ends) + GAP / 2

  y = drawSum(paper, bill, { x: left, y }, width) + GAP
  const notes = [
    ...(bill.isTaxStated ? [] : [words.noTax]),
    ...(bill.isTest ? [words.test] : []),
    ...(bill.address === undefined ? [] : [words.howToBuy(bill.address)]),
  ]
  for (const note of notes) y = drawParagraph(paper, note, { at: { x: left, y }, width, pitch: 14, size: 10.5, colour: GREY }) + 4
  return y
}

/** Number, dates and the buyer's own number, a line each.
 *  @returns the baseline after them */
function drawFacts(paper: Paper, { kind, number, date, validUntil, purchaseOrder }: PrintedBill, { x, y }: Point): number {
  const words = paper.words.bill
  const facts = [
    [words.number, number],
    [kind === 'quote' ? words.date : words.paidOn, date],
    ...(validUntil === undefined ? [] : [[words.validUntil, validUntil]]),
    ...(purchaseOrder === '' ? [] : [[words.purchaseOrder, purchaseOrder]]),
  ]
  const column = Math.max(...facts.map(([label = '']) => paper.textWidth(label, TEXT))) + GAP
  const room = paper.size.width - MARGIN - x - column
  for (const [index, [label = '', fact = '']] of facts.entries()) {
    paper.text(label, { x, y: y + index * PITCH }, { ...TEXT, colour: GREY })
    const size = Math.min(TEXT.size, (TEXT.size * room) / paper.textWidth(fact, TEXT))
    paper.text(fact, { x: x + column, y: y + index * PITCH }, { size })
  }
  return y + facts.length * PITCH
}

/** @returns the baseline after the last line */
function drawLines(paper: Paper, title: string, lines: readonly string[], { x, y }: Point, width: number): number {
  paper.text(title, { x, y }, HEADING)
  let bottom = y + PITCH + 2
  for (const text of lines) {
    const fitting = (TEXT.size * 1.9 * width) / paper.textWidth(text, TEXT)
    const size = Math.max(SMALLEST, Math.min(TEXT.size, fitting))
    bottom = drawParagraph(paper, text, { at: { x, y: bottom }, width, pitch: PITCH, size })
  }
  return bottom
}

/** The goods between two lines, and the total below.
 *  @returns the baseline after it */
function drawSum(paper: Paper, { kind, product, includes, amount, end }: PrintedBill, { x, y }: Point, width: number): number {
  const words = paper.words.bill
  const right = x + width
  const rule = (at: number): void => paper.line({ x, y: at }, { x: right, y: at }, LINE)
  const row = (label: string, text: string, at: number, options: TextOptions): void => {
    paper.text(label, { x, y: at }, options)
    paper.text(text, { x: right, y: at }, { ...options, align: 'right' })
  }
  rule(y)
  row(product, amount, y + 22, { size: 13, weight: 'bold' })
  const room = width - 2 * GAP
  const after = drawParagraph(paper, words.includes[includes], { at: { x, y: y + 39 }, width: room, pitch: PITCH, ...TEXT })
  rule(after - 2)
  row(kind === 'quote' ? words.total : words.paid, amount, after + 20, { size: 15, weight: 'bold' })
  if (end === undefined) return after + 38
  row(words.ends[end], end === 'refunded' ? amount : '', after + 40, { size: 13, weight: 'bold' })
  return after + 58
}
