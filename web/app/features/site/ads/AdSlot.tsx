import { useRef } from 'react'
import { useNearView } from '../../../platform/browser/hooks/use-near-view.ts'
import { useVisitor } from '../../../platform/session/visitor.ts'
import { CrashBoundary } from '../../../ui/loading/CrashBoundary.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import type { Slot } from './house-promos.ts'
import styles from './AdSlot.module.css'

const Advert = lazyComponent(() => import('./Advert.tsx'), 'Advert', { missing: () => null })

/** An ad slot for players without a plan, except students. Its height is reserved to avoid layout shift; its content loads near the
 *  viewport.
 *  Source: docs/product.md, Advertisements */
export function AdSlot(slot: Slot) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNearView(box)
  const { role, plan } = useVisitor()
  if (role === 'student' || plan !== 'none') return null
  return (
    <div ref={box} data-control="" className={styles['slot']}>
      <CrashBoundary at="" fallback={null}>
        {isNear && <Advert {...slot} />}
      </CrashBoundary>
    </div>
  )
}
