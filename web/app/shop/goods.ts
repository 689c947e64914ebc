import { BOOK_CONTENTS } from '@emojigma/contract/rules/book-contents.ts'
import type { BookId, ShopItem } from '@emojigma/contract/rules/shop-items.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'

export interface Good {
  readonly item: ShopItem
  readonly name: string
  /** What it is, in a sentence. */
  readonly text: string
  /** What its picture shows. */
  readonly picture: string
}

export interface Book extends Good {
  readonly item: BookId
  /** Of its puzzles. */
  readonly levels: readonly LevelId[]
}

/** Puzzle books, the easiest first. */
export const BOOK_GOODS: readonly Book[] = [
  {
    item: 'junior-book',
    levels: BOOK_CONTENTS['junior-book'].levels,
    name: 'Junior puzzle book',
    text: 'Level 1 to Level 5, from four years up: counting, adding, small Emojidoku boards and odd emoji to spot.',
    picture: 'A sun-yellow book, on its cover a fox, a rocket, a rainbow and nine more emoji, and five dice with one to five dots.',
  },
  {
    item: 'easy-medium-book',
    levels: BOOK_CONTENTS['easy-medium-book'].levels,
    name: 'Easy and Medium puzzle book',
    text: 'Easy and Medium, from seven years up: the first products, grids, words and Emojidoku with nine emoji.',
    picture: 'A blue book, on its cover an apple, an owl, a kite and nine more emoji, and two dice with one and two diamonds.',
  },
  {
    item: 'hard-master-book',
    levels: BOOK_CONTENTS['hard-master-book'].levels,
    name: 'Hard, Expert and Master book',
    text: 'Hard, Expert and Master, for those who like to sit with a puzzle: several equations at once, and numbers below zero.',
    picture:
      'A plum book, on its cover a dinosaur, a telescope, a volcano and nine more emoji, and three dice with three to five diamonds.',
  },
]

export const SWAG_GOODS: readonly Good[] = [
  { item: 'mug', name: 'Mug', text: 'With the smiling tile.', picture: 'A white mug with the smiling tile of Emojigma.' },
  {
    item: 'stickers',
    name: 'Sticker sheet',
    text: 'Twelve emoji, for well-solved worksheets.',
    picture: 'A yellow sheet of twelve round stickers.',
  },
  {
    item: 'poster',
    name: 'Poster',
    text: 'A first puzzle for a classroom wall.',
    picture: 'A plum poster: what is the apple worth, if two apples are ten?',
  },
  {
    item: 't-shirt',
    name: 'T-shirt',
    text: '“Code broken!”',
    picture: 'A plum T-shirt with the smiling tile and the words “Code broken!”',
  },
]
