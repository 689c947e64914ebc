import { shopPicturePath } from '@emojigma/contract/pictures.ts'
import type { ShopItem } from '@emojigma/contract/rules/shop-items.ts'
import { useSiteSettings } from '../../browser/site-settings.ts'
import type { Good } from '../goods.ts'
import styles from './GoodsShelf.module.css'

interface GoodsShelfProps {
  readonly goods: readonly Good[]
  /** One that the reader came for, and why it is the one. */
  readonly chosen?: { readonly item: ShopItem; readonly why: string } | undefined
}

/** Things with their pictures, and where each is sold, if it is. Everything is sold by others, on sites of their own.
 *  Source: docs/product.md, Shop */
export function GoodsShelf({ goods, chosen }: GoodsShelfProps) {
  const { shopLinks = {} } = useSiteSettings()
  return (
    <ul className={styles['shelf']}>
      {goods.map(({ item, name, text, picture }) => (
        <li key={item} className={styles['good']} data-chosen={item === chosen?.item || undefined}>
          <img src={shopPicturePath(item)} alt={picture} width="600" height="800" />
          {item === chosen?.item && <p className={styles['why']}>{chosen.why}</p>}
          <h3>{name}</h3>
          <p>{text}</p>
          <SoldAt name={name} link={shopLinks[item]} />
        </li>
      ))}
    </ul>
  )
}

function SoldAt({ name, link }: { readonly name: string; readonly link: string | undefined }) {
  if (link === undefined) return <p className="muted">Not in the shop yet.</p>
  return (
    <p>
      <a href={link} rel="external nofollow noopener noreferrer">
        See the {name} at {new URL(link).hostname}
      </a>
      <span className="small muted"> (another site)</span>
    </p>
  )
}
