import { m } from '@emojigma/messages'
import { BOOK_CONTENTS } from '@emojigma/contract/rules/book-contents.ts'
import type { BookId, ShopItem } from '@emojigma/contract/rules/shop-items.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'

export interface Good {
  readonly item: ShopItem
  readonly name: string
  /** One sentence. */
  readonly text: string
  /** The picture's alternative text. */
  readonly picture: string
}

export interface Book extends Good {
  readonly item: BookId
  readonly levels: readonly LevelId[]
}

/** Puzzle books, easiest first. */
export const BOOK_GOODS: readonly Book[] = [
  {
    item: 'junior-book',
    levels: BOOK_CONTENTS['junior-book'].levels,
    name: m['ui.junior_book'](),
    text: m['goods.level1_to_level'](),
    picture: m['goods.junior_book_cover'](),
  },
  {
    item: 'easy-medium-book',
    levels: BOOK_CONTENTS['easy-medium-book'].levels,
    name: m['ui.easy_medium_book'](),
    text: m['goods.easy_medium_book'](),
    picture: m['goods.easy_medium_book_cover'](),
  },
  {
    item: 'hard-master-book',
    levels: BOOK_CONTENTS['hard-master-book'].levels,
    name: m['ui.hard_master_book'](),
    text: m['goods.hard_master_book'](),
    picture: m['goods.hard_master_book_cover'](),
  },
]

export const SWAG_GOODS: readonly Good[] = [
  { item: 'mug', name: m['goods.mug'](), text: m['goods.with_the_smiling_tile'](), picture: m['goods.mug_picture']() },
  {
    item: 'stickers',
    name: m['goods.sticker_sheet'](),
    text: m['goods.stickers'](),
    picture: m['goods.stickers_picture'](),
  },
  {
    item: 'poster',
    name: m['goods.poster'](),
    text: m['goods.poster_text'](),
    picture: m['goods.poster_picture'](),
  },
  {
    item: 't-shirt',
    name: m['goods.t_shirt'](),
    text: m['goods.code_broken'](),
    picture: m['goods.t_shirt_picture'](),
  },
]
