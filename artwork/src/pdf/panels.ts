import { levelOf } from '@emojigma/engine/levels.ts'
import type { Puzzle, Question } from '@emojigma/engine/question.ts'
import { puzzleTypeOf } from '@emojigma/engine/types.ts'
import { drawAnswer, drawQuestion } from '../svg/draw.ts'
import { roundedBox, type Box } from '../svg/shapes.ts'
import { BLACK, GREY, NAMED_ART, type Paper } from './paper.ts'

const PADDING = 10
const RULE = 'Each row, column and box has each emoji once.'
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index) => `${letter}=${index + 1}`)
const KEY_COLUMNS = 9
/** Answers a page of their own holds. */
const ANSWER_COLUMNS = 3
const ANSWER_ROWS = 4

/** A puzzle in its frame, with what is needed to solve it and room for its answer. */
export function drawPanel(paper: Paper, puzzle: Puzzle, number: number, box: Box, isLarge: boolean): void {
  const { question, levelId } = puzzle
  const isWide = box.width > 380
  const size = isLarge || isWide ? 15 : 11.5
  const [left, right, bottom] = [box.x + PADDING, box.x + box.width - PADDING, box.y + box.height - PADDING]
  paper.svg(roundedBox(box, 14, `fill="none" stroke="${BLACK}" stroke-width="1.3"`))
  const heading = `${number}. ${puzzleTypeOf(question.typeId).name} · ${levelOf(levelId).name}`
  paper.text(heading, { x: left, y: box.y + PADDING + size * 0.8 }, { size, weight: 'bold' })
  const footHeight = drawPanelFoot(paper, question, { left, right, bottom }, size)
  const top = box.y + PADDING + size * 1.4
  paper.picture(drawQuestion(question, NAMED_ART, { idPrefix: 'q' }), {
    x: left,
    y: top,
    width: right - left,
    height: bottom - footHeight - 4 - top,
  })
}

interface FootPlace {
  readonly left: number
  readonly right: number
  readonly bottom: number
}

/** @returns how high it is */
function drawPanelFoot(paper: Paper, question: Question, { left, right, bottom }: FootPlace, size: number): number {
  const boxHeight = size * 2.2
  const answerBox = (label: string, from: number, to: number) => {
    const labelWidth = paper.textWidth(label, { size }) + 6
    paper.text(label, { x: from, y: bottom - boxHeight / 2 + size * 0.35 }, { size })
    const box = { x: from + labelWidth, y: bottom - boxHeight, width: to - from - labelWidth, height: boxHeight }
    paper.svg(roundedBox(box, 6, `fill="none" stroke="${BLACK}" stroke-width="1.2"`))
  }
  switch (question.typeId) {
    case 1:
    case 2: {
      answerBox('My answer', left, Math.min(right, left + size * 14))
      return boxHeight
    }
    case 3:
      return drawKey(paper, { left, right, bottom }, size * 0.8)
    case 4: {
      const words = { size: size * 0.86 }
      const fitting = Math.min(words.size, (words.size * (right - left)) / paper.textWidth(RULE, words))
      paper.text(RULE, { x: (left + right) / 2, y: bottom - 2 }, { size: fitting, align: 'centre' })
      return size * 1.2
    }
    case 5: {
      const half = Math.min((right - left - 10) / 2, size * 9)
      answerBox('Row', left, left + half)
      answerBox('Column', left + half + 10, left + 2 * half + 10)
      return boxHeight
    }
  }
}

/** Which letter a number spells, in three lines.
 *  @returns how high it is */
function drawKey(paper: Paper, { left, right, bottom }: FootPlace, wanted: number): number {
  const pitch = (right - left) / KEY_COLUMNS
  const size = Math.min(wanted, (wanted * (pitch - 2)) / paper.textWidth('W=23', { size: wanted }))
  const rows = Math.ceil(ALPHABET.length / KEY_COLUMNS)
  for (const [index, pair] of ALPHABET.entries()) {
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
    if (puzzle.question.typeId === 4) {
      const side = Math.min(box.height, pitch - 24)
      paper.text(label, { x: x - side / 2 - 4, y: middle + 4 }, { size: 12, weight: 'bold', align: 'right' })
      paper.picture(drawAnswer(puzzle, NAMED_ART, { idPrefix: 'a' }), { x: x - side / 2, y: middle - side / 2, width: side, height: side })
    } else {
      const words = `${label} ${answerWords(puzzle)}`
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
    paper.text(`${index + 1}: ${answerWords(puzzle)}`, { x: x + 6, y: y + 14 }, { size: 11, weight: 'bold' })
    paper.picture(drawAnswer(puzzle, NAMED_ART, { idPrefix: 'a' }), { x: x + 6, y: y + 20, width: width - 16, height: height - 30 })
    paper.line({ x: x + 6, y: y + height - 4 }, { x: x + width - 10, y: y + height - 4 }, { width: 0.5, colour: GREY })
  }
  return Math.ceil(puzzles.length / perPage)
}

/** An answer in a few characters; of an Emojidoku none is short. */
function answerWords({ question, answer }: Puzzle): string {
  switch (question.typeId) {
    case 4:
      return 'the full board'
    case 5: {
      const [row, column] = answer.split('-')
      return `row ${row}, column ${column}`
    }
    default:
      return answer.replace('-', '−')
  }
}
