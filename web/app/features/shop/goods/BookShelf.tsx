import type { BookId, ShopItem } from '@emojigma/contract/rules/shop-items.ts'
import type { ReactNode } from 'react'
import type { Book } from './goods.ts'
import { BookFacts } from './BookFacts.tsx'
import { GoodsShelf } from './GoodsShelf.tsx'

interface BookShelfProps {
  readonly goods: readonly Book[]
  readonly chosen?: { readonly item: ShopItem; readonly why: string } | undefined
  /** How to buy a book that no other shop sells. */
  readonly renderOffer: (bookId: BookId) => ReactNode
}

/** Puzzle books with contents, sample pages and offers.
 *  Source: docs/product.md, Puzzle books */
export function BookShelf({ goods, chosen, renderOffer }: BookShelfProps) {
  return (
    <GoodsShelf
      goods={goods}
      chosen={chosen}
      isLarge
      renderOffer={({ item, name }) => (
        <>
          <BookFacts bookId={item} name={name} />
          {renderOffer(item)}
        </>
      )}
    />
  )
}
