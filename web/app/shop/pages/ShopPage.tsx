import { PATHS } from '../../navigation/paths.ts'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { ForGrownUps } from '../components/ForGrownUps.tsx'
import { GoodsShelf } from '../components/GoodsShelf.tsx'
import { BOOK_GOODS, SWAG_GOODS } from '../goods.ts'
import styles from './ShopPage.module.css'

/** Everything there is with our emoji.
 *  Source: docs/product.md, Shop */
export function Component() {
  return (
    <div className={`page stack ${styles['page']}`}>
      <PageMeta
        title="Shop"
        description="Puzzle books, a mug, stickers, a poster and a T-shirt with Emojigma’s own emoji puzzles: what there is, and where it is sold."
        path={PATHS.shop}
      />
      <h1>Shop</h1>
      <ForGrownUps />
      <h2>Puzzle books</h2>
      <GoodsShelf goods={BOOK_GOODS} />
      <h2>Other things</h2>
      <GoodsShelf goods={SWAG_GOODS} />
    </div>
  )
}
