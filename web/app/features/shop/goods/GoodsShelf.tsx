import { m } from '@emojigma/messages'
import { inLanguage } from '../../../platform/browser/language-address.ts'
import { shopPicturePath } from '@emojigma/contract/puzzles/pictures.ts'
import type { ShopItem } from '@emojigma/contract/rules/shop-items.ts'
import type { ReactNode } from 'react'
import { useSiteSettings } from '../../../platform/browser/site-settings.ts'
import { useIsLikelyChild } from '../../../platform/session/likely-child.ts'
import type { Good } from './goods.ts'
import styles from './GoodsShelf.module.css'

interface GoodsShelfProps<G extends Good> {
  readonly goods: readonly G[]
  /** The item that the reader came for, and why it fits. */
  readonly chosen?: { readonly item: ShopItem; readonly why: string } | undefined
  /** Fewer items a row. */
  readonly isLarge?: boolean
  /** How to buy what no other shop sells. */
  readonly renderOffer?: (good: G) => ReactNode
}

/** Products with pictures, each sold by another shop if a link is configured, else by us.
 *  Source: docs/product.md, Shop */
export function GoodsShelf<G extends Good>({ goods, chosen, isLarge = false, renderOffer }: GoodsShelfProps<G>) {
  const { shopLinks = {} } = useSiteSettings()
  const isForChild = useIsLikelyChild()
  return (
    <ul className={styles['shelf']} data-large={isLarge || undefined}>
      {goods.map((good) => {
        const { item, name, text, picture } = good
        const link = shopLinks[item]
        return (
          <li key={item} className={styles['good']} data-chosen={item === chosen?.item || undefined}>
            <img src={inLanguage(shopPicturePath(item))} alt={picture} width="600" height="800" />
            {item === chosen?.item && <p className={styles['why']}>{chosen.why}</p>}
            <h3>{name}</h3>
            <p>{text}</p>
            {link === undefined ? renderOffer?.(good) : isForChild ? <GrownUpLooks /> : <SoldAt name={name} link={link} />}
          </li>
        )
      })}
    </ul>
  )
}

/** Source: docs/product.md, Likely children */
function GrownUpLooks() {
  return <p className="muted">{m['shop.grown_ups_buy']()}</p>
}

function SoldAt({ name, link }: { readonly name: string; readonly link: string }) {
  return (
    <p>
      <a href={link} rel="external nofollow noopener noreferrer">
        {m['goods_shelf.see_the_at']({ name, hostname: new URL(link).hostname })}
      </a>
      <span className="small muted"> {m['goods_shelf.another_site']()}</span>
    </p>
  )
}
