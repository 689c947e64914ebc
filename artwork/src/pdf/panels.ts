import { ALPHABET } from '@emojigma/engine/alphabet.ts'
import { columnLetter } from '@emojigma/engine/odd-emoji/board.ts'
import { explainAlgebra, isAlgebra } from '@emojigma/engine/explanation/explain-algebra.ts'
import type { Emoji, Puzzle, Question, QuestionOf } from '@emojigma/engine/question.ts'
import { hasSums, type SumsQuestion } from '@emojigma/engine/sum-board/explain.ts'
import { solutionsOfSums } from '@emojigma/engine/sum-board/solve.ts'
import { answerFormOf, type AnswerForm } from '@emojigma/engine/types.ts'
import { drawAnswer, drawQuestion } from '../svg/draw.ts'
import { gridRule } from '../svg/grid.ts'
import { roundedBox, type Box, type Point } from '../svg/shapes.ts'
import { BLACK, GREY, NAMED_ART, type Paper } from './paper.ts'
import { drawParagraph } from './paragraph.ts'

const PADDING = 10
const KEY_COLUMNS = 9
/** Answers on a page of their own. */
const ANSWER_COLUMNS = 3
const ANSWER_ROWS = 4
/** Panels this wide have labels and boxes beside their board. */
const WIDE = 380
const BESIDE = { gap: 22, width: 168 }

export interface PanelLook {
  /** Above the puzzle. */
  readonly heading: string
  readonly isLarge: boolean
  /** The space for a numeric answer is below the panel, not in it. */
  readonly isAnsweredBelow?: boolean
}

/** The heading of a puzzle among others. */
export function headingOf({ words }: Paper, { question, levelId }: Puzzle, number: number): string {
  const name = hasSums(question) ? words.panels.withSums : words.types[question.typeId]
  return `${number}. ${name} · ${words.levels[levelId]}`
}

/** A puzzle in its frame, with what is needed to solve it and room for its answer. */
export function drawPanel(paper: Paper, puzzle: Puzzle, box: Box, look: PanelLook): void {
  const { question } = puzzle
  const { heading, isLarge } = look
  const isWide = box.width > WIDE
  const size = isLarge || isWide ? 15 : 11.5
  const [left, right, bottom] = [box.x + PADDING, box.x + box.width - PADDING, box.y + box.height - PADDING]
  paper.svg(roundedBox(box, 14, `fill="none" stroke="${BLACK}" stroke-width="1.3"`))
  paper.text(heading, { x: left, y: box.y + PADDING + size * 0.8 }, { size, weight: 'bold' })
  const top = box.y + PADDING + size * 1.4
  const whole = { x: left, y: top, width: right - left, height: bottom - top }
  if (isWide && question.typeId === 4) return drawWideBoard(paper, puzzle, whole)
  if (isWide && question.typeId === 5) return drawWideCrowd(paper, question, whole)
  const footHeight = drawPanelFoot(paper, { question, place: { left, right, bottom }, size, look })
  const room = { ...whole, height: whole.height - footHeight - 4 }
  if (question.typeId === 5) return drawCrowd(paper, question, room)
  if (question.typeId === 4) return drawBoard(paper, puzzle, room)
  paper.picture(drawQuestion(question, NAMED_ART, { idPrefix: 'q', words: paper.words.drawings }), room)
}

/** A board as large as fits. Its key is drawn apart. */
function drawBoard(paper: Paper, { question, ...puzzle }: Puzzle, { x, y, width, height }: Box): void {
  if (question.typeId !== 4) return
  const side = Math.min(width, height)
  const unfilled = drawAnswer({ ...puzzle, question, answer: question.board }, NAMED_ART, { idPrefix: 'q', words: paper.words.drawings })
  paper.picture(unfilled, aroundBoard({ x: x + (width - side) / 2, y: y + (height - side) / 2 }, side))
}

/** The box of a picture such that the board itself fills a width: the picture has empty sides. */
export function aroundBoard({ x, y }: Point, width: number): Box {
  return { x: x - width / 6, y: y - width / 30, width: (width * 4) / 3, height: (width * 16) / 15 }
}

/** A board with the rule and the numbers of its emoji beside it. */
function drawWideBoard(paper: Paper, puzzle: Puzzle, room: Box): void {
  const { emoji } = puzzle.question
  const side = Math.min(room.height, room.width - BESIDE.gap - BESIDE.width)
  const left = room.x + (room.width - side - BESIDE.gap - BESIDE.width) / 2
  drawBoard(paper, puzzle, { ...room, x: left, width: side })
  const x = left + side + BESIDE.gap
  const { boardRule, sumsRule, numbersToo } = paper.words.panels
  const size = 11
  const paragraph = { width: BESIDE.width, pitch: size * 1.3, size }
  let y = drawParagraph(paper, boardRule, { at: { x, y: room.y + (room.height - side) / 2 + size }, ...paragraph })
  if (hasSums(puzzle.question)) y = drawParagraph(paper, sumsRule, { at: { x, y: y + 4 }, ...paragraph })
  y = drawParagraph(paper, numbersToo, { at: { x, y: y + 4 }, ...paragraph })
  const columns = Math.sqrt(emoji.length)
  const pitch = Math.min(48, (room.y + room.height - y) / columns)
  for (const [index, one] of emoji.entries()) {
    const cell = { x: x + (index % columns) * (BESIDE.width / columns), y: y + Math.floor(index / columns) * pitch }
    if (hasSums(puzzle.question)) {
      drawWorth(paper, puzzle.question, index, { x: cell.x, y: cell.y + (pitch - 24) / 2 }, 15)
      continue
    }
    paper.text(String(index + 1), { x: cell.x + 12, y: cell.y + pitch / 2 + 6 }, { size: 15, weight: 'bold', align: 'right' })
    paper.emoji(one, { x: cell.x + 16, y: cell.y + (pitch - 28) / 2, width: 28, height: 28 })
  }
}

/** A crowd with the box for its answer beside it. */
function drawWideCrowd(paper: Paper, question: QuestionOf<5>, room: Box): void {
  const boxWidth = 124
  drawCrowd(paper, question, { ...room, width: room.width - boxWidth - 16 })
  const x = room.x + room.width - boxWidth
  const y = drawParagraph(paper, paper.words.panels.letterAndNumber, {
    at: { x, y: room.y + room.height - 62 },
    width: boxWidth,
    pitch: 15,
    size: 13,
  })
  paper.svg(roundedBox({ x, y: y - 8, width: boxWidth, height: 38 }, 6, `fill="none" stroke="${BLACK}" stroke-width="1.2"`))
}

/** A position on a line of its own. */
export interface FootPlace {
  readonly left: number
  readonly right: number
  readonly bottom: number
}

/** A label with a box for writing. */
export function drawAnswerBox(
  paper: Paper,
  label: string,
  { left, right, bottom }: FootPlace,
  { size, height }: { readonly size: number; readonly height: number },
): void {
  const labelWidth = paper.textWidth(label, { size }) + 6
  paper.text(label, { x: left, y: bottom - height / 2 + size * 0.35 }, { size })
  const box = { x: left + labelWidth, y: bottom - height, width: right - left - labelWidth, height }
  paper.svg(roundedBox(box, 6, `fill="none" stroke="${BLACK}" stroke-width="1.2"`))
}

/** The words and fonts of a foot. */
interface Foot {
  readonly question: Question
  readonly place: FootPlace
  readonly size: number
  readonly look: PanelLook
}

/** @returns how high it is */
function drawPanelFoot(paper: Paper, foot: Foot): number {
  return FEET[answerFormOf(foot.question.typeId)](paper, foot)
}

/** By what an answer consists of, how it is asked for. Each returns how high it is. */
const FEET: Readonly<Record<AnswerForm, (paper: Paper, foot: Foot) => number>> = {
  number: (paper, { question, place, size, look }) => {
    const { panels } = paper.words
    const height = look.isAnsweredBelow
      ? 0
      : drawFootBox(paper, panels.answer, { ...place, right: Math.min(place.right, place.left + size * 14) }, size)
    const rule = gridRule(question, panels)
    return rule === undefined ? height : height + drawRules(paper, [rule], { ...place, bottom: place.bottom - height }, size)
  },
  word: (paper, { question, place, size }) =>
    drawKey(paper, ('alphabet' in question ? question.alphabet : undefined) ?? ALPHABET, place, size * 0.8),
  board: (paper, { question, place, size }) => {
    const { boardRule, sumsRule } = paper.words.panels
    const height = drawNumbers(paper, question, place, size)
    const rules = hasSums(question) ? [boardRule, sumsRule] : [boardRule]
    return height + drawRules(paper, rules, { ...place, bottom: place.bottom - height }, size)
  },
  cell: (paper, { place, size }) => {
    const { left, right, bottom } = place
    return drawFootBox(paper, paper.words.panels.letterAndNumber, { left, right: Math.min(right, left + size * 18), bottom }, size)
  },
}

/** A line each.
 *  @returns how high they are */
function drawRules(paper: Paper, rules: readonly string[], { left, right, bottom }: FootPlace, size: number): number {
  const wanted = { size: size * 0.86 }
  for (const [index, rule] of rules.toReversed().entries()) {
    const fitting = Math.min(wanted.size, (wanted.size * (right - left)) / paper.textWidth(rule, wanted))
    paper.text(rule, { x: (left + right) / 2, y: bottom - 4 - index * size * 1.2 }, { size: fitting, align: 'centre' })
  }
  return size * (0.1 + 1.2 * rules.length)
}

function drawFootBox(paper: Paper, label: string, place: FootPlace, size: number): number {
  const height = size * 2.2
  drawAnswerBox(paper, label, place, { size, height })
  return height
}

/** Each emoji of an Emojidoku with the number that may be written in its place; with sums, what it is worth.
 *  @returns how high it is */
function drawNumbers(paper: Paper, question: Question, { left, right, bottom }: FootPlace, size: number): number {
  const { emoji } = question
  const side = size * 1.5
  const pitch = Math.min((right - left) / emoji.length, size * (hasSums(question) ? 5 : 4))
  const first = (left + right - pitch * emoji.length) / 2
  for (const [index, one] of emoji.entries()) {
    if (hasSums(question)) {
      drawWorth(paper, question, index, { x: first + index * pitch, y: bottom - side }, size)
      continue
    }
    const x = first + (index + 0.5) * pitch
    paper.text(String(index + 1), { x: x - 3, y: bottom - side / 2 + size * 0.36 }, { size, weight: 'bold', align: 'right' })
    paper.emoji(one, { x, y: bottom - side, width: side, height: side })
  }
  return side + 2
}

/** An emoji of a board with sums, and its number or a blank for it. */
function drawWorth(paper: Paper, { emoji, sums }: SumsQuestion, symbol: number, { x, y }: Point, size: number): void {
  const side = size * 1.5
  const value = sums.values[symbol] ?? undefined
  const baseline = y + side / 2 + size * 0.36
  paper.emoji(emoji[symbol] ?? '', { x, y, width: side, height: side })
  paper.text(value === undefined ? '=' : `= ${value}`, { x: x + side + 3, y: baseline }, { size, weight: 'bold' })
  if (value === undefined) paper.line({ x: x + side + 3 + size, y: baseline + 2 }, { x: x + side + 3 + size * 2.6, y: baseline + 2 })
}

/** Spot the odd emoji, with letters above its columns and numbers beside its rows. */
function drawCrowd(paper: Paper, question: QuestionOf<5>, room: Box): void {
  const gutter = 12
  const side = Math.min(room.width - 2 * gutter, room.height - gutter)
  const [x, y] = [room.x + (room.width - side) / 2, room.y + gutter + (room.height - gutter - side) / 2]
  const cell = side / question.side
  const size = Math.min(12, cell * 0.6)
  paper.picture(drawQuestion(question, NAMED_ART, { idPrefix: 'q', words: paper.words.drawings }), { x, y, width: side, height: side })
  for (let index = 0; index < question.side; index += 1) {
    const middle = (index + 0.5) * cell
    paper.text(columnLetter(index), { x: x + middle, y: y - 5 }, { size, align: 'centre', colour: GREY })
    paper.text(String(index + 1), { x: x - 5, y: y + middle + size * 0.36 }, { size, align: 'right', colour: GREY })
  }
}

/** Which letter a number spells, in three lines.
 *  @returns how high it is */
function drawKey(paper: Paper, alphabet: string, { left, right, bottom }: FootPlace, wanted: number): number {
  const pairs = [...alphabet].map((letter, index) => `${letter}=${index + 1}`)
  const pitch = (right - left) / KEY_COLUMNS
  const size = Math.min(wanted, (wanted * (pitch - 2)) / paper.textWidth('W=23', { size: wanted }))
  const rows = Math.ceil(pairs.length / KEY_COLUMNS)
  for (const [index, pair] of pairs.entries()) {
    const row = Math.floor(index / KEY_COLUMNS)
    paper.text(pair, { x: left + (index % KEY_COLUMNS) * pitch, y: bottom - (rows - 1 - row) * size * 1.35 - 1 }, { size })
  }
  return size * 1.35 * rows
}

/** In one row: a number, a word or a cell, what each emoji is worth, and of an Emojidoku the numbers of the filled board. */
export function drawAnswers(paper: Paper, puzzles: readonly Puzzle[], firstNumber: number, box: Box): void {
  const pitch = box.width / Math.max(1, puzzles.length)
  for (const [index, puzzle] of puzzles.entries()) {
    const x = box.x + (index + 0.5) * pitch
    const label = `${firstNumber + index}:`
    if (answerFormOf(puzzle.question.typeId) === 'board') {
      const side = Math.min(box.height, pitch - 24)
      paper.text(label, { x: x - side / 2 - 4, y: box.y + 12 }, { size: 12, weight: 'bold', align: 'right' })
      const place = { x: x - side / 2, y: box.y, width: side, height: side }
      const worths = hasSums(puzzle.question) ? worthsOf(puzzle) : []
      // The numbers of a board with sums are what its emoji are worth.
      drawDigits(
        paper,
        puzzle.answer.replaceAll(/\d/g, (digit) => `${worths[Number(digit) - 1]?.value ?? digit}`),
        place,
      )
      if (worths.length > 0) drawWorths(paper, worths, { x: place.x + side + 4, y: box.y - 3, width: (pitch - side) / 2, height: side })
      continue
    }
    const words = `${label} ${answerWords(paper, puzzle)}`
    const size = Math.min(13, (13 * (pitch - 8)) / paper.textWidth(words, { size: 13, weight: 'bold' }))
    const worths = worthsOf(puzzle)
    const y = box.y + box.height / 2 + (worths.length === 0 ? 4 : -8)
    paper.text(words, { x, y }, { size, weight: 'bold', align: 'centre' })
    drawWorths(paper, worths, { x: x - (pitch - 8) / 2, y: y + 6, width: pitch - 8, height: 0 })
  }
}

interface Worth {
  readonly emoji: Emoji
  readonly value: number
}

/** The values of the emoji in a puzzle that its lines give; none where emoji are no numbers. */
function worthsOf({ question }: Puzzle): readonly Worth[] {
  if (hasSums(question)) {
    const [solved] = solutionsOfSums(question)
    return question.emoji.flatMap((emoji, index) => ({ emoji, value: solved?.values[index] ?? 0 }))
  }
  if (!isAlgebra(question)) return []
  const explanation = explainAlgebra(question)
  if (explanation.kind !== 'explained') return []
  return question.emoji.flatMap((emoji, index) => {
    const value = explanation.values[index]
    return value === undefined ? [] : [{ emoji, value }]
  })
}

const WORTH = { emoji: 13, pitch: 16, size: 10.5, gap: 7 }

/** In lines from the top of a box, in its middle.
 *  @returns how high they are */
function drawWorths(paper: Paper, worths: readonly Worth[], { x, y, width }: Box): number {
  const parts = worths.map(({ emoji, value }) => {
    const text = `= ${value < 0 ? `−${-value}` : value}`
    return { emoji, text, width: WORTH.emoji + 3 + paper.textWidth(text, WORTH) + WORTH.gap }
  })
  const lines: (typeof parts)[] = []
  for (const part of parts) {
    const line = lines.at(-1)
    if (line && [...line, part].reduce((sum, one) => sum + one.width, 0) <= width + WORTH.gap) line.push(part)
    else lines.push([part])
  }
  for (const [index, line] of lines.entries()) {
    let left = x + (width - line.reduce((sum, part) => sum + part.width, -WORTH.gap)) / 2
    const top = y + index * WORTH.pitch
    for (const { emoji, text, width: taken } of line) {
      paper.emoji(emoji, { x: left, y: top, width: WORTH.emoji, height: WORTH.emoji })
      paper.text(text, { x: left + WORTH.emoji + 3, y: top + WORTH.emoji - 3 }, WORTH)
      left += taken
    }
  }
  return lines.length * WORTH.pitch
}

/** A filled board in the numbers of its emoji. */
function drawDigits(paper: Paper, digits: string, { x, y, width }: Box): void {
  const side = Math.sqrt(digits.length)
  const cell = width / side
  for (let line = 0; line <= side; line += 1) {
    const stroke = { width: line % Math.sqrt(side) === 0 ? 1.2 : 0.4 }
    paper.line({ x, y: y + line * cell }, { x: x + width, y: y + line * cell }, stroke)
    paper.line({ x: x + line * cell, y }, { x: x + line * cell, y: y + width }, stroke)
  }
  for (const [index, digit] of [...digits].entries()) {
    const middle = { x: x + ((index % side) + 0.5) * cell, y: y + (Math.floor(index / side) + 0.5) * cell + cell * 0.28 }
    paper.text(digit, middle, { size: Math.min(13, cell * 0.8), align: 'centre' })
  }
}

/** All answers in pictures, on as many pages as they need.
 *  @returns how many pages those are */
export function drawAnswerPages(paper: Paper, puzzles: readonly Puzzle[], title: string, margin: number): number {
  const perPage = ANSWER_COLUMNS * ANSWER_ROWS
  const width = (paper.size.width - 2 * margin) / ANSWER_COLUMNS
  const height = (paper.size.height - 2 * margin - 30) / ANSWER_ROWS
  for (const [index, puzzle] of puzzles.entries()) {
    const place = index % perPage
    if (place === 0) {
      paper.newPage()
      paper.text(title, { x: margin, y: margin + 14 }, { size: 20, weight: 'bold' })
    }
    const [x, y] = [margin + (place % ANSWER_COLUMNS) * width, margin + 30 + Math.floor(place / ANSWER_COLUMNS) * height]
    paper.text(`${index + 1}: ${answerWords(paper, puzzle)}`, { x: x + 6, y: y + 14 }, { size: 11, weight: 'bold' })
    const worthsHeight = drawWorths(paper, worthsOf(puzzle), { x: x + 6, y: y + 20, width: width - 16, height: 0 })
    const answer = drawAnswer(puzzle, NAMED_ART, { idPrefix: 'a', words: paper.words.drawings })
    const room = { x: x + 6, y: y + 20 + worthsHeight, width: width - 16, height: height - 30 - worthsHeight }
    const side = Math.min(room.width, room.height)
    paper.picture(answer, puzzle.question.typeId === 4 ? aroundBoard({ x: room.x + (room.width - side) / 2, y: room.y }, side) : room)
    paper.line({ x: x + 6, y: y + height - 4 }, { x: x + width - 10, y: y + height - 4 }, { width: 0.5, colour: GREY })
  }
  return Math.ceil(puzzles.length / perPage)
}

/** A short answer, with words to a single letter, which may look like a number. */
function answerWords({ words: { panels, books } }: Paper, { question, answer }: Puzzle): string {
  if (question.typeId === 4) return panels.fullBoard
  return question.typeId === 5 ? books.place(columnLetter(question.column), question.row + 1) : answer.replace('-', '−')
}
