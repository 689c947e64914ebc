import { m } from '@emojigma/messages'
import type { Price } from '@emojigma/contract/shop/checkout.ts'
import { useId, type ReactNode } from 'react'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { classNames } from '../../ui/class-names.ts'
import { money } from './money.ts'
import type { PlanWords } from './plans.ts'
import { Awaited } from './Awaited.tsx'
import { Opens } from './Opens.tsx'
import styles from './PlanCard.module.css'

interface PlanCardProps {
  readonly plan: PlanWords
  readonly look: 'plain' | 'best' | 'teacher'
  /** Undefined until it is known; its room is kept free. */
  readonly price: Pick<Price, 'AmountMinor' | 'MonthlyMinor' | 'Currency'> | undefined
  /** Under the price; without it what that is a month. */
  readonly billing?: string
  readonly isOwn: boolean
  readonly children: ReactNode
}

/** A plan: what it costs, what it opens, and the way to it.
 *  Source: docs/product.md, Plans and orders */
export function PlanCard({ plan: { name, emoji, flag, opens }, look, price, billing, isOwn, children }: PlanCardProps) {
  const id = useId()
  const mark = isOwn ? m['ui.your_plan']() : flag
  return (
    <article className={classNames('tile', styles['plan'])} data-look={look} aria-labelledby={id}>
      <header className={styles['head']}>
        <EmojiPicture emoji={emoji} />
        <h2 id={id}>{name}</h2>
        {mark && (
          <span className={styles['flag']} data-own={isOwn || undefined}>
            {isOwn && <Icon name="check" />}
            {mark}
          </span>
        )}
      </header>
      <p className={styles['price']}>
        {look === 'teacher' && <small>{m['plan_card.from']()}</small>} {price ? money(price.AmountMinor, price.Currency) : <Awaited />}{' '}
        <small>{m['plan_card.per_year']()}</small>
      </p>
      <p className={styles['billing']}>{price ? (billing ?? billingOf(price)) : <Awaited className={styles['line']} />}</p>
      <Opens what={opens} />
      <div className={styles['end']}>{children}</div>
    </article>
  )
}

function billingOf({ MonthlyMinor, Currency }: Pick<Price, 'MonthlyMinor' | 'Currency'>): string {
  return MonthlyMinor === undefined ? m['plan_card.billed_annually']() : m['plan_card.per_month']({ money: money(MonthlyMinor, Currency) })
}
