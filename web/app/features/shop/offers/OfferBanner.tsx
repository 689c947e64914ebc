import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { OFFER_ENDING_DAYS } from '@emojigma/contract/rules/limits.ts'
import type { SpecialOffer } from '@emojigma/contract/shop/offers.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { useState, useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router'
import { useNowMs } from '../../../platform/browser/clock.ts'
import { isPageInUse } from '../../../platform/browser/page-in-use.ts'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { useIsLikelyChild } from '../../../platform/session/likely-child.ts'
import { useAccount } from '../../../platform/session/session.ts'
import { useVisitor } from '../../../platform/session/visitor.ts'
import { EmojiPicture } from '../../../ui/pictures/EmojiPicture.tsx'
import { useGetSpecialOfferQuery } from './api.ts'
import styles from './OfferBanner.module.css'
import { Countdown } from '../../../ui/Countdown.tsx'
import endsInStyles from './EndsIn.module.css'

const SECOND_MS = 1000

/** Counts down an offer's last days, silently to screen readers.
 *  @param onEnd called at zero */
function EndsIn({ endMs, onEnd }: { readonly endMs: number; readonly onEnd: () => void }) {
  const leftMs = Math.max(0, endMs - useNowMs(SECOND_MS))
  const isOver = leftMs === 0
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  return (
    <div className={endsInStyles['ends']}>
      <p>{m['ends_in.quick_offer_ending_soon']()}</p>
      <Countdown leftMs={leftMs} until={m['ends_in.offer_ends']()} hasDays isSilent />
    </div>
  )
}

const MINUTE_MS = 60_000

interface OfferBannerProps {
  /** Larger on the subscriptions page. */
  readonly setting?: 'page' | 'subscription'
  readonly reload?: () => void
}

/** A running offer for players without a plan: discount, code and, in its last days, a countdown. It links to the subscriptions. When
 *  it ends the page reloads without it.
 *  Source: docs/product.md, Offers */
export function OfferBanner({ setting = 'page', reload = reloadPage }: OfferBannerProps) {
  const account = useAccount()
  const { plan } = useVisitor()
  const isForChild = useIsLikelyChild()
  const { data: offer } = useGetSpecialOfferQuery(account?.id, { skip: isForChild || plan !== 'none' })
  // A skipped query keeps its last reply, so check again here.
  return offer && !isForChild && plan === 'none' ? <Banner key={offer.Code} offer={offer} setting={setting} reload={reload} /> : null
}

function Banner({ offer, setting, reload }: Required<OfferBannerProps> & { readonly offer: SpecialOffer }) {
  const { Name, Description, PercentageDiscount, Code, DateTo } = offer
  const endMs = Date.parse(DateTo)
  const nowMs = useNowMs(MINUTE_MS)
  // Already over at first sight (a device clock ahead of the server) is not shown: a reload would bring it back.
  const [isOver, setOver] = useState(() => nowMs >= endMs)
  if (isOver) return null
  const end = () => {
    setOver(true)
    if (!isPageInUse()) reload()
  }
  return (
    <section
      className={styles['offer']}
      aria-label={m['offer_banner.special_offer']()}
      data-setting={setting}
      data-black-friday={/black friday/i.test(Name) || undefined}
    >
      <EmojiPicture emoji="wrapped-gift" />
      <div className={styles['words']}>
        <p className={styles['name']}>
          <Link to={PATHS.pricing}>{Name}</Link>
        </p>
        {Description && <p>{Description}</p>}
        <p>
          <ParaglideMessage
            message={m['offer_banner.offer']}
            inputs={{ percentageDiscount: PercentageDiscount }}
            markup={{ code: () => <code>{Code}</code> }}
          />
        </p>
      </div>
      {endMs - nowMs <= OFFER_ENDING_DAYS * DAY_MS && <EndsIn endMs={endMs} onEnd={end} />}
    </section>
  )
}

function reloadPage(): void {
  location.reload()
}
