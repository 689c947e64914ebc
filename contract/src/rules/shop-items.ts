export const BOOKS = ['junior-book', 'easy-medium-book', 'hard-master-book'] as const
export type BookId = (typeof BOOKS)[number]

/** The shop's items, books first. Each has a picture, and a link once the operator has configured one.
 *  Source: docs/product.md, Shop */
export const SHOP_ITEMS = [...BOOKS, 'mug', 'stickers', 'poster', 't-shirt'] as const
export type ShopItem = (typeof SHOP_ITEMS)[number]

/** Links to outside shops. Items without a link are not on sale. */
export type ShopLinks = Readonly<Partial<Record<ShopItem, string>>>
