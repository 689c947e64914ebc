import { m } from '@emojigma/messages'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { BookOffer } from '../BookOffer.tsx'
import { SaleCode } from '../SaleCode.tsx'
import { SaleHead } from '../SaleHead.tsx'
import { focusHeadingNear, type Leave } from '../go-on.ts'
import { useBookSale } from '../use-book-sale.ts'
import { BookShelf } from './BookShelf.tsx'
import { GoodsShelf } from './GoodsShelf.tsx'
import { ShopFrame } from './ShopFrame.tsx'
import { BOOK_GOODS, SWAG_GOODS } from './goods.ts'

const META = {
  title: m['shop.shop'](),
  description: m['shop.description'](),
  path: PATHS.shop,
}

/** Everything there is with our emoji.
 *  Source: docs/product.md, Shop */
export function Component({ leave = focusHeadingNear }: { readonly leave?: Leave }) {
  const sale = useBookSale(leave)
  return (
    <ShopFrame meta={META}>
      <SaleHead sale={sale}>
        <h2>{m['ui.puzzle_books']()}</h2>
      </SaleHead>
      <BookShelf goods={BOOK_GOODS} renderOffer={(bookId) => <BookOffer bookId={bookId} sale={sale} />} />
      <SaleCode sale={sale} />
      <h2>{m['shop.other_things']()}</h2>
      <GoodsShelf goods={SWAG_GOODS} />
    </ShopFrame>
  )
}
