import { m } from '@emojigma/messages'
import { shopPicturePath } from '@emojigma/contract/puzzles/pictures.ts'
import { inLanguage } from '../../../platform/browser/language-address.ts'
import { useSiteSettings } from '../../../platform/browser/site-settings.ts'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { GoodsShelf } from './GoodsShelf.tsx'
import { ShopFrame } from './ShopFrame.tsx'
import { BOOK_GOODS, SWAG_GOODS } from './goods.ts'
import styles from './ShopPage.module.css'

const META = {
  title: m['shop.shop'](),
  description: m['shop.description'](),
  path: PATHS.shop,
}

/** The way to the puzzle books, and the other things that are on sale.
 *  Source: docs/product.md, Shop */
export function Component() {
  const { shopLinks = {} } = useSiteSettings()
  const onSale = SWAG_GOODS.filter(({ item }) => shopLinks[item] !== undefined)
  const notYet = SWAG_GOODS.filter((good) => !onSale.includes(good))
  return (
    <ShopFrame meta={META}>
      <section className={`panel ${styles['books']}`} aria-labelledby="books">
        <div className={styles['covers']}>
          {BOOK_GOODS.map(({ item, picture }) => (
            <img key={item} src={inLanguage(shopPicturePath(item))} alt={picture} width="600" height="800" />
          ))}
        </div>
        <div className={styles['words']}>
          <h2 id="books">{m['ui.puzzle_books']()}</h2>
          <p>{m['shop.three_books']()}</p>
          <ButtonLink to={PATHS.books} variant="brand">
            {m['shop.see_the_books']()}
          </ButtonLink>
        </div>
      </section>
      {onSale.length > 0 && (
        <>
          <h2>{m['shop.other_things']()}</h2>
          <GoodsShelf goods={onSale} />
        </>
      )}
      {notYet.length > 0 && <p className="muted">{m['shop.these_not_yet']({ names: notYet.map(({ name }) => name).join(', ') })}</p>}
    </ShopFrame>
  )
}
