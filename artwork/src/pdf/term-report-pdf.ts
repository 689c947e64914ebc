import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { EmojiArt } from '../svg/sheet.ts'
import { brandMark } from '../svg/brand-mark.ts'
import type { Box, Point } from '../svg/shapes.ts'
import type { PrintWords } from '../print-words.ts'
import { SCREEN_COLOURS } from './inks.ts'
import { BLACK, GREY, Paper, PAPER_SIZES, type TextOptions } from './paper.ts'
import { canWrite } from './paper-fonts.ts'
import { drawParagraph } from './paragraph.ts'

/** A student's term. Texts that no font can write are empty and omitted. */
export interface PrintedReport {
  readonly name: string
  /** In place of a name with a sign that the fonts lack. */
  readonly nickname: string
  readonly classroom: string
  /** With a solved puzzle. */
  readonly days: number
  readonly solved: number
  /** With the first guess, without a hint. */
  readonly firstTry: number
  /** Those with solved puzzles, the most solved first. */
  readonly kinds: readonly { readonly typeId: PuzzleTypeId; readonly solved: number; readonly firstTry: number }[]
  readonly goesWell: readonly PuzzleTypeId[]
  /** Undefined = nothing was solved. */
  readonly next: { readonly typeId: PuzzleTypeId; readonly isHarder: boolean } | undefined
  /** The name of something to do together; undefined = to play side by side. */
  readonly activity: string | undefined
}

export interface PdfTermReports {
  readonly reports: readonly PrintedReport[]
  /** The weeks in words, such as `Sep 7 – Nov 29, 2026`. */
  readonly span: string
  readonly paper: keyof typeof PAPER_SIZES
  /** Milliseconds since 1970, for the file's date. */
  readonly createdAtMs: number
}

const MARGIN = 52
const GAP = 16
const BAR_HEIGHT = 6
const HEADING = { size: 15, weight: 'bold' } as const
const TEXT = { size: 12.5 } as const
const LINE = '#bdbdbd'

/** Term reports, a page for each student: figures, skills, what goes well, what comes next and something to do together. There is no
 *  rank and no comparison, and nothing depends on colour. The same reports have the same bytes.
 *  Source: docs/product.md, Term reports */
export async function drawTermReportsPdf(
  { reports, span, paper: name, createdAtMs }: PdfTermReports,
  art: EmojiArt,
  words: PrintWords,
): Promise<Buffer> {
  const paper = new Paper({ size: PAPER_SIZES[name], title: words.termReport.title, art, words, createdAtMs }, SCREEN_COLOURS)
  for (const report of reports) {
    paper.newPage()
    drawReport(paper, report, span)
  }
  return paper.toPdf()
}

/** @returns the baseline after its last line */
export function drawReport(paper: Paper, report: PrintedReport, span: string): number {
  const { termReport } = paper.words
  const [left, width] = [MARGIN, paper.size.width - 2 * MARGIN]
  let y = MARGIN
  const write = (text: string, options: TextOptions, pitch: number): void => {
    y = drawParagraph(paper, text, { at: { x: left, y }, width, pitch, ...options })
  }

  paper.svg(brandMark({ x: left, y: y - 14 }, 18))
  paper.text(`Emojigma · ${termReport.title}`, { x: left + 26, y }, { size: 12, weight: 'bold', colour: GREY })
  y += 42
  write(canWrite(report.name) ? report.name : report.nickname, { size: 26, weight: 'bold' }, 31)
  write([report.classroom, span].filter((text) => text !== '').join(' · '), { size: 12, colour: GREY }, 17)

  y += GAP
  if (report.solved === 0) write(termReport.nothing, TEXT, 17)
  else {
    y = drawFigures(paper, report, { x: left, y, width, height: 62 }) + 2 * GAP
    write(termReport.practiced, HEADING, 21)
    for (const kind of report.kinds) y = drawKind(paper, kind, { x: left, y, width, height: 28 })
    y = drawOutlook(paper, report, { x: left, y: y + GAP, width, height: 0 })
  }
  y = drawTogether(paper, report.activity, { x: left, y: y + GAP, width, height: 0 })
  y += 1.5 * GAP
  write(termReport.note, { size: 10, colour: GREY }, 14)
  return y
}

/** Figures side by side, each above its word.
 *  @returns the lower edge */
function drawFigures(paper: Paper, { days, solved, firstTry }: PrintedReport, { x, y, width, height }: Box): number {
  const { termReport } = paper.words
  const figures = [
    [String(days), termReport.days(days)],
    [String(solved), termReport.solved(solved)],
    // Zero is left out of large figures.
    ...(firstTry === 0 ? [] : [[termReport.percent(Math.round((100 * firstTry) / solved)), termReport.firstTry]]),
  ]
  frame(paper, { x, y, width, height })
  const pitch = width / figures.length
  for (const [index, [figure = '', text = '']] of figures.entries()) {
    const middle = x + (index + 0.5) * pitch
    paper.text(figure, { x: middle, y: y + 32 }, { size: 24, weight: 'bold', align: 'centre' })
    paper.text(text, { x: middle, y: y + 50 }, { size: 11, colour: GREY, align: 'centre' })
  }
  return y + height
}

/** A skill with its share of first tries, as a bar and in words.
 *  @returns the next baseline */
function drawKind(paper: Paper, { typeId, solved, firstTry }: PrintedReport['kinds'][number], { x, y, width, height }: Box): number {
  const { termReport, together } = paper.words
  paper.text(together.skills[typeId], { x, y }, TEXT)
  const right = x + width
  paper.text(termReport.ofFirstTry(firstTry, solved), { x: right, y }, { size: 11, colour: GREY, align: 'right' })
  const bar = { x, y: y + 6, width, height: BAR_HEIGHT }
  frame(paper, bar, 3)
  const filled = (bar.width * firstTry) / solved
  if (filled > 0) {
    paper.svg(`<rect x="${bar.x}" y="${bar.y}" width="${filled.toFixed(2)}" height="${bar.height}" rx="3" fill="${GREY}"/>`)
  }
  return y + height
}

/** Two columns: goes well, and comes next.
 *  @returns the baseline after the longer column */
function drawOutlook(paper: Paper, { solved, firstTry, goesWell, next }: PrintedReport, { x, y, width }: Box): number {
  const { termReport, together } = paper.words
  const columns = [
    {
      title: termReport.goesWell,
      lines: goesWell.length === 0 ? [termReport.solvedLater(solved - firstTry)] : goesWell.map((typeId) => `• ${together.skills[typeId]}`),
    },
    ...(next
      ? [{ title: termReport.next, lines: [(next.isHarder ? termReport.harder : termReport.more)(together.skills[next.typeId])] }]
      : []),
  ]
  const room = (width - GAP) / columns.length
  const bottoms = columns.map(({ title, lines }, index) => {
    const left = x + index * (room + GAP)
    let bottom = drawParagraph(paper, title, { at: { x: left, y }, width: room, pitch: 20, ...HEADING })
    for (const text of lines) bottom = drawParagraph(paper, text, { at: { x: left, y: bottom }, width: room - GAP, pitch: 16, ...TEXT })
    return bottom
  })
  return Math.max(...bottoms)
}

/** @returns the lower edge */
function drawTogether(paper: Paper, activity: string | undefined, { x, y, width }: Box): number {
  const { termReport, together } = paper.words
  const found = activity === undefined ? undefined : together.activities[activity]
  const inner = { x: x + 16, y: y + 26 }
  paper.text(termReport.together, inner, HEADING)
  const at = (to: number): Point => ({ x: inner.x, y: to })
  let bottom = drawParagraph(paper, found?.text ?? together.sideBySide, { at: at(inner.y + 22), width: width - 32, pitch: 18, ...TEXT })
  if (found) bottom = drawParagraph(paper, found.help, { at: at(bottom + 2), width: width - 32, pitch: 15, size: 11, colour: GREY })
  frame(paper, { x, y, width, height: bottom - y }, 8, BLACK)
  return bottom
}

function frame(paper: Paper, { x, y, width, height }: Box, radius = 8, colour = LINE): void {
  paper.svg(
    `<rect x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="${width.toFixed(2)}" height="${height.toFixed(2)}" rx="${radius}" fill="none" ` +
      `stroke="${colour}" stroke-width="1"/>`,
  )
}
