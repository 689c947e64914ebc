export const BOOKS = ['junior-book', 'easy-medium-book', 'hard-master-book'] as const
export type BookId = (typeof BOOKS)[number]

/** What the shop shows, books first. Each has a picture of its own, and a link once the operator has configured one.
 *  Source: docs/product.md, Shop */
export const SHOP_ITEMS = [...BOOKS, 'mug', 'stickers', 'poster', 't-shirt'] as const
export type ShopItem = (typeof SHOP_ITEMS)[number]

/** Where things are sold, on sites of others. What has no link is not on sale. */
export type ShopLinks = Readonly<Partial<Record<ShopItem, string>>>
