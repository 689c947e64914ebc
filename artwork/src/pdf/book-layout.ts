import { isJunior, type LevelId } from '@emojigma/engine/levels.ts'
import type { Puzzle } from '@emojigma/engine/question.ts'
import { answerFormOf, type AnswerForm, type PuzzleTypeId } from '@emojigma/engine/types.ts'

/** The puzzles of one level, those of a type side by side. */
export interface BookChapter {
  readonly levelId: LevelId
  readonly puzzles: readonly Puzzle[]
}

export interface NumberedPuzzle {
  readonly puzzle: Puzzle
  /** Its number in the whole book, from 1. */
  readonly number: number
}

/** Puzzles of one type and level that follow each other. */
export interface BookSection {
  readonly levelId: LevelId
  readonly typeId: PuzzleTypeId
  readonly puzzles: readonly NumberedPuzzle[]
  /** The book's page with its first puzzle. */
  readonly page: number
}

/** Cover, rules and contents. */
export const FRONT_PAGES = 3

/** Distributes the puzzles over pages.
 *  @returns sections in the order of the book */
export function sectionsOf(chapters: readonly BookChapter[]): readonly BookSection[] {
  const sections: BookSection[] = []
  let [number, page] = [1, FRONT_PAGES + 1]
  for (const { levelId, puzzles } of chapters) {
    for (const typeId of new Set(puzzles.map(({ question }) => question.typeId))) {
      const its = puzzles.filter(({ question }) => question.typeId === typeId)
      const section = { levelId, typeId, page, puzzles: its.map((puzzle, index) => ({ puzzle, number: number + index })) }
      sections.push(section)
      number += its.length
      page += pagesOf(section)
    }
  }
  return sections
}

/** How many pages a section fills. */
export function pagesOf(section: Pick<BookSection, 'typeId' | 'levelId' | 'puzzles'>): number {
  return Math.ceil(section.puzzles.length / puzzlesOnPage(section))
}

/** Small children write large, and boards need room. */
export function puzzlesOnPage({ typeId, levelId }: Pick<BookSection, 'typeId' | 'levelId'>): 1 | 2 | 4 {
  return isJunior(levelId) ? 2 : ON_PAGE[answerFormOf(typeId)]
}

const ON_PAGE: Readonly<Record<AnswerForm, 1 | 2 | 4>> = { number: 4, word: 4, board: 2, cell: 1 }
