import type { Puzzle } from '@emojigma/engine/question.ts'
import { brandMark } from '../svg/brand-mark.ts'
import type { EmojiArt } from '../svg/sheet.ts'
import type { Box } from '../svg/shapes.ts'
import { drawAnswers, drawAnswerPages, drawPanel, headingOf } from './panels.ts'
import { COLOURS, INK_SAVING } from './inks.ts'
import { GREY, Paper, PAPER_SIZES } from './paper.ts'
import { canWrite } from './paper-fonts.ts'
import type { PrintWords } from '../print-words.ts'
import { drawWorkedPuzzle, isWorked } from './worked-puzzle.ts'
import { GAP, layOut, type PlacedPuzzle } from './worksheet-layout.ts'

export interface WorksheetLook {
  /** Above the puzzles; empty = one for all sheets. */
  readonly title: string
  /** Of a curriculum; in small letters at the top. */
  readonly standard?: string | undefined
  /** Lines for name, class and date. */
  readonly nameLine: boolean
  readonly answerKey: 'fold' | 'page' | 'none'
  readonly paper: keyof typeof PAPER_SIZES
  /** Greys, and less ink. */
  readonly greyscale: boolean
  readonly largePrint: boolean
}

export interface WorksheetVariant {
  readonly puzzles: readonly Puzzle[]
  /** Where it can be checked; absent = no QR code. */
  readonly checkUrl?: string | undefined
}

export interface PdfWorksheet extends WorksheetLook {
  /** One after the other; numbered if there are several. */
  readonly variants: readonly WorksheetVariant[]
  /** Sheets with names instead of one of each variant, in this order. Pages of answers come after all of them, once for each variant. */
  readonly copies?: readonly NamedCopy[] | undefined
  /** Milliseconds since 1970, for the file's own date. */
  readonly createdAtMs: number
}

export interface NamedCopy {
  /** Index of its variant. */
  readonly variant: number
  readonly name: string
  /** In place of a name with a sign that the fonts lack. */
  readonly nickname: string
}

const MARGIN = 40
const FOLD_HEIGHT = 92
/** With room for the numbers of a 9 × 9 board. */
const HIGH_FOLD_HEIGHT = 128
const QR_SIDE = 62
/** Of a student's name, unless it is too long. */
const NAME_SIZE = 15

/** Worksheets as one PDF: puzzles in panels, as many per page as fit, and the answers upside down below a fold line, on a page of their own
 *  after each variant, or nowhere. Deterministic.
 *  @param variantDrawn called with the number drawn; may throw to cancel
 *  @throws RangeError for an emoji without artwork
 *  Source: docs/product.md, Worksheets */
export async function drawWorksheetPdf(
  sheet: PdfWorksheet,
  art: EmojiArt,
  words: PrintWords,
  variantDrawn: (done: number) => void | Promise<void> = () => {},
): Promise<Buffer> {
  const title = sheet.title === '' ? words.worksheets.title : sheet.title
  const inks = sheet.greyscale ? INK_SAVING : COLOURS
  const paper = new Paper({ size: PAPER_SIZES[sheet.paper], title, art, words, createdAtMs: sheet.createdAtMs }, inks)
  const labelled = sheet.variants.map((variant, index) => ({
    ...variant,
    label: sheet.variants.length > 1 ? words.worksheets.sheet(index + 1) : '',
  }))
  const drawKey = (variant: LabelledVariant | undefined) => {
    if (variant && sheet.answerKey === 'page') drawKeyPages(paper, variant)
  }
  for (const [index, copy] of (sheet.copies ?? labelled.map((_one, variant) => ({ variant, name: '', nickname: '' }))).entries()) {
    const variant = labelled[copy.variant]
    if (variant) drawVariant(paper, { ...sheet, title }, variant, canWrite(copy.name) ? copy.name : copy.nickname)
    if (!sheet.copies) drawKey(variant)
    await variantDrawn(index + 1)
  }
  if (sheet.copies) labelled.forEach(drawKey)
  return paper.toPdf()
}

interface LabelledVariant extends WorksheetVariant {
  /** Empty unless there are several. */
  readonly label: string
}

function drawKeyPages(paper: Paper, { puzzles, label }: LabelledVariant): void {
  const words = paper.words.worksheets
  drawAnswerPages(paper, puzzles, label === '' ? words.answers : words.answersOf(label), MARGIN)
}

/** @param name of its student; empty = a blank */
function drawVariant(paper: Paper, look: WorksheetLook, { puzzles, checkUrl, label }: LabelledVariant, name: string): void {
  const words = paper.words.worksheets
  const hasBoard = puzzles.some(({ question }) => question.typeId === 4 && question.board.length === 81)
  const foldHeight = hasBoard ? HIGH_FOLD_HEIGHT : FOLD_HEIGHT
  const top = headHeight(look, checkUrl)
  const foot = look.answerKey === 'fold' ? foldHeight : MARGIN - 10
  const room = { x: MARGIN, y: top, width: paper.size.width - 2 * MARGIN, height: paper.size.height - top - foot - GAP }
  const pages = layOut(puzzles, room, look.largePrint)
  for (const [index, onPage] of pages.entries()) {
    paper.newPage()
    const page = pages.length > 1 ? words.page(index + 1, pages.length) : ''
    drawHead(paper, look, checkUrl, { label: [label, page].filter((part) => part !== '').join(' · '), name })
    drawPuzzles(paper, onPage, { room, isLarge: look.largePrint, isOnly: puzzles.length === 1 })
    if (look.answerKey === 'fold') drawFold(paper, onPage, foldHeight)
  }
}

interface PuzzlePlace {
  readonly room: Box
  readonly isLarge: boolean
  /** The sheet has no other puzzle. */
  readonly isOnly: boolean
}

function drawPuzzles(paper: Paper, placed: readonly PlacedPuzzle[], { room, isLarge, isOnly }: PuzzlePlace): void {
  for (const { puzzle, number, box } of placed) {
    const heading = headingOf(paper, puzzle, number)
    if (isOnly && isWorked(puzzle)) drawWorkedPuzzle(paper, puzzle, room, heading)
    else drawPanel(paper, puzzle, box, { heading, isLarge })
  }
}

/** Where the content below the head begins. */
function headHeight({ nameLine }: WorksheetLook, checkUrl: string | undefined): number {
  return 102 + (checkUrl === undefined ? 0 : 12) + (nameLine ? 28 : 0)
}

function drawHead(
  paper: Paper,
  { title, standard = '', nameLine, largePrint }: WorksheetLook,
  checkUrl: string | undefined,
  { label, name }: { readonly label: string; readonly name: string },
): void {
  const right = paper.size.width - MARGIN
  const textRight = checkUrl === undefined ? right : right - QR_SIDE - GAP
  paper.svg(brandMark({ x: MARGIN, y: 28 }, 26))
  paper.text('Emojigma', { x: MARGIN + 33, y: 49 }, { size: 18, weight: 'bold' })
  if (label !== '') paper.text(label, { x: textRight, y: 48 }, { size: 12, align: 'right', colour: GREY })
  paper.text(standard, { x: textRight, y: 34 }, { size: 9, align: 'right', colour: GREY })
  const wanted = largePrint ? 28 : 21
  const width = paper.textWidth(title, { size: wanted, weight: 'bold' })
  const size = Math.min(wanted, (wanted * (textRight - MARGIN)) / width)
  paper.text(title, { x: MARGIN, y: 84 }, { size, weight: 'bold' })
  let y = 96
  if (checkUrl !== undefined) {
    paper.qr(checkUrl, { x: right - QR_SIDE, y: 22, width: QR_SIDE, height: QR_SIDE })
    const words = paper.words.worksheets.check(checkUrl.replace(/^https?:\/\//, ''))
    const fitting = Math.min(9, (9 * (right - MARGIN)) / paper.textWidth(words, { size: 9 }))
    paper.text(words, { x: right, y: y + 4 }, { size: fitting, align: 'right', colour: GREY })
    y += 12
  }
  if (nameLine) {
    const third = (right - MARGIN - 24) / 10
    const blanks = paper.words.worksheets
    if (name === '') {
      drawBlank(paper, blanks.name, MARGIN, MARGIN + third * 5, y + 20)
      drawBlank(paper, blanks.class, MARGIN + third * 5 + 12, MARGIN + third * 7.2 + 12, y + 20)
    } else {
      // The class's own teacher needs no line for the class, and a long name needs its room.
      const room = third * 7.2 + 12
      const size = Math.min(NAME_SIZE, (NAME_SIZE * room) / paper.textWidth(name, { size: NAME_SIZE, weight: 'bold' }))
      paper.text(name, { x: MARGIN, y: y + 20 }, { size, weight: 'bold' })
    }
    drawBlank(paper, blanks.date, MARGIN + third * 7.2 + 24, right, y + 20)
  }
}

function drawBlank(paper: Paper, label: string, from: number, to: number, y: number): void {
  paper.text(label, { x: from, y }, { size: 12 })
  paper.line({ x: from + paper.textWidth(label, { size: 12 }) + 6, y: y + 2 }, { x: to, y: y + 2 })
}

function drawFold(paper: Paper, placed: readonly PlacedPuzzle[], foldHeight: number): void {
  const { width, height } = paper.size
  const y = height - foldHeight
  paper.line({ x: 0, y }, { x: width, y }, { colour: GREY, dash: '5 4' })
  paper.text(paper.words.worksheets.fold, { x: MARGIN, y: y + 14 }, { size: 9, colour: GREY })
  const middle = { x: width / 2, y: y + (foldHeight + 4) / 2 }
  const room = foldHeight - 34
  const puzzles = placed.map(({ puzzle }) => puzzle)
  paper.upsideDown(middle, () =>
    drawAnswers(paper, puzzles, placed[0]?.number ?? 1, { x: MARGIN, y: middle.y - room / 2 - 1, width: width - 2 * MARGIN, height: room }),
  )
}
