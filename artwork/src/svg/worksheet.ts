import type { Emoji, Puzzle } from '@emojigma/engine/question.ts'
import { answerFormOf } from '@emojigma/engine/types.ts'
import type { PrintWords } from '../print-words.ts'
import { brandMark } from './brand-mark.ts'
import { drawAnswer, drawQuestion } from './draw.ts'
import { gridRule } from './grid.ts'
import { fixed, roundedBox, squareAround, type Box } from './shapes.ts'
import { prefixFor, sheetOf, type EmojiArt, type Sheet } from './sheet.ts'
import { centredText, textFrom, textWidth } from './text.ts'

/** View box of a sheet: A4, in the pixels of CSS, so that it is printed at its own size. */
export const A4 = { width: 794, height: 1123 } as const

export interface Worksheet {
  readonly title: string
  /** Four. */
  readonly puzzles: readonly Puzzle[]
  /** Drawn beside the title. */
  readonly emoji: readonly Emoji[]
}

const MARGIN = 57
const BLACK = '#1a1a1a'
const GREY = '#777'
const PANEL = { width: 330, height: 372, pitchX: 350, top: 206, pitchY: 392 } as const
const FOLD_Y = 1003

/** A sheet of four puzzles with their answers upside down below the fold, black on white apart from the emoji, as a self-contained SVG
 *  document. */
export function drawWorksheet(worksheet: Worksheet, art: EmojiArt, words: PrintWords): string {
  const { title, puzzles, emoji } = worksheet
  const sheet = sheetOf(A4, art, prefixFor(worksheet))
  drawHead(sheet, title, words)
  for (const [index, one] of emoji.entries()) {
    sheet.emoji(one, squareAround({ x: MARGIN + textWidth(title, 27) + 34 + index * 42, y: 166 }, 34))
  }
  for (const [index, puzzle] of puzzles.slice(0, 4).entries()) {
    const x = MARGIN + (index % 2) * PANEL.pitchX
    drawPanel(
      sheet,
      puzzle,
      index + 1,
      { x, y: PANEL.top + Math.floor(index / 2) * PANEL.pitchY, width: PANEL.width, height: PANEL.height },
      art,
      words,
    )
  }
  sheet.add(
    `<path d="M0 ${FOLD_Y}H${A4.width}" stroke="${GREY}" stroke-width="1.5" stroke-dasharray="7 6"/>`,
    textFrom(words.worksheets.fold, { x: MARGIN, y: FOLD_Y + 22 }, 14, BLACK),
  )
  drawAnswers(sheet, puzzles.slice(0, 4), art)
  return sheet.toSvg()
}

/** The sheet of one puzzle as a small picture of it: without its answer, to be seen before it is made. */
export function drawSheetPreview(puzzle: Pick<Puzzle, 'question' | 'levelId'>, title: string, art: EmojiArt, words: PrintWords): string {
  const sheet = sheetOf(A4, art, prefixFor(puzzle))
  drawHead(sheet, title, words)
  drawPanel(sheet, puzzle, 1, { x: MARGIN, y: PANEL.top, width: A4.width - 2 * MARGIN, height: 700 }, art, words)
  return sheet.toSvg()
}

function drawHead(sheet: Sheet, title: string, { worksheets: { name, class: className, date } }: PrintWords): void {
  sheet.add(`<rect width="${A4.width}" height="${A4.height}" fill="#fff"/>`, brandMark({ x: MARGIN, y: 44 }, 40))
  sheet.add(textFrom('Emojigma', { x: MARGIN + 52, y: 65 }, 27, BLACK), textFrom(title, { x: MARGIN, y: 168 }, 27, BLACK))
  nameLine(sheet, name, { from: MARGIN, to: 390 })
  nameLine(sheet, className, { from: 410, to: 570 })
  nameLine(sheet, date, { from: 590, to: A4.width - MARGIN })
}

function nameLine(sheet: Sheet, label: string, { from, to }: { readonly from: number; readonly to: number }): void {
  sheet.add(textFrom(label, { x: from, y: 124 }, 15, BLACK))
  sheet.add(`<path d="M${fixed(from + textWidth(label, 15) + 8)} 131H${to}" stroke="${BLACK}" stroke-width="1.5"/>`)
}

function drawPanel(
  sheet: Sheet,
  puzzle: Pick<Puzzle, 'question' | 'levelId'>,
  number: number,
  panel: Box,
  art: EmojiArt,
  words: PrintWords,
): void {
  const { question, levelId } = puzzle
  const { x, y, width, height } = panel
  sheet.add(
    roundedBox(panel, 20, `fill="none" stroke="${BLACK}" stroke-width="2"`),
    textFrom(`${number}. ${words.types[question.typeId]} · ${words.levels[levelId]}`, { x: x + 20, y: y + 28 }, 17, BLACK),
    placed(drawQuestion(question, art, { idPrefix: `q${number}` }), { x: x + 10, y: y + 46, width: width - 20, height: height - 124 }),
  )
  if (answerFormOf(question.typeId) === 'board') {
    for (const [index, line] of words.panels.boardRuleLines.entries()) {
      sheet.add(centredText(line, { x: x + width / 2, y: y + height - 48 + index * 21 }, 14, BLACK))
    }
    return
  }
  const rule = gridRule(question, words.panels)
  if (rule !== undefined) sheet.add(centredText(rule, { x: x + width / 2, y: y + height - 70 }, 14, BLACK))
  sheet.add(
    textFrom(words.panels.answer, { x: x + 20, y: y + height - 36 }, 17, BLACK),
    roundedBox({ x: x + 130, y: y + height - 62, width: 180, height: 48 }, 10, `fill="none" stroke="${BLACK}" stroke-width="2"`),
  )
}

/** In one row, rotated, to be read when the foot is folded back. */
function drawAnswers(sheet: Sheet, puzzles: readonly Puzzle[], art: EmojiArt): void {
  const [centreX, centreY] = [A4.width / 2, FOLD_Y + 74]
  const pitch = (A4.width - 2 * MARGIN) / puzzles.length
  sheet.add(`<g transform="rotate(180 ${centreX} ${centreY})">`)
  for (const [index, puzzle] of puzzles.entries()) {
    const middle = MARGIN + (index + 0.5) * pitch
    if (answerFormOf(puzzle.question.typeId) === 'board') {
      sheet.add(
        centredText(`${index + 1}:`, { x: middle - 52, y: centreY }, 18, BLACK),
        placed(drawAnswer(puzzle, art, { idPrefix: `a${index + 1}` }), { x: middle - 48, y: centreY - 38, width: 96, height: 76.8 }),
      )
    } else sheet.add(centredText(`${index + 1}: ${puzzle.answer.replace('-', '−')}`, { x: middle, y: centreY }, 18, BLACK))
  }
  sheet.add('</g>')
}

/** A drawing inside another one. */
function placed(svg: string, { x, y, width, height }: Box): string {
  return svg.replace(
    /^<svg xmlns="[^"]*" (viewBox="[^"]*") width="[\d.]+" height="[\d.]+">/,
    `<svg $1 x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}">`,
  )
}
