import { m } from '@emojigma/messages'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useToday } from '../../../platform/browser/clock.ts'
import { wantsNoTracking } from '../../../platform/browser/privacy-wishes.ts'
import { useSiteSettings } from '../../../platform/browser/site-settings.ts'
import { useIsLikelyChild } from '../../../platform/session/likely-child.ts'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { housePromoFor, type Slot } from './house-promos.ts'
import styles from './Advert.module.css'

/** Source: docs/product.md, Motion and timings */
const SLOT_WAIT_MS = 500

const NetworkAdvert = lazyComponent(() => import('./NetworkAdvert.tsx'), 'NetworkAdvert', { missing: () => null })

/** The content of a slot, after a short delay: a network's ad where configured and not for likely children, else one of our own promos. */
export function Advert({ place, index }: Slot) {
  const { ads } = useSiteSettings()
  const isForChild = useIsLikelyChild()
  const [isMissing, setMissing] = useState(false)
  const isDue = useIsDue(SLOT_WAIT_MS)
  if (!isDue) return null
  const usesNetwork = ads?.includes(place) && !isMissing && !isForChild && !wantsNoTracking()
  if (usesNetwork) return <NetworkAdvert place={place} onMissing={() => setMissing(true)} />
  return <HousePromo place={place} index={index} isForChild={isForChild} />
}

function HousePromo({ isForChild, ...slot }: Slot & { readonly isForChild: boolean }) {
  const { pathname } = useLocation()
  const { emoji, title, text, to } = housePromoFor(slot, useToday(), pathname, isForChild)
  return (
    <div className={styles['promo']} role="note" aria-label={m['advert.from_emojigma']()}>
      <EmojiPicture emoji={emoji} isLazy />
      <div>
        <p className={styles['label']}>{m['advert.from_emojigma']()}</p>
        <p className={styles['title']}>{to ? <Link to={to}>{title}</Link> : title}</p>
        <p className={styles['text']}>{text}</p>
      </div>
    </div>
  )
}

function useIsDue(waitMs: number): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), waitMs)
    return () => clearTimeout(timer)
  }, [waitMs])
  return isDue
}
