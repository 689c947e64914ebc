import { isJunior } from '@emojigma/engine/levels.ts'
import { columnLetter } from '@emojigma/engine/odd-emoji/board.ts'
import type { Puzzle } from '@emojigma/engine/question.ts'
import { answerFormOf, type AnswerForm } from '@emojigma/engine/types.ts'
import { drawAnswer } from '../svg/draw.ts'
import type { Box } from '../svg/shapes.ts'
import { FOOT_HEIGHT, heading, levelMark, MARGIN } from './book-front.ts'
import type { BookSection, NumberedPuzzle } from './book-layout.ts'
import { aroundBoard } from './panels.ts'
import { GREY, NAMED_ART, type Paper } from './paper.ts'

const TOP = 84
const LABEL_HEIGHT = 18
const CHAPTER_HEIGHT = 34
const LINE_HEIGHT = 19
const BOARD_GAP = 12
/** Short answers side by side; boards are counted by their size. */
const COLUMNS: Readonly<Record<Exclude<AnswerForm, 'board'>, number>> = { number: 8, word: 5, cell: 4 }

/** Short answers, and filled boards for Emojidoku, level by level.
 *  @param beginPage called for each further page; draws its foot */
export function drawBookAnswers(paper: Paper, sections: readonly BookSection[], beginPage: () => void): void {
  const { width, height } = paper.size
  const bottom = height - FOOT_HEIGHT - 8
  let y = bottom
  let levelId: number | undefined
  const roomFor = (wanted: number) => {
    if (y + wanted <= bottom) return
    beginPage()
    heading(paper, paper.words.books.answers)
    y = TOP
  }
  for (const section of sections) {
    const { columns, rowHeight } = shapeOf(section, width - 2 * MARGIN)
    const isNewLevel = section.levelId !== levelId
    roomFor((isNewLevel ? CHAPTER_HEIGHT : 0) + LABEL_HEIGHT + rowHeight)
    if (isNewLevel) {
      levelMark(paper, section.levelId, { x: MARGIN, y: y + 6 }, 18)
      y += CHAPTER_HEIGHT
    }
    ;({ levelId } = section)
    paper.text(paper.words.types[section.typeId], { x: MARGIN, y: y + 13 }, { size: 11, colour: GREY })
    y += LABEL_HEIGHT
    const pitch = (width - 2 * MARGIN) / columns
    for (const [index, numbered] of section.puzzles.entries()) {
      const column = index % columns
      if (column === 0 && index > 0) {
        y += rowHeight
        roomFor(rowHeight)
      }
      drawOne(paper, numbered, { x: MARGIN + column * pitch, y, width: pitch, height: rowHeight })
    }
    y += rowHeight + 4
  }
}

function shapeOf({ typeId, levelId }: BookSection, width: number): { readonly columns: number; readonly rowHeight: number } {
  const form = answerFormOf(typeId)
  if (form !== 'board') return { columns: COLUMNS[form], rowHeight: LINE_HEIGHT }
  const columns = isJunior(levelId) ? 8 : 4
  return { columns, rowHeight: ((width / columns - BOARD_GAP) * 16) / 15 + 20 }
}

function drawOne(paper: Paper, { puzzle, number }: NumberedPuzzle, { x, y, width }: Box): void {
  const label = `${number}:`
  const isBoard = answerFormOf(puzzle.question.typeId) === 'board'
  const bold = { size: 11, weight: 'bold' } as const
  paper.text(label, { x, y: y + 12 }, isBoard ? bold : { size: 11, colour: GREY })
  const after = x + paper.textWidth(label, bold) + 4
  if (!isBoard) return paper.text(shortAnswer(paper, puzzle), { x: after, y: y + 12 }, bold)
  paper.picture(
    drawAnswer(puzzle, NAMED_ART, { idPrefix: 'a', words: paper.words.drawings }),
    aroundBoard({ x, y: y + 14 }, width - BOARD_GAP),
  )
}

/** Adds words to a single letter, which may look like a number. */
function shortAnswer({ words }: Paper, { question, answer }: Puzzle): string {
  if (question.typeId !== 5) return answer.replace('-', '−')
  return words.books.place(columnLetter(question.column), question.row + 1)
}
