import { ALPHABET } from '@emojigma/engine/alphabet.ts'
import { columnLetter } from '@emojigma/engine/odd-emoji/board.ts'
import type { Emoji, Puzzle, Question, QuestionOf } from '@emojigma/engine/question.ts'
import { answerFormOf, type AnswerForm } from '@emojigma/engine/types.ts'
import { drawAnswer, drawQuestion } from '../svg/draw.ts'
import { roundedBox, type Box } from '../svg/shapes.ts'
import { BLACK, GREY, NAMED_ART, type Paper } from './paper.ts'

const PADDING = 10
const KEY_COLUMNS = 9
/** Answers on a page of their own. */
const ANSWER_COLUMNS = 3
const ANSWER_ROWS = 4

export interface PanelLook {
  /** Above the puzzle. */
  readonly heading: string
  readonly isLarge: boolean
  /** With labels for writing an answer down: a number for each emoji of an Emojidoku, letters and numbers around a crowd. */
  readonly isLabelled?: boolean
  /** The space for a numeric answer is below the panel, not in it. */
  readonly isAnsweredBelow?: boolean
}

/** The heading of a puzzle among others. */
export function headingOf({ words }: Paper, { question, levelId }: Puzzle, number: number): string {
  return `${number}. ${words.types[question.typeId]} · ${words.levels[levelId]}`
}

/** A puzzle in its frame, with what is needed to solve it and room for its answer. */
export function drawPanel(paper: Paper, { question }: Puzzle, box: Box, look: PanelLook): void {
  const { heading, isLarge, isLabelled = false } = look
  const isWide = box.width > 380
  const size = isLarge || isWide ? 15 : 11.5
  const [left, right, bottom] = [box.x + PADDING, box.x + box.width - PADDING, box.y + box.height - PADDING]
  paper.svg(roundedBox(box, 14, `fill="none" stroke="${BLACK}" stroke-width="1.3"`))
  paper.text(heading, { x: left, y: box.y + PADDING + size * 0.8 }, { size, weight: 'bold' })
  const footHeight = drawPanelFoot(paper, { question, place: { left, right, bottom }, size, look })
  const top = box.y + PADDING + size * 1.4
  const room = { x: left, y: top, width: right - left, height: bottom - footHeight - 4 - top }
  if (isLabelled && question.typeId === 5) return drawLabelledCrowd(paper, question, room)
  paper.picture(drawQuestion(question, NAMED_ART, { idPrefix: 'q', words: paper.words.drawings }), room)
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

/** What a foot is drawn with. */
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
  number: (paper, { place, size, look }) => {
    if (look.isAnsweredBelow) return 0
    return drawFootBox(paper, paper.words.panels.answer, { ...place, right: Math.min(place.right, place.left + size * 14) }, size)
  },
  word: (paper, { question, place, size }) =>
    drawKey(paper, ('alphabet' in question ? question.alphabet : undefined) ?? ALPHABET, place, size * 0.8),
  board: (paper, { question, place, size, look }) => {
    if (look.isLabelled) return drawNumbers(paper, question.emoji, place, size)
    const { left, right, bottom } = place
    const { boardRule } = paper.words.panels
    const wanted = { size: size * 0.86 }
    const fitting = Math.min(wanted.size, (wanted.size * (right - left)) / paper.textWidth(boardRule, wanted))
    paper.text(boardRule, { x: (left + right) / 2, y: bottom - 2 }, { size: fitting, align: 'centre' })
    return size * 1.2
  },
  cell: (paper, { place, size, look }) => {
    const { left, right, bottom } = place
    const { letterAndNumber, row, column } = paper.words.panels
    if (look.isLabelled) return drawFootBox(paper, letterAndNumber, { left, right: Math.min(right, left + size * 18), bottom }, size)
    const half = Math.min((right - left - 10) / 2, size * 9)
    drawFootBox(paper, row, { left, right: left + half, bottom }, size)
    return drawFootBox(paper, column, { left: left + half + 10, right: left + 2 * half + 10, bottom }, size)
  },
}

function drawFootBox(paper: Paper, label: string, place: FootPlace, size: number): number {
  const height = size * 2.2
  drawAnswerBox(paper, label, place, { size, height })
  return height
}

/** Each emoji of an Emojidoku with the number that may be written in its place.
 *  @returns how high it is */
function drawNumbers(paper: Paper, emoji: readonly Emoji[], { left, right, bottom }: FootPlace, size: number): number {
  const side = size * 1.5
  const pitch = Math.min((right - left) / emoji.length, size * 4)
  const first = (left + right - pitch * emoji.length) / 2
  for (const [index, one] of emoji.entries()) {
    const x = first + (index + 0.5) * pitch
    paper.text(String(index + 1), { x: x - 3, y: bottom - side / 2 + size * 0.36 }, { size, weight: 'bold', align: 'right' })
    paper.emoji(one, { x, y: bottom - side, width: side, height: side })
  }
  return side + 2
}

/** Spot the odd emoji, with letters above its columns and numbers beside its rows. */
function drawLabelledCrowd(paper: Paper, question: QuestionOf<5>, room: Box): void {
  const gutter = 16
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

/** In one row: a number, a word or a cell, and of an Emojidoku the filled board. */
export function drawAnswers(paper: Paper, puzzles: readonly Puzzle[], firstNumber: number, box: Box): void {
  const pitch = box.width / Math.max(1, puzzles.length)
  const middle = box.y + box.height / 2
  for (const [index, puzzle] of puzzles.entries()) {
    const x = box.x + (index + 0.5) * pitch
    const label = `${firstNumber + index}:`
    if (answerFormOf(puzzle.question.typeId) === 'board') {
      const side = Math.min(box.height, pitch - 24)
      paper.text(label, { x: x - side / 2 - 4, y: middle + 4 }, { size: 12, weight: 'bold', align: 'right' })
      paper.picture(drawAnswer(puzzle, NAMED_ART, { idPrefix: 'a', words: paper.words.drawings }), {
        x: x - side / 2,
        y: middle - side / 2,
        width: side,
        height: side,
      })
    } else {
      const words = `${label} ${answerWords(paper, puzzle)}`
      const size = Math.min(13, (13 * (pitch - 8)) / paper.textWidth(words, { size: 13, weight: 'bold' }))
      paper.text(words, { x, y: middle + 4 }, { size, weight: 'bold', align: 'centre' })
    }
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
    paper.picture(drawAnswer(puzzle, NAMED_ART, { idPrefix: 'a', words: paper.words.drawings }), {
      x: x + 6,
      y: y + 20,
      width: width - 16,
      height: height - 30,
    })
    paper.line({ x: x + 6, y: y + height - 4 }, { x: x + width - 10, y: y + height - 4 }, { width: 0.5, colour: GREY })
  }
  return Math.ceil(puzzles.length / perPage)
}

/** A short answer; empty for an Emojidoku. */
function answerWords({ words: { panels } }: Paper, { question, answer }: Puzzle): string {
  const form = answerFormOf(question.typeId)
  if (form === 'board') return panels.fullBoard
  if (form !== 'cell') return answer.replace('-', '−')
  const [row = '', column = ''] = answer.split('-')
  return panels.place(row, column)
}
