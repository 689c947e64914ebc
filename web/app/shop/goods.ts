import * as messages from '@emojigma/messages/page/shop/goods.ts'
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
    name: messages.juniorPuzzleBook,
    text: messages.level1ToLevel,
    picture: messages.aSunYellowBook,
  },
  {
    item: 'easy-medium-book',
    levels: BOOK_CONTENTS['easy-medium-book'].levels,
    name: messages.easyAndMediumPuzzleBook,
    text: messages.easyAndMediumFrom,
    picture: messages.aBlueBookOn,
  },
  {
    item: 'hard-master-book',
    levels: BOOK_CONTENTS['hard-master-book'].levels,
    name: messages.hardExpertAndMasterBook,
    text: messages.hardExpertAndMaster,
    picture: messages.aPlumBookOn,
  },
]

export const SWAG_GOODS: readonly Good[] = [
  { item: 'mug', name: messages.mug, text: messages.withTheSmilingTile, picture: messages.aWhiteMugWith },
  {
    item: 'stickers',
    name: messages.stickerSheet,
    text: messages.twelveEmojiForWell,
    picture: messages.aYellowSheetOf,
  },
  {
    item: 'poster',
    name: messages.poster,
    text: messages.aFirstPuzzleFor,
    picture: messages.aPlumPosterWhat,
  },
  {
    item: 't-shirt',
    name: messages.tShirt,
    text: messages.codeBroken,
    picture: messages.aPlumTShirt,
  },
]
