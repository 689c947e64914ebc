import { useSiteSettings } from '../../../platform/browser/site-settings.ts'
import { useSettled } from '../../../platform/browser/hooks/use-settled.ts'
import { useIsLikelyChild } from '../../../platform/session/likely-child.ts'
import { useVisitor } from '../../../platform/session/visitor.ts'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import styles from './OfferSpace.module.css'

const OfferBanner = lazyComponent(() => import('./OfferBanner.tsx'), 'OfferBanner', { missing: () => null })

/** The space of the offer banner, for players without a plan who are not likely children. It is reserved to avoid layout shift. On the
 *  subscriptions page the banner loads at once.
 *  Source: docs/product.md, Offers */
export function OfferSpace({ setting = 'page' }: { readonly setting?: 'page' | 'subscription' }) {
  const { offer } = useSiteSettings()
  const { plan } = useVisitor()
  const isForChild = useIsLikelyChild()
  const isSettled = useSettled()
  if (!offer || plan !== 'none' || isForChild) return null
  return (
    <div className={styles['space']} data-stage={offer} data-setting={setting}>
      {(isSettled || setting === 'subscription') && <OfferBanner setting={setting} />}
    </div>
  )
}
