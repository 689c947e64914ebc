import { isJunior, type LevelId } from '@emojigma/engine/levels.ts'
import type { Puzzle } from '@emojigma/engine/question.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import { drawAnswer } from '../svg/draw.ts'
import { levelDie } from '../svg/level-die.ts'
import { type BookCover, drawCoverPage } from '../svg/shop/book-cover.ts'
import type { BookSection } from './book-layout.ts'
import { COLOURS, SCREEN_COLOURS } from './inks.ts'
import { GREY, NAMED_ART, type Paper } from './paper.ts'
import { drawParagraph } from './paragraph.ts'

export const MARGIN = 42
/** It has the page number. */
export const FOOT_HEIGHT = 40
/** The first baseline below a page's heading. */
const BELOW_HEADING = 104

export function drawCover(paper: Paper, cover: BookCover, note: string): void {
  const { width, height } = paper.size
  paper.newPage()
  paper.anchor('cover', paper.words.books.cover)
  paper.inks = SCREEN_COLOURS
  paper.picture(drawCoverPage(cover, NAMED_ART, width / height, note), { x: 0, y: 0, width, height })
  paper.inks = COLOURS
}

export interface RulesPage {
  /** One solved puzzle of each type in the book. */
  readonly examples: readonly Puzzle[]
  readonly levels: readonly LevelId[]
  /** The edition of the book. */
  readonly edition: string
}

export function drawRules(paper: Paper, { examples, levels, edition }: RulesPage): void {
  const { width, height } = paper.size
  paper.newPage()
  const { books, types } = paper.words
  paper.anchor('rules', books.howItWorks)
  heading(paper, books.howItWorks)
  const bottom = height - FOOT_HEIGHT - 74
  const pitch = Math.min(180, (bottom - 78) / examples.length)
  const picture = { width: Math.min(200, pitch * 1.25), height: pitch - 16 }
  for (const [index, example] of examples.entries()) {
    const y = 78 + index * pitch
    const x = MARGIN + picture.width + 20
    const { typeId } = example.question
    paper.picture(drawAnswer(example, NAMED_ART, { idPrefix: 'r', words: paper.words.drawings }), { x: MARGIN, y, ...picture })
    paper.text(types[typeId], { x, y: y + 20 }, { size: 16, weight: 'bold' })
    const rule =
      typeId === 1 && levels.some((levelId) => !isJunior(levelId)) ? `${books.rules[1]} ${books.productsFirst}` : books.rules[typeId]
    drawParagraph(paper, rule, { at: { x, y: y + 40 }, width: width - MARGIN - x, pitch: 16.5, size: 12 })
  }
  const dice = bottom + 16
  const room = (width - 2 * MARGIN) / levels.length
  for (const [index, levelId] of levels.entries()) levelMark(paper, levelId, { x: MARGIN + index * room, y: dice }, 20)
  paper.text(books.dice, { x: MARGIN, y: dice + 44 }, { size: 12 })
  paper.text(edition, { x: width - MARGIN, y: dice + 44 }, { size: 9, align: 'right', colour: GREY })
}

/** @param answersPage the first page of answers
 *  @param hasLinks whether the listed pages are in the file */
export function drawContents(paper: Paper, sections: readonly BookSection[], answersPage: number, hasLinks: boolean): void {
  paper.newPage()
  const { books, types } = paper.words
  paper.anchor('contents', books.contents)
  heading(paper, books.contents)
  const levels = [...new Set(sections.map(({ levelId }) => levelId))]
  const lines = sections.length + 1.5 * levels.length + 2
  const pitch = Math.min(26, (paper.size.height - FOOT_HEIGHT - BELOW_HEADING) / lines)
  const size = Math.min(13, pitch * 0.55)
  let y = BELOW_HEADING
  const row = (label: string, page: number, anchor: string, weight: 'normal' | 'bold') => {
    contentsRow(paper, { label, page, y, size, weight })
    if (hasLinks) paper.linkTo(anchor, { x: MARGIN, y: y - size, width: paper.size.width - 2 * MARGIN, height: size * 1.4 })
    y += pitch
  }
  for (const levelId of levels) {
    levelMark(paper, levelId, { x: MARGIN, y: y - size * 1.3 }, size * 1.6)
    y += pitch
    for (const { typeId, puzzles, page } of sections.filter((section) => section.levelId === levelId)) {
      const numbers = `${puzzles[0]?.number}–${puzzles.at(-1)?.number}`
      row(`${types[typeId]}, ${numbers}`, page, anchorOf(levelId, typeId), 'normal')
    }
    y += pitch / 2
  }
  row(books.answers, answersPage, 'answers', 'bold')
}

/** Anchor of a section's first page. */
export function anchorOf(levelId: LevelId, typeId: PuzzleTypeId): string {
  return `level-${levelId}-type-${typeId}`
}

/** A level's die with its name.
 *  @param at the upper left corner of the die
 *  @param side of the die */
export function levelMark(paper: Paper, levelId: LevelId, { x, y }: { readonly x: number; readonly y: number }, side: number): void {
  paper.svg(levelDie(levelId, { x, y, width: side, height: side }))
  paper.text(paper.words.levels[levelId], { x: x + side * 1.35, y: y + side * 0.76 }, { size: side * 0.74, weight: 'bold' })
}

export function heading(paper: Paper, text: string): void {
  paper.text(text, { x: MARGIN, y: 62 }, { size: 28, weight: 'bold' })
}

interface ContentsRow {
  readonly label: string
  readonly page: number
  readonly y: number
  readonly size: number
  readonly weight: 'normal' | 'bold'
}

function contentsRow(paper: Paper, { label, page, y, size, weight }: ContentsRow): void {
  const left = MARGIN + (weight === 'bold' ? 0 : 18)
  const right = paper.size.width - MARGIN
  const options = { size, weight }
  paper.text(label, { x: left, y }, options)
  paper.text(String(page), { x: right, y }, { ...options, align: 'right' })
  const from = left + paper.textWidth(label, options) + 6
  const to = right - paper.textWidth(String(page), options) - 6
  paper.line({ x: from, y: y - 1 }, { x: to, y: y - 1 }, { width: 0.8, colour: GREY, dash: '1 4' })
}
