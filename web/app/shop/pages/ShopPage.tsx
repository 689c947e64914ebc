import { PATHS } from '../../navigation/paths.ts'
import { GoodsShelf } from '../components/GoodsShelf.tsx'
import { ShopFrame } from '../components/ShopFrame.tsx'
import { BOOK_GOODS, SWAG_GOODS } from '../goods.ts'

const META = {
  title: 'Shop',
  description:
    'Puzzle books, a mug, stickers, a poster and a T-shirt with Emojigma’s own emoji puzzles: what there is, and where it is sold.',
  path: PATHS.shop,
}

/** Everything there is with our emoji.
 *  Source: docs/product.md, Shop */
export function Component() {
  return (
    <ShopFrame meta={META}>
      <h2>Puzzle books</h2>
      <GoodsShelf goods={BOOK_GOODS} />
      <h2>Other things</h2>
      <GoodsShelf goods={SWAG_GOODS} />
    </ShopFrame>
  )
}
