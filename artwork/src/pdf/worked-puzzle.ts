import type { Emoji, Puzzle } from '@emojigma/engine/question.ts'
import { isBoardType } from '@emojigma/engine/types.ts'
import { fixed, roundedBox, type Box } from '../svg/shapes.ts'
import { drawAnswerBox, drawPanel } from './panels.ts'
import { BLACK, GREY, type Paper } from './paper.ts'

const GAP = 12
const HEADING_SIZE = 13
const WORTH_HEIGHT = 38
const MOST_IN_ROW = 4
const ANSWER_HEIGHT = 46
/** Between the dots to write on. */
const DOTS_PITCH = 17
/** Smallest space for the calculation. */
const WORKING_HEIGHT = 105
/** Of a puzzle's own panel, which limits the size of its emoji. */
const MOST_PUZZLE_HEIGHT = 320

/** Whether a puzzle is worked out by what its emoji are worth. */
export function isWorked({ question }: Puzzle): boolean {
  return !isBoardType(question.typeId)
}

/** A puzzle with a page of its own: below it room for what each emoji is worth, for how it was worked out, and for the answer.
 *  @param room with the width of a page
 *  Source: docs/product.md, Worksheets */
export function drawWorkedPuzzle(paper: Paper, puzzle: Puzzle, room: Box, heading: string): void {
  const { emoji } = puzzle.question
  const right = room.x + room.width
  const bottom = room.y + room.height
  const rows = Math.ceil(emoji.length / MOST_IN_ROW)
  const columns = Math.ceil(emoji.length / rows)
  const worthHeight = HEADING_SIZE + 8 + rows * (WORTH_HEIGHT + 8) - 8
  const answerTop = bottom - ANSWER_HEIGHT
  const puzzleHeight = Math.min(MOST_PUZZLE_HEIGHT, answerTop - 3 * GAP - WORKING_HEIGHT - worthHeight - room.y)
  drawPanel(paper, puzzle, { ...room, height: puzzleHeight }, { heading, isLarge: true, isAnsweredBelow: true })
  const worthTop = room.y + puzzleHeight + GAP
  paper.text(paper.words.worksheets.worth, { x: room.x, y: worthTop + HEADING_SIZE }, { size: HEADING_SIZE, weight: 'bold' })
  drawWorths(paper, emoji, columns, { x: room.x, y: worthTop + HEADING_SIZE + 8, width: room.width, height: worthHeight })
  const workingTop = worthTop + worthHeight + GAP
  drawWorking(paper, { x: room.x, y: workingTop, width: room.width, height: answerTop - GAP - workingTop })
  drawAnswerBox(
    paper,
    paper.words.panels.answer,
    { left: room.x, right: Math.min(right, room.x + 270), bottom },
    { size: 18, height: ANSWER_HEIGHT },
  )
}

/** Each emoji, and a box for its number. */
function drawWorths(paper: Paper, emoji: readonly Emoji[], columns: number, { x, y, width }: Box): void {
  const pitch = (width + GAP) / columns
  const boxWidth = Math.min(pitch - GAP - WORTH_HEIGHT - 26, 110)
  for (const [index, one] of emoji.entries()) {
    const left = x + (index % columns) * pitch
    const top = y + Math.floor(index / columns) * (WORTH_HEIGHT + 8)
    paper.emoji(one, { x: left, y: top + 2, width: WORTH_HEIGHT - 4, height: WORTH_HEIGHT - 4 })
    paper.text('=', { x: left + WORTH_HEIGHT + 10, y: top + WORTH_HEIGHT / 2 + 7 }, { size: 20, weight: 'bold', align: 'centre' })
    const box = { x: left + WORTH_HEIGHT + 22, y: top, width: boxWidth, height: WORTH_HEIGHT }
    paper.svg(roundedBox(box, 8, `fill="none" stroke="${BLACK}" stroke-width="1.3"`))
  }
}

/** Room to write, with dots to keep to. */
function drawWorking(paper: Paper, box: Box): void {
  const { x, y, width, height } = box
  paper.svg(roundedBox(box, 11, `fill="none" stroke="${GREY}" stroke-width="1" stroke-dasharray="4 3"`))
  paper.text(paper.words.worksheets.working, { x: x + 11, y: y + HEADING_SIZE + 8 }, { size: HEADING_SIZE, weight: 'bold' })
  const columns = Math.floor((width - DOTS_PITCH) / DOTS_PITCH)
  const first = x + (width - columns * DOTS_PITCH) / 2
  for (let row = y + HEADING_SIZE + 8 + DOTS_PITCH; row < y + height - 6; row += DOTS_PITCH) {
    // Dashes of no length with round ends are dots.
    const line = `M${fixed(first)} ${fixed(row)}H${fixed(first + columns * DOTS_PITCH + 0.1)}`
    paper.svg(`<path d="${line}" fill="none" stroke="#bbb" stroke-width="1.7" stroke-linecap="round" stroke-dasharray="0 ${DOTS_PITCH}"/>`)
  }
}
