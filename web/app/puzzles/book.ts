import { isJunior, type LevelId } from '@emojigma/engine/levels.ts'

export interface Book {
  readonly title: string
  /** The line on its cover. */
  readonly levels: string
  readonly emoji: string
}

const JUNIOR: Book = { title: 'Junior puzzle book', levels: 'Level 1 – Level 5', emoji: 'grinning-face-with-big-eyes' }
const EASY: Book = { title: 'Easy and Medium puzzle book', levels: 'Easy · Medium', emoji: 'thinking-face' }
const HARD: Book = { title: 'Hard, Expert and Master book', levels: 'Hard · Expert · Master', emoji: 'nerd-face' }

/** The book of puzzles like this one.
 *  Source: docs/product.md, Puzzle page */
export function bookFor(levelId: LevelId): Book {
  if (isJunior(levelId)) return JUNIOR
  return levelId < 3 ? EASY : HARD
}
